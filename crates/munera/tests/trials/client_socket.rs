//! A socket that may break.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use munera_guide::wire::{ClientMessage, ServerMessage};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::guest::Guest;
use crate::scale::LONGEST_WAIT;

/// A socket that may break at any moment: then every method returns [`Broken`].
pub(crate) struct ClientSocket {
    pub(crate) stream: WebSocketStream<TcpStream>,
}

/// The connection is gone, with or without a close frame.
#[derive(Debug)]
pub(crate) struct Broken(pub(crate) Option<CloseFrame>);

impl ClientSocket {
    pub(crate) async fn connect(guest: &Guest, address: SocketAddr) -> Result<Self, Broken> {
        let stream = TcpStream::connect(address).await.map_err(|_| Broken(None))?;
        let mut request = format!("ws://{address}/ws").into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("cookie", guest.cookie.parse().expect("a header"));
        headers.insert("origin", format!("http://{address}").parse().expect("a header"));
        let greeted = timeout(LONGEST_WAIT, client_async(request, stream)).await.expect("in time");
        let (stream, _) = greeted.map_err(|_| Broken(None))?;
        Ok(Self { stream })
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), Broken> {
        let text = serde_json::to_string(message).expect("written");
        self.stream.send(Message::text(text)).await.map_err(|_| Broken(None))
    }

    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Broken> {
        loop {
            let next =
                timeout(LONGEST_WAIT, self.stream.next()).await.expect("something comes in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).expect("a message"));
                }
                Some(Ok(Message::Close(frame))) => return Err(Broken(frame)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Broken(None)),
            }
        }
    }

    /// The next message of some kind; others are dropped.
    pub(crate) async fn find<T>(
        &mut self,
        mut wanted: impl FnMut(ServerMessage) -> Option<T>,
    ) -> Result<T, Broken> {
        loop {
            if let Some(found) = wanted(self.next().await?) {
                return Ok(found);
            }
        }
    }
}
