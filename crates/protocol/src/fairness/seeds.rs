//! All seeds of a game's chance.

use std::collections::BTreeMap;

use hmac::{Hmac, KeyInit, Mac};
use munera_ids::TableCode;
use munera_rules::Seat;
use sha2::Sha512;

use super::{Commitment, GameSeed, SeatSeed, ServerSeed};

/// The seeds of the server and of a table's seats.
///
/// ```
/// use munera_protocol::fairness::{Seeds, ServerSeed};
/// use munera_ids::TableCode;
/// use munera_rules::Seat;
///
/// let table = TableCode::from_bytes([7; 10]);
/// let mut seeds = Seeds::new(table, ServerSeed::random()?);
/// let promised = seeds.commitment();
/// // The server shows the commitment to all players. Only then do the seats contribute.
/// seeds.seats.insert(Seat::new(1), "c0ffee".parse()?);
/// let mut stream = seeds.game_seed().stream(0);
/// # munera_rules::Randomness::below(&mut stream, 6);
/// assert_eq!(seeds.commitment(), promised);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The table's code. It makes sure that two tables with the same seeds have different chance.
    pub table: TableCode,
    /// The server's seed.
    pub server: ServerSeed,
    /// The seats' seeds; seats that contributed nothing are not in it.
    pub seats: BTreeMap<Seat, SeatSeed>,
}

impl Seeds {
    const DOMAIN: &'static [u8] = b"munera game seed 1";

    /// The seeds of a table before any seat has contributed.
    pub const fn new(table: TableCode, server: ServerSeed) -> Self {
        Self { table, server, seats: BTreeMap::new() }
    }

    /// The server's commitment, which is public from the beginning.
    pub fn commitment(&self) -> Commitment {
        self.server.commitment()
    }

    /// The seed of the game's chance: HMAC-SHA-512 with the server's seed as key over the ASCII text
    /// `munera game seed 1`, the sixteen characters of the table's code, and for each seat that has
    /// contributed, in ascending order, one byte of its number, one byte of its seed's length, and its
    /// seed.
    pub fn game_seed(&self) -> GameSeed {
        // HMAC takes keys of every length, so this cannot fail.
        let Ok(mac) = Hmac::<Sha512>::new_from_slice(self.server.bytes()) else {
            return GameSeed::new([0; 64]);
        };
        GameSeed::new(mac.chain_update(self.message()).finalize().into_bytes().into())
    }

    fn message(&self) -> Vec<u8> {
        let mut message = [Self::DOMAIN, self.table.to_string().as_bytes()].concat();
        for (seat, seed) in &self.seats {
            // A seat's seed is never longer than sixty-four bytes.
            message.extend([seat.number(), seed.bytes().len() as u8]);
            message.extend(seed.bytes());
        }
        message
    }
}
