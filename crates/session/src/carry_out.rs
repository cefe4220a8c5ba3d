//! Carries out commands, or refuses them.

use munera_rules::{Game, MoveSet, Seat};

use crate::proposal::{Dealer, Draft};
use crate::table_core::{TableCore, TableStage};
use crate::{
    Author, By, Cause, Chat, Command, MoveId, Occupant, PersonId, Refusal, RequestId, Sitter,
    Speech, TableEvent, TableRefusal,
};

/// The longest speech, in characters.
pub const LONGEST_SPEECH: usize = 280;

/// How many lines of chat of one person a table keeps. They are for ever in its log.
pub const MOST_SPEECHES: u32 = 500;

/// The number of predefined phrases.
pub const PHRASES: u8 = 12;

type Outcome<G> = Result<(), Refusal<G>>;

#[expect(clippy::too_many_lines, reason = "one short arm for each command, in their order")]
/// Adds the effects of a command to the draft, or refuses the command.
pub(crate) fn carry_out<G: Game, D: Dealer>(
    draft: &mut Draft<G>,
    author: &Author,
    command: Command<G>,
    dealer: &D,
) -> Outcome<G> {
    match command {
        Command::Sit { seat, name, seed, also } => sit(draft, author, seat, name, seed, also)?,
        Command::Stand(seat) => {
            gathering(draft.core())?;
            own(draft.core(), author, seat)?;
            draft.push(TableEvent::Stood { seat, sent_away: false });
        }
        Command::SeatBot(seat, bot) => {
            host(draft.core(), author)?;
            gathering(draft.core())?;
            empty(draft.core(), seat)?;
            draft.push(TableEvent::BotSat { seat, bot });
        }
        Command::Fill(bot) => {
            host(draft.core(), author)?;
            gathering(draft.core())?;
            let free: Vec<Seat> = free_seats(draft.core()).collect();
            refuse_if(free.is_empty(), TableRefusal::SoAlready)?;
            for seat in free {
                draft.push(TableEvent::BotSat { seat, bot: bot.clone() });
            }
        }
        Command::SendAway(seat) => {
            host(draft.core(), author)?;
            known(draft.core(), seat)?;
            not_over(draft.core())?;
            let is_empty = draft.core().chair(seat).occupant == Occupant::Empty;
            refuse_if(is_empty, TableRefusal::Unoccupied)?;
            // The host stands up or resigns like any other person; a bot is sent away only to make
            // room.
            let own = draft.core().chair(seat).person().is_some_and(|sitter| author.sits(sitter));
            let playing = draft.core().stage == TableStage::Playing;
            let bot = matches!(draft.core().chair(seat).occupant, Occupant::Bot(_));
            refuse_if(own, TableRefusal::OwnSeat)?;
            refuse_if(playing && bot, TableRefusal::Begun)?;
            refuse_if(draft.core().chair(seat).has_resigned(), TableRefusal::Resigned)?;
            draft.push(TableEvent::Stood { seat, sent_away: true });
        }
        Command::Swap(one, other) => {
            host(draft.core(), author)?;
            gathering(draft.core())?;
            known(draft.core(), one)?;
            known(draft.core(), other)?;
            refuse_if(one == other, TableRefusal::SoAlready)?;
            draft.push(TableEvent::Swapped { one, other });
        }
        Command::Start => {
            host(draft.core(), author)?;
            gathering(draft.core())?;
            refuse_if(free_seats(draft.core()).next().is_some(), TableRefusal::SeatsFree)?;
            draft.push(TableEvent::Started);
            draft.follow(dealer);
        }
        Command::Move { seat, request, id, choice } => {
            make_move(draft, author, seat, request, id, choice, dealer)?;
        }
        Command::TakeBack(seat) => {
            own(draft.core(), author, seat)?;
            playing(draft.core())?;
            refuse_if(!draft.core().settings().takebacks, TableRefusal::NoTakebacks)?;
            refuse_if(draft.core().paused, TableRefusal::Paused)?;
            let away = draft.core().chair(seat).stand_in.is_some();
            refuse_if(away, TableRefusal::StoodIn)?;
            refuse_if(!draft.core().can_take_back(seat), TableRefusal::NothingToTakeBack)?;
            draft.push(TableEvent::TookBack { seat });
        }
        Command::Declare(seat, standing) => {
            own(draft.core(), author, seat)?;
            not_over(draft.core())?;
            refuse_if(draft.core().chair(seat).standing == standing, TableRefusal::SoAlready)?;
            draft.push(TableEvent::Declared { seat, standing });
        }
        Command::PlayForced(seat, plays_forced) => {
            own(draft.core(), author, seat)?;
            not_over(draft.core())?;
            let so_already = draft.core().chair(seat).plays_forced == plays_forced;
            refuse_if(so_already, TableRefusal::SoAlready)?;
            draft.push(TableEvent::ForcedDeclared { seat, plays_forced });
        }
        Command::Leave(seat) => {
            own(draft.core(), author, seat)?;
            playing(draft.core())?;
            let away = draft.core().chair(seat).stand_in.is_some();
            refuse_if(away, TableRefusal::SoAlready)?;
            draft.push(TableEvent::TakenOver { seat, cause: Cause::Left });
        }
        Command::Return(seat) => {
            own(draft.core(), author, seat)?;
            playing(draft.core())?;
            match draft.core().chair(seat).stand_in {
                None => Err(TableRefusal::SoAlready)?,
                Some(Cause::Resigned) => Err(TableRefusal::Resigned)?,
                Some(Cause::Absent | Cause::Left) => draft.push(TableEvent::HandedBack { seat }),
            }
        }
        Command::Resign(seat) => {
            own(draft.core(), author, seat)?;
            playing(draft.core())?;
            refuse_if(draft.core().chair(seat).has_resigned(), TableRefusal::SoAlready)?;
            draft.push(TableEvent::Resigned { seat });
        }
        Command::Abandon(seat, on) => abandon(draft, author, seat, on)?,
        Command::Pause => {
            host(draft.core(), author)?;
            playing(draft.core())?;
            refuse_if(draft.core().paused, TableRefusal::Paused)?;
            draft.push(TableEvent::Paused);
        }
        Command::Resume => {
            host(draft.core(), author)?;
            playing(draft.core())?;
            refuse_if(!draft.core().paused, TableRefusal::NotPaused)?;
            draft.push(TableEvent::Resumed);
        }
        Command::Say(seat, speech) => {
            own(draft.core(), author, seat)?;
            refuse_if(draft.core().chair(seat).muted, TableRefusal::Muted)?;
            refuse_if(!may_be_said(draft.core().settings().chat, &speech), TableRefusal::NoChat)?;
            refuse_if(draft.core().speeches(seat) >= MOST_SPEECHES, TableRefusal::SaidEnough)?;
            let person = draft.core().chair(seat).person().map(|sitter| sitter.id);
            draft.push(TableEvent::Said { seat, person, speech });
        }
        Command::Mute(seat, on) => {
            host(draft.core(), author)?;
            known(draft.core(), seat)?;
            let chair = draft.core().chair(seat);
            refuse_if(chair.person().is_none(), TableRefusal::Unoccupied)?;
            refuse_if(chair.muted == on, TableRefusal::SoAlready)?;
            draft.push(TableEvent::Muted { seat, on });
        }
        Command::PassHost(seat) => {
            host(draft.core(), author)?;
            known(draft.core(), seat)?;
            let person = draft.core().chair(seat).person().map(|sitter| sitter.id);
            let person = person.ok_or(TableRefusal::Unoccupied)?;
            refuse_if(author.is(person), TableRefusal::SoAlready)?;
            draft.push(TableEvent::HostBecame { person });
        }
        Command::Rematch { seat, code } => {
            own(draft.core(), author, seat)?;
            over(draft.core())?;
            refuse_if(draft.core().rematch.is_some(), TableRefusal::SoAlready)?;
            draft.push(TableEvent::Rematched { code });
        }
    }
    Ok(())
}

