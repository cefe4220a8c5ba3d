//! Questions and answers at tables with scripted chance. The content is the tests' own, so that a
//! new balance of the default pack does not change them.

mod battle;
mod beginning;
mod ending;
mod news;
mod questions;
mod reading;

use std::sync::Arc;

use munera_rules::fired_up::{
    Fact, FiredUp, HighlightId, Moment, Move, Moves, Options, Pack, Phase,
};
use munera_rules::testing::fired_up::{self as testing, highlight, mat};
use munera_rules::{Game, MoveSet, Node, Seat};
use munera_session::GameWithViews;
use munera_text::Language;

use crate::tests::scene;

/// A pack whose fighters differ only in Speed, with three kinds of Highlights in turn.
pub(crate) fn pack() -> Arc<Pack> {
    let speeds = [6, 5, 4, 3, 2, 1];
    let mats = speeds.map(|speed| mat([&[3], &[4], &[5, 6]], [&[2], &[3], &[4, 5]], 10, speed));
    let kinds = [
        (Moment::Start, [(2, Fact::Locks, 1), (4, Fact::HighMorale, 1)]),
        (Moment::Fight, [(2, Fact::Damage, 1), (5, Fact::Wounds, 1)]),
        (Moment::End, [(1, Fact::TotalDamage, 1), (6, Fact::Eliminated, 1)]),
    ];
    Arc::new(testing::pack(mats, |card| {
        let (moment, tiers) = kinds[card % 3];
        highlight(moment, tiers)
    }))
}

/// A setup with these fighters in the circle; seat 0 has cards 1 to 4, seat 1 cards 5 to 8.
fn setup_of(fighters: &str) -> String {
    let deck: Vec<String> = HighlightId::all().map(|card| card.to_string()).collect();
    format!("setup {fighters} e1.m1.l1 0 {}", deck.join("."))
}

pub(crate) fn setup() -> String {
    setup_of("sigurd.marrow.mei.rexus")
}

type Scene = scene::Scene<FiredUp>;

impl Scene {
    fn new(language: Language) -> Self {
        Self::with_pack(language, pack())
    }

    fn with_pack(language: Language, pack: Arc<Pack>) -> Self {
        Self::with_options(language, Options::new(2, pack))
    }

    fn with_options(language: Language, options: Options) -> Self {
        let game = FiredUp::with_options(options).expect("options");
        Self::at(GameWithViews::new(game), Seat::new(0), language)
    }

    /// A table at the turn of seat 0, which has kept cards 1 and 2 and stands with these dice.
    fn turn(language: Language, dice: &str) -> Self {
        let mut scene = Self::new(language);
        scene.begin(dice);
        scene
    }

    fn begin(&mut self, dice: &str) {
        self.begin_with(&setup(), dice);
    }

    fn begin_with(&mut self, setup: &str, dice: &str) {
        let roll = format!("roll 0 {dice}");
        self.after(&[setup, "0:keep h01.h02", "1:keep h05.h06", &roll, "0:stand"]);
    }
}

/// Marks the margin, because `expect!` removes the common indentation.
fn bracketed(text: &str) -> String {
    format!("[\n{text}\n]")
}

/// All seats discard their dice, except for some moves of seat 0 in its first turn.
fn to_battle(scene: &mut Scene, moves: &[&str]) -> String {
    scene.after(moves);
    let mut told = String::new();
    loop {
        let Node::Decide(seats) = scene.table.node() else {
            if scene.seen().view.phase() == Phase::Battle {
                return told;
            }
            let Node::Chance(request) = scene.table.node() else { panic!("over") };
            let words = request.to_string();
            let words: Vec<&str> = words.split(' ').collect();
            let count: usize = words[2].parse().expect("a number");
            told = scene.after(&[&format!("roll {} {}", words[1], "D".repeat(count))]);
            continue;
        };
        let seat = seats.first().expect("somebody is asked");
        let legal = scene.table.legal(seat);
        let choice = match &legal {
            Moves::Reroll(_) => Move::Stand,
            legal => {
                let is_discard = |choice: &Move| matches!(choice, Move::Discard(_));
                legal.iter().find(is_discard).unwrap_or(Move::End)
            }
        };
        told = scene.after(&[&format!("{seat}:{choice}")]);
    }
}
