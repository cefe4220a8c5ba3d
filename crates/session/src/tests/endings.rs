//! How games end, and what people can still do then.

use munera_rules::laws::Lawful;
use munera_rules::{Node, Seat, SeatSet};

use super::{Live, fired_up, gladiators, gorus, seat, settings, teams};
use crate::{Command, Ending, HowEnded, Span, TableNotice, TableRefusal, TableStage};

fn ending<G: munera_bots::HasBots + Lawful>(live: &Live<G>) -> Option<(HowEnded, Vec<u8>)> {
    match live.table.stage() {
        TableStage::Over(Ending { how, winners }) => {
            Some((how, winners.iter().map(Seat::number).collect()))
        }
        TableStage::Gathering | TableStage::Playing => None,
    }
}

fn resign<G: munera_bots::HasBots + Lawful>(live: &mut Live<G>, number: u8) {
    live.must(number.into(), Command::Resign(seat(number)));
}

#[test]
fn every_game_ends_by_its_rules() {
    fn check<G: munera_bots::HasBots + Lawful>(game: G) {
        let players = game.players();
        let mut live = Live::begun(game, settings(), players, 3);
        live.play_until(|_| false);
        let Node::Over(outcome) = live.table.game_with_views().node() else {
            panic!("the game goes on")
        };
        let winners = live.table.game_with_views().game().winners(&outcome);
        let how = HowEnded::Finished;
        assert_eq!(live.table.stage(), TableStage::Over(Ending { how, winners }));
        assert_eq!(live.last_notice(), Some(TableNotice::Ended));
        assert_eq!(live.table.due(), None);
    }
    check(gorus(4));
    check(gladiators(3));
    check(fired_up(3));
}

#[test]
fn of_two_the_other_wins() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    resign(&mut live, 0);
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![1])));
}

#[test]
fn of_four_the_last_one_wins() {
    let mut live = Live::begun(gladiators(4), settings(), 4, 1);
    for number in [2, 0] {
        resign(&mut live, number);
        assert_eq!(ending(&live), None);
        assert_eq!(live.last_notice(), Some(TableNotice::Resigned { seat: seat(number) }));
    }
    resign(&mut live, 3);
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![1])));
}

#[test]
fn a_team_has_given_up_when_all_of_it_has() {
    let mut live = Live::begun(teams("2v2"), settings(), 4, 1);
    let game = live.table.game_with_views().game().clone();
    let side = munera_rules::Game::allies(&game, seat(0));
    let [one, other]: [Seat; 2] = side.iter().collect::<Vec<_>>().try_into().expect("two");
    resign(&mut live, one.number());
    assert_eq!(ending(&live), None);
    let opponent = live.seats().find(|seat| !side.contains(*seat)).expect("an opponent");
    resign(&mut live, opponent.number());
    assert_eq!(ending(&live), None);
    resign(&mut live, other.number());
    // A seat that has resigned has not won, even if its ally has.
    let winner = live.seats().find(|seat| !side.contains(*seat) && *seat != opponent);
    let winner = winner.expect("the other opponent").number();
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![winner])));
}

#[test]
fn a_person_alone_gives_up_and_no_seat_wins() {
    let mut live = Live::begun(gorus(1), settings(), 1, 1);
    resign(&mut live, 0);
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![])));
}

#[test]
fn bots_do_not_play_on_when_all_people_have_given_up() {
    let mut live = Live::begun(fired_up(4), settings(), 2, 1);
    resign(&mut live, 0);
    assert_eq!(ending(&live), None);
    resign(&mut live, 1);
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![2, 3])));
}

#[test]
fn a_seat_that_has_given_up_has_not_won_even_if_its_bot_does() {
    let mut won = 0;
    for seed in 0..20 {
        let mut live = Live::begun(gorus(3), settings(), 3, seed);
        resign(&mut live, 1);
        while ending(&live).is_none() {
            match live.asked().first() {
                Some(asked) if *asked != seat(1) => drop(live.play_at_random(*asked)),
                _ => live.pass(settings().pace),
            }
        }
        let Node::Over(outcome) = live.table.game_with_views().node() else {
            panic!("the game goes on")
        };
        let game = live.table.game_with_views().game();
        let by_the_rules = munera_rules::Game::winners(game, &outcome);
        won += u32::from(by_the_rules.contains(seat(1)));
        let winners: SeatSet = by_the_rules.iter().filter(|it| *it != seat(1)).collect();
        let how = HowEnded::Finished;
        assert_eq!(live.table.stage(), TableStage::Over(Ending { how, winners }));
    }
    assert!(won > 0, "the bot has never won");
}

#[test]
fn a_game_is_given_up_when_all_who_play_wish_it() {
    let mut live = Live::begun(gladiators(4), settings(), 3, 1);
    live.must(0, Command::Abandon(seat(0), true));
    assert_eq!(live.refusal(0, Command::Abandon(seat(0), true)), TableRefusal::SoAlready);
    live.must(1, Command::Abandon(seat(1), true));
    live.must(0, Command::Abandon(seat(0), false));
    live.must(2, Command::Abandon(seat(2), true));
    assert_eq!(ending(&live), None);
    live.must(0, Command::Abandon(seat(0), true));
    assert_eq!(ending(&live), Some((HowEnded::Abandoned, vec![])));
}

#[test]
fn those_who_are_away_are_not_waited_for_to_give_up() {
    let mut live = Live::begun(gladiators(4), settings(), 4, 1);
    live.go(1);
    live.pass(settings().grace);
    live.must(2, Command::Leave(seat(2)));
    resign(&mut live, 3);
    assert_eq!(ending(&live), None);
    live.must(0, Command::Abandon(seat(0), true));
    assert_eq!(ending(&live), Some((HowEnded::Abandoned, vec![])));
}

#[test]
fn a_stopped_game_can_be_given_up() {
    let mut live = Live::begun(gladiators(3), settings(), 3, 1);
    live.must(0, Command::Pause);
    resign(&mut live, 1);
    resign(&mut live, 2);
    assert_eq!(ending(&live), Some((HowEnded::Resigned, vec![0])));
    assert!(!live.table.is_paused() && !live.table.runs());
}

#[test]
fn after_the_end_nothing_is_asked_and_nothing_happens_by_itself() {
    let mut live = Live::begun(fired_up(3), settings(), 2, 1);
    resign(&mut live, 0);
    resign(&mut live, 1);
    assert_eq!(live.asked(), []);
    assert!(live.table.bot_turns().is_empty());
    let entries = live.table.entries();
    live.go(1);
    live.pass(Span::seconds(100_000));
    live.go(0);
    live.pass(Span::seconds(100_000));
    assert_eq!(live.table.entries(), entries);
}

#[test]
fn the_same_people_play_again_once() {
    let mut live = Live::begun(gorus(2), settings(), 2, 1);
    let rematch = |code: &str| Command::Rematch { seat: seat(1), code: code.to_owned() };
    assert_eq!(live.refusal(1, rematch("one")), TableRefusal::NotOver);
    resign(&mut live, 1);
    live.must(1, rematch("one"));
    assert_eq!(live.table.rematch(), Some("one"));
    assert_eq!(live.last_notice(), Some(TableNotice::Rematched { table: "one".to_owned() }));
    assert_eq!(live.refusal(1, rematch("two")), TableRefusal::SoAlready);
}
