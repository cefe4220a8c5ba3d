//! What the rules say about a view, so that a screen need not know the rules.
//!
//! A guide is made from a view alone, so it tells a viewer nothing that the view does not. It has
//! no words of any language: the screen finds them.

pub mod fired_up;
pub mod gladiators;
pub mod gorus;
mod hidden_chapters;
pub mod replay;
mod secrets;
mod standing;
#[cfg(test)]
mod tests;
pub mod wire;

use munera_protocol::codec::Codec;
use munera_rules::{Seat, for_each_game};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

pub use self::hidden_chapters::HiddenChapters;
pub use self::secrets::{SeatSecrets, SecretBet, Secretive};
pub use self::standing::Standing;
use munera_protocol::typescript::{Declaration, declarations};

/// A game that a screen can show without knowing its rules.
pub trait Guided: Codec {
    /// The guide of a view of this game.
    type OwnGuide: Into<Guide>;
    /// The story of news of this game.
    type OwnStory: Into<Story>;

    /// Makes the guide of a view.
    fn own_guide(&self, view: &Self::View) -> Self::OwnGuide;

    /// Makes the story of news.
    fn own_story(&self, news: &Self::News) -> Self::OwnStory;

    /// Makes the guide of a view, with the name of its game.
    fn guide(&self, view: &Self::View) -> Guide {
        self.own_guide(view).into()
    }

    /// Makes the story of news, with the name of its game.
    fn story(&self, news: &Self::News) -> Story {
        self.own_story(news).into()
    }

    /// The team that a seat plays for, counted from 0; `None` without teams.
    fn team(&self, _seat: Seat) -> Option<u8> {
        None
    }
}

// The title stands alone as documentation: the derive of `ToSchema` reads no other expressions.
macro_rules! of_any_game {
    ($($name:ident, $module:ident, $title:tt, [$table:ident $($rest:tt)*];)*) => {
        /// The types of each game by plain paths: the derive of `ToSchema` reads no others.
        mod own {
            $(
                pub(super) mod $module {
                    type Table = munera_rules::$module::$table;
                    pub(crate) type Guide = <Table as crate::Guided>::OwnGuide;
                    pub(crate) type Story = <Table as crate::Guided>::OwnStory;
                }
            )*
        }

        /// What the rules say about a view of a game. Its `choices` are in the order of the view's
        /// `legal`. A choice that can be paid in several ways stands at the place of the first.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum Guide {
            $(
                #[doc = $title]
                $name(Box<own::$module::Guide>)
            ),*
        }

        /// What a viewer notices of one event, in parts.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum Story {
            $(
                #[doc = $title]
                $name(Box<own::$module::Story>)
            ),*
        }

        $(
            impl From<own::$module::Guide> for Guide {
                fn from(guide: own::$module::Guide) -> Self {
                    Self::$name(Box::new(guide))
                }
            }

            impl From<own::$module::Story> for Story {
                fn from(story: own::$module::Story) -> Self {
                    Self::$name(Box::new(story))
                }
            }
        )*

        /// The types as TypeScript.
        pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
            let mut all = declarations!(
                config,
                Guide,
                Story,
                Standing,
                HiddenChapters,
                SeatSecrets,
                SecretBet
            );
            $(all.extend($module::typescript(config));)*
            all
        }
    };
}

for_each_game!(of_any_game);

/// Seats by their numbers.
fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

/// Cards as they are written.
fn texts<T: ToString>(cards: impl IntoIterator<Item = T>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}
