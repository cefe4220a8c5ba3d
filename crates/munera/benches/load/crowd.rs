//! All clients at once.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::client::{Client, Order, address};

/// How many tables are opened at the same time.
const AT_ONCE: usize = 16;

/// All clients, and those that could move now.
pub(crate) struct Crowd {
    orders: Vec<mpsc::UnboundedSender<Order>>,
    ready: mpsc::UnboundedReceiver<usize>,
    latencies: mpsc::UnboundedReceiver<Duration>,
}

impl Crowd {
    /// Connects clients, four per table, and begins the games.
    pub(crate) async fn gather(server: SocketAddr, sockets: usize) -> Self {
        let (readies, ready) = mpsc::unbounded_channel();
        let (tellers, latencies) = mpsc::unbounded_channel();
        let mut orders = Vec::with_capacity(sockets);
        let tables: Vec<usize> = (0..sockets / 4).collect();
        for chunk in tables.chunks(AT_ONCE) {
            let seated = chunk.iter().map(|table| seat_four(server, *table));
            for (code, clients) in futures_util::future::join_all(seated).await {
                for (seat, client) in (0..).zip(clients) {
                    let (sender, receiver) = mpsc::unbounded_channel();
                    orders.push(sender);
                    let (ready, tell) = (readies.clone(), tellers.clone());
                    tokio::spawn(client.play(code.clone(), seat, receiver, ready, tell));
                }
            }
        }
        Self { orders, ready, latencies }
    }

    /// Lets the clients move at a steady pace for some time. Returns how long each acknowledgement
    /// took.
    pub(crate) async fn play(&mut self, moves_a_second: u32, time: Duration) -> Vec<Duration> {
        while self.latencies.try_recv().is_ok() {}
        let end = Instant::now() + time;
        let mut ticks = interval(Duration::from_secs(1) / moves_a_second);
        // A late tick is made up for: the pace is that of impatient people and does not follow the
        // server.
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut latencies = Vec::new();
        while Instant::now() < end {
            tokio::select! {
                _ = ticks.tick() => {
                    if let Ok(client) = self.ready.try_recv() {
                        self.orders[client].send(Order::Move).expect("the client plays");
                    }
                }
                Some(latency) = self.latencies.recv() => latencies.push(latency),
            }
        }
        latencies
    }
}

/// Four clients at a new table.
async fn seat_four(server: SocketAddr, table: usize) -> (String, Vec<Client>) {
    let connected = (0..4).map(|seat| Client::connect(server, 4 * table + seat));
    let mut clients = futures_util::future::join_all(connected).await;
    let cookie = clients[0].cookie.clone();
    let wish = json!({
        "game": "gorus", "options": {"players": 4}, "seats": [{"me": {}}], "settings": {"pace_ms": 0},
    });
    let made = tokio::task::spawn_blocking(move || {
        let mut response = ureq::post(format!("http://{server}/api/tables"))
            .header("origin", format!("http://{server}"))
            .header("cookie", cookie)
            .header("x-forwarded-for", address(4 * table))
            .header("content-type", "application/json")
            .send(wish.to_string())
            .expect("a table");
        response.body_mut().read_to_string().expect("a body")
    });
    let made: serde_json::Value =
        serde_json::from_str(&made.await.expect("no panic")).expect("JSON");
    let code = made["table"].as_str().expect("a code").to_owned();
    for (seat, client) in clients.iter_mut().enumerate().skip(1) {
        client.perform(&code, json!({"do": "sit", "seat": seat})).await;
    }
    clients[0].perform(&code, json!({"do": "start"})).await;
    (code, clients)
}
