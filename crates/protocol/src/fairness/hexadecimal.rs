//! Bytes as text: two hexadecimal digits each.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// Why a text is not a seed or a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    /// A character is not a hexadecimal digit, or the last byte has only one digit.
    #[error("it is not written in pairs of hexadecimal digits")]
    Digits,
    /// It has the wrong number of bytes.
    #[error("it has another length")]
    Length,
}

/// Bytes as hexadecimal digits: lower case, without separators.
pub fn digits(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Reads what [`digits`] writes; upper case is allowed.
pub fn read(text: &str) -> Result<Vec<u8>, SeedError> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| SeedError::Digits)
}

/// The same for a fixed number of bytes.
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
