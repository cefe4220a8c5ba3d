//! A set of neighbouring addresses.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// All addresses that begin with the same bits: `10.0.0.0/8`, or one address alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    length: u8,
}

impl Network {
    /// The addresses by which a machine speaks to itself.
    pub fn loopback() -> Vec<Self> {
        vec![
            Self { address: Ipv4Addr::new(127, 0, 0, 0).into(), length: 8 },
            Self { address: Ipv6Addr::LOCALHOST.into(), length: 128 },
        ]
    }

    /// The first addresses' bits that all addresses of the network share.
    fn new(address: IpAddr, length: u8) -> Option<Self> {
        (length <= width(address)).then(|| Self { address: masked(address, length), length })
    }

    /// Whether an address belongs to it.
    ///
    /// An IPv4 address that comes in the clothes of IPv6 is what it was: sockets that listen to both
    /// show all peers like that.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        width(address) == width(self.address) && masked(address, self.length) == self.address
    }
}

/// How many bits an address has.
const fn width(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(_) => 32,
        IpAddr::V6(_) => 128,
    }
}

/// An address of which only the first bits are left.
pub(crate) fn masked(address: IpAddr, length: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(length.min(32))).unwrap_or(0);
            Ipv4Addr::from_bits(address.to_bits() & mask).into()
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(length.min(128))).unwrap_or(0);
            Ipv6Addr::from_bits(address.to_bits() & mask).into()
        }
    }
}

/// The text is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NotANetwork)?;
        let length = match length {
            Some(length) => length.parse().map_err(|_| NotANetwork)?,
            None => width(address),
        };
        Self::new(address, length).ok_or(NotANetwork)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.length == width(self.address) {
            write!(f, "{}", self.address)
        } else {
            write!(f, "{}/{}", self.address, self.length)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Network, NotANetwork};

    fn network(text: &str) -> Network {
        text.parse().expect("a network")
    }

    fn contains(text: &str, address: &str) -> bool {
        network(text).contains(address.parse().expect("an address"))
    }

    #[test]
    fn a_network_contains_the_addresses_that_begin_alike() {
        assert!(contains("10.0.0.0/8", "10.255.3.4"));
        assert!(!contains("10.0.0.0/8", "11.0.0.0"));
        assert!(contains("10.1.2.3/8", "10.9.9.9"));
        assert!(contains("192.0.2.7", "192.0.2.7"));
        assert!(!contains("192.0.2.7", "192.0.2.6"));
        assert!(contains("2001:db8::/32", "2001:db8:ffff::1"));
        assert!(!contains("2001:db8::/32", "2001:db9::1"));
        assert!(contains("0.0.0.0/0", "203.0.113.9"));
        assert!(!contains("0.0.0.0/0", "::1"));
    }

    #[test]
    fn an_address_in_the_clothes_of_the_other_kind_is_what_it_was() {
        assert!(contains("10.0.0.0/8", "::ffff:10.1.1.1"));
        assert!(!contains("::/0", "::ffff:10.1.1.1"));
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "10.0.0.0/", "host", "10.0.0.0/-1"] {
            assert_eq!(text.parse::<Network>(), Err(NotANetwork), "{text}");
        }
    }

    #[test]
    fn a_network_is_written_as_it_is_read() {
        for text in ["10.0.0.0/8", "127.0.0.1", "2001:db8::/32", "::1"] {
            assert_eq!(network(text).to_string(), text);
        }
    }
}
