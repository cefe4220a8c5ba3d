//! Many players at many tables.

use std::net::SocketAddr;
use std::sync::Arc;

use munera_bots::Generator;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::guest::{Guest, table_wish};
use crate::ledger::Ledger;
use crate::player::Player;
use crate::seat_client::SeatClient;

/// Many players, each at one table after another.
pub(crate) struct PlayerPool {
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) server_address: watch::Sender<Option<SocketAddr>>,
    players: JoinSet<()>,
}

/// How many players share a guest: the server limits the guests of an address.
const PLAYERS_PER_GUEST: usize = 8;

impl PlayerPool {
    /// Players at so many tables of the server at that address.
    pub(crate) async fn new(tables: usize, address: SocketAddr, seed: u64) -> Self {
        let server_address = watch::Sender::new(Some(address));
        let ledger = Arc::new(Ledger::default());
        let mut players = JoinSet::new();
        let mut guest = Guest::new(address).await;
        for number in 0..tables {
            if number > 0 && number % PLAYERS_PER_GUEST == 0 {
                guest = Guest::new(address).await;
            }
            let player = |seat: u8| Player {
                guest: guest.clone(),
                server_address: server_address.subscribe(),
                ledger: Arc::clone(&ledger),
                generator: Generator::new(seed ^ (number as u64) << 8 ^ u64::from(seat)),
                name: format!("p{number}-{seat}"),
                sends_twice: true,
                moves: 0,
            };
            players.spawn(play_on(number, player(0), player(1)));
        }
        Self { ledger, server_address, players }
    }

    /// Fails if a player has found something wrong.
    pub(crate) fn check(&mut self) {
        while let Some(ended) = self.players.try_join_next() {
            ended.expect("players play on");
        }
    }

    /// Stops all players, and fails if one of them has found something wrong.
    pub(crate) async fn dismiss(mut self) {
        self.players.abort_all();
        while let Some(ended) = self.players.join_next().await {
            if let Err(error) = ended {
                assert!(error.is_cancelled(), "{error}");
            }
        }
    }
}

/// Plays at one table after another. Some tables have two people.
async fn play_on(first: usize, mut one: Player, mut other: Player) {
    for number in first.. {
        let (wish, own_seats) = table_wish(number);
        let table = one.open_table(&wish).await;
        let mut seat_client = SeatClient::new(&table, 0);
        if own_seats == 1 {
            one.play(&mut seat_client).await;
        } else {
            let mut opposite = SeatClient::new(&table, 1);
            tokio::join!(one.play(&mut seat_client), other.play(&mut opposite));
        }
        one.verify(&table).await;
    }
}
