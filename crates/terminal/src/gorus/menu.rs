//! The reader's hand, with the gladiators that can be played.

use munera_guide::gorus::{GorusChoice, GorusPlayKind};
use munera_rules::gorus::School;

use super::board::Board;
use super::words::{Words, school_of, school_variables};
use crate::paint;

/// The hand, one line per school, and what the challenges in it would do.
pub(super) fn lines(words: &Words, board: &Board) -> Vec<String> {
    let mut lines = vec![paint::strong(&words.text("label-hand"))];
    let column = School::ALL.map(|school| paint::width(&words.locale.school(school)));
    let column = column.into_iter().max().unwrap_or(0) + 4;
    for school in School::ALL {
        let own = board.hand.iter().filter(|card| school_of(card) == Some(school));
        let cards: Vec<String> = own
            .map(|card| match board.guide.choices.iter().find(|it| it.choice == *card) {
                Some(choice) => free(words, board, choice),
                None => words.barred_card(card),
            })
            .collect();
        if !cards.is_empty() {
            let school = paint::padded(&words.school(&school.to_string()), column);
            let head = format!("  {school}  ");
            lines.extend(paint::flow(&head, cards.iter().map(String::as_str), " "));
        }
    }
    for choice in board.guide.choices.iter().filter(|it| it.matches.is_some()) {
        let id = match choice.deed {
            GorusPlayKind::ChallengesAgain => "gorus-choice-challenges-again",
            _ => "gorus-choice-challenges",
        };
        let mut variables = school_variables(&choice.choice);
        variables.push(("card", format!("{}!", words.written(&choice.choice)).into()));
        lines.push(format!("  {}", words.format(id, &variables)));
    }
    lines
}

/// Only the gladiators that can be played.
pub(super) fn legal(words: &Words, board: &Board) -> Vec<String> {
    let cards: Vec<String> = board.guide.choices.iter().map(|it| free(words, board, it)).collect();
    let head = format!("{} ", words.text("gorus-label-legal"));
    paint::flow(&head, cards.iter().map(String::as_str), " ")
}

/// A gladiator that can be played, marked if it would challenge and if it would be winning. A
/// leader's always would, so it has no mark.
fn free(words: &Words, board: &Board, choice: &GorusChoice) -> String {
    let leads = board.guide.bout.as_ref().is_none_or(|bout| bout.plays.is_empty());
    let challenge = if choice.matches.is_some() { "!" } else { "" };
    let wins = if choice.wins && !leads { "▴" } else { "" };
    words.card(&choice.choice, &format!("{challenge}{wins}"))
}
