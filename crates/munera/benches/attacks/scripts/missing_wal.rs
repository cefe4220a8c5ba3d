//! After a crash, the file with the newest writes is missing.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const MISSING_WAL: Attack = Attack {
    name: "missing_wal",
    asked: "the server does not start without the newest writes",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut person = scene.person(1)?.introduce("Anna").await?;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    let table = person.open_table(&wish).await?;
    scene.kill()?;
    std::fs::remove_file(scene.database().with_extension("db-wal"))?;
    if scene.start().is_err() {
        return Ok(Finding::new("it refused to start", true));
    }
    person.server = scene.address()?;
    let shown = person.get(&format!("/api/tables/{table}")).await?.status;
    let figure = format!("it started; a table that it had acknowledged is answered with {shown}");
    Ok(Finding::new(figure, false))
}
