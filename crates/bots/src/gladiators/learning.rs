//! How the network learns its weights: it plays against itself, and learns from how games end.

use munera_rules::gladiators::{Gladiators, Move, Phase, State, View};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use super::features::{Features, ROWS, SEATS};
use super::network::{Network, WIDTH};
use super::world::GladiatorsWorld;
use crate::search::search_worlds;
use crate::{Bot, Choice, Generator, Nodes, Pace, Playable, Shares, choose};

/// One move in this many is a random legal one, so that games differ.
const WHIMS: u32 = 16;

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Student {
    network: Network,
    /// Whether it has learned anything yet; until then it watches greedy players.
    is_taught: bool,
}

/// A state at the start of a turn, and what each seat won in the end.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    state: State,
    shares: Shares,
}

impl Student {
    /// A student that has learned nothing yet. The seed decides its first weights.
    pub fn new(seed: u64) -> Self {
        let mut generator = Generator::new(seed);
        let mut network = Network::flat();
        let mut small = |scale: f32| (generator.below(1 << 16) as f32 / 32768.0 - 1.0) * scale;
        network.rows.iter_mut().flatten().for_each(|weight| *weight = small(0.15));
        network.rows.iter_mut().for_each(|row| row[0] = 0.0);
        network.output.iter_mut().for_each(|weight| *weight = small(0.5));
        network.output[0] = 1.0;
        Self { network, is_taught: false }
    }

    /// A student that continues from written weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        Some(Self { network: Network::read(bytes)?, is_taught: true })
    }

    /// The weights as a file.
    pub fn write(&self) -> Vec<u8> {
        self.network.write()
    }

    /// Plays a game against itself with this many simulations per move; returns its samples in
    /// order.
    pub fn play(&self, game: &Gladiators, nodes: u64, seed: u64) -> Vec<Sample> {
        let mut generator = Generator::new(seed);
        let mut state = game.start();
        let mut samples = Vec::new();
        loop {
            match game.node(&state) {
                Node::Chance(_) => {
                    let outcome = game.draw(&state, &mut generator);
                    game.resolve_chance(&mut state, &outcome);
                }
                Node::Decide(seats) => {
                    let Some(seat) = seats.first() else { return samples };
                    if state.phase() == (Phase::Turn { has_played: false }) {
                        samples.push(Sample { state, shares: Shares::NONE });
                    }
                    let choice = self.wander(game, &state, seat, nodes, &mut generator);
                    game.make_move(&mut state, seat, choice);
                }
                Node::Over(outcome) => {
                    let shares = Shares::split(outcome.winners);
                    for sample in &mut samples {
                        sample.shares = shares;
                    }
                    return samples;
                }
            }
        }
    }

    /// Chooses from a view as a bot with these weights does.
    pub fn choose(
        &self,
        game: &Gladiators,
        view: &View,
        pace: &mut impl Pace,
        generator: &mut Generator,
    ) -> Option<Choice<Move>> {
        if !self.is_taught {
            return choose(Bot::Easy, game, view, pace, generator);
        }
        let (seat, worlds) = (view.viewer().seat()?, game.worlds(view)?);
        let imagine = |generator: &mut Generator| {
            let state = game.sample(&worlds, generator);
            GladiatorsWorld::new(game, &self.network, seat, state)
        };
        search_worlds(&Gladiators::SEARCH_PARAMS, imagine, 0, pace, generator)
    }

    /// The same, with a random move now and then.
    fn wander(
        &self,
        game: &Gladiators,
        state: &State,
        seat: Seat,
        nodes: u64,
        generator: &mut Generator,
    ) -> Move {
        let legal = game.legal(state, seat);
        let any = legal.nth(generator.below(legal.len() as u32) as usize);
        if legal.len() == 1 || generator.below(WHIMS) == 0 {
            return any;
        }
        let view = game.view(state, Viewer::Seat(seat));
        self.choose(game, &view, &mut Nodes(nodes), generator).map_or(any, |it| it.choice)
    }

    /// A fresh student that has studied these games. After each pass through all games, it reports
    /// the number of passes and its mean surprise.
    pub(super) fn taught(games: &[Vec<Sample>], seed: u64, mut tell: impl FnMut(u32, f64)) -> Self {
        let mut student = Self { is_taught: true, ..Self::new(seed) };
        let mut generator = Generator::new(seed);
        let mut studies = Studies::new();
        let mut samples: Vec<Sample> = Vec::new();
        for time in 0..TIMES {
            // At first it has no opinion to trust.
            let trust = if time == 0 { 0.0 } else { TRUST };
            samples.clear();
            for game in games {
                student.reconsider(game, trust, &mut samples);
            }
            shuffle(&mut samples, &mut generator);
            let rate = RATE * (TIMES - time) as f32 / TIMES as f32;
            let surprise: f64 = samples
                .chunks(BATCH)
                .map(|batch| studies.learn(&mut student.network, batch, rate))
                .sum();
            tell(time + 1, surprise / samples.len().max(1) as f64);
        }
        student
    }

    /// A game's samples in hindsight: the value of a state comes partly from what this network says
    /// about later states (less from more distant ones), and partly from how the game ended. Luck
    /// decides so many games that an ending alone teaches little.
    fn reconsider(&self, game: &[Sample], trust: f32, samples: &mut Vec<Sample>) {
        let mut features = Features::NONE;
        let Some(mut later) = game.last().map(|last| last.shares) else { return };
        for sample in game.iter().rev() {
            samples.push(Sample { shares: later, ..*sample });
            features.look(&sample.state);
            let told = self.network.shares(&features);
            for seat in Seat::all(SEATS as u8) {
                later[seat] = trust * told[seat] + (1.0 - trust) * later[seat];
            }
        }
    }

    /// How surprising games are that it did not learn from.
    pub(super) fn examine(&self, games: &[Vec<Sample>]) -> f64 {
        let mut features = Features::NONE;
        let (mut total, mut count) = (0.0, 0.0);
        for sample in games.iter().flatten() {
            features.look(&sample.state);
            total += surprise(&self.network.shares(&features), sample);
            count += 1.0;
        }
        total / f64::max(count, 1.0)
    }
}

