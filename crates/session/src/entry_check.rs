//! Whether an entry of a log can follow those before it.

use munera_rules::{Event, Game, Seat};

use crate::table_core::{TableCore, TableStage};
use crate::{By, Cause, Chair, Inconsistent, Occupant, TableEvent};

impl<G: Game> TableCore<G> {
    /// Refuses an entry that cannot happen at the table as it is: no command leads to it, so a log
    /// that has it is not the log of this table. Events that the game refuses are found later, when
    /// they are played.
    pub(crate) fn check(&self, what: &TableEvent<Event<G>>) -> Result<(), Inconsistent> {
        let [gathering, playing] =
            [TableStage::Gathering, TableStage::Playing].map(|it| self.stage == it);
        let over = matches!(self.stage, TableStage::Over(_));
        let has_person = |chair: &Chair| chair.person().is_some();
        let can = match what {
            // A person who already sits there may sit down again, under another name or with
            // another seed.
            TableEvent::Sat { seat, sitter, .. } => {
                let may = |chair: &Chair| {
                    let own = chair.person().is_some_and(|person| person.id == sitter.id);
                    own || chair.occupant == Occupant::Empty
                };
                gathering && self.holds(*seat, may)
            }
            TableEvent::BotSat { seat, .. } => {
                gathering && self.holds(*seat, |chair| chair.occupant == Occupant::Empty)
            }
            TableEvent::Stood { seat, .. } if gathering => {
                self.holds(*seat, |chair| chair.occupant != Occupant::Empty)
            }
            TableEvent::Stood { seat, sent_away } => {
                playing
                    && *sent_away
                    && self.holds(*seat, |chair| has_person(chair) && !chair.has_resigned())
            }
            TableEvent::Swapped { one, other } => {
                gathering
                    && one != other
                    && [one, other].iter().all(|it| self.holds(**it, |_| true))
            }
            TableEvent::Started => {
                gathering && self.chairs.iter().all(|chair| chair.occupant != Occupant::Empty)
            }
            TableEvent::Played { event, by } => {
                playing && !self.paused && self.could_play(event, by)
            }
            TableEvent::TookBack { seat } => self.can_take_back(*seat),
            TableEvent::Declared { seat, .. } | TableEvent::ForcedDeclared { seat, .. } => {
                !over && self.holds(*seat, has_person)
            }
            TableEvent::TakenOver { seat, cause } => {
                playing
                    && *cause != Cause::Resigned
                    && self.holds(*seat, |chair| chair.active_person().is_some())
            }
            TableEvent::HandedBack { seat } => {
                let is_away =
                    |chair: &Chair| matches!(chair.stand_in, Some(Cause::Absent | Cause::Left));
                playing && self.holds(*seat, is_away)
            }
            TableEvent::Resigned { seat } | TableEvent::WouldAbandon { seat, .. } => {
                playing && self.holds(*seat, |chair| has_person(chair) && !chair.has_resigned())
            }
            TableEvent::Abandoned => playing,
            TableEvent::Paused => playing && !self.paused,
            TableEvent::Resumed => playing && self.paused,
            TableEvent::Slept { .. } => playing && !self.asleep,
            TableEvent::Woke => playing && self.asleep,
            TableEvent::Said { seat, .. } | TableEvent::Muted { seat, .. } => {
                self.holds(*seat, has_person)
            }
            TableEvent::HostBecame { person } => {
                self.people().any(|(_, sitter)| sitter.id == *person)
            }
            TableEvent::Rematched { .. } => over && self.rematch.is_none(),
        };
        let stage = self.stage;
        can.then_some(())
            .ok_or_else(|| Inconsistent(format!("{what:?} cannot happen in {stage:?}")))
    }

    /// Whether the seat exists and its chair meets the condition.
    fn holds(&self, seat: Seat, is_so: impl Fn(&Chair) -> bool) -> bool {
        self.chairs.get(seat.index()).is_some_and(is_so)
    }

    /// Whether the stated author of an event could have made it.
    fn could_play(&self, event: &Event<G>, by: &By) -> bool {
        let Event::Move(seat, choice) = event else { return *by == By::Game };
        match by {
            By::Person(_) | By::OutOfTime => {
                self.holds(*seat, |chair| chair.active_person().is_some())
            }
            By::Bot | By::Forced => self.holds(*seat, |_| true),
            By::AutoResponse => {
                let declines = self.open_window().is_some_and(|window| window.decline == *choice);
                declines && self.holds(*seat, |chair| chair.active_person().is_some())
            }
            By::Game => {
                let publicly_forced = self.game_with_views.publicly_forced();
                let is_it = |event: Event<G>| matches!(event, Event::Move(mover, only) if mover == *seat && only == *choice);
                publicly_forced.is_some_and(is_it)
            }
        }
    }
}
