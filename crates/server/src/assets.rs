//! The web app, which is part of the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::ServerContext;
use super::error::AppError;

/// The files that `npm run build` has made; none if it has not been run. Tests and other programs
/// work without them.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Files;

/// The first parts of the paths at which the app shows a page.
const PAGES: [&str; 8] = ["", "new", "t", "replay", "rules", "first", "account", "credits"];

/// The page that is sent for all addresses of the app.
const INDEX: &str = "index.html";

/// Files in this folder have names that change with their contents.
const LASTING: &str = "assets/";

/// The encodings in which a file may be sent, the smallest first, and their file endings.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Whether a request is for one of the app's files with lasting names.
pub(super) fn is_lasting(prefix: &str, method: &Method, uri: &Uri) -> bool {
    let path = uri.path().strip_prefix(prefix).and_then(|path| path.strip_prefix('/'));
    matches!(*method, Method::GET | Method::HEAD)
        && path.is_some_and(|path| path.starts_with(LASTING))
}

/// Answers a request that no route has answered: with a file of the app, or with the app's page,
/// which chooses what to show by the address.
pub(super) async fn serve(
    State(context): State<Arc<ServerContext>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let prefix = context.config.base_path.prefix();
    let path = uri.path().strip_prefix(prefix).map(|path| path.trim_start_matches('/'));
    let Some(path) = path.filter(|_| matches!(method, Method::GET | Method::HEAD)) else {
        return AppError::NotFound.into_response();
    };
    if path != INDEX
        && let Some(response) = file(path, &headers)
    {
        return response;
    }
    let is_page = PAGES.contains(&path.split('/').next().unwrap_or_default());
    match (is_page, html_wish(&headers)) {
        (true, HtmlWish::Asks | HtmlWish::Takes) => page(prefix, StatusCode::OK),
        (false, HtmlWish::Asks) => page(prefix, StatusCode::NOT_FOUND),
        (true, HtmlWish::Refuses) | (false, HtmlWish::Takes | HtmlWish::Refuses) => {
            AppError::NotFound.into_response()
        }
    }
}

/// Whether a client accepts a page as the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HtmlWish {
    /// The client names HTML, as browsers do.
    Asks,
    /// The client accepts anything, or does not say, as monitors and link previews do.
    Takes,
    /// The client accepts only other types.
    Refuses,
}

fn html_wish(headers: &HeaderMap) -> HtmlWish {
    let lines = headers.get_all(ACCEPT).iter().filter_map(|line| line.to_str().ok());
    let kinds: Vec<String> = lines
        .flat_map(|line| line.split(','))
        .filter_map(|part| part.split(';').next())
        .map(|kind| kind.trim().to_ascii_lowercase())
        .filter(|kind| !kind.is_empty())
        .collect();
    if kinds.iter().any(|kind| kind == "text/html") {
        HtmlWish::Asks
    } else if kinds.is_empty() || kinds.iter().any(|kind| kind == "*/*" || kind == "text/*") {
        HtmlWish::Takes
    } else {
        HtmlWish::Refuses
    }
}

/// A file in the encoding that the client likes best.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    // Compressed files are never requested by their own names.
    if ENCODINGS.iter().any(|(_, end)| path.ends_with(end)) {
        return None;
    }
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|line| line.to_str().ok());
    let accepted: Vec<&str> = accepted
        .unwrap_or_default()
        .split(',')
        .filter_map(|part| part.split(';').next().map(str::trim))
        .collect();
    let plain = Files::get(path)?;
    let compressed = ENCODINGS.iter().find_map(|(name, end)| {
        let file = Files::get(&format!("{path}{end}")).filter(|_| accepted.contains(name))?;
        Some((*name, file))
    });
    let lasting =
        if path.starts_with(LASTING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (encoding, file) = compressed.map_or((None, plain), |(name, file)| (Some(name), file));
    let mut response = Response::new(body(file));
    let mut put = |name: HeaderName, value| {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    };
    put(CONTENT_TYPE, kind(path));
    put(CACHE_CONTROL, lasting);
    put(VARY, "accept-encoding");
    if let Some(encoding) = encoding {
        put(CONTENT_ENCODING, encoding);
    }
    Some(response)
}

/// The page of the app, which contains the server's base path.
fn page(prefix: &str, status: StatusCode) -> Response {
    let Some(index) = Files::get(INDEX) else { return AppError::NotFound.into_response() };
    let text = String::from_utf8_lossy(&index.data);
    // A base path has no character that is special in HTML.
    let text = text.replace("=\"./", &format!("=\"{prefix}/"));
    let text = text.replace(
        "name=\"munera-base\" content=\"/\"",
        &format!("name=\"munera-base\" content=\"{prefix}/\""),
    );
    let headers = [(CONTENT_TYPE, kind(INDEX)), (CACHE_CONTROL, "no-cache")];
    (status, headers, text).into_response()
}

fn body(file: EmbeddedFile) -> Body {
    match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// The media type of a file, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::ACCEPT;
    use axum::http::{HeaderMap, HeaderValue};

    use super::{HtmlWish, html_wish};

    #[test]
    fn a_client_that_does_not_say_takes_a_page() {
        for (accept, wish) in [
            (None, HtmlWish::Takes),
            (Some(""), HtmlWish::Takes),
            (Some("*/*"), HtmlWish::Takes),
            (Some("text/*;q=0.5"), HtmlWish::Takes),
            (Some("application/json, */*;q=0.1"), HtmlWish::Takes),
            (Some("text/html,application/xhtml+xml,*/*;q=0.8"), HtmlWish::Asks),
            (Some("image/png, Text/HTML;q=0.9"), HtmlWish::Asks),
            (Some("application/json"), HtmlWish::Refuses),
            (Some("image/*, text/plain"), HtmlWish::Refuses),
        ] {
            let mut headers = HeaderMap::new();
            headers.extend(accept.map(|line| (ACCEPT, HeaderValue::from_static(line))));
            assert_eq!(html_wish(&headers), wish, "{accept:?}");
        }
    }
}
