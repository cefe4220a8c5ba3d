//! `munera lab laws`: random games at every kind of table, checked against the laws.

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Instant;

use indicatif::ProgressBar;
use munera_bots::Generator;
use munera_protocol::catalog::{AnyGame, CatalogOptions, GameName};
use munera_protocol::codec::OptionsCodec;
use munera_protocol::content::Packs;
use munera_protocol::fault::Fault;
use munera_protocol::{with_game, with_table};
use munera_rules::laws::{Figures, Thoroughness, keep_in_one_game};
use munera_rules::{Game, GameOptions};
use rayon::prelude::*;
use serde_json::json;

use super::progress_bar;
use super::seeds::{LAWS, mix};

/// The arguments of `munera lab laws`.
#[derive(Clone, Copy, Debug)]
pub struct LawsSettings {
    /// The game; `None` for all games.
    pub game: Option<GameName>,
    /// How many games, over all kinds of tables together.
    pub games: u64,
    /// The seed of all games.
    pub seed: u64,
    /// Whether to print JSON instead of a table.
    pub as_json: bool,
}

/// Makes a table of one kind with random options.
type RandomTable<'p> = dyn Fn(&mut Generator) -> Result<AnyGame, Fault> + Sync + 'p;

/// A kind of table.
struct Kind<'p> {
    game: &'static str,
    players: u8,
    /// How the players divide into teams, as options write it; `None` without teams.
    teams: Option<String>,
    random_table: Box<RandomTable<'p>>,
}

impl Kind<'_> {
    fn teams(&self) -> &str {
        self.teams.as_deref().unwrap_or("-")
    }
}

/// Every kind of table of a game.
fn kinds_of<'p, G>(packs: &'p Packs) -> Vec<Kind<'p>>
where
    G: Game<Options: CatalogOptions + 'p>,
{
    let kind = |options: G::Options| Kind {
        game: G::NAME,
        players: options.players(),
        teams: options.teams(),
        random_table: Box::new(move |generator| {
            let content = G::Options::content(packs);
            options.with_random_options(&content, generator).into_game()
        }),
    };
    G::Options::every_kind(&G::Options::content(packs)).into_iter().map(kind).collect()
}

/// Plays random games at every kind of table, on all cores, and checks the laws.
pub fn laws(packs: &Packs, settings: LawsSettings, output: &mut dyn Write) -> io::Result<()> {
    let games = settings.game.map_or_else(|| GameName::ALL.to_vec(), |game| vec![game]);
    let kinds: Vec<Kind<'_>> = games
        .into_iter()
        .flat_map(|game| with_table!(game, Table => kinds_of::<Table>(packs)))
        .collect();
    let share = settings.games.div_ceil(kinds.len() as u64);
    let progress = progress_bar(share * kinds.len() as u64, "games");
    let begin = Instant::now();
    let mut rows = Vec::new();
    for (number, kind) in (0..).zip(kinds) {
        let seed = |index| seed_of(settings.seed, number, index);
        let figures = laws_at(&kind, share, seed, &progress).map_err(io::Error::other)?;
        rows.push((kind, figures));
    }
    progress.finish_and_clear();
    report(&rows, begin.elapsed().as_secs_f64(), settings.as_json, output)
}

/// Plays games at one kind of table. The error is the first broken law, with everything that is
/// needed to repeat it.
fn laws_at(
    kind: &Kind<'_>,
    games: u64,
    seed: impl Fn(u64) -> u64 + Sync,
    progress: &ProgressBar,
) -> Result<Figures, String> {
    let total = Mutex::new(Figures::default());
    (0..games).into_par_iter().try_for_each(|index| {
        // Every game has its own seed, so that it can be repeated alone.
        let own = seed(index);
        let mut generator = Generator::new(own);
        let game = (kind.random_table)(&mut generator).map_err(|fault| fault.to_string())?;
        let kept = with_game!(&game, game => {
            keep_in_one_game(game, Thoroughness::Brisk, &mut generator)
        });
        let figures = kept.map_err(|broken| format!("{broken}\nseed {own}, {game:?}"))?;
        progress.inc(1);
        if let Ok(mut total) = total.lock() {
            *total += figures;
        }
        Ok::<_, String>(())
    })?;
    total.into_inner().map_err(|error| error.to_string())
}

