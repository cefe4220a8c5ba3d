//! The tags of a record about its chance.

use munera_rules::Seat;

use super::Seeds;
use crate::record::Record;

/// How much of a game's seeds a record may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disclosure {
    /// The game goes on: only the commitment.
    Sealed,
    /// The game is over or was given up: all seeds.
    Revealed,
}

/// The code of the table.
pub const TABLE: &str = "Table";
/// The server's commitment.
pub const COMMITMENT: &str = "Commitment";
/// The server's seed.
pub const SERVER_SEED: &str = "ServerSeed";
/// The prefix of the tag of a seat's seed.
pub const SEAT_SEED: &str = "SeatSeed";
/// The seed of a game without a commitment.
pub const BARE_SEED: &str = "Seed";

/// The tag of a seat's seed.
pub fn seat_tag(seat: Seat) -> String {
    format!("{SEAT_SEED}{seat}")
}

/// Writes into a record where its chance came from, in place of what it said before.
pub fn tags(record: &mut Record, seeds: &Seeds, disclosure: Disclosure) {
    record.tags.retain(|(key, _)| !is_tag(key));
    record.push_tag(TABLE, seeds.table.to_string());
    record.push_tag(COMMITMENT, seeds.commitment().to_string());
    if disclosure == Disclosure::Revealed {
        record.push_tag(SERVER_SEED, seeds.server.to_hex());
        for (seat, seed) in &seeds.seats {
            record.push_tag(&seat_tag(*seat), seed.to_string());
        }
    }
}

/// Whether a tag is one of those that [`tags`] writes.
pub fn is_tag(key: &str) -> bool {
    [TABLE, COMMITMENT, SERVER_SEED].contains(&key) || key.starts_with(SEAT_SEED)
}
