//! `munera bench`: speed, sizes, and whether the bots still behave as they did.
//!
//! Every figure counts the processor's time of the bench's own thread, not the time on the wall: on a
//! busy machine the wall clock also counts the time that the system gave to other programs.

mod fastest;
mod fingerprint;
mod random_play;
mod simulations;
mod solutions;
mod worlds;

use std::io::{self, Write};

use munera_bots::{BenchCase, HasBots, Measure, Playable};
use munera_protocol::catalog::{AnyGame, CatalogOptions, GameName};
use munera_protocol::content::Packs;
use munera_protocol::{with_game, with_table};
use munera_rules::Game;
use serde_json::{Value, json};

/// The name of the figure that belongs to no single game.
const FINGERPRINT: &str = "fingerprint";

/// A measured figure.
struct Figure {
    value: Value,
    unit: &'static str,
}

impl Figure {
    /// How often something happens in a second.
    fn rate(rate: f64) -> Self {
        Self { value: json!(rate.round() as u64), unit: "1/s" }
    }

    /// A number to three places after the point.
    fn rounded(number: f64, unit: &'static str) -> Self {
        Self { value: json!((number * 1000.0).round() / 1000.0), unit }
    }
}

/// Measures every figure whose name begins with `only`, on one core, one after another.
pub fn run(only: &str, as_json: bool, output: &mut dyn Write) -> io::Result<()> {
    let packs = Packs::own();
    for (game, case) in cases().into_iter().filter(|(_, case)| case.name.starts_with(only)) {
        let table = usual_table(game, case.players, &packs)?;
        print(case.name, &with_game!(&table, game => measure(game, case)), as_json, output)?;
    }
    if FINGERPRINT.starts_with(only) {
        print(FINGERPRINT, &fingerprint::fingerprint(&packs)?, as_json, output)?;
    }
    Ok(())
}

/// The figures of all games, in the order in which they are shown: the slowest ones last.
fn cases() -> Vec<(GameName, BenchCase)> {
    let of_game = |game| {
        let cases = with_table!(game, Table => Table::BENCHES);
        cases.iter().map(move |case| (game, *case))
    };
    let mut cases: Vec<_> = GameName::ALL.into_iter().flat_map(of_game).collect();
    // The sort is stable, so cases of one kind keep their order.
    cases.sort_by_key(|(_, case)| matches!(case.measure, Measure::Simulations { .. }));
    cases
}

/// A table of a game with default options.
fn usual_table(game: GameName, players: u8, packs: &Packs) -> io::Result<AnyGame> {
    fn usual<O: CatalogOptions>(players: u8, packs: &Packs) -> io::Result<AnyGame> {
        O::usual(players, &O::content(packs)).into_game().map_err(io::Error::other)
    }
    with_table!(game, Table => usual::<<Table as Game>::Options>(players, packs))
}

/// Measures one figure of a game.
fn measure<G: HasBots>(game: &G, case: BenchCase) -> Figure {
    match case.measure {
        Measure::Rounds => random_play::rounds(game),
        Measure::Decisions => random_play::decisions(game),
        Measure::Games => random_play::games(game),
        Measure::StateSize => Figure { value: json!(size_of::<G::State>()), unit: "B" },
        Measure::OptionsPerMove => random_play::options_per_move(game),
        Measure::Worlds => worlds::worlds(game),
        Measure::Solutions { bouts_left } => solutions::solutions(game, bouts_left),
        Measure::Simulations { dearness } => simulations::simulations(game, dearness),
    }
}

fn print(name: &str, figure: &Figure, as_json: bool, output: &mut dyn Write) -> io::Result<()> {
    let Figure { value, unit } = figure;
    if as_json {
        writeln!(output, "{}", json!({"bench": name, "value": value, "unit": unit}))?;
    } else {
        writeln!(output, "{name:<20} {:>14} {unit}", group_digits(&value.to_string()))?;
    }
    output.flush()
}

/// `2400000` as `2 400 000`; a fraction stays as it is.
fn group_digits(number: &str) -> String {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let mut grouped = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    if fraction.is_empty() { grouped } else { format!("{grouped}.{fraction}") }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use munera_bots::{Generator, Measure, Playable};
    use munera_protocol::catalog::GameName;
    use munera_protocol::content::Packs;
    use munera_protocol::with_game;

    use super::{cases, group_digits, measure, usual_table};

    /// Programs read the figures by these names, and people compare them from top to bottom.
    #[test]
    fn every_game_is_measured_and_searches_come_last() {
        let cases = cases();
        let names: HashSet<_> = cases.iter().map(|(_, case)| case.name).collect();
        assert_eq!(names.len(), cases.len());
        for game in GameName::ALL {
            let mut own = cases.iter().filter(|(of, _)| *of == game).peekable();
            assert!(own.peek().is_some(), "{game:?}");
            let beginning = format!("{}.", game.as_str());
            assert!(own.all(|(_, case)| case.name.starts_with(&beginning)), "{game:?}");
        }
        let is_search = |measure| matches!(measure, Measure::Simulations { .. });
        assert!(cases.is_sorted_by_key(|(_, case)| is_search(case.measure)));
    }

    #[test]
    fn every_case_is_possible() {
        let packs = Packs::own();
        for (game, case) in cases() {
            let table = usual_table(game, case.players, &packs).expect(case.name);
            match case.measure {
                Measure::StateSize => {
                    let figure = with_game!(&table, game => measure(game, case));
                    assert_eq!(figure.unit, "B");
                    assert!(figure.value.as_u64().is_some_and(|bytes| bytes >= 4), "{}", case.name);
                }
                Measure::Solutions { bouts_left } => {
                    let generator = &mut Generator::new(1);
                    with_game!(&table, game => {
                        assert!(game.solving_task(bouts_left, generator).is_some(), "{}", case.name);
                    });
                }
                _ => {}
            }
        }
    }

    #[test]
    fn digits_stand_in_groups_of_three() {
        let grouped = ["7", "2400000", "104", "1104", "1.064", "2400000.5"].map(group_digits);
        assert_eq!(grouped, ["7", "2 400 000", "104", "1 104", "1.064", "2 400 000.5"]);
    }
}
