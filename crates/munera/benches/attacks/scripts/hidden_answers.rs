//! A player declares how to answer; the others look for a sign of it.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// A table's entry in the lobby was renewed by an event when it was older than this.
const OLD: Duration = Duration::from_secs(62);

pub(crate) const HIDDEN_ANSWERS: Attack = Attack {
    name: "hidden_answers",
    asked: "nobody else is sent anything",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut anna = scene.person(1)?.introduce("Anna").await?;
    let other = scene.person(2)?.introduce("Boris").await?;
    let mut own = anna.socket().await?;
    let mut others = [other.socket().await?, scene.person(3)?.socket().await?];
    let wish = json!({
        "game": "gladiators", "options": {"players": 2}, "seats": [{"me": {}}],
        "settings": {"listed": true},
    });
    let table = anna.open_table(&wish).await?;
    others[0].must(&table, json!({"do": "sit", "seat": 1})).await?;
    own.must(&table, json!({"do": "start"})).await?;
    own.watch(&table, Some(0), None).await?;
    others[0].watch(&table, Some(1), None).await?;
    others[1].send(&json!({"t": "lobby", "on": true})).await?;
    let old = Instant::now() + OLD;
    // Reading answers the server's pings.
    let [first, second] = &mut others;
    tokio::try_join!(own.listen_until(old), first.listen_until(old), second.listen_until(old))?;
    for socket in &mut others {
        socket.heard.clear();
    }
    let declared = json!({"do": "declare", "seat": 0, "standing": "decline_until_turn"});
    own.must(&table, declared).await?;
    let mut seen = Vec::new();
    let end = Instant::now() + Duration::from_secs(3);
    for socket in &mut others {
        socket.listen_until(end).await?;
        let kinds = socket.heard.iter().filter_map(|message: &Value| message["t"].as_str());
        seen.extend(kinds.map(str::to_owned));
    }
    let is_met = seen.is_empty();
    let figure = if is_met { "nothing".to_owned() } else { seen.join(", ") };
    Ok(Finding::new(format!("the others were sent: {figure}"), is_met))
}
