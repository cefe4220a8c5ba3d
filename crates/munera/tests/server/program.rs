//! A program with a token.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use munera_guide::wire::{OwnSeat, ProgramEvent, ServerMessage, TableState};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::http;

use crate::visitor::{Answer, Visitor};

/// The longest wait, however busy the machine is.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// A program with a token of its person.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) address: std::net::SocketAddr,
    pub(crate) token: String,
}

impl Program {
    /// A program of a new person.
    pub(crate) async fn new(address: std::net::SocketAddr) -> Self {
        Self::of(&Visitor::new(address).await, "test").await
    }

    /// A program of a person.
    pub(crate) async fn of(person: &Visitor, label: &str) -> Self {
        let made = person.post("/api/tokens", &json!({ "label": label })).await;
        assert_eq!(made.status, 201, "{}", made.body);
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        Self { address: person.address, token }
    }

    fn build(&self, method: &str, path: &str, body: String) -> http::Request<String> {
        http::Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .header("authorization", format!("Bearer {}", self.token))
            .header("content-type", "application/json")
            .body(body)
            .expect("a request")
    }

    async fn request(&self, method: &str, path: &str, body: String) -> Answer {
        let request = self.build(method, path, body);
        let sent = tokio::task::spawn_blocking(move || {
            let mut response = agent().run(request).expect("answered");
            let body = response.body_mut().read_to_string().expect("a body");
            Answer { status: response.status().as_u16(), body, cookie: None }
        });
        sent.await.expect("no panic")
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, String::new()).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, body.to_string()).await
    }

    /// Opens a table, and returns its code.
    pub(crate) async fn open_table(&self, wish: &Value) -> String {
        let answer = self.post("/api/tables", wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["table"].as_str().expect("a code").to_owned()
    }

    /// Sends a command to a table.
    pub(crate) async fn perform(&self, table: &str, id: &str, command: &Value) -> Answer {
        let deed = json!({"id": id, "command": command});
        self.post(&format!("/api/tables/{table}/do"), &deed).await
    }

    pub(crate) async fn make_move(
        &self,
        table: &str,
        seat: u8,
        request: u32,
        id: &str,
        choice: &str,
    ) -> Answer {
        let body = json!({"seat": seat, "request": request, "id": id, "move": choice});
        self.post(&format!("/api/bot/table/{table}/move"), &body).await
    }

    /// Opens a stream, or returns the answer that refuses it.
    pub(crate) async fn stream(&self, path: &str) -> Result<LineStream, Answer> {
        let request = self.build("GET", path, String::new());
        let opened = tokio::task::spawn_blocking(move || agent().run(request).expect("answered"));
        let mut response = opened.await.expect("no panic");
        let status = response.status().as_u16();
        if status != 200 {
            let body = response.body_mut().read_to_string().expect("a body");
            return Err(Answer { status, body, cookie: None });
        }
        let form = response.headers()["content-type"].to_str().expect("text").to_owned();
        assert_eq!(form, "application/x-ndjson");
        let (sender, lines) = mpsc::unbounded_channel();
        std::thread::spawn(move || {
            let reader = BufReader::new(response.into_body().into_reader());
            // When the test no longer reads, the next line ends the connection.
            for line in reader.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(LineStream { lines })
    }

    /// After how many seconds a limited request may be sent again; `None` if it is not limited.
    pub(crate) async fn retry_after(&self, path: &str) -> Option<u64> {
        let request = self.build("GET", path, String::new());
        let sent = tokio::task::spawn_blocking(move || {
            let response = agent().run(request).expect("answered");
            let limited = response.status().as_u16() == 429;
            let header = response.headers().get("retry-after").filter(|_| limited)?;
            Some(header.to_str().expect("text").parse().expect("a number"))
        });
        sent.await.expect("no panic")
    }

    /// Opens the stream of events.
    pub(crate) async fn events(&self) -> LineStream {
        self.stream("/api/bot/events").await.expect("opened")
    }

    /// Opens the stream of a table.
    pub(crate) async fn follow(&self, table: &str, seat: u8, version: Option<u64>) -> LineStream {
        let version = version.map_or_else(String::new, |version| format!("&version={version}"));
        let path = format!("/api/bot/table/{table}/stream?seat={seat}{version}");
        self.stream(&path).await.expect("opened")
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

pub(crate) struct LineStream {
    lines: mpsc::UnboundedReceiver<String>,
}

impl LineStream {
    /// The next line, which may be empty; `None` at the end of the stream.
    pub(crate) async fn raw(&mut self) -> Option<String> {
        tokio::time::timeout(LONGEST_WAIT, self.lines.recv()).await.expect("in time")
    }

    /// The next line that is not empty.
    pub(crate) async fn line(&mut self) -> Option<String> {
        loop {
            match self.raw().await {
                Some(line) if line.is_empty() => {}
                line => return line,
            }
        }
    }

    /// The next event.
    pub(crate) async fn event(&mut self) -> Option<ProgramEvent> {
        self.line().await.map(|line| serde_json::from_str(&line).expect("an event"))
    }

    /// The next message of a table.
    pub(crate) async fn message(&mut self) -> Option<ServerMessage> {
        self.line().await.map(|line| serde_json::from_str(&line).expect("a message"))
    }
}

/// What a reader of a table's stream knows.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    pub(crate) version: Option<u64>,
    pub(crate) state: Option<TableState>,
    pub(crate) view: Value,
}

impl Reading {
    /// Takes a message; fails if a version is missing or doubled.
    pub(crate) fn take(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::State { version, state, view, .. } => {
                (self.version, self.state, self.view) =
                    (Some(version), Some(*state), view.to_json());
            }
            ServerMessage::Update { from, items, state, view, .. } => {
                assert_eq!(self.version, Some(from), "no version is missing and none comes twice");
                self.version = Some(from + items.len() as u64);
                self.state = Some(*state);
                if let Some(view) = view {
                    self.view = view.to_json();
                }
            }
            ServerMessage::Presence { .. } => {}
            other => panic!("not of this stream: {other:?}"),
        }
    }

    /// The question to the own seat.
    pub(crate) fn request(&self) -> Option<u32> {
        self.state.as_ref()?.own?.request
    }

    /// Some legal move.
    pub(crate) fn first_legal(&self) -> String {
        self.view["legal"][0].as_str().expect("a legal move").to_owned()
    }
}

/// A seat as events describe it.
pub(crate) fn own_seat(table: &str, game: &str, seat: u8) -> OwnSeat {
    OwnSeat { table: table.to_owned(), game: game.to_owned(), seat, program: true }
}
