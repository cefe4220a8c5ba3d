//! The WebSocket for browsers.

mod connection;
mod transport;

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use munera_storage::KnownPerson;
use munera_text::Locale;

use self::connection::{LONGEST_MESSAGE, Limits};
pub use self::transport::Transport;
use super::identity::Identity;
use super::{TableRoutes, author};
use crate::AddressGroup;
use crate::Client;
use crate::ConnectingClient;
use crate::ConnectingPerson;
use crate::GaugeGuard;
use crate::RequestLanguage;
use crate::error::AppError;
use crate::origin;
use crate::read_pace::SocketMark;
use crate::tables::Requester;

/// The library's own buffers: small, because there are thousands of them.
const BUFFER: usize = 4 * 1_024;

/// Opens a socket. Browsers must come from our own pages; programs need a token.
pub(super) async fn open(
    State(routes): State<TableRoutes>,
    client: Client,
    headers: HeaderMap,
    language: RequestLanguage,
    connecting: ConnectingClient,
    mark: Option<Extension<SocketMark>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    let context = &routes.context;
    let host = origin::host(&headers);
    let is_own = origin::allowed(&headers, host, context.config.public_url.as_ref());
    if connecting.is_browser() && !is_own {
        return Err(AppError::ForeignOrigin);
    }
    let group = client.group();
    let slot = context.sockets.take(group);
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;
    // Nothing else refuses the socket now, so the client may become a guest.
    let ConnectingPerson { person, secret } = connecting.person_or_guest(context).await?;
    if let Some(Extension(mark)) = mark {
        mark.set();
    }
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        // Messages that are somewhat too long are still read completely, so that the server can
        // answer them.
        .max_frame_size(4 * LONGEST_MESSAGE)
        .max_message_size(4 * LONGEST_MESSAGE);
    let counted = GaugeGuard::in_gauge(&context.metrics.sockets);
    let known = (person, secret);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _held = (slot, counted);
        serve(&routes, socket, known, group, language.locale()).await;
    }))
}

/// Serves a client whom the server has recognised by the secret with that hash, until it leaves, is
/// disconnected, or the server stops.
pub async fn serve(
    routes: &TableRoutes,
    transport: impl Transport,
    (person, secret): (KnownPerson, [u8; 32]),
    group: AddressGroup,
    locale: &'static Locale,
) {
    let context = &routes.context;
    let limits = Limits {
        per_second: context.config.messages_per_second,
        ping: context.config.socket_ping,
        silence: context.config.socket_silence,
        stuck: context.config.socket_stuck,
    };
    let (tables, stopping) = (routes.tables.clone(), context.shutdown.watch());
    let identity = Identity::new(Arc::clone(context), person.id, secret);
    let requester = Requester { author: author(person), group, locale };
    connection::serve(transport, requester, identity, tables, limits, stopping).await;
}
