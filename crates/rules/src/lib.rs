//! The rules of three gladiator table games, pure.
//!
//! Play a round of Gorus Maximus by its notation, and see which rule refuses a move:
//!
//! ```
//! use munera_rules::gorus::{Options, SmallGorus};
//! use munera_rules::{Coded, Game, Refusal, read_event};
//!
//! let game = SmallGorus::with_options(Options::new(3))?;
//! let mut state = game.start();
//! let deal = "deal 2 F0.F4.S5.S6.S7.S8.S9.S10.S11.S12\
//!             /F10.F5.F6.F7.F8.A0.A4.A5.A6.A7\
//!             /A10.F9.F11.F12.S0.S4.A8.A9.A11.A12";
//! for text in [deal, "0:F4"] {
//!     game.play(&mut state, &read_event(&game, text).expect("an event"))?;
//! }
//! // Seat 1 holds Fists, the school that was led, so it must follow.
//! let event = read_event(&game, "1:A0").expect("an event");
//! let refusal = game.play(&mut state, &event).unwrap_err();
//! assert_eq!((refusal.code(), refusal.rule().as_str()), ("must-follow", "G3.3"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play any game at random to its end. The caller brings chance:
//!
//! ```
//! use munera_rules::{Game, MoveSet, Node, Randomness, SeatSet};
//!
//! fn random_winners<G: Game>(game: &G, randomness: &mut impl Randomness) -> SeatSet {
//!     let mut state = game.start();
//!     loop {
//!         match game.node(&state) {
//!             Node::Chance(_) => {
//!                 let outcome = game.draw(&state, randomness);
//!                 game.resolve_chance(&mut state, &outcome);
//!             }
//!             Node::Decide(seats) => {
//!                 let seat = seats.first().expect("a seat is asked");
//!                 let legal = game.legal(&state, seat);
//!                 let place = randomness.below(legal.len() as u32) as usize;
//!                 game.make_move(&mut state, seat, legal.nth(place));
//!             }
//!             Node::Over(outcome) => return game.winners(&outcome),
//!         }
//!     }
//! }
//!
//! # use munera_rules::gladiators::{Gladiators, Options};
//! let game = Gladiators::with_options(Options::new(4))?;
//! assert_eq!(random_winners(&game, &mut munera_rules::testing::Dice(1)).len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! See what a seat may know, and imagine a state that it cannot tell from the true one:
//!
//! ```
//! use munera_rules::gladiators::{Gladiators, Options};
//! use munera_rules::testing::Dice;
//! use munera_rules::{Game, Seat, Viewer};
//!
//! let game = Gladiators::with_options(Options::new(2))?;
//! let (mut state, mut dice) = (game.start(), Dice(7));
//! let setup = game.draw(&state, &mut dice);
//! game.resolve_chance(&mut state, &setup);
//! let viewer = Viewer::Seat(Seat::new(0));
//! let view = game.view(&state, viewer);
//! let worlds = game.worlds(&view).expect("a view of a real game");
//! let imagined = game.sample(&worlds, &mut dice);
//! assert_ne!(imagined, state, "the decks lie in another order");
//! assert_eq!(game.view(&imagined, viewer), view);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here reads a clock, a file or a random generator, and nothing knows JSON or a language. A
//! game is a value of a type that keeps the [`Game`] contract; events advance its states, and all that
//! leaves it for players is made from a view. Each game is a module with the same files; its README
//! tells the ideas behind its representation.

#![warn(missing_docs)]

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

mod bit_set;
mod coded;
mod digest;
pub mod fired_up;
mod game;
mod game_options;
pub mod gladiators;
pub mod gorus;
mod house_rule;
pub mod laws;
mod message;
mod moves;
mod notation;
mod randomness;
mod rule_id;
mod seat;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use bit_set::{BitSet, BitWord, Member};
pub use coded::Coded;
pub use digest::{Digest, Digester};
pub use game::{Event, Game, Node, ReadError, Refusal, Window};
pub use game_options::GameOptions;
pub use house_rule::HouseRule;
pub use message::{Argument, Explain, Message};
pub use moves::MoveSet;
pub use notation::{NotationError, read_event, write_event};
pub use randomness::Randomness;
pub use rule_id::RuleId;
pub use seat::{Seat, SeatSet, Viewer};
