//! How a solution is printed.

use munera_bots::{Analysis, RoundResult};
use munera_rules::Seat;
use munera_rules::gorus::Card;
use munera_text::Locale;
use serde_json::{Value, json};

/// A round that was solved.
pub(super) struct Report {
    /// The seat whose side was solved for.
    pub(super) seat: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// The seats of that side.
    pub(super) seats: Vec<Seat>,
    pub(super) analysis: Analysis,
    /// How many positions were visited.
    pub(super) nodes: u64,
}

const fn result_name(fate: RoundResult) -> &'static str {
    match fate {
        RoundResult::Won => "won",
        RoundResult::Shared => "shared",
        RoundResult::Lost => "lost",
    }
}

impl Report {
    pub(super) fn to_json(&self) -> Value {
        let Analysis { solution, plays, line } = &self.analysis;
        let margin = solution.margin;
        let play = |(card, margin): &(Card, i16)| {
            let result = result_name(RoundResult::of(*margin));
            json!({"play": card.to_string(), "result": result, "margin": margin})
        };
        json!({
            "seat": self.seat.number(),
            "seats": self.seats.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
            "turn": self.turn.number(),
            "result": result_name(RoundResult::of(margin)),
            "margin": margin,
            "best": solution.best.to_string(),
            "line": line_texts(line),
            "plays": plays.iter().map(play).collect::<Vec<_>>(),
            "nodes": self.nodes,
        })
    }

    /// The report for people.
    pub(super) fn lines(&self, locale: &Locale) -> Vec<String> {
        let Analysis { solution, plays, line } = &self.analysis;
        let seats: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        let variables = [
            ("result", result_name(RoundResult::of(solution.margin)).into()),
            ("margin", solution.margin.unsigned_abs().into()),
            ("count", seats.len().into()),
            ("seats", locale.list(&seats).into()),
        ];
        let line = line_texts(line).join(" ");
        let mut lines = vec![
            locale.format("solve-result", &variables),
            locale.format("solve-line", &[("line", line.into())]),
            String::new(),
        ];
        let heading = |name: &str| locale.text(&format!("solve-heading-{name}"));
        lines.push(row(&heading("play"), &heading("margin"), &heading("result")));
        // The best first; among equals, the first card of the best line, then in card order.
        let mut plays = plays.clone();
        let sign = if self.seats.contains(&self.turn) { -1 } else { 1 };
        plays.sort_by_key(|(card, margin)| (sign * margin, *card != solution.best));
        for (card, margin) in plays {
            let fate = result_name(RoundResult::of(margin));
            let result = locale.format("solve-fate", &[("result", fate.into())]);
            lines.push(row(&card.to_string(), &format!("{margin:+}"), &result));
        }
        lines.push(String::new());
        lines.push(locale.format("solve-nodes", &[("count", self.nodes.into())]));
        lines
    }
}

fn row(play: &str, margin: &str, result: &str) -> String {
    format!("{play:<8}{margin:>8}  {result}")
}

/// Plays as a record writes them.
fn line_texts(line: &[(Seat, Card)]) -> Vec<String> {
    line.iter().map(|(seat, card)| format!("{seat}:{card}")).collect()
}
