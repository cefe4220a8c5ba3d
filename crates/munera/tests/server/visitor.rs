//! A person with a browser.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use munera_guide::wire::{
    ClientMessage, ServerMessage, StreamItem, TableCommand, TableNotice, TableState,
};
use munera_storage::PersonId;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest wait, however busy the machine is.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// How the server knows a person.
#[derive(Clone, Debug)]
pub(crate) enum Credentials {
    /// It does not.
    None,
    /// A browser by its cookie.
    Cookie(String),
    /// A program by its token.
    Token(String),
}

/// A person who visits the server.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) credentials: Credentials,
    /// The person's id in the storage, if the test needs it.
    pub(crate) person: Option<PersonId>,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    /// The cookie that the answer sets.
    pub(crate) cookie: Option<String>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }

    /// The code of an error; empty if there is none.
    pub(crate) fn code(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Visitor {
    /// A new guest.
    pub(crate) async fn new(address: SocketAddr) -> Self {
        let url = format!("http://{address}/api/me");
        let cookie = tokio::task::spawn_blocking(move || {
            let agent = agent();
            let response = agent
                .put(&url)
                .header("origin", format!("http://{}", &url[7..url.len() - 7]))
                .header("content-type", "application/json")
                .send(r#"{"name":"Visitor"}"#)
                .expect("answered");
            let set = response.headers().get("set-cookie").expect("a cookie");
            let text = set.to_str().expect("text").to_owned();
            text.split(';').next().expect("a cookie").to_owned()
        });
        let credentials = Credentials::Cookie(cookie.await.expect("no panic"));
        Self { address, credentials, person: None }
    }

    /// The headers that identify a visitor. Browsers send their origin; programs do not.
    fn headers(&self, origin: &str) -> Vec<(&'static str, String)> {
        let origin = ("origin", origin.to_owned());
        match &self.credentials {
            Credentials::None => vec![origin],
            Credentials::Cookie(cookie) => vec![origin, ("cookie", cookie.clone())],
            Credentials::Token(token) => vec![("authorization", format!("Bearer {token}"))],
        }
    }

    /// The same browser with the cookie that an answer has set.
    pub(crate) fn with_cookie(&self, answer: &Answer) -> Self {
        let set = answer.cookie.as_deref().expect("a cookie");
        let cookie = set.split(';').next().expect("a cookie").to_owned();
        Self { credentials: Credentials::Cookie(cookie), ..self.clone() }
    }

    /// A program of this visitor, with a token of this label.
    pub(crate) async fn program(&self, label: &str) -> Self {
        let made = self.post("/api/tokens", &json!({ "label": label })).await;
        assert_eq!(made.status, 201, "{}", made.body);
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        Self { credentials: Credentials::Token(token), ..self.clone() }
    }

    /// Sends a request.
    pub(crate) async fn request(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        self.request_from(&format!("http://{}", self.address), method, path, body).await
    }

    /// Sends a request from a page with this origin.
    pub(crate) async fn request_from(
        &self,
        origin: &str,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Answer {
        let url = format!("http://{}{path}", self.address);
        let mut request = http::Request::builder()
            .method(method)
            .uri(url)
            .header("content-type", "application/json");
        for (name, value) in self.headers(origin) {
            request = request.header(name, value);
        }
        let request = request.body(body.unwrap_or_default()).expect("a request");
        let sent = tokio::task::spawn_blocking(move || {
            let mut response = agent().run(request).expect("answered");
            let cookie = response.headers().get("set-cookie");
            let cookie = cookie.and_then(|set| set.to_str().ok()).map(str::to_owned);
            let form = response.headers().get("content-type").cloned();
            let body = if form.is_some_and(|form| form == "application/x-ndjson") {
                // A stream does not end; its first line is enough.
                let mut line = String::new();
                let mut lines = BufReader::new(response.body_mut().as_reader());
                lines.read_line(&mut line).expect("a line");
                line
            } else {
                response.body_mut().read_to_string().expect("a body")
            };
            Answer { status: response.status().as_u16(), body, cookie }
        });
        sent.await.expect("no panic")
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, Some(body.to_string())).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, None).await
    }

    /// Opens a table, and returns its code.
    pub(crate) async fn open_table(&self, wish: &Value) -> String {
        let answer = self.post("/api/tables", wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["table"].as_str().expect("a code").to_owned()
    }

    /// Plays both seats of a game of two, and gives it up at once: for tests of what comes after a
    /// game. Returns the table, and the socket that gave up seat 0.
    pub(crate) async fn open_and_resign(&self) -> (String, Socket) {
        let wish = json!({"game": "gorus", "options": {"players": 2},
            "seats": [{"me": {}}, {"me": {}}], "start": true});
        let table = self.open_table(&wish).await;
        let mut socket = self.connect().await;
        socket.must(&table, TableCommand::Resign { seat: 0 }).await;
        (table, socket)
    }

    /// Follows a stream. The first part resolves when the stream has begun, the second returns all
    /// of it at its end.
    pub(crate) fn follow(&self, path: &str) -> (oneshot::Receiver<()>, JoinHandle<String>) {
        let mut request = http::Request::get(format!("http://{}{path}", self.address));
        for (name, value) in self.headers("") {
            request = request.header(name, value);
        }
        let request = request.body(()).expect("a request");
        let (begins, begun) = oneshot::channel();
        let following = tokio::task::spawn_blocking(move || {
            let mut response = agent().run(request).expect("answered");
            let mut lines = BufReader::new(response.body_mut().as_reader());
            let mut all = String::new();
            lines.read_line(&mut all).expect("a line");
            begins.send(()).expect("the test waits for it");
            lines.read_to_string(&mut all).expect("the rest");
            all
        });
        (begun, following)
    }

    /// Opens a socket.
    pub(crate) async fn connect(&self) -> Socket {
        self.try_connect(&format!("http://{}", self.address)).await.expect("connected")
    }

    /// Opens a socket from a page with this origin, if the server allows it.
    pub(crate) async fn try_connect(&self, origin: &str) -> Result<Socket, u16> {
        let url = format!("ws://{}/ws", self.address);
        let mut request = url.into_client_request().expect("a request");
        for (name, value) in self.headers(origin) {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, waiting: VecDeque::new(), frames: Vec::new() }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

/// A table as a person sees it.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) version: u64,
    pub(crate) state: TableState,
    pub(crate) view: Value,
}

impl Shown {
    /// The question that the viewer's seat is asked.
    pub(crate) fn request(&self) -> Option<u32> {
        self.state.own.and_then(|own| own.request)
    }

    /// What the viewer's seat may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.view["legal"].as_array().into_iter().flatten();
        legal.filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

/// A socket, and the messages that have come in without being looked for.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    waiting: VecDeque<ServerMessage>,
    /// All frames that have come in, unchanged.
    pub(crate) frames: Vec<String>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("written");
        self.stream.send(Message::text(text)).await.expect("sent");
    }

    /// The next message; `None` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        if let Some(message) = self.waiting.pop_front() {
            return Some(message);
        }
        self.receive().await.ok()
    }

    /// The next message, or how the socket was closed.
    pub(crate) async fn receive(&mut self) -> Result<ServerMessage, Option<CloseFrame>> {
        // Pings of the server do not extend the wait.
        let deadline = tokio::time::Instant::now() + LONGEST_WAIT;
        loop {
            let next = tokio::time::timeout_at(deadline, self.stream.next()).await;
            match next.expect("in time") {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    return Ok(serde_json::from_str(&text).expect("a message"));
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message of some kind; others stay for later.
    pub(crate) async fn find<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> T {
        for (place, message) in self.waiting.iter().enumerate() {
            if let Some(found) = wanted(message) {
                self.waiting.remove(place);
                return found;
            }
        }
        loop {
            let message = self.receive().await.expect("open");
            match wanted(&message) {
                Some(found) => return found,
                None => self.waiting.push_back(message),
            }
        }
    }

    /// The table as it is now, as a seat or as a spectator.
    pub(crate) async fn look(&mut self, table: &str, seat: Option<u8>) -> Shown {
        let is_old = |message: &ServerMessage| matches!(message, ServerMessage::State { .. });
        self.waiting.retain(|message| !is_old(message));
        self.watch(table, seat, None).await;
        self.find(|message| match message {
            ServerMessage::State { table: of, seat: own, version, state, view, .. }
                if of == table && *own == seat =>
            {
                let (state, view) = ((**state).clone(), view.to_json());
                Some(Shown { version: *version, state, view })
            }
            _ => None,
        })
        .await
    }

    /// Forgets the messages that have come in.
    pub(crate) fn forget(&mut self) {
        self.waiting.clear();
    }

    /// Waits for this notice; other messages are kept.
    pub(crate) async fn hears(&mut self, wanted: &TableNotice) {
        let tells = |message: &ServerMessage| match message {
            ServerMessage::Update { items, .. } => items
                .iter()
                .any(|item| matches!(item, StreamItem::Notice(notice) if notice == wanted)),
            _ => false,
        };
        let mut heard = self.waiting.iter().any(tells);
        while !heard {
            let message = self.receive().await.expect("open");
            heard = tells(&message);
            self.waiting.push_back(message);
        }
    }

    /// Sends a command that must be carried out.
    pub(crate) async fn must(&mut self, table: &str, command: TableCommand) {
        let told = self.perform(table, command.clone()).await;
        assert_eq!(told, Ok(None), "{command:?}");
    }

    pub(crate) async fn watch(&mut self, table: &str, seat: Option<u8>, version: Option<u64>) {
        self.send(&ClientMessage::Watch { table: table.to_owned(), seat, version }).await;
    }

    /// A new id that no other tab of the same person uses.
    pub(crate) fn id() -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        format!("c{}", NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    /// Sends a command to a table; the error is the code of a refusal.
    pub(crate) async fn perform(
        &mut self,
        table: &str,
        command: TableCommand,
    ) -> Result<Option<String>, String> {
        let id = Self::id();
        self.send(&ClientMessage::Do { table: table.to_owned(), id: id.clone(), command }).await;
        self.answer(&id).await
    }

    /// Makes a move; the error is the code of a refusal.
    pub(crate) async fn make_move(
        &mut self,
        table: &str,
        seat: u8,
        request: u32,
        choice: &str,
    ) -> Result<Option<String>, String> {
        let id = Self::id();
        let message = ClientMessage::Move {
            table: table.to_owned(),
            seat,
            request,
            id: id.clone(),
            choice: choice.to_owned(),
        };
        self.send(&message).await;
        self.answer(&id).await
    }

    /// Waits until everything has come in that the table has sent so far: it answers in order. The
    /// command is one that every table refuses.
    pub(crate) async fn flush(&mut self, table: &str) {
        // Moves are not among the commands that a person may give only so often.
        let refused = self.make_move(table, u8::MAX, 0, "no move").await;
        refused.expect_err("there is no such seat");
    }

    /// The answer to a message with that id.
    pub(crate) async fn answer(&mut self, wanted: &str) -> Result<Option<String>, String> {
        self.find(|message| match message {
            ServerMessage::Ack { id, table } if id == wanted => Some(Ok(table.clone())),
            ServerMessage::Refused { id, error } if id == wanted => Some(Err(error.code.clone())),
            _ => None,
        })
        .await
    }
}

/// A wish for a table of a game: the person in the first seat and bots in the others, begun at
/// once.
pub(crate) fn against_bots(game: &str, options: &Value) -> Value {
    let players = options["players"].as_u64().expect("a number");
    let mut seats = vec![json!({"me": {"seed": "c0ffee"}})];
    seats.extend((1..players).map(|_| json!({"bot": "random"})));
    json!({
        "game": game, "options": options, "seats": seats, "start": true,
        "settings": {"pace_ms": 0},
    })
}
