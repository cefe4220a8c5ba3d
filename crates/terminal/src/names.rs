//! What the players at a table are called.

use fluent_bundle::FluentValue;
use munera_rules::{Seat, SeatSet};
use munera_text::Locale;

use super::command::plain;
use super::paint;

/// How the seats of a table are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// As a record names them; those that it does not name, by number.
    Recorded(Vec<Option<String>>),
    /// Bots by their names, and perhaps one seat as "you".
    Names {
        /// The reader's seat.
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
    pub(super) locale: &'static Locale,
    naming: Naming,
}

/// The subject of a sentence: its kind, for the grammar, and its name.
pub(super) struct Subject {
    pub(super) kind: &'static str,
    pub(super) name: String,
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

    /// The reader's seat.
    pub(super) fn you(&self) -> Option<Seat> {
        match self.naming {
            Naming::Recorded(_) => None,
            Naming::Names { you } => you,
        }
    }

    /// A name on its own, at the beginning of a line.
    pub(super) fn seat(&self, seat: Seat) -> String {
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

    /// A name inside a sentence or a list.
    pub(super) fn inside(&self, seat: Seat) -> String {
        if self.you() == Some(seat) { self.locale.text("name-you-inside") } else { self.seat(seat) }
    }

    /// Who does something in a sentence.
    pub(super) fn subject(&self, seat: Seat) -> Subject {
        let kind = if self.you() == Some(seat) { "you" } else { "seat" };
        Subject { kind, name: self.seat(seat) }
    }

    /// The seats that do something in a sentence.
    pub(super) fn subjects(&self, seats: SeatSet) -> Subject {
        if let [seat] = seats.iter().collect::<Vec<_>>()[..] {
            return self.subject(seat);
        }
        // The reader comes first, as is polite to write and easy to see.
        let is_you = |seat: &Seat| self.you() == Some(*seat);
        let (yours, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(is_you);
        let kind = if yours.is_empty() { "several" } else { "several-with-you" };
        let names: Vec<String> = yours.iter().chain(&others).map(|seat| self.seat(*seat)).collect();
        Subject { kind, name: self.locale.list(&names) }
    }

    /// A message about a seat, with more variables.
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> String {
        let subject = self.subject(seat);
        let mut variables = more.to_vec();
        variables.extend(subject.variables());
        self.locale.format(id, &variables)
    }

    /// Who sits at a table of so many, in the order of the seats.
    pub(super) fn welcome(&self, players: u8) -> String {
        let names: Vec<String> = Seat::all(players).map(|seat| self.seat(seat)).collect();
        self.locale.format("welcome-seats", &[("names", names.join(" → ").into())])
    }

    /// How wide a column is that has the names of so many.
    pub(super) fn column(&self, players: u8) -> usize {
        Seat::all(players).map(|seat| paint::width(&self.seat(seat))).max().unwrap_or(0)
    }

    /// The seats that a typed word may mean: a number or a name, by its beginning or with a case
    /// ending.
    pub(super) fn meant(&self, word: &str, among: SeatSet) -> Vec<Seat> {
        if let Ok(number) = word.parse() {
            return vec![Seat::new(number)];
        }
        let word = plain(word);
        let is_meant = |seat: &Seat| {
            let name = plain(&self.seat(*seat));
            let same = name.chars().zip(word.chars()).take_while(|(one, two)| one == two).count();
            let (whole, typed) = (name.chars().count(), word.chars().count());
            // A Russian name changes its last letter, or gets another one.
            same == typed || same >= 3 && same + 1 >= whole && typed <= whole + 2
        };
        among.iter().filter(is_meant).collect()
    }
}
