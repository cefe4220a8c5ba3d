//! The table as a grid: a row for each player, a column for each trait.

use munera_guide::gladiators::{GladiatorsFighter, GladiatorsGuide};
use munera_rules::Seat;
use munera_rules::gladiators::{Card, Gladiators, Phase, Powers, Trait, View};

use super::words::{Words, plate, powers};
use crate::paint;
use crate::play_ui::Seen;

/// The width of a trait's column: a card, a mark and a gap.
const COLUMN: usize = 9;
/// The width of the wounds' column.
const WOUNDS: usize = 11;

/// The table as a viewer sees it, with its guide.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    pub(super) words: &'a Words,
    pub(super) view: &'a View,
    pub(super) guide: GladiatorsGuide,
}

impl<'a> Board<'a> {
    pub(super) fn of(words: &'a Words, seen: Seen<'a, Gladiators>) -> Self {
        Self { words, view: seen.view, guide: GladiatorsGuide::of(seen.game, seen.view) }
    }

    /// The cards that a seat shows.
    pub(super) fn tops(&self, seat: u8) -> Powers {
        powers(&self.guide.fighters[usize::from(seat)])
    }

    /// The reader's seat, if it is asked now.
    pub(super) fn asked(&self) -> Option<u8> {
        let seat = self.view.viewer().seat()?;
        (self.view.asked() == Some(seat)).then_some(seat.number())
    }

    /// The title above the table: the turn, and the seat whose turn it is.
    pub(super) fn title(&self) -> String {
        let whose = self.view.turn();
        let whose = whose.map(|seat| self.words.about("gladiators-whose-turn", seat.number(), &[]));
        let title = match (self.view.phase(), whose) {
            (Phase::Setup | Phase::Fresh | Phase::Over { .. }, _) | (_, None) => String::new(),
            (_, Some(whose)) => format!("{} · {whose}", self.words.turn(self.view)),
        };
        paint::across(&title)
    }

    /// The width of the first column: a mark, a number and a name, or a label.
    fn names(&self) -> usize {
        let labels = ["label-hand", "gladiators-label-decks"];
        let labels = labels.map(|label| paint::width(&self.words.text(label)) + 2);
        labels.into_iter().chain([self.words.column + 4]).max().unwrap_or(0) + 1
    }

    fn row(&self, name: &str, cells: impl Fn(Trait) -> String, rest: &str) -> String {
        let cells = Trait::ALL.into_iter().map(|kind| paint::padded(&cells(kind), COLUMN));
        format!("{}{} {rest}", paint::padded(name, self.names()), cells.collect::<String>())
    }

    /// All players, the decks, and the viewer's own hand.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.head()];
        lines.extend(self.guide.fighters.iter().map(|fighter| self.fighter(fighter)));
        let decks = format!("  {}", self.words.text("gladiators-label-decks"));
        let size = |kind| format!(" {}", self.view.deck_size(kind));
        lines.push(paint::faint(self.row(&decks, size, "").trim_end()));
        if self.view.viewer().seat().is_some_and(|seat| self.view.alive().contains(seat)) {
            let label = paint::strong(&format!("  {}", self.words.text("label-hand")));
            let held = |kind: Trait| {
                let power = self.view.hand().get(kind);
                power.map_or_else(|| paint::faint(" ·"), |power| plate(Card::new(kind, power)))
            };
            lines.push(self.row(&label, held, ""));
        }
        lines
    }

    fn head(&self) -> String {
        let name = |kind| format!(" {}", self.words.locale.trait_name(kind));
        let wounds = paint::padded(&self.words.text("gladiators-label-wounds"), WOUNDS);
        let held = self.words.text("gladiators-label-held");
        paint::faint(&self.row("", name, &format!("{wounds}{held}")))
    }

    fn fighter(&self, fighter: &GladiatorsFighter) -> String {
        let seat = Seat::new(fighter.seat);
        let name = format!("{seat} {}", self.words.seat(fighter.seat));
        if !fighter.alive {
            let fallen = self.words.text("gladiators-has-fallen");
            let name = paint::padded(&format!("  {name}"), self.names());
            return paint::faint(&format!("{name} {fallen}"));
        }
        let is_turn = self.view.turn() == Some(seat);
        let name =
            if is_turn { paint::strong(&format!("▸ {name}")) } else { format!("  {name}") };
        let tops = powers(fighter);
        let wounds = self.words.wounds(fighter.wounds, tops.effective().of(Trait::Health));
        let held = self.view.hand_traits(seat);
        let letter = |kind: Trait| if held.contains(kind) { kind.letter() } else { '·' };
        let held: Vec<String> = Trait::ALL.map(|kind| letter(kind).to_string()).to_vec();
        let rest = format!("{}{}", paint::padded(&wounds, WOUNDS), held.join(" "));
        self.row(&name, |kind| top(fighter, kind), &rest)
    }

    /// Health less wounds, for all living players.
    pub(super) fn score(&self) -> Vec<String> {
        let mut lines = vec![paint::strong(&self.words.turn(self.view))];
        for fighter in self.guide.fighters.iter().filter(|fighter| fighter.alive) {
            let left = paint::signed(fighter.left).replace('+', "");
            let left = self.words.format("gladiators-score-left", &[("left", left.into())]);
            let health = powers(fighter).effective().of(Trait::Health);
            let wounds = self.words.wounds(fighter.wounds, health);
            let label = self.words.text("gladiators-label-wounds");
            let name = self.words.name(fighter.seat);
            lines.push(format!("  {name}  {left} · {label} {wounds}"));
        }
        lines
    }

    /// D1.2: the cards under the tops, at a table that lets players look at them.
    pub(super) fn history(&self, is_open: bool) -> Vec<String> {
        if !is_open {
            return paint::paragraph("", &self.words.text("gladiators-history-closed"));
        }
        let mut lines = vec![paint::strong(&self.words.text("gladiators-history-title"))];
        for seat in Seat::all(self.words.players) {
            let mut cards: Vec<String> =
                self.view.history(seat).map(|card| card.to_string()).collect();
            if cards.is_empty() {
                cards.push(paint::faint(&self.words.text("gladiators-history-nothing")));
            }
            let head = format!("  {}  ", self.words.name(seat.number()));
            lines.extend(paint::flow(&head, cards.iter().map(String::as_str), " "));
        }
        lines
    }
}

/// A seat's card of a trait, with a mark for the pair or Onslaught that it is part of.
fn top(fighter: &GladiatorsFighter, kind: Trait) -> String {
    let tops = powers(fighter);
    let Some(power) = tops.get(kind) else { return String::new() };
    let mark = if fighter.onslaught.contains(kind.letter()) {
        paint::laurel(&format!("★{}", tops.effective().of(kind)))
    } else if fighter.pairs.iter().any(|pair| pair.contains(kind.letter())) {
        paint::strong("=")
    } else {
        String::new()
    };
    format!("{}{mark}", plate(Card::new(kind, power)))
}
