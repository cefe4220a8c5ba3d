//! Where a record says that its chance came from.

use munera_protocol::chance::read_seed;
use munera_protocol::record::Record;
use munera_rules::Seat;

use munera_protocol::fairness::tags::{
    BARE_SEED, COMMITMENT, SEAT_SEED, SERVER_SEED, TABLE, seat_tag,
};
use munera_protocol::fairness::{Commitment, Seeds, ServerSeed};

use super::Obstacle;

/// The source of a recorded game's chance.
pub(super) enum Provenance {
    /// Seeds of the server and of the seats, and the server's commitment.
    Committed(Box<Seeds>, Commitment),
    /// A seed without a commitment.
    Bare(Vec<u8>),
}

impl Provenance {
    /// The source that a record names, for a table with this many seats.
    pub(super) fn of(record: &Record, players: u8) -> Result<Self, Obstacle> {
        let Some(server) = record.tag(SERVER_SEED) else {
            return match (record.tag(COMMITMENT), record.tag(BARE_SEED)) {
                (Some(_), _) => Err(Obstacle::Sealed),
                (None, Some(seed)) => {
                    read_seed(seed).map(Self::Bare).ok_or_else(|| Obstacle::bad_tag(BARE_SEED))
                }
                (None, None) => Err(Obstacle::NoSeed),
            };
        };
        let required = |key: &'static str| {
            record.tag(key).ok_or_else(|| Obstacle::MissingTag { tag: key.to_owned() })
        };
        let commitment =
            required(COMMITMENT)?.parse().map_err(|_| Obstacle::bad_tag(COMMITMENT))?;
        let table = required(TABLE)?.parse().map_err(|_| Obstacle::bad_tag(TABLE))?;
        let server = ServerSeed::from_hex(server).map_err(|_| Obstacle::bad_tag(SERVER_SEED))?;
        let mut seeds = Seeds::new(table, server);
        for seat in Seat::all(players) {
            let tag = seat_tag(seat);
            if let Some(seed) = record.tag(&tag) {
                let seed = seed.parse().map_err(|_| Obstacle::bad_tag(&tag))?;
                seeds.seats.insert(seat, seed);
            }
        }
        // A seed for a seat that does not exist would let its author choose the deal.
        let is_known = |key: &str| Seat::all(players).any(|seat| seat_tag(seat) == key);
        let stranger = record.tags.iter().map(|(key, _)| key.as_str());
        let stranger = stranger.filter(|key| key.starts_with(SEAT_SEED)).find(|key| !is_known(key));
        match stranger {
            Some(tag) => Err(Obstacle::bad_tag(tag)),
            None => Ok(Self::Committed(Box::new(seeds), commitment)),
        }
    }

    /// The bytes that the streams of all chance events come from.
    pub(super) fn stream_seed(&self) -> Vec<u8> {
        match self {
            Self::Committed(seeds, _) => seeds.game_seed().bytes().to_vec(),
            Self::Bare(seed) => seed.clone(),
        }
    }
}
