//! Where bots are compiled: here, once for each game.

use std::hint::black_box;

use munera_rules::{Game, for_each_game};

use crate::playable::choose_generic;
use crate::{Bot, Choice, Generator, Pace, Playable, Playout, play_to_chance};

/// A game whose bots are compiled in this crate.
///
/// All of a search is generic, so a crate that used it directly would compile it again, with its own
/// optimisation. These methods are not generic: the hot code stands once in the program, with the
/// optimisation of this crate.
pub trait HasBots: Playable {
    /// See [`choose`].
    fn choose_from_view(
        &self,
        bot: Bot,
        view: &Self::View,
        pace: &mut dyn Pace,
        generator: &mut Generator,
    ) -> Option<Choice<Self::Move>>;

    /// See [`play_to_chance`].
    fn play_to_chance(&self, state: &mut Self::State, generator: &mut Generator) -> Playout;

    /// Samples so many worlds of a view, and drops them: the task that a bench times.
    fn sample_worlds(&self, view: &Self::View, count: u64, generator: &mut Generator);

    /// [`Playable::solving_task`], compiled here.
    fn round_to_solve(
        &self,
        bouts_left: u8,
        generator: &mut Generator,
    ) -> Option<Box<dyn FnOnce() + '_>>;
}

/// Lets a bot choose from a view; `None` if its viewer is not asked, or if no game can have this
/// view.
pub fn choose<G: HasBots>(
    bot: Bot,
    game: &G,
    view: &G::View,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    game.choose_from_view(bot, view, pace, generator)
}

macro_rules! compile_bots {
    ($($name:ident, $module:ident, $title:literal, [$($table:ident $most:literal),*];)*) => {$($(
        impl HasBots for munera_rules::$module::$table {
            fn choose_from_view(
                &self,
                bot: Bot,
                view: &Self::View,
                mut pace: &mut dyn Pace,
                generator: &mut Generator,
            ) -> Option<Choice<Self::Move>> {
                choose_generic(bot, self, view, &mut pace, generator)
            }

            fn play_to_chance(&self, state: &mut Self::State, generator: &mut Generator) -> Playout {
                play_to_chance(self, state, generator)
            }

            fn sample_worlds(&self, view: &Self::View, count: u64, generator: &mut Generator) {
                let Some(worlds) = self.worlds(view) else { return };
                for _ in 0..count {
                    black_box(self.sample(&worlds, generator));
                }
            }

            fn round_to_solve(
                &self,
                bouts_left: u8,
                generator: &mut Generator,
            ) -> Option<Box<dyn FnOnce() + '_>> {
                self.solving_task(bouts_left, generator)
            }
        }
    )*)*};
}

for_each_game!(compile_bots);
