//! A stranger asks for a game that was played without spectators.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const PRIVATE_GAMES: Attack = Attack {
    name: "private_games",
    asked: "for a stranger there is no such game",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut player = scene.person(1)?.introduce("Player").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}, {"me": {}}],
        "start": true, "settings": {"spectators": false},
    });
    let table = player.open_table(&wish).await?;
    player.socket().await?.must(&table, json!({"do": "resign", "seat": 0})).await?;
    let mut stranger = scene.person(2)?;
    let mut shown = Vec::new();
    for part in ["", "/record", "/replay"] {
        let path = format!("/api/tables/{table}{part}");
        if stranger.get(&path).await?.status == 200 {
            shown.push(if part.is_empty() { "the table" } else { &part[1..] });
        }
        if !part.is_empty() && player.get(&path).await?.status != 200 {
            shown.push("but not to the player");
        }
    }
    let is_met = shown.is_empty();
    let figure = if is_met { "nothing was shown".to_owned() } else { shown.join(", ") };
    Ok(Finding::new(figure, is_met))
}
