//! What people, teams and contenders are called.

use fluent_bundle::FluentValue;
use munera_rules::Seat;
use munera_rules::gorus::{Party, SideSet};

use super::arena::Arena;
use super::paint;
use crate::locale::Locale;

/// How the seats of a table are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// As a record names them; those that it does not name, by number.
    Recorded(Vec<Option<String>>),
    /// Bots by their names, and perhaps one seat as "you".
    Names {
        /// The seat of whoever reads.
        you: Option<Seat>,
    },
}

impl Naming {
    /// The longest name that leaves room for what is told beside it.
    const LONGEST: usize = 16;

    /// Makes the names of a record fit to be shown and told apart.
    pub(super) fn recorded(names: &[Option<String>]) -> Self {
        let fit = |name: &Option<String>| {
            let name = paint::shortened(name.as_deref()?, Self::LONGEST).trim().to_owned();
            Some(name).filter(|name| !name.is_empty() && name != "?")
        };
        let names: Vec<Option<String>> = names.iter().map(fit).collect();
        let told_apart = |(seat, name): (usize, &Option<String>)| {
            let is_shared = names.iter().filter(|other| *other == name).count() > 1;
            name.as_ref()
                .map(|name| if is_shared { format!("{name} {seat}") } else { name.clone() })
        };
        Self::Recorded(names.iter().enumerate().map(told_apart).collect())
    }
}

/// The names at one table.
#[derive(Clone, Debug)]
pub(super) struct Names {
    locale: &'static Locale,
    naming: Naming,
}

/// Somebody in a sentence: what kind of subject they are, for the grammar, and their name.
pub(super) struct Subject {
    kind: &'static str,
    name: String,
}

impl Subject {
    /// The variables that a message about the subject takes.
    pub(super) fn variables(&self) -> [(&'static str, FluentValue<'_>); 2] {
        [("who", self.kind.into()), ("name", self.name.as_str().into())]
    }
}

impl Names {
    pub(super) fn new(locale: &'static Locale, naming: Naming) -> Self {
        Self { locale, naming }
    }

    /// The seat of whoever reads.
    pub(super) fn you(&self) -> Option<Seat> {
        match self.naming {
            Naming::Recorded(_) => None,
            Naming::Names { you } => you,
        }
    }

    fn is_you(&self, party: Party) -> bool {
        self.you().is_some_and(|seat| party == Party::Seat(seat))
    }

    fn seat(&self, seat: Seat) -> String {
        let variables = [("seat", seat.number().into())];
        match &self.naming {
            Naming::Recorded(names) => {
                let name = names.get(seat.index()).cloned().flatten();
                name.unwrap_or_else(|| self.locale.format("seat-name", &variables))
            }
            Naming::Names { you } if *you == Some(seat) => self.locale.text("name-you"),
            Naming::Names { .. } => self.locale.format("bot-name", &variables),
        }
    }

    /// A name on its own, at the beginning of a line.
    pub(super) fn party(&self, arena: &Arena, party: Party) -> String {
        let Party::Seat(seat) = party else { return self.locale.text("label-contender") };
        let name = self.seat(seat);
        if arena.teams { format!("{name} ({})", self.team_letter(arena, seat)) } else { name }
    }

    fn team_letter(&self, arena: &Arena, seat: Seat) -> String {
        let team = arena.side_of(Party::Seat(seat));
        self.locale.format("team-letter", &[("team", team.into())])
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
            [] => self.locale.text("label-contenders"),
            _ if arena.teams => self.locale.format("team-name", &[("team", side.into())]),
            [seat, ..] => self.seat(*seat),
        }
    }

    /// The players of a side, in a list.
    pub(super) fn members(&self, arena: &Arena, side: usize) -> String {
        let members = arena.sides[side].seats.iter().map(|seat| {
            if self.is_you(Party::Seat(*seat)) {
                self.locale.text("name-you-inside")
            } else {
                self.seat(*seat)
            }
        });
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
            [] => self.locale.text("label-contenders-inside"),
            _ => self.side(arena, *side),
        };
        let names: Vec<String> = yours.iter().chain(&others).map(name).collect();
        Subject { kind, name: self.locale.list(&names) }
    }
}
