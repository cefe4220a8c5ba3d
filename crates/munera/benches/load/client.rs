//! One client of many.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The parts of the server's messages that a client reads: no more, because there are many
/// messages.
#[derive(Debug, Deserialize)]
struct Heard {
    t: String,
    #[serde(default)]
    state: Option<State>,
    #[serde(default)]
    view: Option<View>,
    #[serde(default)]
    error: Option<serde_json::Value>,
}

#[derive(Debug, Deserialize)]
struct State {
    own: Option<Own>,
}

#[derive(Debug, Deserialize)]
struct Own {
    request: Option<u32>,
}

#[derive(Debug, Deserialize)]
struct View {
    legal: Vec<String>,
}

type Socket = WebSocketStream<TcpStream>;

/// One socket at one seat of one table.
pub(crate) struct Client {
    sink: SplitSink<Socket, Message>,
    stream: SplitStream<Socket>,
    pub(crate) cookie: String,
    number: usize,
    ids: u64,
}

/// What a client is ordered to do.
#[derive(Debug)]
pub(crate) enum Order {
    /// It may move now.
    Move,
}

impl Client {
    /// Connects as a new guest from an address of its own.
    pub(crate) async fn connect(server: SocketAddr, number: usize) -> Self {
        let stream = TcpStream::connect(server).await.expect("connected");
        stream.set_nodelay(true).expect("set");
        let mut request = format!("ws://{server}/ws").into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{server}").parse().expect("a header"));
        headers.insert("x-forwarded-for", address(number).parse().expect("a header"));
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, response) =
            client_async_with_config(request, stream, Some(config)).await.expect("upgraded");
        let cookie = response.headers().get("set-cookie").expect("a cookie");
        let cookie = cookie.to_str().expect("text").split(';').next().expect("one").to_owned();
        let (sink, stream) = socket.split();
        Self { sink, stream, cookie, number, ids: 0 }
    }

    pub(crate) async fn send(&mut self, message: &serde_json::Value) {
        self.sink.send(Message::text(message.to_string())).await.expect("sent");
    }

    /// Sends a command to a table, and waits for the acknowledgement.
    pub(crate) async fn perform(&mut self, table: &str, command: serde_json::Value) {
        self.ids += 1;
        let id = format!("c{}", self.ids);
        self.send(&json!({"t": "do", "table": table, "id": id, "command": command})).await;
        loop {
            let heard = self.hear().await.expect("the server is there");
            assert_ne!(heard.t, "refused", "{:?}", heard.error);
            if heard.t == "ack" {
                return;
            }
        }
    }

    /// The next message; `None` once the server is gone.
    async fn hear(&mut self) -> Option<Heard> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => {
                    return Some(serde_json::from_str(&text).expect("a message"));
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Plays its seat: reports when it could move, moves when it is ordered to, and reports how
    /// long each acknowledgement took.
    pub(crate) async fn play(
        mut self,
        table: String,
        seat: u8,
        mut orders: mpsc::UnboundedReceiver<Order>,
        ready: mpsc::UnboundedSender<usize>,
        latencies: mpsc::UnboundedSender<Duration>,
    ) {
        self.send(&json!({"t": "watch", "table": table, "seat": seat, "version": null})).await;
        let mut asked: Option<u32> = None;
        let mut choice = String::new();
        let mut moved_at = None;
        loop {
            tokio::select! {
                order = orders.recv() => {
                    let (Some(Order::Move), Some(request)) = (order, asked) else { return };
                    self.ids += 1;
                    let id = format!("m{}", self.ids);
                    let message = json!({
                        "t": "move", "table": table, "seat": seat, "request": request, "id": id,
                        "move": choice,
                    });
                    moved_at = Some(Instant::now());
                    self.send(&message).await;
                }
                heard = self.hear() => {
                    let Some(heard) = heard else { return };
                    assert_ne!(heard.t, "refused", "{:?}", heard.error);
                    if heard.t == "ack" {
                        let took = moved_at.take().expect("it has moved").elapsed();
                        if latencies.send(took).is_err() {
                            return;
                        }
                    }
                    if let Some(first) = heard.view.and_then(|view| view.legal.into_iter().next()) {
                        choice = first;
                    }
                    let Some(request) = heard.state.and_then(|state| state.own?.request) else {
                        continue;
                    };
                    if asked != Some(request) {
                        asked = Some(request);
                        if ready.send(self.number).is_err() {
                            return;
                        }
                    }
                }
            }
        }
    }
}

/// A different address for each client.
pub(crate) fn address(number: usize) -> String {
    format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255)
}
