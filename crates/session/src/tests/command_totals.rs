//! A person's commands at one table come to an end, and the log with them.

use munera_bots::HasBots;
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::laws::Lawful;
use munera_rules::{Game, MoveSet};

use super::{Live, author, bot, fired_up, gladiators, seat, settings};
use crate::{
    Answer, Author, AutoResponse, Command, CommandId, MOST_COMMANDS, PersonId, Refusal, Settings,
    TableRefusal, TableStage,
};

/// Gives a command with a new id, and adopts the proposal.
fn give<G: HasBots + Lawful>(
    live: &mut Live<G>,
    author: &Author,
    command: Command<G>,
) -> Result<(), Refusal<G>> {
    let id = CommandId(format!("command {}", live.log.len()));
    match live.table.propose_once(live.now, author, id, command, &live.deals)? {
        Answer::New(proposal) => live.keep(*proposal),
        Answer::Again => panic!("the id is new"),
    }
    Ok(())
}

/// Gives these commands, each by its person, over and over again, and checks that they come to an
/// end, also after a restart.
fn repeat<G: HasBots + Lawful>(live: &mut Live<G>, commands: &[(u64, Command<G>)]) {
    let enough = Err(Refusal::Table(TableRefusal::DoneEnough));
    let mut refused = false;
    let before = live.log.len();
    for _ in 0..2 * MOST_COMMANDS {
        for (person, command) in commands {
            let given = give(live, &author(*person), command.clone());
            assert!(refused || given.is_ok() || given == enough, "{command:?}: {given:?}");
            refused |= given == enough;
        }
    }
    assert!(refused, "the log would grow for ever by {commands:?}");
    let grown = live.log.len() - before;
    let most = commands.len() * (MOST_COMMANDS as usize + 1);
    assert!((MOST_COMMANDS as usize..=most).contains(&grown), "{grown} entries by {commands:?}");
    // A restart gives nothing back.
    live.restart();
    let before = live.log.len();
    for (person, command) in commands {
        assert!(give(live, &author(*person), command.clone()).is_err(), "{command:?} again");
    }
    assert_eq!(live.log.len(), before);
}

fn gathering() -> Live<Gladiators> {
    Live::gathered(gladiators(4), settings(), 2, 1)
}

fn playing() -> Live<Gladiators> {
    Live::begun(gladiators(3), settings(), 3, 1)
}

fn sit<G: Game>(number: u8, name: Option<&str>) -> Command<G> {
    Command::Sit { seat: seat(number), name: name.map(str::to_owned), seed: None, also: false }
}

#[test]
fn before_a_game_nothing_can_be_repeated_for_ever() {
    let cycles = [
        vec![(1, sit(1, Some("Boris"))), (1, sit(1, Some("Brutus")))],
        vec![(1, Command::Stand(seat(1))), (1, sit(1, None))],
        vec![(0, Command::SendAway(seat(3))), (0, Command::SeatBot(seat(3), bot()))],
        vec![(0, Command::Swap(seat(0), seat(1)))],
        vec![(1, Command::PlayForced(seat(1), true)), (1, Command::PlayForced(seat(1), false))],
        vec![(0, Command::Mute(seat(1), true)), (0, Command::Mute(seat(1), false))],
        vec![(0, Command::PassHost(seat(1))), (1, Command::PassHost(seat(0)))],
    ];
    for commands in cycles {
        repeat(&mut gathering(), &commands);
    }
    // Filling empties no chair, so it needs a bot that is sent away.
    let filling = [(0, Command::SendAway(seat(3))), (0, Command::Fill(bot()))];
    repeat(&mut gathering(), &filling);
}

#[test]
fn during_a_game_nothing_can_be_repeated_for_ever() {
    let cycles = [
        vec![
            (1, Command::Declare(seat(1), AutoResponse::Decline)),
            (1, Command::Declare(seat(1), AutoResponse::Ask)),
        ],
        vec![(1, Command::Leave(seat(1))), (1, Command::Return(seat(1)))],
        vec![(1, Command::Abandon(seat(1), true)), (1, Command::Abandon(seat(1), false))],
        vec![(0, Command::Pause), (0, Command::Resume)],
    ];
    for commands in cycles {
        repeat(&mut playing(), &commands);
    }
}

#[test]
fn a_move_is_not_taken_back_for_ever() {
    let mut live: Live<FiredUp> =
        Live::begun(fired_up(2), Settings { takebacks: true, ..settings() }, 2, 8);
    for number in 0..2 {
        live.play_at_random(seat(number));
    }
    let mover = live.asked()[0];
    live.say_move(mover, "stand");
    let person = author(live.person(mover));
    for number in 0..=MOST_COMMANDS {
        let legal = live.table.game_with_views().legal(mover);
        let discard = legal.iter().find(|choice| choice.to_string().starts_with("discard"));
        live.play(mover, discard.expect("a die to discard"));
        let taken_back = give(&mut live, &person, Command::TakeBack(mover));
        let enough = Err(Refusal::Table(TableRefusal::DoneEnough));
        assert_eq!(taken_back, if number < MOST_COMMANDS { Ok(()) } else { enough });
    }
}

#[test]
fn a_person_without_commands_begins_a_game_plays_and_gets_out_of_it() {
    let mut live = Live::gathered(gladiators(4), settings(), 4, 1);
    repeat(&mut live, &[(0, Command::Swap(seat(0), seat(1)))]);
    let used_up = author(0);
    live.come(0);
    let own = |live: &Live<Gladiators>| {
        live.seats().find(|seat| live.table.seats_of(&author(0)).contains(*seat)).expect("a seat")
    };
    let enough = Refusal::Table(TableRefusal::DoneEnough);
    assert_eq!(give(&mut live, &used_up, Command::Swap(seat(0), seat(1))), Err(enough));
    // The same person under an account, which they made in the meantime.
    let account = Author { formerly: vec![PersonId(0)], ..author(90) };
    assert_eq!(give(&mut live, &account, Command::Swap(seat(0), seat(1))), Err(enough));
    assert_eq!(give(&mut live, &used_up, Command::Start), Ok(()));
    assert_eq!(live.table.stage(), TableStage::Playing);
    let mut others = live.clone();
    live.play_until(|live| live.asked().contains(&own(live)));
    live.play_at_random(own(&live));
    let at = own(&live);
    assert_eq!(give(&mut live, &used_up, Command::Leave(at)), Ok(()));
    assert_eq!(give(&mut live, &used_up, Command::Return(at)), Err(enough));
    assert_eq!(give(&mut live, &used_up, Command::Resign(at)), Ok(()));
    // Nobody else's commands are used up.
    let at = others.table.seats_of(&author(1)).iter().next().expect("a seat");
    assert_eq!(give(&mut others, &author(1), Command::PlayForced(at, true)), Ok(()));
}
