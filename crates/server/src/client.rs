//! The client that sends a request.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Once;

use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use ipnet::Ipv6Net;

use super::config::{Config, Network, PublicUrl};
use super::error::AppError;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Peer(pub(super) IpAddr);

/// The client that sends a request, as far as the server believes it: the peer itself, or the
/// client for which a trusted proxy speaks. Handlers take it as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    pub address: IpAddr,
    /// Whether the client's connection is encrypted.
    pub is_secure: bool,
    /// Whether an untrusted peer says that it speaks for another client: then the address is the
    /// peer's, and the real client is unknown.
    pub is_disguised: bool,
}

/// The addresses that count as one for limits.
///
/// A client that has one IPv6 address usually has its whole /64 network, so this counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressGroup(IpAddr);

impl AddressGroup {
    /// The group of an address.
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            address @ IpAddr::V4(_) => Self(address),
            IpAddr::V6(address) => Self(Ipv6Net::new_assert(address, 64).network().into()),
        }
    }
}

/// The headers by which proxies say that they speak for another client.
const MARKS_OF_PROXIES: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

impl Client {
    /// The client that sends a request with these headers from this peer.
    pub(super) fn of(peer: Peer, headers: &HeaderMap, config: &Config) -> Self {
        let peer = peer.0.to_canonical();
        let is_https = config.public_url.as_ref().is_some_and(PublicUrl::is_https);
        if is_trusted(&config.trusted_proxies, peer) {
            let is_secure = is_https || last_word(headers, "x-forwarded-proto") == Some("https");
            let address = forwarded_for(headers, peer, &config.trusted_proxies);
            return Self { address, is_secure, is_disguised: false };
        }
        let is_disguised = MARKS_OF_PROXIES.iter().any(|mark| headers.contains_key(*mark));
        if is_disguised {
            advise(peer);
        }
        Self { address: peer, is_secure: is_https, is_disguised }
    }

    /// The client that the middleware has found for a request.
    pub(super) fn find(extensions: &Extensions) -> Option<Self> {
        extensions.get().copied()
    }

    /// The client's group, for limits.
    pub fn group(&self) -> AddressGroup {
        AddressGroup::of(self.address)
    }
}

impl<S: Sync> axum::extract::FromRequestParts<S> for Client {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, AppError> {
        // Every request passes the middleware that finds the client.
        Ok(Self::find(&parts.extensions).unwrap_or(Self {
            address: Ipv4Addr::UNSPECIFIED.into(),
            is_secure: false,
            is_disguised: true,
        }))
    }
}

pub(super) fn is_trusted(proxies: &[Network], address: IpAddr) -> bool {
    proxies.iter().any(|network| network.contains(address))
}

/// The right-most address that is not a trusted proxy's: everything to the left of it was written
/// by a machine that we do not know.
fn forwarded_for(headers: &HeaderMap, peer: IpAddr, trusted: &[Network]) -> IpAddr {
    let mut believed = peer;
    let lines: Vec<_> = headers.get_all("x-forwarded-for").iter().collect();
    let words =
        lines.iter().rev().flat_map(|line| line.to_str().unwrap_or("?").rsplit(',').map(str::trim));
    for word in words {
        match read_address(word) {
            Some(address) => believed = address,
            None => break,
        }
        if !is_trusted(trusted, believed) {
            break;
        }
    }
    believed
}

/// An address as proxies write it; some add the port.
fn read_address(word: &str) -> Option<IpAddr> {
    let with_port = || word.parse().map(|address: std::net::SocketAddr| address.ip());
    let address: Result<IpAddr, _> = word.parse();
    address.or_else(|_| with_port()).ok().map(|address| address.to_canonical())
}

fn last_word<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

/// Warns once that a setting is probably missing: without it, all people behind that proxy share
/// the limits of one address.
fn advise(peer: IpAddr) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::warn!(%peer, "a proxy that is not in trusted_proxies forwards requests");
    });
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{AddressGroup, Client, Peer};
    use crate::config::Config;

    fn client(peer: &str, trusted: &[&str], headers: &[(&str, &str)]) -> Client {
        let config = Config {
            trusted_proxies: trusted.iter().map(|text| text.parse().expect("a network")).collect(),
            ..Config::default()
        };
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            map.append(name, HeaderValue::from_str(value).expect("a value"));
        }
        Client::of(Peer(peer.parse().expect("an address")), &map, &config)
    }

    fn address(peer: &str, trusted: &[&str], headers: &[(&str, &str)]) -> String {
        client(peer, trusted, headers).address.to_string()
    }

    const FORWARDED: &str = "x-forwarded-for";

    #[test]
    fn a_peer_that_is_not_trusted_is_not_believed() {
        let headers = [(FORWARDED, "203.0.113.9"), ("x-forwarded-proto", "https")];
        let client = client("192.0.2.1", &["10.0.0.0/8"], &headers);
        assert_eq!(client.address.to_string(), "192.0.2.1");
        assert!(!client.is_secure);
        assert!(client.is_disguised);
    }

    #[test]
    fn the_rightmost_address_that_is_not_trusted_is_the_clients() {
        let trusted = ["10.0.0.0/8"];
        for (line, expected) in [
            ("203.0.113.9", "203.0.113.9"),
            ("1.1.1.1, 203.0.113.9", "203.0.113.9"),
            ("1.1.1.1, 203.0.113.9, 10.2.2.2", "203.0.113.9"),
            ("10.3.3.3, 10.2.2.2", "10.3.3.3"),
            ("203.0.113.9:4711", "203.0.113.9"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("1.1.1.1, nonsense", "10.1.1.1"),
            ("1.1.1.1, nonsense, 10.2.2.2", "10.2.2.2"),
            ("", "10.1.1.1"),
        ] {
            assert_eq!(address("10.1.1.1", &trusted, &[(FORWARDED, line)]), expected, "{line}");
        }
        let lines = [(FORWARDED, "1.1.1.1"), (FORWARDED, "203.0.113.9, 10.4.4.4")];
        assert_eq!(address("10.1.1.1", &trusted, &lines), "203.0.113.9", "lines are one list");
        assert_eq!(address("::ffff:10.1.1.1", &trusted, &lines), "203.0.113.9");
    }

    #[test]
    fn a_trusted_proxy_says_whether_the_way_is_encrypted() {
        let secure =
            |proto| client("10.1.1.1", &["10.1.1.1"], &[("x-forwarded-proto", proto)]).is_secure;
        assert!(secure("https"));
        assert!(!secure("http"));
        assert!(!secure("https, http"), "the nearest proxy is heard");
    }

    #[test]
    fn a_whole_64_counts_as_one_address() {
        let group = |text: &str| AddressGroup::of(text.parse().expect("an address"));
        assert_eq!(group("2001:db8:1:2::1"), group("2001:db8:1:2:ffff::9"));
        assert_ne!(group("2001:db8:1:2::1"), group("2001:db8:1:3::1"));
        assert_ne!(group("192.0.2.1"), group("192.0.2.2"));
        assert_eq!(group("192.0.2.1"), group("::ffff:192.0.2.1"));
    }
}
