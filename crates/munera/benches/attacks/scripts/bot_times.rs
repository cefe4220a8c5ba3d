//! An observer guesses from the time of a bot's move whether it was forced.

use std::collections::BTreeMap;
use std::time::Duration;

use munera_protocol::codec::Codec;
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Event, Game, MoveSet, Node, Seat, read_event};
use munera_storage::{Logs, Sqlite, SqliteSettings};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// How often a guess by a threshold may be right; half of the time it is right by chance.
const BEST_GUESS: f64 = 0.6;
/// How many moves of each kind are needed.
const ENOUGH: usize = 50;

pub(crate) const BOT_TIMES: Attack = Attack {
    name: "bot_times",
    asked: "a guess is right in less than 60 %",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

/// A bot's move: whether it was the only one, and how long after the question it came, in
/// milliseconds.
struct Decision {
    is_forced: bool,
    took: i64,
}

async fn run(scene: &Scene) -> Outcome {
    let game = SmallGorus::with_options(Options { target: Some(1), ..Options::new(4) })
        .map_err(|error| format!("{error:?}"))?;
    let mut person = scene.person(1)?.introduce("Observer").await?;
    let wish = json!({
        "game": "gorus", "options": game.write_options(), "seats": vec![json!({"bot": "hard"}); 4],
        "start": true, "settings": {"pace_ms": 0},
    });
    let mut tables = Vec::new();
    let end = Instant::now() + Duration::from_secs(24);
    while Instant::now() < end {
        let table = person.open_table(&wish).await?;
        let mut socket = person.socket().await?;
        socket.watch(&table, None, None).await?;
        let over = socket.find(|message| message["state"]["stage"] == "over");
        // A game that has not ended by then counts as far as it has come.
        if let Ok(ended) = timeout_at(end, over).await {
            ended?;
        }
        tables.push(table);
    }
    scene.stop()?;
    // The log has the moments at which the moves became public.
    let storage = Sqlite::open(&scene.database(), &SqliteSettings::default())?;
    let mut all = Vec::new();
    for table in tables {
        let log = storage.read(table.parse().map_err(|_| "not a code")?).await?;
        let lines: Result<Vec<Value>, _> =
            log.entries.iter().map(|entry| serde_json::from_slice(&entry.bytes)).collect();
        all.extend(decisions(&game, &lines?));
    }
    let forced = all.iter().filter(|decision| decision.is_forced).count();
    let guess = best_guess(&all);
    let figure = format!(
        "a guess is right in {:.0} % ({forced} forced moves, {} others)",
        guess * 100.0,
        all.len() - forced
    );
    // With fewer of a kind, even chance tells them apart.
    let are_enough = forced >= ENOUGH && all.len() - forced >= ENOUGH;
    Ok(Finding::new(figure, are_enough && guess < BEST_GUESS))
}

/// The decisions of the bots in a log.
fn decisions<G: Game>(game: &G, log: &[Value]) -> Vec<Decision> {
    let mut state = game.start();
    let mut decisions = Vec::new();
    // Since when each seat has been asked what it is asked now.
    let mut asked: BTreeMap<Seat, (i64, Vec<String>)> = BTreeMap::new();
    for line in log.iter().filter(|line| line["k"] == "played") {
        let at = line["at"].as_i64().unwrap_or_default();
        let text = line["event"].as_str().unwrap_or_default();
        let Ok(event) = read_event(game, text) else { return decisions };
        if let Event::Move(seat, _) = &event
            && let Some((since, legal)) = asked.remove(seat)
            && line["by"] == "bot"
        {
            decisions.push(Decision { is_forced: legal.len() == 1, took: at - since });
        }
        if game.play(&mut state, &event).is_err() {
            return decisions;
        }
        let seats = match game.node(&state) {
            Node::Decide(seats) => seats.iter().collect(),
            Node::Chance(_) | Node::Over(_) => Vec::new(),
        };
        asked.retain(|seat, _| seats.contains(seat));
        for seat in seats {
            let legal = game.legal(&state, seat);
            let legal: Vec<String> =
                legal.iter().map(|choice| game.write_move(choice).to_string()).collect();
            if asked.get(&seat).is_none_or(|(_, before)| *before != legal) {
                asked.insert(seat, (at, legal));
            }
        }
    }
    decisions
}

/// How often the best guess by a threshold is right, if half of the moves were forced.
fn best_guess(decisions: &[Decision]) -> f64 {
    let share = |forced: bool, most: i64| {
        let of_kind = decisions.iter().filter(|decision| decision.is_forced == forced);
        let all = of_kind.clone().count().max(1);
        of_kind.filter(|decision| decision.took <= most).count() as f64 / all as f64
    };
    let thresholds = decisions.iter().map(|decision| decision.took);
    let gains = thresholds.map(|most| (share(true, most) - share(false, most)).abs());
    0.5 + gains.fold(0.0, f64::max) / 2.0
}
