//! Cookies.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::Request;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::secret::Secret;
use crate::client::Client;
use crate::config::Config;

/// The cookie by which a browser is known.
///
/// It has no `__Host-` prefix: browsers take such cookies only with the path `/` and the encrypted
/// way, and a server may live below a path of a host that others share, or at home without
/// certificates.
pub(crate) const GUEST: &str = "munera_guest";

/// A year, after which browsers forget it. Every visit begins the year anew.
const MAX_AGE: u32 = 365 * 86_400;

/// The value of a cookie that a request came with; of several of that name, the first.
pub(crate) fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// The cookies that the answer to a request is to set. Extractors put them here, for they do not see
/// the answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewCookies(Arc<Mutex<Vec<HeaderValue>>>);

impl NewCookies {
    /// Lets the browser be known by this secret.
    pub(super) fn keep(&self, secret: &Secret, client: Client, config: &Config) {
        self.set(secret.reveal(), MAX_AGE, client, config);
    }

    /// Lets the browser forget by what it was known.
    pub(super) fn forget(&self, client: Client, config: &Config) {
        self.set("", 0, client, config);
    }

    fn set(&self, value: &str, age: u32, client: Client, config: &Config) {
        let secure = if client.is_secure { "; Secure" } else { "" };
        let text = format!(
            "{GUEST}={value}; Path={}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}",
            config.base_path
        );
        // Secrets are digits and base paths are plain, so that this is always a header.
        if let Ok(mut cookie) = HeaderValue::from_str(&text) {
            cookie.set_sensitive(true);
            let mut cookies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // The last word counts.
            *cookies = vec![cookie];
        }
    }
}

/// Puts the new cookies onto the answer, whatever it is.
pub(crate) async fn put(mut request: Request, next: Next) -> Response {
    let cookies = NewCookies::default();
    request.extensions_mut().insert(cookies.clone());
    let mut response = next.run(request).await;
    let set = std::mem::take(&mut *cookies.0.lock().unwrap_or_else(PoisonError::into_inner));
    for cookie in set {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::find;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; b = 2;c;d=e=f"));
        headers.append(header::COOKIE, HeaderValue::from_static("g=3; a=4"));
        for (name, value) in
            [("a", Some("1")), ("b", Some("2")), ("c", None), ("d", Some("e=f")), ("g", Some("3"))]
        {
            assert_eq!(find(&headers, name), value, "{name}");
        }
    }
}
