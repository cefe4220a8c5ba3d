//! The language of a request.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use munera_text::{Language, Locale};

use super::people::cookie;

/// The language of the answer: the one that the address asks for (`?lang=ru`), otherwise the one in
/// the cookie `lang`, otherwise the one that the browser prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestLanguage(pub Language);

impl RequestLanguage {
    /// The language of a request.
    pub(super) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let in_address = || {
            let Query(pairs) = Query::<Vec<(String, String)>>::try_from_uri(uri).ok()?;
            let (_, value) = pairs.into_iter().find(|(name, _)| name == "lang")?;
            Language::read(&value)
        };
        let in_cookie = || cookie::find(headers, "lang").and_then(Language::read);
        Self(in_address().or_else(in_cookie).unwrap_or_else(|| preferred(headers)))
    }

    /// The texts in that language.
    pub fn locale(self) -> &'static Locale {
        Locale::of(self.0)
    }
}

/// The browser's favourite among the languages that the server has.
fn preferred(headers: &HeaderMap) -> Language {
    let line = headers.get(header::ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok());
    let mut wanted: Vec<(&str, f32)> = line.unwrap_or_default().split(',').map(weighed).collect();
    wanted.retain(|(_, weight)| *weight > 0.0);
    // The sort is stable: of languages that are liked equally, the first is meant.
    wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Language::negotiate(wanted.into_iter().map(|(tag, _)| tag))
}

/// A language tag of the header `Accept-Language`, and its weight. The library that negotiates leaves
/// weights to its caller.
fn weighed(part: &str) -> (&str, f32) {
    match part.split_once(";q=") {
        Some((tag, weight)) => (tag.trim(), weight.trim().parse().unwrap_or(0.0)),
        None => (part.trim(), 1.0),
    }
}

impl<S: Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, Uri, header};

    use super::RequestLanguage;
    use munera_text::Language;

    fn language(uri: &str, cookie: &'static str, accepted: &'static str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
        RequestLanguage::of(&uri.parse::<Uri>().expect("a path"), &headers).0
    }

    #[test]
    fn the_address_wins_over_the_cookie_and_that_over_the_browser() {
        assert_eq!(language("/a?x=1&lang=en", "lang=ru", "ru"), Language::English);
        assert_eq!(language("/a?lang=en&lang=ru", "", "ru"), Language::English, "the first counts");
        assert_eq!(language("/a?lang=%72u", "", "en"), Language::Russian);
        assert_eq!(language("/a?%zz&lang=ru", "", "en"), Language::Russian);
        assert_eq!(language("/a", "a=b; lang=ru", "en"), Language::Russian);
        assert_eq!(language("/a?lang=xx", "lang=yy", "ru-RU,en;q=0.5"), Language::Russian);
    }

    #[test]
    fn a_browser_says_what_it_likes_best() {
        for (accepted, expected) in [
            ("", Language::English),
            ("de", Language::English),
            ("de, ru;q=0.3", Language::Russian),
            ("ru;q=0.3, en;q=0.8", Language::English),
            ("en, ru", Language::English),
            ("ru;q=x", Language::English),
            ("ru;q=0", Language::English),
            ("ru;q=NaN", Language::English),
            ("uk, ru-KZ;q=0.9, en;q=0.8", Language::Russian),
            ("ru-Latn", Language::Russian),
            ("*", Language::English),
        ] {
            assert_eq!(language("/", "", accepted), expected, "{accepted}");
        }
    }
}