fn sit<G: Game>(
    draft: &mut Draft<G>,
    author: &Author,
    seat: Seat,
    name: Option<String>,
    seed: Option<Vec<u8>>,
    also: bool,
) -> Outcome<G> {
    gathering(draft.core())?;
    let is_unwanted = |person: &PersonId| author.is(*person);
    refuse_if(draft.core().sent_away.iter().any(is_unwanted), TableRefusal::SentAway)?;
    // A person who already sits there may change their name and seed.
    if own(draft.core(), author, seat).is_err() {
        empty(draft.core(), seat)?;
    }
    if !also {
        let held: Vec<Seat> = seats_of(draft.core(), author).collect();
        for seat in held.into_iter().filter(|held| *held != seat) {
            draft.push(TableEvent::Stood { seat, sent_away: false });
        }
    }
    let name = name.unwrap_or_else(|| author.name.clone());
    // A person who sat down as a guest and logged in later stays that guest for this table.
    let held = draft.core().chair(seat).person().map(|sitter| sitter.id);
    let id = held.filter(|person| author.is(*person)).unwrap_or(author.id);
    let sitter = Sitter { id, name, is_program: author.is_program };
    draft.push(TableEvent::Sat { seat, sitter, seed });
    Ok(())
}

fn make_move<G: Game, D: Dealer>(
    draft: &mut Draft<G>,
    author: &Author,
    seat: Seat,
    request: RequestId,
    id: MoveId,
    choice: G::Move,
    dealer: &D,
) -> Outcome<G> {
    let core = draft.core();
    own(core, author, seat)?;
    playing(core)?;
    refuse_if(core.paused, TableRefusal::Paused)?;
    refuse_if(core.chair(seat).stand_in.is_some(), TableRefusal::StoodIn)?;
    // If the seat is asked something else, its answer to an earlier question is stale, legal or
    // not. If it is not asked at all, the refusal of the rules says more.
    let asked = core.requests[seat.index()];
    refuse_if(asked.is_some_and(|asked| asked.id != request), TableRefusal::Stale)?;
    core.game_with_views.check(seat, choice).map_err(Refusal::Game)?;
    draft.play(seat, choice, By::Person(id), dealer);
    Ok(())
}

