//! The address that people open.

use std::fmt;
use std::str::FromStr;

use url::{Position, Url};

/// Where people find the server: a scheme, a host, perhaps a port and a path.
///
/// It may differ from the address at which the server listens, because a proxy may stand in
/// between. User names and passwords in it are refused, so that it can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(Url);

impl PublicUrl {
    /// Whether people connect with encryption.
    pub fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Host and port in the form that browsers send: in lower case, without a default port.
    pub fn authority(&self) -> &str {
        &self.0[Position::BeforeHost..Position::AfterPort]
    }

    /// The path, with no slash at its end: empty for the root.
    pub fn path(&self) -> &str {
        self.0.path().trim_end_matches('/')
    }

    /// The origin in the form that browsers send.
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }
}

/// Whether a text can be a host with a port: only such a text is repeated in headers.
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
        let url = Url::parse(text).map_err(|_| NotAUrl)?;
        // The parser repairs what browsers repair, such as missing slashes. In a setting it is
        // better to refuse them.
        let (_, rest) = text.split_once("://").ok_or(NotAUrl)?;
        let is_plain = !rest.contains(['@', ' ', '\\', '\t']);
        let is_http = matches!(url.scheme(), "http" | "https");
        let has_more = url.query().is_some() || url.fragment().is_some();
        if is_plain && is_http && !has_more { Ok(Self(url)) } else { Err(NotAUrl) }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.path())
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
        for text in [
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https://a:b@c",
            "https://@c",
            "http://x/?q",
            "http://x?",
            "http://x/#a",
            "http://x/a b",
            "https:example.org",
            "https:/example.org",
            "https:\\\\example.org",
            "https://игры.example",
            "https://a..b:x",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAUrl), "{text}");
        }
    }
}
