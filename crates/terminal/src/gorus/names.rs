//! What teams and contenders are called.

use munera_rules::Seat;
use munera_rules::gorus::{Party, SideSet};

use super::arena::Arena;
use crate::names::{Names, Subject};

/// A table's names with those of its sides.
#[derive(Clone, Debug)]
pub(super) struct SideNames {
    pub(super) seats: Names,
}

impl SideNames {
    /// The seat of whoever reads.
    pub(super) fn you(&self) -> Option<Seat> {
        self.seats.you()
    }

    fn text(&self, id: &str) -> String {
        self.seats.locale.text(id)
    }

    fn is_you(&self, party: Party) -> bool {
        self.you().is_some_and(|seat| party == Party::Seat(seat))
    }

    /// A name on its own, at the beginning of a line.
    pub(super) fn party(&self, arena: &Arena, party: Party) -> String {
        let Party::Seat(seat) = party else { return self.text("gorus-label-contender") };
        let name = self.seats.seat(seat);
        if arena.teams { format!("{name} ({})", self.team_letter(arena, seat)) } else { name }
    }

    fn team_letter(&self, arena: &Arena, seat: Seat) -> String {
        let team = arena.side_of(Party::Seat(seat));
        self.seats.locale.format("team-letter", &[("team", team.into())])
    }

    /// Who does something in a sentence.
    pub(super) fn subject(&self, arena: &Arena, party: Party) -> Subject {
        let kind = match party {
            Party::Contenders => "contenders",
            Party::Seat(_) if self.is_you(party) => "you",
            Party::Seat(_) => "seat",
        };
        Subject { kind, name: self.party(arena, party) }
    }

    /// A side on its own, at the beginning of a line.
    pub(super) fn side(&self, arena: &Arena, side: usize) -> String {
        match arena.sides[side].seats.as_slice() {
            [] => self.text("gorus-label-contenders"),
            _ if arena.teams => self.seats.locale.format("team-name", &[("team", side.into())]),
            [seat, ..] => self.seats.seat(*seat),
        }
    }

    /// The players of a side, in a list.
    pub(super) fn members(&self, arena: &Arena, side: usize) -> String {
        let members = arena.sides[side].seats.iter().map(|seat| self.seats.inside(*seat));
        members.collect::<Vec<_>>().join(", ")
    }

    /// The sides that do something in a sentence.
    pub(super) fn sides(&self, arena: &Arena, sides: SideSet) -> Subject {
        let is_yours =
            |side: usize| !arena.teams && arena.sides[side].seats.first().copied() == self.you();
        let members: Vec<usize> = sides.iter().collect();
        if let [side] = members[..] {
            let kind = match arena.sides[side].seats.as_slice() {
                [] => "contenders",
                _ if arena.teams => "team",
                _ if self.you().is_some() && is_yours(side) => "you",
                _ => "side",
            };
            return Subject { kind, name: self.side(arena, side) };
        }
        // The reader comes first, as is polite to write and easy to see.
        let (yours, others): (Vec<usize>, Vec<usize>) =
            members.into_iter().partition(|side| self.you().is_some() && is_yours(*side));
        let kind = if yours.is_empty() { "several" } else { "several-with-you" };
        let name = |side: &usize| match arena.sides[*side].seats.as_slice() {
            [] => self.text("gorus-label-contenders-inside"),
            _ => self.side(arena, *side),
        };
        let names: Vec<String> = yours.iter().chain(&others).map(name).collect();
        Subject { kind, name: self.seats.locale.list(&names) }
    }
}
