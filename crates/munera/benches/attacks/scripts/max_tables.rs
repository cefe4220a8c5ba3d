//! More tables are opened than there may be, and after a restart people want to go on playing.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

const MOST: usize = 30;

pub(crate) const MAX_TABLES: Attack = Attack {
    name: "max_tables",
    asked: "at most 30 of 60 tables, and each of them can be watched",
    flags: &["--max-tables", "30"],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut person = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}, {"me": {}}],
        "start": true,
    });
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.extend(person.open_table(&wish).await.ok());
    }
    scene.kill()?;
    scene.start()?;
    let mut visible = 0;
    let mut looker = scene.person(1)?;
    for table in &tables {
        let shown = looker.get(&format!("/api/tables/{table}")).await?;
        visible += usize::from(shown.status == 200);
    }
    let figure = format!("{} tables opened, {visible} of them can be watched", tables.len());
    Ok(Finding::new(figure, tables.len() <= MOST && visible == tables.len()))
}
