//! Players. A bot is given a seat's view and its legal moves, and nothing else: there is no way from
//! here to a table's state.
//!
//! Let a bot choose. It thinks for so many nodes, and the same seed gives the same choice on every
//! machine:
//!
//! ```
//! use munera_bots::{Bot, Generator, Nodes, choose};
//! use munera_rules::gorus::{Options, SmallGorus};
//! use munera_rules::{Game, MoveSet, Seat, Viewer};
//!
//! let game = SmallGorus::with_options(Options::new(4))?;
//! let (mut state, mut generator) = (game.start(), Generator::new(1));
//! let deal = game.draw(&state, &mut generator);
//! game.resolve_chance(&mut state, &deal);
//! let seat = deal.dealer().next(4);
//! let view = game.view(&state, Viewer::Seat(seat));
//! let choice = choose(Bot::Hard, &game, &view, &mut Nodes(200), &mut generator);
//! assert!(game.legal(&state, seat).contains(choice.expect("the seat is asked").choice));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask why a move may be good. Reasons are typed, and the words are elsewhere:
//!
//! ```
//! use munera_bots::Playable;
//! use munera_bots::gladiators::Reason;
//! # use munera_bots::Generator;
//! # use munera_rules::gladiators::{Gladiators, Options, Trait};
//! # use munera_rules::{Game, Node, Viewer};
//! # let game = Gladiators::with_options(Options::new(2))?;
//! # let (mut state, mut generator) = (game.start(), Generator::new(1));
//! # let setup = game.draw(&state, &mut generator);
//! # game.resolve_chance(&mut state, &setup);
//! # let Node::Decide(seats) = game.node(&state) else { panic!("hands are drawn now") };
//! # let view = game.view(&state, Viewer::Seat(seats.first().expect("a seat")));
//! let draw = game.read_move("draw S").expect("a move");
//! assert_eq!(game.reason(&view, draw), Some(Reason::Draws(Trait::Speed)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod answer_times;
mod bench;
mod bot;
mod choice;
mod easy;
pub mod fired_up;
mod flat;
mod generator;
mod gentle;
pub mod gladiators;
pub mod gorus;
mod has_bots;
mod pace;
mod playable;
mod playout;
mod search;
mod shares;
mod world;

pub use answer_times::{AnswerTime, AnswerTimes};
pub use bench::{BenchCase, Measure};
pub use bot::{Bot, Frozen, UnknownBot};
pub use choice::{Candidate, Choice};
pub use generator::Generator;
pub use gorus::solver::{Analysis, RoundResult, Solution, Solvable, SolvedRound, Unsolvable};
pub use has_bots::{HasBots, choose};
pub use pace::{Nodes, Pace};
pub use playable::Playable;
pub use playout::{Playout, play_to_chance};
pub use search::{SearchParams, Widening};
pub use shares::Shares;
pub use world::{PlainWorld, ProposedMove, World};
