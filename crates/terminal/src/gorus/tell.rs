//! Tells events in lines.

use munera_guide::gorus::{
    GorusBout, GorusDecision, GorusEnding, GorusPlay, GorusPlayKind, GorusSideTally,
    GorusTakenBout, GorusTally,
};
use munera_protocol::codec::gorus::GorusParty;

use super::board::Board;
use super::words::{Words, rank_of, school_of, school_variables, superscript};
use crate::paint;

/// The width of a card in a column of cards.
const CARD_COLUMN: usize = 8;

/// The title of a round.
pub(super) fn round_begins(words: &Words, round: u8, dealer: u8) -> Vec<String> {
    let mut title = words.format("gorus-round-title", &[("round", round.into())]);
    // In solo the player always deals.
    if !words.is_solo() {
        let dealer = words.about("gorus-round-dealer", GorusParty::Seat(dealer.into()), &[]);
        title = format!("{title} · {dealer}");
    }
    let text = format!("══ {title} ");
    let rest = "═".repeat(paint::WIDTH.saturating_sub(paint::width(&text)));
    vec![String::new(), paint::strong(&format!("{text}{rest}"))]
}

/// A play after a margin, mostly on one line: the player, the gladiator and what it did.
pub(super) fn play_lines(
    words: &Words,
    margin: &str,
    play: &GorusPlay,
    more: Option<String>,
) -> Vec<String> {
    let notes: Vec<String> = play_note(words, play).into_iter().chain(more).collect();
    let card = paint::padded(&words.card(&play.card, ""), CARD_COLUMN);
    let head = format!("{margin}  {}  {card}  ", words.name(play.by));
    paint::flow(&head, notes.iter().map(String::as_str), " · ")
}

fn play_note(words: &Words, play: &GorusPlay) -> Option<String> {
    let of_school = |id: &str| words.format(id, &school_variables(&play.card));
    match play.deed {
        GorusPlayKind::Joins => None,
        GorusPlayKind::Leads => Some(paint::faint(&words.text("gorus-deed-leads"))),
        GorusPlayKind::Opens => Some(of_school("gorus-deed-opens")),
        GorusPlayKind::Sluffs => Some(paint::faint(&words.text("gorus-deed-sluffs"))),
        GorusPlayKind::Challenges => Some(paint::strong(&of_school("gorus-deed-challenges"))),
        GorusPlayKind::ChallengesAgain => Some(of_school("gorus-deed-challenges-again")),
    }
}

/// What a seat drew after a play.
pub(super) fn drawn(words: &Words, card: &str) -> String {
    words.format("gorus-deed-draws", &[("card", words.card_in_text(card).into())])
}

/// The last bout of a finished round, as it was counted.
pub(super) fn last_counted(round: &GorusTally) -> Option<&GorusTakenBout> {
    round.sides.iter().flat_map(|side| &side.bouts).max_by_key(|bout| bout.number)
}

/// The winner of a bout with its winning gladiator and the favour, after a margin. The last bout of a
/// round comes with its count.
pub(super) fn bout_ends(
    words: &Words,
    margin: &str,
    bout: &GorusBout,
    counted: Option<&GorusTakenBout>,
) -> Vec<String> {
    let winner = bout.winning.and_then(|place| bout.plays.get(usize::from(place)));
    let Some(winner) = winner else { return Vec::new() };
    // G1.3: which 0 counts is open until the round is over. Before that the guide has no worth for a
    // bout, and this is the sum of what its ranks are worth.
    let cards: Vec<(&str, i8)> = if let Some(counted) = counted {
        counted.cards.iter().map(|it| (it.card.as_str(), it.favour)).collect()
    } else {
        let cards = bout.plays.iter().map(|play| play.card.as_str());
        cards.map(|card| (card, words.favour(card))).collect()
    };
    let favour: i16 = cards.iter().map(|(_, worth)| i16::from(*worth)).sum();
    let variables =
        [("card", words.written(&winner.card).into()), ("favour", paint::signed(favour).into())];
    let sentence = words.about("gorus-takes-bout", winner.by, &variables);
    let sentence =
        if words.is_you(winner.by) { paint::laurel(&sentence) } else { paint::strong(&sentence) };
    let mut counting = in_text(words, &cards);
    let zeros = cards.iter().filter(|(card, worth)| rank_of(card) == 0 && *worth == 0);
    let zeros: Vec<String> = zeros.map(|(card, _)| words.written(card)).collect();
    if !zeros.is_empty() && counted.is_none() {
        let cards = [("cards", zeros.join(" ").into())];
        counting.push(words.format("gorus-with-zeros", &cards));
    }
    let why = match counting.join(" ") {
        why if why.is_empty() => why,
        why => paint::faint(&format!(" ({why})")),
    };
    paint::paragraph(&format!("{margin}  ▸ "), &format!("{sentence}{why}"))
}

