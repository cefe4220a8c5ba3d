//! Commands are sent again after the server has crashed.

use serde_json::{Value, json};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const REPEATED_COMMANDS: Attack = Attack {
    name: "repeated_commands",
    asked: "each is done once",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut person = scene.person(1)?.introduce("Anna").await?;
    let wish = json!({
        "game": "gladiators", "options": {"players": 3},
        "seats": [{"me": {"name": "One"}}, {"me": {"name": "Two"}}],
    });
    let table = person.open_table(&wish).await?;
    let commands = [
        ("said-once", json!({"do": "say", "seat": 0, "speech": {"words": "Salve"}})),
        ("swapped-once", json!({"do": "swap", "one": 0, "other": 1})),
    ];
    for _ in 0..2 {
        let mut socket = person.socket().await?;
        for (id, command) in &commands {
            socket
                .give_as(id, &table, command.clone())
                .await?
                .map_err(|code| format!("{id} was refused: {code}"))?;
        }
        scene.kill()?;
        scene.start()?;
        person.server = scene.address()?;
    }
    let mut socket = person.socket().await?;
    let shown = socket.watch(&table, None, Some(0)).await?;
    let items = shown["items"].as_array().cloned().unwrap_or_default();
    let said = items.iter().filter(|item: &&Value| item["k"] == "said").count();
    let is_swapped = shown["state"]["chairs"][0]["name"] == "Two";
    let swapped = if is_swapped { "the chairs changed once" } else { "the chairs changed twice" };
    Ok(Finding::new(format!("said {said} times, {swapped}"), said == 1 && is_swapped))
}
