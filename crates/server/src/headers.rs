//! The headers of every answer.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::ServerContext;
use super::client::Client;
use super::config::{PublicUrl, is_authority};
use super::origin;

/// The headers that are the same everywhere.
const FIXED: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address of a table contains its code, which no other host may learn.
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Tells browsers to use only encrypted connections for a year.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Puts the headers on every answer, including errors.
pub(super) async fn put(
    State(context): State<Arc<ServerContext>>,
    request: Request,
    next: Next,
) -> Response {
    let is_secure = Client::find(request.extensions()).is_some_and(|client| client.is_secure);
    let public_url = context.config.public_url.as_ref();
    let policy = content_policy(origin::host(request.headers()), public_url);
    let is_of_api = is_of_api(request.uri().path(), context.config.base_path.prefix());
    let mut response = next.run(request).await;
    let is_error = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    if is_secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(STRICT_TRANSPORT));
    }
    if is_of_api || is_error {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a path is below `/api/`.
fn is_of_api(path: &str, prefix: &str) -> bool {
    path.strip_prefix(prefix).is_some_and(|rest| rest == "/api" || rest.starts_with("/api/"))
}

/// What a page may load and connect to: only our own host, with nothing inline.
///
/// Safari before 15.4 does not count sockets as `'self'`, so their address is written out.
fn content_policy(host: Option<&str>, public_url: Option<&PublicUrl>) -> HeaderValue {
    let sockets = match (public_url, host) {
        (Some(url), _) if url.is_https() => format!(" wss://{}", url.authority()),
        (Some(url), _) => format!(" ws://{}", url.authority()),
        (None, Some(host)) if is_authority(host) => format!(" ws://{host} wss://{host}"),
        (None, _) => String::new(),
    };
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
         connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    );
    // A host that passed the check above is valid in a header; otherwise the strictest policy
    // applies.
    HeaderValue::from_str(&policy)
        .unwrap_or(HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"))
}

#[cfg(test)]
mod tests {
    use super::{content_policy, is_of_api};

    #[test]
    fn sockets_are_spelled_out_for_the_host_that_people_use() {
        let policy = |host: Option<&str>, url: Option<&str>| {
            let url = url.map(|text| text.parse().expect("a URL"));
            let policy = content_policy(host, url.as_ref());
            let policy = policy.to_str().expect("text").to_owned();
            let connect = policy.split("; ").find(|part| part.starts_with("connect-src"));
            connect.expect("it says what may be connected").to_owned()
        };
        let own = "connect-src 'self'";
        assert_eq!(policy(Some("a.b:1"), None), format!("{own} ws://a.b:1 wss://a.b:1"));
        assert_eq!(policy(Some("x"), Some("https://a.b")), format!("{own} wss://a.b"));
        assert_eq!(policy(Some("a; script-src *"), None), own, "nothing can be smuggled in");
        assert_eq!(policy(None, None), own);
    }

    #[test]
    fn nothing_inline_is_allowed() {
        let policy = content_policy(None, None);
        assert!(!policy.to_str().expect("text").contains("unsafe"));
    }

    #[test]
    fn the_api_is_told_from_what_only_looks_like_it() {
        assert!(is_of_api("/api/me", ""));
        assert!(is_of_api("/munera/api/me", "/munera"));
        assert!(!is_of_api("/apiary", ""));
        assert!(!is_of_api("/api/me", "/munera"));
    }
}
