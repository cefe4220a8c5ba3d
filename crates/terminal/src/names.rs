//! The names of the players at a table.

use fluent_bundle::FluentValue;
use munera_rules::Seat;
use munera_text::Locale;

use super::command::plain;
use super::paint;

/// How the seats of a table are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// Names from a record; seats without a name have their number.
    Recorded(Vec<Option<String>>),
    /// Bots by their names, and perhaps one seat as "you".
    Names {
        /// The reader's seat.
        you: Option<Seat>,
    },
}

impl Naming {
    /// The longest name that leaves room for the text beside it.
    const LONGEST: usize = 16;

    /// Shortens the names of a record, and makes them different.
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

/// The names at one table, and messages with them. Seats are numbers, as in guides and stories.
#[derive(Clone, Debug)]
pub(super) struct Names {
    pub(super) locale: &'static Locale,
    pub(super) players: u8,
    /// The width of a column of names.
    pub(super) column: usize,
    naming: Naming,
}

/// The subject of a sentence: its grammatical kind, and its name.
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
    pub(super) fn new(locale: &'static Locale, naming: Naming, players: u8) -> Self {
        let mut names = Self { locale, players, column: 0, naming };
        let widths = (0..players).map(|seat| paint::width(&names.seat(seat)));
        names.column = widths.max().unwrap_or(0);
        names
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    pub(super) fn format(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.locale.format(id, variables)
    }

    /// The reader's seat.
    pub(super) fn you(&self) -> Option<u8> {
        match self.naming {
            Naming::Recorded(_) => None,
            Naming::Names { you } => you.map(Seat::number),
        }
    }

    pub(super) fn is_you(&self, seat: u8) -> bool {
        self.you() == Some(seat)
    }

    /// A name on its own, at the beginning of a line.
    pub(super) fn seat(&self, seat: u8) -> String {
        let variables = [("seat", seat.into())];
        match &self.naming {
            Naming::Recorded(names) => {
                let name = names.get(usize::from(seat)).cloned().flatten();
                name.unwrap_or_else(|| self.format("seat-name", &variables))
            }
            Naming::Names { .. } if self.is_you(seat) => self.text("name-you"),
            Naming::Names { .. } => self.format("bot-name", &variables),
        }
    }

    /// A name in its column.
    pub(super) fn name(&self, seat: u8) -> String {
        paint::padded(&self.seat(seat), self.column)
    }

    /// A name inside a sentence or a list.
    pub(super) fn inside(&self, seat: u8) -> String {
        if self.is_you(seat) { self.text("name-you-inside") } else { self.seat(seat) }
    }

    /// Seats as the subject of a sentence.
    pub(super) fn subjects(&self, seats: &[u8]) -> Subject {
        if let [seat] = seats {
            let kind = if self.is_you(*seat) { "you" } else { "seat" };
            return Subject { kind, name: self.seat(*seat) };
        }
        // A message addresses the reader itself, so only the others are named.
        let (yours, others): (Vec<u8>, Vec<u8>) = seats.iter().partition(|it| self.is_you(**it));
        let kind = if yours.is_empty() { "several" } else { "several-with-you" };
        let names: Vec<String> = others.iter().map(|seat| self.seat(*seat)).collect();
        Subject { kind, name: self.locale.list(&names) }
    }

    /// A message about a seat, with more variables.
    pub(super) fn about(&self, id: &str, seat: u8, more: &[(&str, FluentValue<'_>)]) -> String {
        let subject = self.subjects(&[seat]);
        let mut variables = more.to_vec();
        variables.extend(subject.variables());
        self.format(id, &variables)
    }

    /// The people at the table, in the order of seats.
    pub(super) fn welcome(&self) -> String {
        let names: Vec<String> = (0..self.players).map(|seat| self.seat(seat)).collect();
        self.format("welcome-seats", &[("names", names.join(" → ").into())])
    }

    /// The other seats that a typed word may mean: a number, or a name by its beginning or with a
    /// case ending.
    pub(super) fn meant(&self, word: &str) -> Vec<u8> {
        if let Ok(number) = word.parse() {
            return vec![number];
        }
        let word = plain(word);
        let is_meant = |seat: &u8| {
            let name = plain(&self.seat(*seat));
            let same = name.chars().zip(word.chars()).take_while(|(one, two)| one == two).count();
            let (whole, typed) = (name.chars().count(), word.chars().count());
            // In Russian, a case ending replaces the last letter of a name, or adds one.
            !self.is_you(*seat)
                && (same == typed || same >= 3 && same + 1 >= whole && typed <= whole + 2)
        };
        (0..self.players).filter(is_meant).collect()
    }
}
