//! Cookies.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::Request;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use super::secret::Secret;
use crate::client::Client;
use crate::config::Config;

/// The cookie that identifies a browser.
///
/// It has no `__Host-` prefix: browsers accept such cookies only with the path `/` and over
/// encrypted connections, but a server may live below a path of a shared host, or at home without
/// certificates.
pub(crate) const GUEST: &str = "munera_guest";

/// The cookie that shows that a browser has logged in to an account before.
pub(super) const DEVICE: &str = "munera_device";

/// A year, after which browsers forget the cookie. Every visit starts the year again.
const MAX_AGE: Duration = Duration::days(365);

/// The value of a request's cookie; if several have that name, the first.
pub(crate) fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).and_then(|cookie| cookie.value_raw())
}

/// The cookies that the answer to a request must set. Extractors put them here, because they do not
/// see the answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewCookies(Arc<Mutex<Vec<(&'static str, HeaderValue)>>>);

impl NewCookies {
    /// Gives the browser this secret.
    pub(super) fn keep(&self, secret: &Secret, client: Client, config: &Config) {
        self.set(GUEST, secret.reveal(), MAX_AGE, client, config);
    }

    /// Makes the browser forget its secret.
    pub(super) fn forget(&self, client: Client, config: &Config) {
        self.set(GUEST, "", Duration::ZERO, client, config);
    }

    /// Gives the browser the proof that it has logged in.
    pub(super) fn keep_device(&self, proof: &str, client: Client, config: &Config) {
        self.set(DEVICE, proof, MAX_AGE, client, config);
    }

    /// Makes the browser forget that it has logged in.
    pub(super) fn forget_device(&self, client: Client, config: &Config) {
        self.set(DEVICE, "", Duration::ZERO, client, config);
    }

    fn set(
        &self,
        name: &'static str,
        value: &str,
        max_age: Duration,
        client: Client,
        config: &Config,
    ) {
        let cookie = Cookie::build((name, value))
            .path(config.base_path.to_string())
            .max_age(max_age)
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(client.is_secure);
        // Secrets are digits and base paths are plain, so this is always a valid header.
        if let Ok(mut cookie) = HeaderValue::from_str(&cookie.to_string()) {
            cookie.set_sensitive(true);
            let mut cookies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // A later cookie replaces an earlier one of the same name.
            cookies.retain(|(earlier, _)| *earlier != name);
            cookies.push((name, cookie));
        }
    }
}

/// Puts the new cookies on every answer, including errors.
pub(crate) async fn put(mut request: Request, next: Next) -> Response {
    let cookies = NewCookies::default();
    request.extensions_mut().insert(cookies.clone());
    let mut response = next.run(request).await;
    let set = std::mem::take(&mut *cookies.0.lock().unwrap_or_else(PoisonError::into_inner));
    for (_, cookie) in set {
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
        headers.append(
            header::COOKIE,
            HeaderValue::from_static("a=1; b = 2;c;d=e=f; =h; q=\"r\"; p=%41"),
        );
        headers.append(header::COOKIE, HeaderValue::from_static("g=3; a=4"));
        for (name, value) in [
            ("a", Some("1")),
            ("b", Some("2")),
            ("c", None),
            ("d", Some("e=f")),
            ("g", Some("3")),
            ("q", Some("\"r\"")),
            ("p", Some("%41")),
        ] {
            assert_eq!(find(&headers, name), value, "{name}");
        }
    }
}
