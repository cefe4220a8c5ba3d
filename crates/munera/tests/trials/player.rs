//! A client that plays on when its connections break.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use munera_bots::Generator;
use munera_engine::verify::{Verdict, verify_text};
use munera_guide::wire::{ServerMessage, Trouble};
use munera_protocol::content::Packs;
use munera_rules::Randomness;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::client_socket::{Broken, ClientSocket};
use crate::guest::{Answer, Guest};
use crate::ledger::Ledger;
use crate::scale::LONGEST_WAIT;
use crate::seat_client::{SeatClient, Sent};

/// The server's address; `None` while it is down.
pub(crate) type ServerAddress = watch::Receiver<Option<SocketAddr>>;

/// How long a client waits before it tries again.
const RETRY_DELAY: Duration = Duration::from_millis(20);

/// The longest wait before a client reconnects to a table that could not be loaded, because the
/// server does not tell when it can be.
const LONGEST_TROUBLE: Duration = Duration::from_millis(1_500);

/// A client that plays one seat, and plays on when its connections break.
///
/// It keeps its version and its last moves, reconnects when its connection is cut, and sends
/// unanswered moves again. It expects that every version comes once, and that no move is lost or
/// made twice.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) server_address: ServerAddress,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) generator: Generator,
    /// Different for every player.
    pub(crate) name: String,
    /// Whether it sends some of its moves twice in a row.
    pub(crate) sends_twice: bool,
    /// How many moves it has made.
    pub(crate) moves: u64,
}

impl Player {
    /// The server's address, as soon as there is a server.
    pub(crate) async fn address(&mut self) -> SocketAddr {
        let found = timeout(LONGEST_WAIT, self.server_address.wait_for(Option::is_some)).await;
        found.expect("a server in time").expect("a trial goes on").expect("an address")
    }

    /// Opens a table, with as many tries as needed.
    pub(crate) async fn open_table(&mut self, wish: &Value) -> String {
        loop {
            let address = self.address().await;
            if let Ok(table) = self.guest.open_table(address, wish).await {
                self.ledger.open(&table);
                return table;
            }
            sleep(RETRY_DELAY).await;
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self, seat_client: &mut SeatClient) {
        while !seat_client.is_over() {
            let address = self.address().await;
            let Broken(_) = match ClientSocket::connect(&self.guest, address).await {
                Ok(mut socket) => match self.converse(&mut socket, seat_client).await {
                    Ok(()) => continue,
                    Err(broken) => broken,
                },
                Err(broken) => broken,
            };
            sleep(RETRY_DELAY).await;
        }
        self.ledger.finish(&seat_client.table);
    }

    /// Plays over one connection, until it breaks or the game is over.
    async fn converse(
        &mut self,
        socket: &mut ClientSocket,
        seat_client: &mut SeatClient,
    ) -> Result<(), Broken> {
        socket.send(&seat_client.watch()).await?;
        // The server acknowledges an acknowledged move again and does not make it twice: the logs
        // will show it.
        let known = seat_client.acknowledged.iter().chain(&seat_client.pending).cloned();
        for sent in known.collect::<Vec<_>>() {
            self.send(socket, seat_client, &sent).await?;
        }
        let mut is_troubled = false;
        while !seat_client.is_over() || seat_client.pending.is_some() {
            let next = if is_troubled {
                timeout(LONGEST_TROUBLE, socket.next()).await.map_err(|_| Broken(None))??
            } else {
                socket.next().await?
            };
            match next {
                ServerMessage::Ack { id, .. } => self.note_answer(seat_client, &id, None),
                ServerMessage::Refused { id, error } => {
                    self.note_answer(seat_client, &id, Some(&error.code));
                }
                ServerMessage::Trouble { trouble: Trouble::Storage, .. } => is_troubled = true,
                ServerMessage::Trouble { trouble: Trouble::Over, .. } => {
                    is_troubled = false;
                    if let Some(sent) = seat_client.pending.clone() {
                        self.send(socket, seat_client, &sent).await?;
                    }
                }
                ServerMessage::Trouble { table, trouble } => panic!("{table}: {trouble:?}"),
                message => seat_client.take(message),
            }
            let id = format!("{}-{}", self.name, self.moves);
            if let Some(sent) = seat_client.decide(id, &mut self.generator) {
                self.moves += 1;
                self.send(socket, seat_client, &sent).await?;
                if self.sends_twice && self.generator.below(3) == 0 {
                    self.send(socket, seat_client, &sent).await?;
                }
            }
        }
        Ok(())
    }

    async fn send(
        &self,
        socket: &mut ClientSocket,
        seat_client: &SeatClient,
        sent: &Sent,
    ) -> Result<(), Broken> {
        self.ledger.send(&seat_client.table, seat_client.seat, sent);
        socket.send(&seat_client.message(sent)).await
    }

    /// Notes the acknowledgement of a move, or its refusal with this code.
    fn note_answer(&self, seat_client: &mut SeatClient, id: &str, refusal: Option<&str>) {
        let is_pending = seat_client.pending.as_ref().is_some_and(|sent| sent.id == id);
        match (refusal, seat_client.pending.take_if(|_| is_pending)) {
            (None, Some(sent)) => {
                self.ledger.acknowledge(&seat_client.table, seat_client.seat, &sent);
                seat_client.acknowledged = Some(sent);
            }
            // The second answer to a move that was sent twice.
            (None | Some("storage"), None) => {}
            // The disk fails: the same move is sent again later.
            (Some("storage"), Some(sent)) => {
                self.ledger.refuse(&seat_client.table, seat_client.seat, &sent);
                seat_client.pending = Some(sent);
            }
            // Another seat's response has closed the window.
            (Some("stale"), Some(sent)) => {
                self.ledger.refuse(&seat_client.table, seat_client.seat, &sent);
            }
            (Some(code), sent) => panic!("{}: {id} {sent:?}: {code}", seat_client.table),
        }
    }

    /// Sends a request until it is answered.
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        loop {
            let address = self.address().await;
            match self.guest.get(address, path).await {
                Ok(answer) if answer.status != 503 => return answer,
                _ => sleep(RETRY_DELAY).await,
            }
        }
    }

    /// Checks that the record of a finished game is there, and fair.
    pub(crate) async fn verify(&mut self, table: &str) {
        let record = self.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200, "{table}: {}", record.body);
        let verdict = verify_text(&Packs::own(), &record.body);
        assert!(matches!(verdict, Verdict::Fair { .. }), "{table}: {verdict:?}");
    }
}
