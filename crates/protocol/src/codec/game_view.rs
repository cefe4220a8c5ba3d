//! A view of any game.

use munera_rules::for_each_game;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Codec, to_value};

macro_rules! game_view {
    ($($name:ident, $module:ident, $title:literal, [$table:ident $($rest:tt)*];)*) => {
        /// What a seat, or a spectator, may know of a game, as the engine protocol writes it.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum GameView {
            $(
                #[doc = concat!("Of ", $title, ".")]
                $name(Box<<munera_rules::$module::$table as Codec>::ViewJson>)
            ),*
        }

        $(
            impl From<<munera_rules::$module::$table as Codec>::ViewJson> for GameView {
                fn from(view: <munera_rules::$module::$table as Codec>::ViewJson) -> Self {
                    Self::$name(Box::new(view))
                }
            }
        )*
    };
}

for_each_game!(game_view);

impl GameView {
    /// The view as a JSON value.
    pub fn to_json(&self) -> Value {
        to_value(self)
    }
}
