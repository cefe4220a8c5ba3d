//! One table as a pure, synchronous state machine: no clock, no thread, no I/O, no generator.
//!
//! A command to a [`Table`] becomes a [`Proposal`]: entries for the table's log. The caller stores the
//! entries and then lets the table adopt the proposal; each viewer's stream has grown. Time, chance and
//! the choices of bots are passed in.
//!
//! ```
//! use munera_bots::Generator;
//! use munera_rules::gorus::{Options, SmallGorus};
//! use munera_rules::{Game, MoveSet, Seat, Viewer};
//! use munera_session::{
//!     Answer, Author, BotName, Command, Dealer, Item, Moment, MoveId, Opening, PersonId, Settings,
//!     Table, TableNotice, TableStage, Version,
//! };
//!
//! /// Where deals come from: here from a seeded generator.
//! struct Seeded(u64);
//!
//! impl Dealer for Seeded {
//!     type Stream = Generator;
//!
//!     fn stream(&self, number: u64) -> Generator {
//!         Generator::new(self.0 + number)
//!     }
//! }
//!
//! let anna = Author {
//!     id: PersonId(1),
//!     formerly: Vec::new(),
//!     name: "Anna".to_owned(),
//!     is_program: false,
//! };
//! let opening = Opening {
//!     at: Moment(0),
//!     host: anna.id,
//!     settings: Settings::new(BotName("easy".to_owned())),
//!     secret: vec![7; 64],
//!     commitment: "the hash of the secret".to_owned(),
//! };
//! let mut table = Table::open(SmallGorus::with_options(Options::new(3))?, opening);
//!
//! // Anna shares her device with two friends, so she sits in all three chairs.
//! let seats: Vec<Seat> = Seat::all(3).collect();
//! let sit = |seat: &Seat| Command::Sit { seat: *seat, name: None, seed: None, also: true };
//! let mut log = Vec::new();
//! for command in seats.iter().map(sit).chain([Command::Start]) {
//!     if let Answer::New(proposal) = table.propose(Moment(1), &anna, command, &Seeded(5)).unwrap() {
//!         log.extend(proposal.entries().iter().cloned());
//!         table.adopt(*proposal);
//!     }
//! }
//! assert_eq!(table.stage(), TableStage::Playing);
//!
//! // The table asks the seat that leads. An answer names its question, and has an id of its own.
//! let seat = *seats.iter().find(|seat| table.request_id(**seat).is_some()).unwrap();
//! let answer = Command::Move {
//!     seat,
//!     request: table.request_id(seat).unwrap(),
//!     id: MoveId("first".to_owned()),
//!     choice: table.game_with_views().legal(seat).iter().next().unwrap(),
//! };
//! let Answer::New(proposal) =
//!     table.propose(Moment(2), &anna, answer.clone(), &Seeded(5)).unwrap()
//! else {
//!     panic!("the move is new");
//! };
//! log.extend(proposal.entries().iter().cloned());
//! let grown = table.adopt(*proposal);
//! // Sent twice, it is one move.
//! let again = table.propose(Moment(3), &anna, answer, &Seeded(5)).unwrap();
//! assert!(matches!(again, Answer::Again));
//!
//! // A viewer that has a version reads what came after it.
//! let (_, version) = *grown.iter().find(|(viewer, _)| *viewer == Viewer::Spectator).unwrap();
//! assert!(matches!(table.since(Viewer::Spectator, version), Some([Item::News(_)])));
//! let all = table.since(Viewer::Spectator, Version(0)).unwrap();
//! assert_eq!(all[0], Item::Notice(TableNotice::Sat { seat: seats[0] }));
//!
//! // A table is what its log makes it.
//! let game = table.game_with_views().game().clone();
//! let read = Table::read(game, table.opening().clone(), log, Moment(4)).unwrap();
//! assert_eq!(read.since(Viewer::Spectator, Version(0)), Some(all));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod author;
mod automatic;
mod carry_out;
mod chair;
mod command;
mod command_stamp;
mod command_total;
mod entry_check;
mod game_with_views;
mod moment;
mod proposal;
mod refusal;
mod serial;
mod settings;
mod stream;
mod table;
mod table_core;
mod table_event;
#[cfg(test)]
mod tests;
mod timer;

pub use munera_ids::PersonId;

pub use self::author::Author;
pub use self::automatic::BotTurn;
pub use self::carry_out::{LONGEST_SPEECH, MOST_SPEECHES, PHRASES};
pub use self::chair::{AutoResponse, Cause, Chair, Occupant, Presence, Sitter};
pub use self::command::{Command, RequestId};
pub use self::command_stamp::{CommandId, CommandStamp};
pub use self::command_total::MOST_COMMANDS;
pub use self::game_with_views::GameWithViews;
pub use self::moment::{Moment, Span};
pub use self::proposal::{Dealer, Proposal};
pub use self::refusal::{Inconsistent, Refusal, TableRefusal};
pub use self::settings::{BotName, Chat, Clock, Settings};
pub use self::stream::{Item, TableNotice, Version};
pub use self::table::{Added, Answer, PastAnswer, Table};
pub use self::table_core::{Ending, HowEnded, Request, TableStage};
pub use self::table_event::{By, MoveId, Opening, Speech, TableEntry, TableEvent};
pub use self::timer::Timer;