/// The game ends at once if all other people have asked for it too, or are away.
fn abandon<G: Game>(draft: &mut Draft<G>, author: &Author, seat: Seat, on: bool) -> Outcome<G> {
    own(draft.core(), author, seat)?;
    playing(draft.core())?;
    refuse_if(draft.core().chair(seat).has_resigned(), TableRefusal::Resigned)?;
    refuse_if(draft.core().chair(seat).would_abandon == on, TableRefusal::SoAlready)?;
    draft.push(TableEvent::WouldAbandon { seat, on });
    if draft.core().all_would_abandon() {
        draft.push(TableEvent::Abandoned);
    }
    Ok(())
}

fn may_be_said(chat: Chat, speech: &Speech) -> bool {
    match speech {
        Speech::Phrase(number) => chat != Chat::Off && *number < PHRASES,
        Speech::Words(words) => {
            let short = words.chars().count() <= LONGEST_SPEECH;
            let plain = !words.chars().any(char::is_control);
            chat == Chat::Free && !words.trim().is_empty() && short && plain
        }
    }
}

/// The seats that a person holds.
pub(crate) fn seats_of<G: Game>(
    core: &TableCore<G>,
    author: &Author,
) -> impl Iterator<Item = Seat> {
    core.people().filter(|(_, sitter)| author.sits(sitter)).map(|(seat, _)| seat)
}

fn free_seats<G: Game>(core: &TableCore<G>) -> impl Iterator<Item = Seat> {
    core.seats().filter(|seat| core.chair(*seat).occupant == Occupant::Empty)
}

/// The seat's move if it has exactly one legal move.
pub(crate) fn only_move<G: Game>(core: &TableCore<G>, seat: Seat) -> Option<G::Move> {
    let legal = core.game_with_views.legal(seat);
    (legal.len() == 1).then(|| legal.nth(0))
}

fn refuse_if(wrong: bool, refusal: TableRefusal) -> Result<(), TableRefusal> {
    if wrong { Err(refusal) } else { Ok(()) }
}

fn known<G: Game>(core: &TableCore<G>, seat: Seat) -> Result<(), TableRefusal> {
    refuse_if(seat.index() >= core.chairs.len(), TableRefusal::NoSuchSeat)
}

fn own<G: Game>(core: &TableCore<G>, author: &Author, seat: Seat) -> Result<(), TableRefusal> {
    known(core, seat)?;
    let own = core.chair(seat).person().is_some_and(|sitter| author.sits(sitter));
    refuse_if(!own, TableRefusal::NotYourSeat)
}

fn host<G: Game>(core: &TableCore<G>, author: &Author) -> Result<(), TableRefusal> {
    refuse_if(!author.is(core.host), TableRefusal::NotTheHost)
}

fn empty<G: Game>(core: &TableCore<G>, seat: Seat) -> Result<(), TableRefusal> {
    known(core, seat)?;
    refuse_if(core.chair(seat).occupant != Occupant::Empty, TableRefusal::Occupied)
}

fn gathering<G: Game>(core: &TableCore<G>) -> Result<(), TableRefusal> {
    match core.stage {
        TableStage::Gathering => Ok(()),
        TableStage::Playing => Err(TableRefusal::Begun),
        TableStage::Over(_) => Err(TableRefusal::Over),
    }
}

fn playing<G: Game>(core: &TableCore<G>) -> Result<(), TableRefusal> {
    match core.stage {
        TableStage::Gathering => Err(TableRefusal::NotBegun),
        TableStage::Playing => Ok(()),
        TableStage::Over(_) => Err(TableRefusal::Over),
    }
}

fn over<G: Game>(core: &TableCore<G>) -> Result<(), TableRefusal> {
    refuse_if(!matches!(core.stage, TableStage::Over(_)), TableRefusal::NotOver)
}

fn not_over<G: Game>(core: &TableCore<G>) -> Result<(), TableRefusal> {
    refuse_if(matches!(core.stage, TableStage::Over(_)), TableRefusal::Over)
}
