//! People who only want to play, and how long they wait.

use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout_at};

use super::browser::Browser;
use super::socket::Socket;

/// How many people there are, each at a table of their own.
const PEOPLE: u8 = 12;
/// How often each of them moves.
const INTERVAL: Duration = Duration::from_millis(100);
/// How long people who still wait for an acknowledgement are waited for at the end.
const LONGEST_REST: Duration = Duration::from_secs(5);

/// People who play at tables of their own, from addresses of their own.
///
/// Each of them moves at fixed moments. If an acknowledgement takes longer than the time between two
/// moves, the later moves are late too, and count from the moment at which they were due: otherwise a
/// server that stands still for seconds would hardly show in the figures.
pub(crate) struct People {
    shared: Arc<Mutex<Shared>>,
    /// Dropping it ends the thread.
    _stop: mpsc::Sender<()>,
}

#[derive(Default)]
struct Shared {
    /// When each move was due, and how long after that it was acknowledged.
    moves: Vec<(Instant, Duration)>,
    /// The move that each person waits for.
    waiting: Vec<Option<Instant>>,
    /// What went wrong for people.
    troubles: Vec<String>,
}

impl People {
    /// Lets people come, and begin to play.
    pub(crate) fn gather(server: SocketAddr) -> Self {
        let shared = Arc::new(Mutex::new(Shared {
            waiting: vec![None; PEOPLE.into()],
            ..Shared::default()
        }));
        let (stop, mut stopped) = mpsc::channel(1);
        let known = Arc::clone(&shared);
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let playing = async {
                let people = (0..PEOPLE).map(|number| {
                    let person = Person { number, server, shared: &known };
                    async move {
                        if let Err(error) = person.play().await {
                            locked(person.shared).troubles.push(error.to_string());
                        }
                    }
                });
                futures_util::future::join_all(people).await;
            };
            runtime.expect("a runtime").block_on(async {
                tokio::select! {
                    () = playing => {}
                    _ = stopped.recv() => {}
                }
            });
        });
        Self { shared, _stop: stop }
    }

    /// The time that 99 of 100 acknowledgements do not exceed, of the moves that were due in this
    /// time. It waits a little for those that are still missing.
    pub(crate) async fn slowest(&self, from: Instant, until: Instant) -> Duration {
        let rest = Instant::now() + LONGEST_REST;
        while Instant::now() < rest && locked(&self.shared).is_waited_for(until) {
            sleep(Duration::from_millis(5)).await;
        }
        let shared = locked(&self.shared);
        let is_within = |due: Instant| (from..until).contains(&due);
        let done = shared.moves.iter().filter(|(due, _)| is_within(*due)).map(|(_, took)| *took);
        let mut times: Vec<Duration> = done.collect();
        for due in shared.waiting.iter().flatten() {
            let mut due = *due;
            while is_within(due) {
                times.push(due.elapsed());
                due += INTERVAL;
            }
        }
        times.sort_unstable();
        times.get(times.len().saturating_sub(1) * 99 / 100).copied().unwrap_or(Duration::MAX)
    }

    /// What went wrong for people.
    pub(crate) fn troubles(&self) -> Vec<String> {
        locked(&self.shared).troubles.clone()
    }
}

impl Shared {
    fn is_waited_for(&self, until: Instant) -> bool {
        self.waiting.iter().flatten().any(|due| *due < until)
    }
}

fn locked(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One person, who plays both seats of a table.
struct Person<'a> {
    number: u8,
    server: SocketAddr,
    shared: &'a Mutex<Shared>,
}

