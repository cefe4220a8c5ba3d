//! Bytes as text: two hexadecimal digits each.

use std::fmt::{self, Write as _};

/// Why a text is not a seed or a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// Something in it is not a hexadecimal digit, or the last byte has only one.
    Digits,
    /// It is of bytes, but not of as many as it should be.
    Length,
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Digits => "it is written in pairs of hexadecimal digits",
            Self::Length => "it has another length",
        })
    }
}

impl std::error::Error for SeedError {}

/// Bytes as they are written: lower case, nothing between them.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // A text in memory takes all that is written to it.
        write!(text, "{byte:02x}").unwrap_or_default();
        text
    })
}

/// Reads what [`digits`] writes, and capitals too.
pub fn read(text: &str) -> Result<Vec<u8>, SeedError> {
    let digit = |symbol: &u8| char::from(*symbol).to_digit(16).ok_or(SeedError::Digits);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Ok((digit(high)? << 4 | digit(low)?) as u8),
        _ => Err(SeedError::Digits),
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

/// The same of exactly so many bytes.
pub fn read_exactly<const COUNT: usize>(text: &str) -> Result<[u8; COUNT], SeedError> {
    read(text)?.try_into().map_err(|_| SeedError::Length)
}

#[cfg(test)]
mod tests {
    use super::{SeedError, digits, read, read_exactly};

    #[test]
    fn bytes_read_back_as_they_were_written() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(read(&digits(&bytes)), Ok(bytes));
        assert_eq!(digits(&[0, 9, 255]), "0009ff");
        assert_eq!(read("0009FF"), Ok(vec![0, 9, 255]));
    }

    #[test]
    fn what_is_not_of_pairs_of_digits_is_refused() {
        for text in ["0", "abc", "0x", "+1", " 1", "é", "0é0"] {
            assert_eq!(read(text), Err(SeedError::Digits), "{text}");
        }
        assert_eq!(read_exactly::<2>("00"), Err(SeedError::Length));
        assert_eq!(read_exactly::<2>("000000"), Err(SeedError::Length));
    }
}
