//! The arguments of a table.

use std::ops::RangeInclusive;

use clap::Args;
use munera_protocol::catalog::GameName;
use munera_protocol::content::Packs;
use munera_rules::for_each_game;
use munera_text::{Language, Locale};
use serde_json::{Map, Value, json};

use super::PackArguments;

/// An option from the command line.
pub(super) struct GivenOption {
    pub(super) flag: &'static str,
    /// The option's name in the protocol.
    pub(super) name: &'static str,
    pub(super) value: Value,
}

impl GivenOption {
    /// The option, if it has a value.
    pub(super) fn new(
        flag: &'static str,
        name: &'static str,
        value: Option<impl Into<Value>>,
    ) -> Option<Self> {
        value.map(|value| Self { flag, name, value: value.into() })
    }
}

/// The defaults of a game's tables.
pub(crate) struct Defaults {
    /// The number of players.
    pub(crate) players: u8,
    /// The numbers of players of a balance's tables, in turn; empty if there is only one table,
    /// with `players`.
    pub(crate) balance_players: &'static [u8],
    /// The options that tables have in the lab, by their names in the protocol.
    pub(crate) lab_options: &'static [(&'static str, u32)],
}

impl Defaults {
    pub(super) const fn new(players: u8) -> Self {
        Self { players, balance_players: &[], lab_options: &[] }
    }
}

/// The arguments for the tables of one game.
pub(super) trait GameArguments: Args {
    const DEFAULTS: Defaults;

    /// The options on the command line.
    fn given(&self) -> impl Iterator<Item = GivenOption>;
}

macro_rules! own_arguments {
    ($($name:ident, $module:ident, $title:literal, $tables:tt;)*) => {
        /// The options of all games that only the tables of one game have.
        #[derive(Args)]
        #[group(skip)]
        struct OwnArguments {
            $(
                #[command(flatten)]
                $module: super::$module::OwnArguments
            ),*
        }

        impl OwnArguments {
            fn given(&self) -> impl Iterator<Item = GivenOption> {
                std::iter::empty()$(.chain(self.$module.given()))*
            }
        }

        /// The defaults of a game's tables.
        pub(crate) const fn defaults(game: GameName) -> Defaults {
            match game {
                $(GameName::$name => <super::$module::OwnArguments as GameArguments>::DEFAULTS),*
            }
        }
    };
}

for_each_game!(own_arguments);

/// The options of a table of any game.
#[derive(Args)]
#[group(skip)]
pub(crate) struct TableArguments {
    #[arg(long, help = players_help(), value_parser = clap::value_parser!(u8).range(players_range()))]
    pub(crate) players: Option<u8>,
    #[command(flatten)]
    own: OwnArguments,
    /// Let all players look back at everything that has lain open, in a game whose rules hide some
    /// of it.
    #[arg(long)]
    open_history: bool,
    #[command(flatten)]
    pub(crate) packs: PackArguments,
}

/// An option on the command line that only other games have.
#[derive(Debug)]
pub(crate) struct ForeignOption(pub(crate) &'static str);

impl TableArguments {
    /// The game's options, as the protocol writes them.
    pub(crate) fn options(
        &self,
        game: GameName,
        packs: &Packs,
    ) -> Result<Map<String, Value>, ForeignOption> {
        let described = game.describe(packs);
        let mut options = Map::new();
        for GivenOption { flag, name, value } in self.given(packs) {
            if described["options"].get(name).is_none() {
                return Err(ForeignOption(flag));
            }
            options.entry(name).or_insert(value);
        }
        let players = self.players.unwrap_or(defaults(game).players);
        options.insert("players".to_owned(), json!(players));
        Ok(options)
    }

    /// The options on the command line; of two with the same name the first counts.
    fn given(&self, packs: &Packs) -> impl Iterator<Item = GivenOption> {
        let open_history = self.open_history.then_some(true);
        let own = self.own.given();
        let open_history = GivenOption::new("--open-history", "open_history", open_history);
        own.chain(open_history).chain(self.packs.given(packs))
    }
}

/// The range of the number of players, over all games.
fn players_range() -> RangeInclusive<i64> {
    let ranges = GameName::ALL.map(|game| game.players().into_inner());
    let least = ranges.iter().map(|(least, _)| *least).min().unwrap_or(1);
    let most = ranges.iter().map(|(_, most)| *most).max().unwrap_or(u8::MAX);
    least.into()..=most.into()
}

fn players_help() -> String {
    let of_game = |game: GameName| {
        let (least, most) = game.players().into_inner();
        let title = Locale::of(Language::English).game(game.as_str());
        format!("{least} to {most} in {title}, {} by default", defaults(game).players)
    };
    format!("How many play: {}", GameName::ALL.map(of_game).join("; "))
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};
    use munera_protocol::catalog::{GameName, read_game};
    use munera_protocol::content::Packs;
    use serde_json::json;

    use super::{TableArguments, defaults};

    fn read(arguments: &[&str]) -> TableArguments {
        let command = TableArguments::augment_args(Command::new("table").no_binary_name(true));
        let matches = command.get_matches_from(arguments);
        TableArguments::from_arg_matches(&matches).expect("arguments")
    }

    #[test]
    fn the_defaults_of_every_game_are_possible() {
        let packs = Packs::own();
        for game in GameName::ALL {
            let defaults = defaults(game);
            let usual = read(&[]).options(game, &packs).expect("no option is foreign");
            assert_eq!(usual["players"], defaults.players);
            for players in defaults.balance_players.iter().chain([&defaults.players]) {
                let mut options = usual.clone();
                options["players"] = json!(players);
                let lab = defaults.lab_options.iter();
                options.extend(lab.map(|(name, value)| ((*name).to_owned(), json!(value))));
                let made = read_game(&packs, game.as_str(), &options.into());
                assert!(made.is_ok(), "{game:?}: {made:?}");
            }
        }
    }

    /// Every flag, with a value that its games accept.
    #[test]
    fn every_flag_belongs_to_some_games_and_is_foreign_to_others() {
        let packs = Packs::own();
        for flag in [
            &["--teams", "2v2"][..],
            &["--schools", "FSAX"],
            &["--target", "2"],
            &["--favour", "8=-3"],
            &["--turn-limit", "9"],
            &["--no-abilities"],
            &["--pack", "default"],
            &["--restock", "flip"],
            &["--social", "round"],
            &["--wounds", "fewest"],
            &["--rexus-counter", "1"],
            &["--no-abbel-wounds"],
            &["--fred-counter", "unused"],
            &["--locks", "stay"],
            &["--bets", "one"],
            &["--open-history"],
        ] {
            let table = read(flag);
            let (own, foreign): (Vec<_>, Vec<_>) =
                GameName::ALL.into_iter().partition(|game| table.options(*game, &packs).is_ok());
            assert!(!own.is_empty() && !foreign.is_empty(), "{flag:?}");
            for game in own {
                let options = table.options(game, &packs).expect("its own");
                let made = read_game(&packs, game.as_str(), &options.into());
                assert!(made.is_ok(), "{flag:?}: {made:?}");
            }
            for game in foreign {
                let refused = table.options(game, &packs).expect_err("foreign");
                assert_eq!(refused.0, flag[0], "{game:?}");
            }
        }
    }
}