/// The parts of the server's messages that a person reads: no more, because there are many.
#[derive(Deserialize)]
struct Heard {
    t: String,
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    state: Option<State>,
    #[serde(default)]
    view: Option<View>,
    #[serde(default)]
    error: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct State {
    stage: String,
    own: Option<Own>,
}

#[derive(Deserialize)]
struct Own {
    request: Option<u32>,
}

#[derive(Deserialize)]
struct View {
    legal: Vec<String>,
}

/// What a seat is asked.
#[derive(Default)]
struct Question {
    request: Option<u32>,
    /// The last question that the seat has answered.
    answered: Option<u32>,
    legal: Vec<String>,
}

impl Person<'_> {
    /// Plays one game after another.
    async fn play(&self) -> Result<()> {
        let address = Ipv4Addr::new(127, 20, 0, self.number + 1);
        let mut browser = Browser::new(self.server, address).introduce("Player").await?;
        // Not all of them move at the same moment.
        let mut due = Instant::now() + INTERVAL / u32::from(PEOPLE) * u32::from(self.number);
        loop {
            let wish = json!({
                "game": "gorus", "options": {"players": 2, "target": 9},
                "seats": [{"me": {}}, {"me": {}}], "start": true, "settings": {"pace_ms": 0},
            });
            let table = browser.open_table(&wish).await?;
            let mut socket = browser.socket().await?;
            due = due.max(Instant::now());
            due = self.play_game(&table, &mut socket, due).await?;
        }
    }

    /// Plays a game to its end; returns when the next move is due.
    async fn play_game(&self, table: &str, socket: &mut Socket, first: Instant) -> Result<Instant> {
        let mut due = first;
        let mut questions = [Question::default(), Question::default()];
        for seat in 0..2 {
            let watch = json!({"t": "watch", "table": table, "seat": seat, "version": null});
            socket.send(&watch).await?;
        }
        loop {
            let (seat, request, choice) = loop {
                if let Some(next) = next_move(&questions) {
                    break next;
                }
                // While no question comes, the person waits for the server.
                if due <= Instant::now() {
                    self.waits_since(Some(due));
                }
                if hear(socket, &mut questions).await? {
                    self.waits_since(None);
                    return Ok(due);
                }
            };
            // What comes in before the move is due is read too.
            while read_until(due, hear(socket, &mut questions)).await?.is_some() {}
            self.waits_since(Some(due));
            let id = Socket::id();
            socket
                .send(&json!({
                    "t": "move", "table": table, "seat": seat, "request": request, "id": id,
                    "move": choice,
                }))
                .await?;
            questions[seat].answered = Some(request);
            let is_over = acknowledged(socket, &mut questions).await?;
            let took = due.elapsed();
            locked(self.shared).moves.push((due, took));
            self.waits_since(None);
            due += INTERVAL;
            if is_over {
                return Ok(due);
            }
        }
    }

    fn waits_since(&self, due: Option<Instant>) {
        locked(self.shared).waiting[usize::from(self.number)] = due;
    }
}

/// The move that can be made, if there is one.
fn next_move(questions: &[Question; 2]) -> Option<(usize, u32, String)> {
    questions.iter().enumerate().find_map(|(seat, question)| {
        let request = question.request.filter(|request| question.answered != Some(*request))?;
        Some((seat, request, question.legal.first()?.clone()))
    })
}

async fn read_until<T>(
    moment: Instant,
    reading: impl Future<Output = Result<T>>,
) -> Result<Option<T>> {
    if moment <= Instant::now() {
        return Ok(None);
    }
    // Reading can be broken off: what has not come in whole stays in the socket.
    timeout_at(moment.into(), reading).await.map_or(Ok(None), |read| read.map(Some))
}

/// Reads one message; returns whether the game is over.
async fn hear(socket: &mut Socket, questions: &mut [Question; 2]) -> Result<bool> {
    let text = socket.text().await?;
    Ok(note(&serde_json::from_str(&text)?, questions))
}

/// Reads until a move is acknowledged; returns whether the game is over.
async fn acknowledged(socket: &mut Socket, questions: &mut [Question; 2]) -> Result<bool> {
    let mut is_over = false;
    loop {
        let text = socket.text().await?;
        let heard: Heard = serde_json::from_str(&text)?;
        match heard.t.as_str() {
            "ack" => return Ok(is_over),
            "refused" | "trouble" => {
                return Err(Error::other(format!("{}: {:?}", heard.t, heard.error)));
            }
            _ => is_over |= note(&heard, questions),
        }
    }
}

/// Notes what a message says; returns whether the game is over.
fn note(heard: &Heard, questions: &mut [Question; 2]) -> bool {
    let Some(question) = heard.seat.and_then(|seat| questions.get_mut(seat)) else { return false };
    if let Some(view) = &heard.view {
        question.legal.clone_from(&view.legal);
    }
    let Some(state) = &heard.state else { return false };
    question.request = state.own.as_ref().and_then(|own| own.request);
    state.stage == "over"
}
