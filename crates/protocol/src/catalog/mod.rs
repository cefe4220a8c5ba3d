//! The games one can choose at run time: a closed list.

mod reading;

use munera_rules::{Explain, Game, RuleId};
use serde_json::Value;
use ts_rs::Config;

pub use self::reading::{
    attachment_is_here, check_attachment, read_game, read_game_with, read_record_header,
};
use crate::codec;
use crate::content::Packs;
use crate::fault::{Code, Fault};
use crate::typescript::Declaration;

/// Hands the list of games to a macro. This is the only list: a game that stands here must have a
/// folder of its name in every room, or the compiler says which is missing.
///
/// Of each game: its name in code, the name of its folders, which is also its name in the protocol, its
/// title, and the types of its tables with the most players that each can hold, smallest first.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Gorus, gorus, "Gorus Maximus", [SmallGorus 5, LargeGorus 8];
            Gladiators, gladiators, "Gladiators", [Gladiators 4];
            FiredUp, fired_up, "Fired Up", [FiredUp 5];
        }
    };
}

/// The names, the tables, and all that is asked of a game by its name.
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

            /// The version of the game's rules.
            pub fn rules_version(self) -> u32 {
                match self {
                    // Tables of all sizes play by the same rules.
                    $(Self::$name => [$(munera_rules::$module::$table::RULES_VERSION),*][0]),*
                }
            }

            /// The game and its options, for programs that ask.
            pub(super) fn describe(self, packs: &Packs) -> Value {
                match self {
                    $(Self::$name => codec::$module::describe(packs)),*
                }
            }

            /// What options call the text that they refer to, if they refer to one.
            pub(super) fn attachment(self, options: &Value) -> Option<&str> {
                match self {
                    $(Self::$name => codec::$module::attachment(options)),*
                }
            }

            /// Lets options name the text that they refer to.
            pub(super) fn attach(self, options: &mut Value, name: String) {
                match self {
                    $(Self::$name => codec::$module::attach(options, name)),*
                }
            }

            /// Reads options, and makes the game.
            pub(super) fn make(self, packs: &Packs, options: &Value) -> Result<AnyGame, Fault> {
                match self {
                    $(Self::$name => {
                        let options = codec::$module::read_options(packs, options)?;
                        AnyGame::$module(options)
                            .map_err(|error| {
                                Fault::by_rule(Code::BadOptions, error.rule(), error.message())
                            })
                    })*
                }
            }
        }

        /// A game under its options, of any type.
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
                    // More players than any table holds: the largest says which rule refuses them.
                    let (_, make) = fits.unwrap_or(&TABLES[TABLES.len() - 1]);
                    make(options)
                }
            )*
        }

        /// The types of all games' JSON as TypeScript.
        pub fn typescript(config: &Config) -> Vec<Declaration> {
            let mut all = codec::typescript(config);
            $(all.extend(codec::$module::typescript(config));)*
            all
        }

        catalogue!(@with_game ($) $($($table),*),*);
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
    /// The game that the protocol calls so.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.as_str() == name)
    }
}

/// The games, their options and the bots that play them, for programs that ask.
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
            assert!(counts.count() >= 3, "{name:?}");
        }
    }
}
