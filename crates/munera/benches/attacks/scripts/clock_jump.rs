//! The machine's clock jumps by an hour while people play.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;
use super::super::socket::Socket;

/// The libraries of the Debian package `faketime`, by machine.
const LIBRARIES: [&str; 2] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
];

pub(crate) const CLOCK_JUMP: Attack = Attack {
    name: "clock_jump",
    asked: "nobody loses a minute, and the bot answers within 2 s",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let Some(library) = LIBRARIES.into_iter().find(|path| Path::new(path).exists()) else {
        let why = "needs the Debian package faketime; the tests in tests/server/tables/time.rs \
                   make the same check";
        return Ok(Finding::not_applicable(why));
    };
    let shift = scene.database().with_file_name("shift");
    fs::write(&shift, "+0")?;
    scene.stop()?;
    let variable = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    scene.start_with(&[
        variable("LD_PRELOAD", library),
        variable("FAKETIME_TIMESTAMP_FILE", &shift.to_string_lossy()),
        variable("FAKETIME_NO_CACHE", "1"),
        // A real jump leaves the steady clock alone.
        variable("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
    ])?;
    let mut figures = Vec::new();
    let mut is_met = true;
    for (number, jump) in [(1, "+3600"), (2, "-3600")] {
        fs::write(&shift, "+0")?;
        let mut game = Game::begin(scene, number).await?;
        game.play(Duration::from_secs(2)).await?;
        let before = game.left();
        fs::write(&shift, jump)?;
        sleep(Duration::from_secs(1)).await;
        let answered = game.play(Duration::from_secs(4)).await?;
        let lost = before.saturating_sub(game.left());
        is_met &= lost < 60_000 && answered < Duration::from_secs(2);
        let bot = match answered {
            Duration::MAX => "the bot fell silent".to_owned(),
            answered => format!("the bot answered within {} ms", answered.as_millis()),
        };
        figures.push(format!("{jump} s: {} s lost, {bot}", lost / 1_000));
    }
    Ok(Finding::new(figures.join("; "), is_met))
}

/// A game with a clock against a bot.
struct Game {
    table: String,
    socket: Socket,
    shown: Value,
}

impl Game {
    async fn begin(scene: &Scene, number: u16) -> std::io::Result<Self> {
        let mut person = scene.person(number)?.introduce("Player").await?;
        let wish = json!({
            "game": "gorus", "options": {"players": 2, "target": 9}, "start": true,
            "seats": [{"me": {}}, {"bot": "random"}],
            "settings": {
                "clock": {"kind": "bank", "seconds": 1_800, "increment": 0}, "pace_ms": 100,
            },
        });
        let table = person.open_table(&wish).await?;
        let mut socket = person.socket().await?;
        let shown = socket.watch(&table, Some(0), None).await?;
        Ok(Self { table, socket, shown })
    }

    /// The milliseconds that the person has left.
    fn left(&self) -> u64 {
        self.shown["state"]["clock"]["seats"][0]["left"].as_u64().unwrap_or_default()
    }

    /// Plays for a while; returns the longest time that the bot took.
    async fn play(&mut self, time: Duration) -> std::io::Result<Duration> {
        let end = Instant::now() + time;
        let mut longest = Duration::ZERO;
        while Instant::now() < end && self.shown["state"]["stage"] == "playing" {
            if let Some(request) = self.shown["state"]["own"]["request"].as_u64() {
                let message = json!({
                    "t": "move", "table": self.table, "seat": 0, "request": request,
                    "id": Socket::id(), "move": self.shown["view"]["legal"][0],
                });
                self.socket.send(&message).await?;
            }
            let asked = Instant::now();
            let changed = self.socket.find(|message| message["t"] == "update");
            match timeout(Duration::from_secs(5), changed).await {
                Ok(message) => {
                    let view = self.shown["view"].take();
                    self.shown = message?;
                    if self.shown["view"].is_null() {
                        self.shown["view"] = view;
                    }
                    longest = longest.max(asked.elapsed());
                }
                Err(_) => return Ok(Duration::MAX),
            }
            self.socket.heard.clear();
        }
        Ok(longest)
    }
}
