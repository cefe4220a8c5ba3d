//! A range of addresses.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use ipnet::{IpNet, Ipv4Net};

/// All addresses that begin with the same bits: `10.0.0.0/8`, or one address alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// The addresses by which a machine speaks to itself.
    pub fn loopback() -> Vec<Self> {
        let of_ipv4 = Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8);
        vec![Self(of_ipv4.into()), Self(IpAddr::from(Ipv6Addr::LOCALHOST).into())]
    }

    /// Whether an address belongs to it.
    ///
    /// An IPv4 address in IPv6 form counts as IPv4, because sockets that listen to both show all
    /// peers in that form.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The text is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let network: IpNet = if text.contains('/') {
            text.parse().map_err(|_| NotANetwork)?
        } else {
            text.parse::<IpAddr>().map_err(|_| NotANetwork)?.into()
        };
        Ok(Self(network.trunc()))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.prefix_len() == self.0.max_prefix_len() {
            write!(f, "{}", self.0.addr())
        } else {
            write!(f, "{}", self.0)
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
    fn an_ipv4_address_in_the_form_of_ipv6_counts_as_ipv4() {
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
