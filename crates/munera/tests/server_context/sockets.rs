//! Connections that were upgraded to `WebSockets`.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use axum::routing::get;
use futures_util::StreamExt;
use munera_server::{PersonOrGuest, ServerContext};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message as Received;

use crate::server::Server;

/// A socket that stays open until the server stops, and then sends a close frame.
async fn wait_for_the_end(
    State(context): State<Arc<ServerContext>>,
    sender: PersonOrGuest,
    upgrade: WebSocketUpgrade,
) -> Response {
    sender.person(&context).await.expect("a guest");
    upgrade.on_upgrade(async move |mut socket: WebSocket| {
        context.shutdown.begun().await;
        let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
        // A client that is gone need not be told.
        let _ = socket.send(Message::Close(Some(frame))).await;
    })
}

#[test]
fn sockets_are_counted_as_connections_and_told_when_the_server_stops() {
    let routes = |context: &Arc<ServerContext>| {
        Router::new().route("/socket", get(wait_for_the_end)).with_state(Arc::clone(context))
    };
    let mut server = Server::start_around(|_| {}, routes);
    let url = format!("ws://{}/socket", server.address);
    let (mut socket, answer) = server.block_on(connect_async(url)).expect("a socket");
    let cookie = answer.headers().get("set-cookie").expect("the guest's cookie comes along");
    assert!(cookie.to_str().expect("text").starts_with("munera_guest="));
    assert_eq!(server.context.metrics.connections.get(), 1);
    server.context.shutdown.begin();
    let last = server.block_on(socket.next()).expect("a message").expect("a sound one");
    let Received::Close(Some(frame)) = last else { panic!("{last:?}") };
    assert_eq!(u16::from(frame.code), 1001);
    drop(socket);
    server.stop();
    assert_eq!(server.context.metrics.connections.get(), 0);
}