/// A complete bout as a block.
pub(super) fn bout(
    words: &Words,
    bout: &GorusBout,
    counted: Option<&GorusTakenBout>,
) -> Vec<String> {
    let plays = bout.plays.iter().flat_map(|play| play_lines(words, "", play, None));
    plays.chain(bout_ends(words, "", bout, counted)).collect()
}

/// For each side, its gladiators that count, their sum, and whether it wins Crowd Support.
pub(super) fn round_ends(words: &Words, tally: &GorusTally, board: &Board) -> Vec<String> {
    let mut lines = vec![String::new()];
    if let Some(preferred) = &tally.preferred {
        let mut variables = school_variables(preferred);
        variables.push(("round", tally.round.into()));
        variables.push(("card", words.written(&format!("{preferred}0")).into()));
        variables.push(("favour", words.zero.into()));
        lines.push(paint::strong(&words.format("gorus-round-over", &variables)));
    }
    let sides = tally.sides.iter().enumerate();
    lines.extend(sides.flat_map(|(number, side)| side_lines(words, number, side)));
    if words.is_solo() && tally.sides.first().is_some_and(|side| !side.has_an_eight) {
        let sentence = words.about("gorus-no-eight", GorusParty::Seat(0_u8.into()), &[]);
        lines.extend(paint::paragraph("  ", &sentence));
    }
    let winners = tally.sides.iter().enumerate().filter(|(_, side)| side.wins);
    let winners: Vec<usize> = winners.map(|(number, _)| number).collect();
    let winners = words.subjects(&winners);
    let sentence = words.format("gorus-earns-support", &winners.variables());
    lines.extend(paint::paragraph("  ▸ ", &paint::strong(&sentence)));
    lines.extend(board.support(words));
    lines
}

fn side_lines(words: &Words, number: usize, side: &GorusSideTally) -> Vec<String> {
    let name = words.in_column(&words.side(number));
    let cards = side.bouts.iter().flat_map(|bout| &bout.cards);
    let mut cards: Vec<(&str, i8)> = cards.map(|it| (it.card.as_str(), it.favour)).collect();
    cards.sort_by_key(|(card, worth)| (-worth, school_of(card), rank_of(card)));
    let mut items = in_text(words, &cards);
    if items.is_empty() {
        let nothing = if cards.is_empty() { "gorus-collected-nothing" } else { "gorus-no-favour" };
        items.push(paint::faint(&words.text(nothing)));
    }
    // A sum has no plus sign.
    let sum = format!("= {}", paint::signed(side.favour).trim_start_matches('+'));
    items.push(if side.wins { paint::laurel(&sum) } else { paint::strong(&sum) });
    paint::flow(&format!("  {name}  "), items.iter().map(String::as_str), " ")
}

/// The gladiators with a worth, each with it.
fn in_text(words: &Words, cards: &[(&str, i8)]) -> Vec<String> {
    let counting = cards.iter().filter(|(_, worth)| *worth != 0);
    counting
        .map(|(card, worth)| format!("{}{}", words.written(card), superscript(*worth)))
        .collect()
}

/// The winner, and what decided between several sides that reached their targets (G5.2).
pub(super) fn game_ends(
    words: &Words,
    ending: &GorusEnding,
    preferred: Option<&str>,
) -> Vec<String> {
    let mut lines = vec![String::new()];
    let tie_break = match ending.decision {
        GorusDecision::Alone => None,
        GorusDecision::ByTheZero => preferred.map(|school| {
            let zero = words.written(&format!("{school}0"));
            words.format("gorus-tie-zero", &[("card", zero.into())])
        }),
        GorusDecision::ByFewest => Some(words.text("gorus-tie-fewest")),
        GorusDecision::Joint => Some(words.text("gorus-tie-joint")),
    };
    lines.extend(tie_break.iter().flat_map(|sentence| paint::paragraph("", sentence)));
    let champions: Vec<usize> = ending.champions.iter().map(|side| usize::from(*side)).collect();
    let champions = words.subjects(&champions);
    let sentence = words.format("gorus-game-over", &champions.variables());
    lines.extend(paint::paragraph(&paint::laurel("★ "), &paint::laurel(&sentence)));
    lines
}
