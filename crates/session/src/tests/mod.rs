//! Tables from end to end.

mod chat;
mod clocks;
mod command_totals;
mod commands;
mod endings;
mod game_with_views;
mod leaving;
mod live;
mod logs;
mod once;
mod playing;
mod portrait;
mod replay;
mod seating;
mod secrecy;
mod story;
mod streams;
mod takebacks;
mod windows;

use munera_bots::Generator;
use munera_rules::fired_up::{self, FiredUp};
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{self, Division, SmallGorus};
use munera_rules::{Game, Seat};
use proptest::test_runner::Config as ProptestConfig;

use self::live::Live;
use crate::{Author, BotName, Dealer, Moment, PersonId, Settings};

/// Deals that follow from a number.
#[derive(Clone, Copy, Debug)]
struct Deals(u64);

impl Dealer for Deals {
    type Stream = Generator;

    fn stream(&self, number: u64) -> Generator {
        Generator::new(self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number))
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A person. In tests with people in the first seats, the person of a seat has the number of the
/// seat.
fn author(number: u64) -> Author {
    let name = format!("person {number}");
    Author { id: PersonId(number), formerly: Vec::new(), name, is_program: false }
}

fn bot() -> BotName {
    BotName("random".to_owned())
}

fn settings() -> Settings {
    Settings::new(bot())
}

/// This many random cases. A case that fails becomes a test of its own, not a file.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// When tables of the tests are opened.
const OPENED: Moment = Moment(1_000_000);

/// A game of one round, so that tests are short.
fn gorus(players: u8) -> SmallGorus {
    let options = gorus::Options { target: Some(1), ..gorus::Options::new(players) };
    SmallGorus::with_options(options).expect("options")
}

fn teams(division: &str) -> SmallGorus {
    let division = Division::read(division).expect("a division");
    let players = division.players();
    let options = gorus::Options {
        target: Some(1),
        division: Some(division),
        ..gorus::Options::new(players)
    };
    SmallGorus::with_options(options).expect("options")
}

fn gladiators(players: u8) -> Gladiators {
    let options = gladiators::Options { turn_limit: Some(60), ..gladiators::Options::new(players) };
    Gladiators::with_options(options).expect("options")
}

fn fired_up(players: u8) -> FiredUp {
    let options = fired_up::Options::new(
        players,
        std::sync::Arc::new(munera_rules::testing::fired_up::pack_of_short_fights()),
    );
    FiredUp::with_options(options).expect("options")
}
