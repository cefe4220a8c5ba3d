//! The server, as a program sees it.

use std::io::{BufRead, BufReader};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Duration;

use munera_guide::wire::{OwnSeat, ProgramEvent, ServerMessage, TableCommand, TableState};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use ureq::http::Response;
use ureq::{Agent, Body};

use super::refusal::{ApiError, Refusal};

/// A request that takes longer counts as failed.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// A stream that is silent for longer counts as closed: the server sends a line every few seconds.
const LONGEST_SILENCE: Duration = Duration::from_secs(30);

/// How many seconds to wait when a server limits us and does not say how long.
const USUAL_WAIT: u64 = 5;

/// How many lines of a stream may wait here; further lines wait at the server.
const MOST_WAITING: usize = 64;

/// The lines of a stream: `None` for empty lines. It ends with the stream.
pub(super) type Lines<T> = Receiver<Option<T>>;

/// A server, as a program with a token sees it.
pub(super) struct Api {
    requests: Agent,
    streams: Agent,
    url: String,
    authorization: String,
}

impl Api {
    pub(super) fn new(url: &str, token: &str) -> Self {
        let config = || Agent::config_builder().http_status_as_error(false);
        let requests = config().timeout_global(Some(LONGEST_REQUEST)).build();
        let streams = config()
            .timeout_connect(Some(LONGEST_REQUEST))
            .timeout_recv_response(Some(LONGEST_REQUEST))
            .timeout_per_read(Some(LONGEST_SILENCE))
            .build();
        Self {
            requests: requests.into(),
            streams: streams.into(),
            url: url.trim_end_matches('/').to_owned(),
            authorization: format!("Bearer {token}"),
        }
    }

    pub(super) fn make_move(
        &self,
        own: &OwnSeat,
        request: u32,
        id: &str,
        choice: &str,
    ) -> Result<(), ApiError> {
        let body = json!({"seat": own.seat, "request": request, "id": id, "move": choice});
        self.post(&format!("/api/bot/table/{}/move", own.table), &body)
    }

    /// Gives any other command to a table.
    pub(super) fn perform(
        &self,
        table: &str,
        id: &str,
        command: &TableCommand,
    ) -> Result<(), ApiError> {
        let body = json!({"id": id, "command": command});
        self.post(&format!("/api/tables/{table}/do"), &body)
    }

    /// A table as one of the program's own seats sees it now.
    pub(super) fn look(&self, table: &str, seat: u8) -> Result<TableState, ApiError> {
        let mut response = self.get(&self.requests, &format!("/api/tables/{table}?seat={seat}"))?;
        let text = response.body_mut().read_to_string().map_err(|error| broken(&error))?;
        match serde_json::from_str(&text) {
            Ok(ServerMessage::State { state, .. }) => Ok(*state),
            _ => Err(not_understood(&response)),
        }
    }

    /// The stream of events that concern the program's person.
    pub(super) fn events(&self) -> Result<Lines<ProgramEvent>, ApiError> {
        self.get(&self.streams, "/api/bot/events").map(read_lines)
    }

    /// The stream of a table, after a version.
    pub(super) fn follow(
        &self,
        own: &OwnSeat,
        version: Option<u64>,
    ) -> Result<Lines<ServerMessage>, ApiError> {
        let version = version.map_or_else(String::new, |version| format!("&version={version}"));
        let path = format!("/api/bot/table/{}/stream?seat={}{version}", own.table, own.seat);
        self.get(&self.streams, &path).map(read_lines)
    }

    fn get(&self, agent: &Agent, path: &str) -> Result<Response<Body>, ApiError> {
        let request = agent.get(format!("{}{path}", self.url));
        check(request.header("authorization", &self.authorization).call())
    }

    fn post(&self, path: &str, body: &Value) -> Result<(), ApiError> {
        let request = self.requests.post(format!("{}{path}", self.url));
        let request = request
            .header("authorization", &self.authorization)
            .header("content-type", "application/json");
        let mut response = check(request.send(body.to_string()))?;
        // Reading the answer to its end lets the connection be used again.
        response.body_mut().read_to_vec().map(drop).map_err(|error| broken(&error))
    }
}

/// Turns an answer into a result.
fn check(answer: Result<Response<Body>, ureq::Error>) -> Result<Response<Body>, ApiError> {
    let mut response = answer.map_err(|error| match error {
        ureq::Error::BadUri(_) | ureq::Error::Http(_) => ApiError::Refused(Refusal {
            status: 0,
            code: "bad_url".to_owned(),
            rule: None,
            message: format!("That is no address of a server: {error}."),
        }),
        error => broken(&error),
    })?;
    let status = response.status().as_u16();
    match status {
        200..300 => Ok(response),
        429 => {
            let header = response.headers().get("retry-after");
            let seconds = header.and_then(|value| value.to_str().ok()?.parse().ok());
            Err(ApiError::Limited(Duration::from_secs(seconds.unwrap_or(USUAL_WAIT))))
        }
        500.. => Err(ApiError::Unavailable(response.status().to_string())),
        _ => {
            let text = response.body_mut().read_to_string().unwrap_or_default();
            let body: Value = serde_json::from_str(&text).unwrap_or_default();
            let word = |name: &str| body["error"][name].as_str().map(str::to_owned);
            Err(ApiError::Refused(Refusal {
                status,
                code: word("code").unwrap_or_default(),
                rule: word("rule"),
                message: word("message").unwrap_or_else(|| response.status().to_string()),
            }))
        }
    }
}

fn broken(error: &ureq::Error) -> ApiError {
    ApiError::Unavailable(error.to_string())
}

/// An answer that makes no sense: there is no Munera server at that address.
fn not_understood(response: &Response<Body>) -> ApiError {
    ApiError::Refused(Refusal {
        status: response.status().as_u16(),
        code: "not_understood".to_owned(),
        rule: None,
        message: "The answer is not what this program understands.".to_owned(),
    })
}

/// Reads a stream in its own thread, which ends with the stream, or with its first line after the
/// bridge has stopped listening.
fn read_lines<T: DeserializeOwned + Send + 'static>(response: Response<Body>) -> Lines<T> {
    let (sender, lines) = sync_channel(MOST_WAITING);
    thread::spawn(move || {
        let reader = BufReader::new(response.into_body().into_reader());
        for line in reader.lines().map_while(Result::ok) {
            let said = match line.as_str() {
                "" => None,
                // The line was cut off or is not a message, so the lines after it cannot be
                // trusted.
                line => match serde_json::from_str(line) {
                    Ok(said) => Some(said),
                    Err(_) => return,
                },
            };
            if sender.send(said).is_err() {
                return;
            }
        }
    });
    lines
}
