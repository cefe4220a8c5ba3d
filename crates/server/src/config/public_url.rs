//! The address that people open.

use std::fmt;
use std::str::FromStr;

/// Where people find the server: a scheme, a host, perhaps a port and a path.
///
/// It may differ from where the server listens, for a proxy may stand between. Names and passwords
/// in it are refused, so that it can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_https: bool,
    authority: String,
    path: String,
}

impl PublicUrl {
    /// Whether people come by an encrypted way.
    pub const fn is_https(&self) -> bool {
        self.is_https
    }

    /// Host and port, in the form in which browsers tell them: in lower case, without a usual port.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// The path, with no slash at its end: empty for the root.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The origin, as browsers tell it.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.is_https { "https" } else { "http" }, self.authority)
    }
}

/// Whether a text can be a host with a port: only then it is repeated in headers.
pub(crate) fn is_authority(text: &str) -> bool {
    let allowed = |symbol: char| symbol.is_ascii_alphanumeric() || ".-_:[]".contains(symbol);
    !text.is_empty() && text.len() <= 255 && text.chars().all(allowed)
}

/// The text is not the address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAUrl;

impl FromStr for PublicUrl {
    type Err = NotAUrl;

    fn from_str(text: &str) -> Result<Self, NotAUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(NotAUrl)?;
        let is_https = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return Err(NotAUrl),
        };
        let (authority, path) = match rest.find('/') {
            Some(place) => rest.split_at(place),
            None => (rest, ""),
        };
        let authority = authority.to_ascii_lowercase();
        let usual_port = if is_https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual_port).unwrap_or(&authority);
        if !is_authority(authority) || path.contains(['?', '#', ' ']) {
            return Err(NotAUrl);
        }
        let path = path.trim_end_matches('/').to_owned();
        Ok(Self { is_https, authority: authority.to_owned(), path })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::{NotAUrl, PublicUrl};

    #[test]
    fn an_address_is_told_as_browsers_tell_it() {
        let url: PublicUrl = "HTTPS://Games.Example.ORG:443/munera/".parse().expect("a URL");
        assert_eq!(url.origin(), "https://games.example.org");
        assert_eq!(url.path(), "/munera");
        assert!(url.is_https());
        let url: PublicUrl = "http://[::1]:7878".parse().expect("a URL");
        assert_eq!(url.origin(), "http://[::1]:7878");
        assert_eq!(url.path(), "");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "example.org", "ftp://example.org", "https://", "https://a:b@c", "http://x/?q"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAUrl), "{text}");
        }
    }
}
