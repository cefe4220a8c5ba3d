//! A person wants to be forgotten; then everything is searched for what was theirs.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

const NAME: &str = "Zenobia Palmyrena";
const WORDS: &str = "Aurelian shall not pass";

pub(crate) const FORGETTING: Attack = Attack {
    name: "forgetting",
    asked: "name and words are nowhere",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut zenobia = scene.person(1)?.introduce(NAME).await?;
    let mut boris = scene.person(2)?.introduce("Boris").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 2}, "settings": {"listed": true},
        "seats": [{"me": {}}],
    });
    let mut tables = Vec::new();
    // One game is over, the other goes on.
    for is_over in [true, false] {
        let table = zenobia.open_table(&wish).await?;
        let (mut first, mut second) = (zenobia.socket().await?, boris.socket().await?);
        second.must(&table, json!({"do": "sit", "seat": 1})).await?;
        first.must(&table, json!({"do": "say", "seat": 0, "speech": {"words": WORDS}})).await?;
        first.must(&table, json!({"do": "start"})).await?;
        if is_over {
            first.must(&table, json!({"do": "resign", "seat": 0})).await?;
        }
        tables.push(table);
    }
    let record = zenobia.get(&format!("/api/tables/{}/record", tables[0])).await?.text();
    let imported = zenobia.request("POST", "/api/records", &record).await?.table()?;
    let forgotten = zenobia.request("DELETE", "/api/me", "").await?;
    if forgotten.status != 204 {
        let figure = format!("DELETE /api/me was answered with {}", forgotten.status);
        return Ok(Finding::new(figure, false));
    }
    let mut places = Vec::new();
    let holds = |text: &str| text.contains(NAME) || text.contains(WORDS);
    let mut paths = vec!["/api/me/tables".to_owned(), "/api/tables".to_owned()];
    for table in tables.iter().chain([&imported]) {
        let parts = ["", "?seat=1", "/record", "/replay"];
        paths.extend(parts.iter().map(|part| format!("/api/tables/{table}{part}")));
    }
    let mut answers = 0;
    for path in &paths {
        answers += usize::from(holds(&boris.get(path).await?.text()));
    }
    if answers > 0 {
        places.push(format!("{answers} of {} answers", paths.len()));
    }
    let mut streams = 0;
    let mut socket = boris.socket().await?;
    for table in &tables {
        for seat in [None, Some(1)] {
            streams += usize::from(holds(&socket.watch(table, seat, Some(0)).await?.to_string()));
        }
    }
    if streams > 0 {
        places.push(format!("{streams} of 4 streams"));
    }
    for when in ["running", "stopped"] {
        if when == "stopped" {
            scene.stop()?;
        }
        for end in ["db", "db-wal"] {
            let bytes = std::fs::read(scene.database().with_extension(end)).unwrap_or_default();
            let is_in = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
            if is_in(NAME) || is_in(WORDS) {
                places.push(format!("{end} ({when})"));
            }
        }
    }
    let is_met = places.is_empty();
    let figure = if is_met { "found nowhere".to_owned() } else { places.join(", ") };
    Ok(Finding::new(figure, is_met))
}
