//! What lies on the table, as a grid: a row a player, a column a trait.

use munera_rules::gladiators::{Powers, Trait, View};
use munera_rules::{Game, Seat};

use super::cards::{self, COLUMN};
use super::speaker::Speaker;
use crate::paint;

/// How wide the wounds are.
const WOUNDS: usize = 11;

/// The table as a viewer sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
}

impl Board<'_> {
    /// The width of the first column: a mark, a number and a name, or a label.
    fn names(self) -> usize {
        let labels = ["label-hand", "gladiators-label-decks"];
        let labels = labels.map(|label| paint::width(&self.speaker.text(label)) + 2);
        let name = paint::width(&self.speaker.no_name()) + 4;
        labels.into_iter().chain([name]).max().unwrap_or(0) + 1
    }

    fn row(self, name: &str, cells: impl Fn(Trait) -> String, rest: &str) -> String {
        let cells: String = Trait::ALL.into_iter().map(cells).collect();
        format!("{}{cells} {rest}", paint::padded(name, self.names()))
    }

    /// Everybody, the decks, and the viewer's own hand.
    pub(super) fn lines(self) -> Vec<String> {
        let mut lines = vec![self.head()];
        lines.extend(Seat::all(self.speaker.game.players()).map(|seat| self.player(seat)));
        let decks = format!("  {}", self.speaker.text("gladiators-label-decks"));
        let size = |kind| paint::padded(&format!(" {}", self.view.deck_size(kind)), COLUMN);
        lines.push(paint::faint(self.row(&decks, size, "").trim_end()));
        if self.view.viewer().seat().is_some_and(|seat| self.view.alive().contains(seat)) {
            let label = paint::strong(&format!("  {}", self.speaker.text("label-hand")));
            let hand: Powers = self.view.hand();
            lines.push(self.row(&label, |kind| cards::held(hand, kind), ""));
        }
        lines
    }

    fn head(self) -> String {
        let name = |kind| paint::padded(&format!(" {}", self.speaker.trait_name(kind)), COLUMN);
        let wounds = paint::padded(&self.speaker.text("gladiators-label-wounds"), WOUNDS);
        let held = self.speaker.text("gladiators-label-held");
        paint::faint(&self.row("", name, &format!("{wounds}{held}")))
    }

    fn player(self, seat: Seat) -> String {
        let (speaker, view) = (self.speaker, self.view);
        let is_turn = view.turn() == Some(seat);
        let name = format!("{seat} {}", speaker.names.seat(seat));
        if !view.alive().contains(seat) {
            let fallen = speaker.text("gladiators-has-fallen");
            let name = paint::padded(&format!("  {name}"), self.names());
            return paint::faint(&format!("{name} {fallen}"));
        }
        let name =
            if is_turn { paint::strong(&format!("▸ {name}")) } else { format!("  {name}") };
        let tops = view.tops(seat);
        let health = tops.effective().of(Trait::Health);
        let wounds = paint::padded(&speaker.wounds(view.wounds(seat), health), WOUNDS);
        let held = view.hand_traits(seat);
        let letter = |kind: Trait| if held.contains(kind) { kind.letter() } else { '·' };
        let held: Vec<String> = Trait::ALL.map(|kind| letter(kind).to_string()).to_vec();
        self.row(&name, |kind| cards::top(tops, kind), &format!("{wounds}{}", held.join(" ")))
    }
}
