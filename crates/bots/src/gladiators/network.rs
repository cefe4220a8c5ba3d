//! A small network that scores seats by what they show, hold and face.
//!
//! Its first layer consists of tables: the rows that apply are added up, for a seat and each of its
//! opponents. A seat's score is the sum over its opponents, and a softmax turns scores into shares
//! of the win.

use std::sync::LazyLock;

use libm::expf;
use munera_rules::Seat;

use super::features::{Features, ROWS, SEATS};
use crate::Shares;

/// Numbers in a row. The first goes into the score unchanged; the others are cut off at 0.
pub(super) const WIDTH: usize = 16;

/// The weights of a network.
#[derive(Clone, Debug)]
pub(super) struct Network {
    pub(super) rows: Vec<[f32; WIDTH]>,
    /// How much each number of the hidden layer adds to the score.
    pub(super) output: [f32; WIDTH],
}

/// The hidden layer of a seat against an opponent, before it is cut off at 0.
pub(super) type Hidden = [f32; WIDTH];

impl Network {
    /// A network that considers all seats equal.
    pub(super) fn flat() -> Self {
        Self { rows: vec![[0.0; WIDTH]; ROWS], output: [0.0; WIDTH] }
    }

    fn add(&self, hidden: &mut Hidden, rows: &[u16]) {
        for row in rows {
            let row = &self.rows[usize::from(*row)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += weight;
            }
        }
    }

    /// The share of the win that each seat can expect.
    pub(super) fn shares(&self, features: &Features) -> Shares {
        self.think(features, |_, _, _| ())
    }

    /// The same; `watch` is given the hidden layers.
    pub(super) fn think(
        &self,
        features: &Features,
        mut watch: impl FnMut(Seat, Seat, &Hidden),
    ) -> Shares {
        let mut scores = [0.0; SEATS];
        let mut most = f32::NEG_INFINITY;
        for seat in features.alive.iter() {
            let mut own = [0.0; WIDTH];
            self.add(&mut own, &features.own[seat.index() & 3]);
            let mut score = 0.0;
            for other in features.alive.iter().filter(|other| *other != seat) {
                let mut hidden = own;
                self.add(&mut hidden, &features.facing[seat.index() & 3][other.index() & 3]);
                watch(seat, other, &hidden);
                score += hidden[0] * self.output[0];
                for (hidden, weight) in hidden.iter().zip(&self.output).skip(1) {
                    score += hidden.max(0.0) * weight;
                }
            }
            scores[seat.index() & 3] = score;
            most = most.max(score);
        }
        let mut shares = Shares::NONE;
        let mut total = 0.0;
        for seat in features.alive.iter() {
            let share = expf(scores[seat.index() & 3] - most);
            shares[seat] = share;
            total += share;
        }
        for seat in features.alive.iter() {
            shares[seat] /= total;
        }
        shares
    }
}

/// The weights of the current players.
const FILE: &[u8] = include_bytes!("network.bin");
const BYTES: usize = (ROWS + 1) * WIDTH * 2;
const _: () = assert!(FILE.len() == BYTES, "the file is of another network; see `Course`");

/// The weights of the current players.
pub(super) fn learned() -> &'static Network {
    static LEARNED: LazyLock<Network> =
        LazyLock::new(|| Network::read(FILE).unwrap_or_else(Network::flat));
    &LEARNED
}

/// The unit of the weights in a file.
const GRAIN: f32 = 1.0 / 256.0;

impl Network {
    /// Two bytes for each weight, low one first.
    pub(super) fn write(&self) -> Vec<u8> {
        let weights = self.rows.iter().flatten().chain(&self.output);
        weights.flat_map(|weight| ((weight / GRAIN).round() as i16).to_le_bytes()).collect()
    }

    /// Reads what [`Network::write`] writes; `None` if the size is wrong.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != BYTES {
            return None;
        }
        let mut network = Self::flat();
        let weights = network.rows.iter_mut().flatten().chain(&mut network.output);
        for (weight, bytes) in weights.zip(bytes.chunks_exact(2)) {
            *weight = f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) * GRAIN;
        }
        Some(network)
    }
}
