//! Checks before every route: too many requests, requests from foreign pages, requests that take
//! too long.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::ServerContext;
use super::assets;
use super::client::Client;
use super::error::AppError;
use super::limits::RequestPermitSlot;
use super::origin;
use super::people::{bearer, cookie};
use super::request_language::RequestLanguage;

/// How long an answer may take to begin, including the reading of the request's body.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// Refuses requests of an address that makes too many. The app's lasting files have a limit of their
/// own: they are many, come from memory, and a browser asks for each only once. So a party that opens
/// the page from one address is not locked out.
pub(super) async fn limit(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    mut request: Request,
    next: Next,
) -> Result<Response, AppError> {
    if assets::is_lasting(context.config.base_path.prefix(), request.method(), request.uri()) {
        context.limits.file(client.group())?;
    } else {
        let permit = context.limits.request(client.group())?;
        request.extensions_mut().insert(RequestPermitSlot::of(permit));
    }
    Ok(next.run(request).await)
}

/// Lets few requests of an address be worked on at once. The others wait: they have read nothing but
/// their heads.
pub(super) async fn wait_for_turn(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let _turn = context.requests.take(client.group()).await;
    next.run(request).await
}

/// Refuses requests that another host's page has made a browser send.
///
/// Only requests that may change something need the check. A client with a token is a program, and
/// the token is its only identity, so no page can speak for it. All other requests must not come
/// from elsewhere; and if they carry our cookie, they must say where they come from.
pub(super) async fn refuse_foreign(
    State(context): State<Arc<ServerContext>>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let headers = request.headers();
    let is_harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let says_origin = headers.contains_key("origin") || headers.contains_key("sec-fetch-site");
    let must_show = says_origin || cookie::find(headers, cookie::GUEST).is_some();
    if !is_harmless && must_show && bearer(headers).is_none() {
        let public_url = context.config.public_url.as_ref();
        if !origin::allowed(headers, origin::host(headers), public_url) {
            return Err(AppError::ForeignOrigin);
        }
    }
    Ok(next.run(request).await)
}

/// Ends requests that take too long, because a client may send a body byte by byte.
pub(super) async fn limit_time(request: Request, next: Next) -> Result<Response, AppError> {
    timeout(LONGEST_REQUEST, next.run(request)).await.map_err(|_| AppError::TooSlow)
}

/// Translates errors into the language of the request, including those that have no text yet.
pub(super) async fn explain(language: RequestLanguage, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let status = response.status();
    let error = response.extensions_mut().remove::<AppError>();
    if let Some(error) = error {
        error.tell(&mut response, language.0);
    } else if (status.is_client_error() || status.is_server_error()) && !is_page(&response) {
        AppError::of_status(status).tell(&mut response, language.0);
    }
    response
}

/// Whether an answer is a page for people, which has its own text.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// The answer when a handler has panicked. The runtime's hook has already written the panic to
/// standard error; this also puts it into the log.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
pub(super) fn answer_panic(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let cause = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    AppError::internal(&format_args!("panicked: {cause}")).into_response()
}
