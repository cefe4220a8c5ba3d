//! What every bot of every game has in common.

use std::fmt;
use std::str::FromStr;

use munera_rules::{Game, MoveSet, Randomness, Seat};

use crate::Generator;

/// The players one can ask for by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal move, each as likely as another.
    Random,
    /// A sensible greedy player that looks no further than its next gain.
    Easy,
}

impl Bot {
    /// Every bot, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Easy];

    /// The name that is used everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or(UnknownBot)
    }
}

/// There is no bot of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBot;

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot of that name; known are {}", Bot::ALL.map(Bot::name).join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// A move that a bot has weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub choice: M,
    /// What the bot expects of it, in the game's own points.
    pub value: f64,
}

/// What a bot has chosen, and why.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move it makes.
    pub choice: M,
    /// How many simulated moves it took.
    pub nodes: u64,
    /// What else it weighed, best first; empty for a bot that does not weigh.
    pub candidates: Vec<Candidate<M>>,
}

/// A game that bots can play: what a greedy player of it wants.
pub trait Playable: Game {
    /// How many worlds the greedy player looks at for each of its moves.
    const EASY_WORLDS: u32;

    /// Plays a legal move of `seat` in a possible world, goes on at random for as long as a greedy
    /// player looks ahead, and tells what it gained and how many moves it took.
    fn greedy_gain(
        &self,
        world: Self::State,
        seat: Seat,
        choice: Self::Move,
        generator: &mut Generator,
    ) -> (f64, u64);
}

/// Lets a bot choose from a view; `None` if its viewer is not asked, or if the view is one that no
/// game can show.
pub fn choose<G: Playable>(
    bot: Bot,
    game: &G,
    view: &G::View,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let seat = game.viewer(view).seat()?;
    let legal = game.legal_in_view(view);
    if legal.is_empty() {
        return None;
    }
    match bot {
        Bot::Random => {
            let choice = legal.nth(generator.below(legal.len() as u32) as usize);
            Some(Choice { choice, nodes: 1, candidates: Vec::new() })
        }
        Bot::Easy => greedy(game, view, seat, &legal, generator),
    }
}

fn greedy<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &G::Moves,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let worlds = game.worlds(view)?;
    let mut gains = vec![0.0; legal.len()];
    let mut nodes = 0;
    for _ in 0..G::EASY_WORLDS {
        let world = game.sample(&worlds, generator);
        for (gain, choice) in gains.iter_mut().zip(legal.iter()) {
            let (gained, moves) = game.greedy_gain(world.clone(), seat, choice, generator);
            *gain += gained;
            nodes += moves;
        }
    }
    let mut candidates: Vec<_> = legal
        .iter()
        .zip(gains)
        .map(|(choice, gain)| Candidate { choice, value: gain / f64::from(G::EASY_WORLDS) })
        .collect();
    // The sort is stable: of equals, the first in the game's own order stays first.
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
    let choice = candidates.first()?.choice;
    Some(Choice { choice, nodes, candidates })
}
