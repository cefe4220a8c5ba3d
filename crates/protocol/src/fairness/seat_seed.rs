//! A seat's part of a game's chance.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{SeedError, hexadecimal};

/// One to sixty-four bytes that a seat's client has made from a source of chance that it trusts.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatSeed(ArrayVec<u8, { SeatSeed::LONGEST }>);

impl SeatSeed {
    /// The most bytes that it can have.
    pub const LONGEST: usize = 64;

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for SeatSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal::digits(&self.0))
    }
}

impl fmt::Debug for SeatSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatSeed({self})")
    }
}

impl FromStr for SeatSeed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let bytes = hexadecimal::read(text)?;
        let fits = !bytes.is_empty();
        let bytes = ArrayVec::try_from(bytes.as_slice()).map_err(|_| SeedError::Length)?;
        if fits { Ok(Self(bytes)) } else { Err(SeedError::Length) }
    }
}

#[cfg(test)]
mod tests {
    use super::{SeatSeed, SeedError};

    #[test]
    fn a_seat_gives_one_to_sixty_four_bytes() {
        for length in [1, 2, 63, 64] {
            let text = "5c".repeat(length);
            let seed: SeatSeed = text.parse().expect("a seed");
            assert_eq!((seed.bytes().len(), seed.to_string()), (length, text));
        }
        for length in [0, 65, 1000] {
            assert_eq!("5c".repeat(length).parse::<SeatSeed>(), Err(SeedError::Length));
        }
        assert_eq!("5".parse::<SeatSeed>(), Err(SeedError::Digits));
    }
}