/// The seed of one game of a kind of table.
pub(super) fn seed_of(seed: u64, kind: u64, number: u64) -> u64 {
    mix(&[LAWS, seed, kind, number])
}

fn report(
    rows: &[(Kind<'_>, Figures)],
    seconds: f64,
    as_json: bool,
    output: &mut dyn Write,
) -> io::Result<()> {
    if as_json {
        for (kind, figures) in rows {
            let line = json!({
                "game": kind.game, "players": kind.players, "teams": kind.teams(),
                "games": figures.games, "events": figures.events, "worlds": figures.worlds,
                "retold": figures.retold,
            });
            writeln!(output, "{line}")?;
        }
        return Ok(());
    }
    let mut print = |cells: [&str; 3], figures: [&dyn std::fmt::Display; 4]| {
        let ([game, players, teams], [games, events, worlds, retold]) = (cells, figures);
        let kind = format!("{game:<10} {players:>7}  {teams:<8}");
        writeln!(output, "{kind} {games:>9} {events:>12} {worlds:>12} {retold:>11}")
    };
    print(["game", "players", "teams"], [&"games", &"events", &"worlds", &"retold"])?;
    let mut total = Figures::default();
    for (kind, figures) in rows {
        total += *figures;
        let Figures { games, events, worlds, retold, .. } = figures;
        let cells = [kind.game, &kind.players.to_string(), kind.teams()];
        print(cells, [games, events, worlds, retold])?;
    }
    let Figures { games, events, worlds, retold, .. } = total;
    print(["all", "", ""], [&games, &events, &worlds, &retold])?;
    writeln!(output, "No law was broken, in {seconds:.0} s.")
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use munera_bots::Generator;
    use munera_protocol::catalog::GameName;
    use munera_protocol::codec::Codec;
    use munera_protocol::content::{Packs, read_pack};
    use munera_protocol::{with_game, with_table};

    use super::kinds_of;

    /// An option that random tables never have is one that no law is ever tried with.
    #[test]
    fn random_tables_have_every_option_and_the_browser_a_label_for_it() {
        let own = Packs::own();
        let other = own.offered()[0].text.replacen("name = \"default\"", "name = \"other\"", 1);
        let packs = Packs::with(vec![read_pack(&other).expect("a pack")]).expect("two packs");
        let labels = [
            include_str!("../../../locales/en/web.ftl"),
            include_str!("../../../locales/ru/web.ftl"),
        ];
        for game in GameName::ALL {
            let mut generator = Generator::new(1);
            let description = game.describe(&packs);
            let described = description["options"].as_object().expect("options");
            let mut seen: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
            for kind in with_table!(game, Table => kinds_of::<Table>(&packs)) {
                for _ in 0..50 {
                    let table = (kind.random_table)(&mut generator).expect("possible options");
                    let options = with_game!(&table, game => game.write_options());
                    for name in described.keys() {
                        // A usual value may be left out.
                        seen.entry(name).or_default().insert(options[name].to_string());
                    }
                }
            }
            for (name, values) in seen {
                let is_fixed = name == "players" && game.players().count() == 1;
                assert!(values.len() > 1 || is_fixed, "{game:?}: {name} always has the same value");
                // House rules have their labels beside the rules that they change; `text` checks these.
                let is_house_rule = !described[name]["changes"].is_null();
                let label = format!("\nweb-option-{name} = ");
                let is_labelled = labels.iter().all(|texts| texts.contains(&label));
                assert!(
                    name == "players" || is_house_rule || is_labelled,
                    "{game:?}: {name} has no label"
                );
            }
        }
    }
}
