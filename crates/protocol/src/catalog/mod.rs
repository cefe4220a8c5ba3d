//! The games that can be chosen at run time: a closed list.

mod description;
mod reading;

use std::ops::RangeInclusive;

use munera_rules::{Explain, Game, GameOptions, RuleId, for_each_game};
use serde_json::Value;
use ts_rs::Config;

pub use self::description::{GameDescription, OptionDescription, TextDescription};
pub use self::reading::{
    attachment_is_here, check_attachment, read_game, read_game_with, read_record_header,
};
use crate::codec::{self, OptionsCodec};
use crate::content::Packs;
use crate::fault::{Code, Fault};
use crate::typescript::Declaration;

/// Declares the names of the games, their tables, and the macros that find the types for a name or
/// a table.
macro_rules! catalogue {
    ($($name:ident, $module:ident, $title:literal, [$($table:ident $most:literal),*];)*) => {
        /// The names of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameName {
            $(#[doc = concat!($title, ".")] $name),*
        }

        impl GameName {
            const COUNT: usize = [$(stringify!($name)),*].len();

            /// All games.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name),*];

            /// The name that the protocol uses.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($module)),*
                }
            }

            /// Every numbered rule of the game.
            pub const fn rules(self) -> &'static [RuleId] {
                match self {
                    $(Self::$name => munera_rules::$module::rule::ALL),*
                }
            }
        }

        /// A game with its options, of any type.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $($(
                #[doc = concat!($title, " for up to ", stringify!($most), ".")]
                $table(munera_rules::$module::$table)
            ),*),*
        }

        impl AnyGame {
            $(
                #[doc = concat!($title, " under these options, in the smallest type that holds it.")]
                pub fn $module(
                    options: munera_rules::$module::Options,
                ) -> Result<Self, munera_rules::$module::OptionError> {
                    type Options = munera_rules::$module::Options;
                    type Made = Result<AnyGame, munera_rules::$module::OptionError>;
                    const TABLES: &[(u8, fn(Options) -> Made)] = &[$((
                        $most,
                        |options| {
                            munera_rules::$module::$table::with_options(options)
                                .map(AnyGame::$table)
                        },
                    )),*];
                    let fits = TABLES.iter().find(|(most, _)| options.players <= *most);
                    // If no table holds so many players, the largest one says which rule refuses
                    // them.
                    let (_, make) = fits.unwrap_or(&TABLES[TABLES.len() - 1]);
                    make(options)
                }
            )*
        }

        $(
            impl CatalogOptions for munera_rules::$module::Options {
                fn into_game(self) -> Result<AnyGame, Fault> {
                    AnyGame::$module(self).map_err(|error| {
                        Fault::by_rule(Code::BadOptions, error.rule(), error.message())
                    })
                }
            }
        )*

        /// The types of all games' JSON as TypeScript.
        pub fn typescript(config: &Config) -> Vec<Declaration> {
            let mut all = codec::typescript(config);
            $(all.extend(codec::$module::typescript(config));)*
            all
        }

        catalogue!(@with_game ($) $($($table),*),*);
        catalogue!(@with_table ($) $($name, $module, [$($table $most),*];)*);
    };
    (@with_table ($d:tt) $($name:ident, $module:ident,
        [$smallest:ident $most:literal $(, $larger:ident $more:literal)*];)*) => {
        /// Runs an expression with the type of a game's smallest tables, found by its [`GameName`].
        /// Tables of all sizes have the same options.
        #[macro_export]
        macro_rules! with_table {
            ($d name:expr, $d Table:ident => $d body:expr) => {
                match $d name {
                    $($d crate::catalog::GameName::$name => {
                        type $d Table = munera_rules::$module::$smallest;
                        $d body
                    })*
                }
            };
        }
    };
    (@with_game ($d:tt) $($table:ident),*) => {
        /// Runs an expression with the game behind an [`AnyGame`], whatever its type.
        #[macro_export]
        macro_rules! with_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $($d crate::catalog::AnyGame::$table($d game) => $d body),*
                }
            };
        }
    };
}

for_each_game!(catalogue);

impl GameName {
    /// The game with this name in the protocol.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.as_str() == name)
    }

    /// The version of the game's rules.
    pub fn rules_version(self) -> u32 {
        with_table!(self, Table => Table::RULES_VERSION)
    }

    /// How many people can play.
    pub fn players(self) -> RangeInclusive<u8> {
        with_table!(self, Table => OptionsOf::<Table>::PLAYERS)
    }

    /// The game and its options, for the engine protocol.
    pub fn describe(self, packs: &Packs) -> Value {
        with_table!(self, Table => OptionsOf::<Table>::describe(packs))
    }

    /// The name of the text that options refer to, if they refer to one.
    fn attachment(self, options: &Value) -> Option<&str> {
        with_table!(self, Table => OptionsOf::<Table>::attachment(options))
    }

    /// Makes options refer to a text by its name.
    fn attach(self, options: &mut Value, name: String) {
        with_table!(self, Table => OptionsOf::<Table>::attach(options, name));
    }

    /// Reads options and makes the game.
    fn make(self, packs: &Packs, options: &Value) -> Result<AnyGame, Fault> {
        with_table!(self, Table => OptionsOf::<Table>::read(packs, options)?.into_game())
    }
}

/// The options of a game, by the type of its tables.
type OptionsOf<G> = <G as Game>::Options;

/// The options of a game of the catalogue.
pub trait CatalogOptions: OptionsCodec {
    /// Makes the game with these options, in the smallest type that holds it.
    fn into_game(self) -> Result<AnyGame, Fault>;
}

/// The games, their options and the bots that play them, for the engine protocol: a list of
/// [`GameDescription`]s.
pub fn describe_games(packs: &Packs, bots: &[&str]) -> Value {
    let describe = |game: GameName| {
        let mut described = game.describe(packs);
        described["bots"] = bots.into();
        described
    };
    GameName::ALL.map(describe).into_iter().collect()
}

/// Every numbered rule of every game.
pub fn every_rule() -> impl Iterator<Item = RuleId> {
    GameName::ALL.into_iter().flat_map(GameName::rules).copied()
}

#[cfg(test)]
mod tests {
    use munera_rules::Game;
    use serde_json::json;

    use super::{GameName, read_game};
    use crate::content::Packs;

    fn name_of<G: Game>(_: &G) -> &'static str {
        G::NAME
    }

    #[test]
    fn every_table_has_the_name_of_its_game_and_the_smallest_type() {
        let packs = Packs::own();
        for name in GameName::ALL {
            let counts = (1..=8).filter(|players| {
                let options = json!({"players": players});
                let Ok(game) = read_game(&packs, name.as_str(), &options) else { return false };
                with_game!(&game, game => {
                    assert_eq!(name_of(game), name.as_str());
                    assert_eq!(game.players(), *players);
                });
                true
            });
            assert_eq!(counts.count(), name.players().count(), "{name:?}");
        }
    }
}
