//! Words for sides, and gladiators as small cards.

use std::ops::Deref;

use anstyle::Style;
use fluent_bundle::FluentValue;
use munera_guide::gorus::{GorusGuide, GorusRank, GorusSide};
use munera_protocol::codec::gorus::GorusParty;
use munera_rules::gorus::{Card, School};
use munera_text::school_variable;

use crate::names::{Names, Subject};
use crate::paint::{faint, ink_on, padded, signed, styled, width};

/// The words for one table and one reader, with the table's options.
#[derive(Clone, Debug)]
pub(super) struct Words {
    names: Names,
    /// The sides, with the seats and the target of each.
    pub(super) sides: Vec<GorusSide>,
    pub(super) teams: bool,
    /// Bouts in a round.
    pub(super) bouts: u8,
    /// Gladiators in a bout.
    pub(super) bout_size: u8,
    /// What each rank is worth.
    pub(super) favour: Vec<GorusRank>,
    /// The worth of the preferred school's 0 at the end of a round.
    pub(super) zero: i8,
    /// The width of the column of names.
    column: usize,
}

/// The words of a game include those of every table.
impl Deref for Words {
    type Target = Names;

    fn deref(&self) -> &Names {
        &self.names
    }
}

impl Words {
    pub(super) fn new(guide: GorusGuide, teams: bool, names: Names) -> Self {
        let mut words = Self {
            names,
            sides: guide.sides,
            teams,
            bouts: guide.bouts,
            bout_size: guide.bout_size,
            favour: guide.favour,
            zero: guide.zero,
            column: 0,
        };
        let seats = (0..words.players).map(|seat| words.party(GorusParty::Seat(seat.into())));
        let contender = words.is_solo().then(|| words.text("gorus-label-contender"));
        let sides = (0..words.sides.len()).map(|side| words.side(side));
        let names = seats.chain(contender).chain(sides);
        words.column = names.map(|name| width(&name)).max().unwrap_or(0);
        words
    }

    pub(super) fn is_solo(&self) -> bool {
        self.players == 1
    }

    // ---- Names

    pub(super) fn is_you(&self, party: GorusParty) -> bool {
        matches!(party, GorusParty::Seat(seat) if self.names.is_you(seat.byte()))
    }

    /// A name on its own, at the beginning of a line.
    pub(super) fn party(&self, party: GorusParty) -> String {
        let GorusParty::Seat(seat) = party else {
            return self.text("gorus-label-contender");
        };
        let seat = seat.byte();
        let name = self.seat(seat);
        let team = self.sides.iter().position(|side| self.teams && side.seats.contains(&seat));
        let letter = team.map(|team| self.format("team-letter", &[("team", team.into())]));
        letter.map_or_else(|| name.clone(), |letter| format!("{name} ({letter})"))
    }

    /// A name in its column.
    pub(super) fn name(&self, party: GorusParty) -> String {
        self.in_column(&self.party(party))
    }

    pub(super) fn in_column(&self, name: &str) -> String {
        padded(name, self.column)
    }

