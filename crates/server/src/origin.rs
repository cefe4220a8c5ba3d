//! Whether a request was sent by one of our own pages.

use axum::http::{HeaderMap, header};

use super::config::PublicUrl;

/// Whether a browser says that one of our own pages has sent the request.
///
/// If the public address is known, only pages of that address are our own. Otherwise a page is our
/// own if its host is the host of the request; a page cannot make a browser lie about either.
/// Without an `Origin`, `Sec-Fetch-Site` can say it. A client that is not a browser sends neither,
/// and is not allowed here: programs use a token, which no browser adds by itself, and need no such
/// check.
pub fn allowed(headers: &HeaderMap, host: Option<&str>, public_url: Option<&PublicUrl>) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        // Our pages hide their address from other hosts, so forms on them are sent with the origin
        // "null".
        (Some(origin), None) if origin != "null" => {
            origin.to_str().is_ok_and(|origin| is_own(origin, host, public_url))
        }
        (_, None) => headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin"),
        // No browser sends two.
        (_, Some(_)) => false,
    }
}

fn is_own(origin: &str, host: Option<&str>, public_url: Option<&PublicUrl>) -> bool {
    if let Some(url) = public_url {
        return origin.eq_ignore_ascii_case(&url.origin());
    }
    // Behind a proxy that does not say, the server cannot know which scheme people use.
    let (scheme, authority) = origin.split_once("://").unwrap_or_default();
    ["http", "https"].contains(&scheme)
        && host.is_some_and(|host| authority.eq_ignore_ascii_case(host))
}

/// The host that a request was sent to.
pub fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).and_then(|host| host.to_str().ok())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::allowed;
    use crate::config::PublicUrl;

    fn is_allowed(headers: &[(&str, &str)], public_url: Option<&str>) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            map.append(name, HeaderValue::from_str(value).expect("a value"));
        }
        let url: Option<PublicUrl> = public_url.map(|text| text.parse().expect("a URL"));
        allowed(&map, Some("games.example.org"), url.as_ref())
    }

    #[test]
    fn without_a_public_address_the_host_must_be_the_same() {
        for (origin, expected) in [
            ("https://games.example.org", true),
            ("http://games.example.org", true),
            ("https://GAMES.example.org", true),
            ("https://games.example.org:8443", false),
            ("https://example.org", false),
            ("https://games.example.org.evil.example", false),
            ("https://evil-games.example.org", false),
            ("null", false),
            ("", false),
            ("file://games.example.org", false),
        ] {
            assert_eq!(is_allowed(&[("origin", origin)], None), expected, "{origin}");
        }
    }

    #[test]
    fn with_a_public_address_only_its_origin_will_do() {
        let url = Some("https://play.example.org/munera");
        assert!(is_allowed(&[("origin", "https://play.example.org")], url));
        assert!(!is_allowed(&[("origin", "http://play.example.org")], url));
        assert!(!is_allowed(&[("origin", "https://games.example.org")], url));
    }

    #[test]
    fn where_there_is_no_origin_the_browser_can_say_it_otherwise() {
        assert!(is_allowed(&[("sec-fetch-site", "same-origin")], None));
        assert!(is_allowed(&[("origin", "null"), ("sec-fetch-site", "same-origin")], None));
        assert!(!is_allowed(&[("origin", "null"), ("sec-fetch-site", "cross-site")], None));
        for site in ["same-site", "cross-site", "none"] {
            assert!(!is_allowed(&[("sec-fetch-site", site)], None), "{site}");
        }
        assert!(!is_allowed(&[], None));
        let both = [("origin", "https://evil.example"), ("sec-fetch-site", "same-origin")];
        assert!(!is_allowed(&both, None), "the origin is heard first");
        let own = ("origin", "https://games.example.org");
        assert!(!is_allowed(&[own, ("origin", "https://evil.example")], None));
    }
}
