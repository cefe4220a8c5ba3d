//! A client's WebSocket.

use std::io::{Error, Result};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderName;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::browser::Browser;

/// The longest wait for a message that must come.
const LONGEST_WAIT: Duration = Duration::from_secs(40);

/// A WebSocket, and the messages that have come in.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    /// All messages that have been read and not been forgotten.
    pub(crate) heard: Vec<Value>,
}

impl Socket {
    /// Opens a WebSocket over a connection.
    pub(crate) async fn connect(browser: &Browser, stream: TcpStream) -> Result<Self> {
        let server = browser.server;
        let request = format!("ws://{server}/ws").into_client_request();
        let mut request = request.map_err(Error::other)?;
        for line in browser.head("GET", "/ws").split("\r\n").skip(2) {
            if let Some((name, value)) = line.split_once(": ") {
                let name: HeaderName = name.parse().map_err(Error::other)?;
                request.headers_mut().insert(name, value.parse().map_err(Error::other)?);
            }
        }
        let upgraded = timeout(LONGEST_WAIT, client_async(request, stream)).await?;
        let (stream, _) = upgraded.map_err(Error::other)?;
        Ok(Self { stream, heard: Vec::new() })
    }

    /// An id that nothing else has.
    pub(crate) fn id() -> String {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        format!("a{}", NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) async fn send(&mut self, message: &Value) -> Result<()> {
        self.stream.send(Message::text(message.to_string())).await.map_err(Error::other)
    }

    /// The next text, or an error if the server has closed.
    pub(crate) async fn text(&mut self) -> Result<String> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Error::other(format!("closed: {frame:?}")));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::other(error)),
                None => return Err(Error::other("closed")),
            }
        }
    }

    /// Reads until a message is wanted.
    pub(crate) async fn find(&mut self, mut wanted: impl FnMut(&Value) -> bool) -> Result<Value> {
        let deadline = Instant::now() + LONGEST_WAIT;
        loop {
            let text = timeout_at(deadline, self.text()).await??;
            let message: Value = serde_json::from_str(&text)?;
            self.heard.push(message.clone());
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Reads what comes in until a moment; an error if the server closes before.
    pub(crate) async fn listen_until(&mut self, end: Instant) -> Result<()> {
        while let Ok(text) = timeout_at(end, self.text()).await {
            self.heard.push(serde_json::from_str(&text?)?);
        }
        Ok(())
    }

    /// Gives a command, and waits for the answer: the table that it made, if any, or the code of
    /// the refusal.
    pub(crate) async fn give(
        &mut self,
        table: &str,
        command: Value,
    ) -> Result<std::result::Result<Option<String>, String>> {
        self.give_as(&Self::id(), table, command).await
    }

    /// The same, with an id of one's own.
    pub(crate) async fn give_as(
        &mut self,
        id: &str,
        table: &str,
        command: Value,
    ) -> Result<std::result::Result<Option<String>, String>> {
        self.send(&json!({"t": "do", "table": table, "id": id, "command": command})).await?;
        let answer = self.answer(id).await?;
        Ok(match answer["t"].as_str() {
            Some("ack") => Ok(answer["table"].as_str().map(str::to_owned)),
            _ => Err(answer["error"]["code"].as_str().unwrap_or_default().to_owned()),
        })
    }

    /// Gives a command that must be carried out.
    pub(crate) async fn must(&mut self, table: &str, command: Value) -> Result<Option<String>> {
        let what = command.to_string();
        self.give(table, command).await?.map_err(|code| Error::other(format!("{what}: {code}")))
    }

    /// The answer to the message with this id.
    pub(crate) async fn answer(&mut self, id: &str) -> Result<Value> {
        self.find(|message| {
            message["id"] == id && (message["t"] == "ack" || message["t"] == "refused")
        })
        .await
    }

    /// Watches a table; returns the first message that shows it.
    pub(crate) async fn watch(
        &mut self,
        table: &str,
        seat: Option<u8>,
        version: Option<u64>,
    ) -> Result<Value> {
        let watch = json!({"t": "watch", "table": table, "seat": seat, "version": version});
        self.send(&watch).await?;
        let shown = self.find(|message| {
            let shows = matches!(message["t"].as_str(), Some("state" | "update"));
            (shows && message["seat"] == json!(seat) || message["t"] == "trouble")
                && message["table"] == table
        });
        let shown = shown.await?;
        if shown["t"] == "trouble" { Err(Error::other(shown.to_string())) } else { Ok(shown) }
    }
}