/// Puts samples into a random order. The generator's own method is meant for few items.
fn shuffle(samples: &mut [Sample], generator: &mut Generator) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, generator.below(last as u32 + 1) as usize);
    }
}

/// How many samples are learned from together.
const BATCH: usize = 512;
/// How often a student goes through all games.
const TIMES: u32 = 8;
/// The learning rate at first.
const RATE: f32 = 0.002;
/// How fast weights decay that no sample supports.
const DECAY: f32 = 0.3;
/// How much it trusts its own opinion of the next state, compared with how the game continued.
const TRUST: f32 = 0.4;

/// How wrong the predicted shares were: the cross-entropy, in nats.
fn surprise(told: &Shares, sample: &Sample) -> f64 {
    let seats = sample.state.alive().iter();
    seats.map(|seat| -f64::from(sample.shares[seat] * told[seat].max(1e-9).ln())).sum()
}

/// The gradients of a batch, and their running means (Adam).
struct Studies {
    slopes: Network,
    mean: Network,
    square: Network,
    steps: i32,
    features: Features,
}

impl Studies {
    fn new() -> Self {
        Self {
            slopes: Network::flat(),
            mean: Network::flat(),
            square: Network::flat(),
            steps: 0,
            features: Features::NONE,
        }
    }

    /// Learns from a batch; returns its total surprise before that.
    fn learn(&mut self, network: &mut Network, batch: &[Sample], rate: f32) -> f64 {
        let surprise = self.take(network, batch);
        self.apply(network, rate);
        surprise
    }

    /// Adds up the gradients of a batch; returns its total surprise.
    fn take(&mut self, network: &Network, batch: &[Sample]) -> f64 {
        let part = 1.0 / batch.len() as f32;
        let mut total = 0.0;
        let mut hidden = [[[0.0; WIDTH]; SEATS]; SEATS];
        for sample in batch {
            self.features.look(&sample.state);
            let told = network.think(&self.features, |seat, other, layer| {
                hidden[seat.index()][other.index()] = *layer;
            });
            total += surprise(&told, sample);
            let alive = self.features.alive;
            for seat in alive.iter() {
                let slope = (told[seat] - sample.shares[seat]) * part;
                let mut own = [0.0; WIDTH];
                for other in alive.iter().filter(|other| *other != seat) {
                    let layer = &hidden[seat.index()][other.index()];
                    let mut back = [0.0; WIDTH];
                    for unit in 0..WIDTH {
                        let active = unit == 0 || layer[unit] > 0.0;
                        if active {
                            self.slopes.output[unit] += slope * layer[unit];
                            back[unit] = slope * network.output[unit];
                            own[unit] += back[unit];
                        }
                    }
                    let rows = self.features.facing[seat.index()][other.index()];
                    add(&mut self.slopes, &rows, &back);
                }
                let rows = self.features.own[seat.index()];
                add(&mut self.slopes, &rows, &own);
            }
        }
        total
    }

    /// One step of Adam, with a little decay.
    fn apply(&mut self, network: &mut Network, rate: f32) {
        self.steps += 1;
        let correction =
            (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let step = |weight: &mut f32, slope: &mut f32, mean: &mut f32, square: &mut f32| {
            *mean = 0.9 * *mean + 0.1 * *slope;
            *square = 0.999 * *square + 0.001 * *slope * *slope;
            *weight -= rate * correction * *mean / (square.sqrt() + 1e-8) + rate * DECAY * *weight;
            *slope = 0.0;
        };
        for row in 0..ROWS {
            for unit in 0..WIDTH {
                step(
                    &mut network.rows[row][unit],
                    &mut self.slopes.rows[row][unit],
                    &mut self.mean.rows[row][unit],
                    &mut self.square.rows[row][unit],
                );
            }
        }
        // The first number goes to the score as it is.
        for unit in 1..WIDTH {
            step(
                &mut network.output[unit],
                &mut self.slopes.output[unit],
                &mut self.mean.output[unit],
                &mut self.square.output[unit],
            );
        }
        self.slopes.output[0] = 0.0;
    }
}

fn add(slopes: &mut Network, rows: &[u16], back: &[f32; WIDTH]) {
    for row in rows {
        for (sum, part) in slopes.rows[usize::from(*row)].iter_mut().zip(back) {
            *sum += part;
        }
    }
}