    /// A message about a seat or the contenders, with more variables.
    pub(super) fn about(
        &self,
        id: &str,
        party: GorusParty,
        more: &[(&str, FluentValue<'_>)],
    ) -> String {
        let kind = match party {
            GorusParty::Seatless(_) => "contenders",
            GorusParty::Seat(_) if self.is_you(party) => "you",
            GorusParty::Seat(_) => "seat",
        };
        let subject = Subject { kind, name: self.party(party) };
        let mut variables = more.to_vec();
        variables.extend(subject.variables());
        self.format(id, &variables)
    }

    /// A side on its own, at the beginning of a line.
    pub(super) fn side(&self, side: usize) -> String {
        match self.sides[side].seats[..] {
            [] => self.text("gorus-label-contenders"),
            _ if self.teams => self.format("team-name", &[("team", side.into())]),
            [seat, ..] => self.seat(seat),
        }
    }

    /// Sides as the subject of a sentence.
    pub(super) fn subjects(&self, sides: &[usize]) -> Subject {
        let is_yours = |side: &usize| {
            let first = self.sides[*side].seats.first();
            first.is_some_and(|seat| !self.teams && self.is_you(GorusParty::Seat((*seat).into())))
        };
        if let [side] = sides {
            let kind = match self.sides[*side].seats[..] {
                [] => "contenders",
                _ if self.teams => "team",
                _ if is_yours(side) => "you",
                _ => "side",
            };
            return Subject { kind, name: self.side(*side) };
        }
        // A message addresses the reader itself, so only the other sides are named.
        let (yours, others): (Vec<usize>, Vec<usize>) = sides.iter().partition(|it| is_yours(it));
        let kind = if yours.is_empty() { "several" } else { "several-with-you" };
        let name = |side: &usize| match self.sides[*side].seats[..] {
            [] => self.text("gorus-label-contenders-inside"),
            _ => self.side(*side),
        };
        let names: Vec<String> = others.iter().map(name).collect();
        Subject { kind, name: self.locale.list(&names) }
    }

    /// Each team with its target and its players.
    pub(super) fn teams(&self) -> Vec<String> {
        let team = |(number, side): (usize, &GorusSide)| {
            let members = side.seats.iter().map(|seat| self.inside(*seat));
            let variables = [
                ("team", self.side(number).into()),
                ("target", side.target.into()),
                ("names", members.collect::<Vec<_>>().join(", ").into()),
            ];
            self.format("gorus-welcome-team", &variables)
        };
        self.sides.iter().enumerate().filter(|_| self.teams).map(team).collect()
    }

    // ---- Cards

    /// A gladiator's worth during play.
    pub(super) fn favour(&self, card: &str) -> i8 {
        let rank = self.favour.iter().find(|it| it.rank == rank_of(card));
        rank.map_or(0, |rank| rank.favour)
    }

    /// A gladiator with its school's letter in the reader's alphabet.
    pub(super) fn written(&self, card: &str) -> String {
        let read = Card::read(card).map(|card| self.locale.gladiator(card));
        read.unwrap_or_else(|_| card.to_owned())
    }

    /// A gladiator in a sentence, with its worth.
    pub(super) fn card_in_text(&self, card: &str) -> String {
        format!("{}{}", self.written(card), superscript(self.favour(card)))
    }

    /// A gladiator as a small card, with its worth and a mark behind it.
    pub(super) fn card(&self, card: &str, mark: &str) -> String {
        let text = format!(" {}{mark} ", self.card_in_text(card));
        styled(school_style(card).bold(), &text)
    }

    /// A gladiator that cannot be played now: without colour, and in brackets for terminals without
    /// colours.
    pub(super) fn barred_card(&self, card: &str) -> String {
        faint(&format!("({})", self.card_in_text(card)))
    }

    /// A school's letter on its colour, and its name.
    pub(super) fn school(&self, letter: &str) -> String {
        let Some(school) = school_of(letter) else { return letter.to_owned() };
        let shown = format!(" {} ", self.locale.school_letter(school));
        let shown = styled(school_style(letter).bold(), &shown);
        format!("{shown} {}", self.locale.school(school))
    }

    /// The worth of each rank at this table.
    pub(super) fn favour_line(&self) -> String {
        let ranks = self.favour.iter().filter(|it| it.favour != 0);
        let ranks = ranks.map(|it| format!("{}{}", it.rank, superscript(it.favour)));
        let ranks = ranks.collect::<Vec<_>>().join(" ");
        let variables = [("ranks", ranks.into()), ("zero", signed(self.zero).into())];
        self.format("gorus-welcome-favour", &variables)
    }
}

/// The school of a gladiator, or of a school's letter.
pub(super) fn school_of(card: &str) -> Option<School> {
    card.chars().next().and_then(School::from_letter)
}

/// The variables that a message about a gladiator's school takes.
pub(super) fn school_variables(card: &str) -> Vec<(&'static str, FluentValue<'static>)> {
    school_of(card).map(school_variable).into_iter().collect()
}

pub(super) fn rank_of(card: &str) -> u8 {
    card.get(1..).and_then(|rank| rank.parse().ok()).unwrap_or_default()
}

/// Schools have the colours of the printed cards, always with the letter.
fn school_style(card: &str) -> Style {
    match school_of(card) {
        Some(School::Fists) => ink_on(231, 25),
        Some(School::Swords) => ink_on(231, 94),
        Some(School::Arrows) => ink_on(231, 28),
        Some(School::Axes) => ink_on(16, 212),
        Some(School::Shields) => ink_on(16, 220),
        None => Style::new(),
    }
}

/// A signed number in superscript; empty for 0.
pub(super) fn superscript(number: i8) -> String {
    if number == 0 {
        return String::new();
    }
    let raised = |symbol| match symbol {
        '+' => '⁺',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '0' | '4'..='9' => char::from_u32('⁰' as u32 + (symbol as u32 - '0' as u32)).unwrap_or('⁰'),
        _ => '⁻',
    };
    signed(number).chars().map(raised).collect()
}
