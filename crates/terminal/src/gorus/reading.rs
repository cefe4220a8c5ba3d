//! Reads gladiators as the player types them.

use munera_rules::gorus::{Card, Rank, School};

use super::board::Board;
use super::words::{Words, rank_of};
use crate::play_ui::Reading;

/// Reads a line as a gladiator; `None` for anything else.
pub(super) fn read(words: &Words, board: &Board, line: &str) -> Option<Reading> {
    let rank = match read_wish(line)? {
        Wish::Card(card) => return Some(Reading::one(card.to_string())),
        Wish::Rank(rank) => rank.number(),
    };
    // A rank alone means the only legal gladiator of that rank, or else the only one in the hand.
    let held: Vec<&String> = board.hand.iter().filter(|card| rank_of(card) == rank).collect();
    let is_free = |card: &&&String| board.guide.choices.iter().any(|it| it.choice == ***card);
    let free: Vec<&String> = held.iter().filter(is_free).copied().collect();
    Some(match &(if free.is_empty() { held } else { free })[..] {
        [card] => Reading::one(card.as_str()),
        [] => Reading::Unclear(words.format("gorus-no-such-rank", &[("rank", rank.into())])),
        cards => {
            let cards: Vec<String> = cards.iter().map(|card| words.card_in_text(card)).collect();
            let cards = [("cards", cards.join(" ").into())];
            Reading::Unclear(words.format("gorus-several-of-rank", &cards))
        }
    })
}

/// What the player may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// This gladiator.
    Card(Card),
    /// The gladiator of that rank.
    Rank(Rank),
}

/// `F10`, `f 10`, `К10`, `10`.
fn read_wish(line: &str) -> Option<Wish> {
    let mut symbols = line.chars().filter(|symbol| !symbol.is_whitespace());
    let first = symbols.next()?;
    if first.is_ascii_digit() {
        let digits: String = std::iter::once(first).chain(symbols).collect();
        return read_rank(&digits).map(Wish::Rank);
    }
    let rank = read_rank(&symbols.collect::<String>())?;
    read_school(first).map(|school| Wish::Card(Card::new(school, rank)))
}

fn read_rank(digits: &str) -> Option<Rank> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number).and_then(Rank::new)
}

/// A school by its letter, or by the first letter of its Russian name. Cyrillic letters that only
/// look like Latin ones are not accepted: `А` is also on the key of `F`.
fn read_school(letter: char) -> Option<School> {
    let letter = letter.to_uppercase().next()?;
    School::from_letter(letter).or(match letter {
        'К' => Some(School::Fists),
        'М' => Some(School::Swords),
        'С' => Some(School::Arrows),
        'Т' => Some(School::Axes),
        'Щ' => Some(School::Shields),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_however_they_are_typed() {
        let ten = Rank::new(10).map(|rank| Wish::Card(Card::new(School::Fists, rank)));
        for text in ["F10", "f10", " F 10 ", "К10", "к10"] {
            assert_eq!(read_wish(text), ten, "{text}");
        }
        assert_eq!(read_wish("10"), Rank::new(10).map(Wish::Rank));
        for text in ["F16", "F", "А10", "F-1", "F+1", "99", "10F"] {
            assert_eq!(read_wish(text), None, "{text}");
        }
    }
}
