//! Sixty tables full of hard bots that wait for nothing, while another person plays an easy one.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::browser::Browser;
use super::super::scene::Scene;
use super::super::socket::Socket;

/// How much longer another person's easy bot may take than before.
const LONGEST_DELAY: Duration = Duration::from_millis(200);

/// How many tables there are, and how many of them a socket watches.
const TABLES: usize = 60;
const WATCHED: usize = 30;

pub(crate) const BOT_FARM: Attack = Attack {
    name: "bot_farm",
    asked: "another table's easy bot at most 200 ms slower (p95)",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut other = Opponent::sit_down(scene).await?;
    let before = other.p95(Duration::from_secs(5)).await?;
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 8}, "seats": vec![json!({"bot": "hard"}); 8],
        "start": true, "settings": {"pace_ms": 0},
    });
    scene.begin();
    let mut watchers = Vec::new();
    for _ in 0..TABLES / WATCHED {
        let mut watcher = guest.socket().await?;
        for _ in 0..WATCHED {
            let table = guest.open_table(&wish).await?;
            watcher.watch(&table, None, None).await?;
        }
        watchers.push(watcher);
    }
    let watching = watchers.iter_mut().map(|watcher| async {
        // Bots play while somebody watches.
        while watcher.text().await.is_ok() {}
    });
    let watching = async {
        join_all(watching).await;
        std::future::pending::<()>().await;
    };
    let meanwhile = tokio::select! {
        meanwhile = other.p95(Duration::from_secs(15)) => meanwhile?,
        () = watching => before,
    };
    let figure =
        format!("an easy bot took {} ms before, {} ms meanwhile", ms(before), ms(meanwhile));
    Ok(Finding::new(figure, meanwhile < before + LONGEST_DELAY))
}

fn ms(time: Duration) -> u128 {
    time.as_millis()
}

/// A person who plays against an easy bot.
struct Opponent {
    browser: Browser,
    table: String,
    socket: Socket,
    shown: Value,
}

impl Opponent {
    async fn sit_down(scene: &Scene) -> Result<Self> {
        let mut browser = scene.person(1)?.introduce("Opponent").await?;
        let (table, socket, shown) = Self::begin(&mut browser).await?;
        Ok(Self { browser, table, socket, shown })
    }

    async fn begin(browser: &mut Browser) -> Result<(String, Socket, Value)> {
        let wish = json!({
            "game": "gorus", "options": {"players": 2, "target": 9},
            "seats": [{"me": {}}, {"bot": "easy"}], "start": true, "settings": {"pace_ms": 0},
        });
        let table = browser.open_table(&wish).await?;
        let mut socket = browser.socket().await?;
        let shown = socket.watch(&table, Some(0), None).await?;
        Ok((table, socket, shown))
    }

    /// How long the bot takes to answer: 95 of 100 times no longer.
    async fn p95(&mut self, time: Duration) -> Result<Duration> {
        let end = Instant::now() + time;
        let mut times = Vec::new();
        while Instant::now() < end {
            if self.shown["state"]["stage"] == "over" {
                (self.table, self.socket, self.shown) = Self::begin(&mut self.browser).await?;
            }
            let Some(request) = self.shown["state"]["own"]["request"].as_u64() else {
                self.read_on().await?;
                continue;
            };
            let message = json!({
                "t": "move", "table": self.table, "seat": 0, "request": request,
                "id": Socket::id(), "move": self.shown["view"]["legal"][0],
            });
            self.socket.send(&message).await?;
            // The own move, and then the bot's.
            self.read_on().await?;
            let asked = Instant::now();
            if self.shown["state"]["awaited"] == json!([1]) {
                let waited = timeout(Duration::from_secs(20), self.read_on()).await;
                times.push(asked.elapsed());
                if let Ok(read) = waited {
                    read?;
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        times.sort_unstable();
        let place = times.len().saturating_sub(1) * 95 / 100;
        Ok(times.get(place).copied().unwrap_or(Duration::MAX))
    }

    /// Reads until the table has changed.
    async fn read_on(&mut self) -> Result<()> {
        loop {
            let text = self.socket.text().await?;
            let message: Value = serde_json::from_str(&text)?;
            if matches!(message["t"].as_str(), Some("update" | "state")) {
                let view = self.shown["view"].take();
                self.shown = message;
                if self.shown["view"].is_null() {
                    self.shown["view"] = view;
                }
                return Ok(());
            }
        }
    }
}
