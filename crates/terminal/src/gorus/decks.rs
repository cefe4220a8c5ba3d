//! The table of decks: which gladiators are in play with how many players (G2.1).

use munera_rules::GameOptions;
use munera_rules::gorus::{Options, Rank};
use munera_text::Locale;

use super::super::paint;

/// The table of decks, with its title.
pub(super) fn table(locale: &'static Locale) -> Vec<String> {
    let heading = |column: &str| locale.text(&format!("gorus-aid-decks-{column}"));
    let mut rows = vec![["players", "schools", "ranks", "cards"].map(heading)];
    let mut players = Options::PLAYERS.peekable();
    while let Some(first) = players.next() {
        let deck = cells(first);
        let mut last = first;
        while let Some(next) = players.next_if(|next| cells(*next) == deck) {
            last = next;
        }
        let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let [schools, ranks, cards] = deck;
        rows.push([range, schools, ranks, cards]);
    }
    let width = |column: usize| rows.iter().map(|row| paint::width(&row[column])).max();
    let widths = [0, 1, 2, 3].map(|column| width(column).unwrap_or(0));
    let line = |row: &[String; 4]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| paint::padded(cell, width));
        format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_owned()
    };
    let title = paint::strong(&locale.text("gorus-aid-decks"));
    std::iter::once(title).chain(rows.iter().map(line)).collect()
}

/// The schools, the ranks in each, and the cards of a deck.
fn cells(players: u8) -> [String; 3] {
    let options = Options::new(players);
    let ranks: Vec<u8> = options.ranks().map(Rank::number).collect();
    let cards = options.school_count() * ranks.len();
    [options.school_count().to_string(), ranges(&ranks), cards.to_string()]
}

/// Numbers in rising order, in short: `0, 4–12`.
fn ranges(numbers: &[u8]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let run = |run: &[u8]| match run {
        [first, .., last] => format!("{first}–{last}"),
        single => single.iter().map(u8::to_string).collect(),
    };
    runs.map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use munera_text::{Language, Locale};

    use super::table;

    #[test]
    fn the_table_has_the_books_rows() {
        let rows: Vec<Vec<String>> = table(Locale::of(Language::English))
            .iter()
            .skip(2)
            .map(|line| line.split("  ").map(|it| it.trim().to_owned()).collect::<Vec<_>>())
            .map(|cells| cells.into_iter().filter(|cell| !cell.is_empty()).collect())
            .collect();
        assert_eq!(
            rows,
            [
                ["1–3", "3", "0, 4–12", "30"],
                ["4", "4", "0, 4–12", "40"],
                ["5", "5", "0, 4–12", "50"],
                ["6", "5", "0, 3–13", "60"],
                ["7", "5", "0, 2–14", "70"],
                ["8", "5", "0–15", "80"],
            ]
        );
    }
}
