//! Names that cannot be told from others.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const ODD_NAMES: Attack = Attack {
    name: "odd_names",
    asked: "none of 8 deceptions works",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut worked = Vec::new();
    let names = [
        ("a character without width", "An\u{200b}na"),
        ("a joiner", "An\u{200d}na"),
        ("a mark of direction", "An\u{202e}na"),
        ("Cyrillic letters among Latin ones", "\u{410}nna"),
    ];
    for (number, (what, name)) in (1..).zip(names) {
        let answer = scene.person(number)?.put("/api/me", &json!({"name": name})).await?;
        if answer.status == 200 {
            worked.push(what);
        }
    }
    let mut first = scene.person(10)?.introduce("Coco").await?;
    let names =
        [("the same name", "Coco"), ("a name that looks the same", "\u{421}\u{43e}\u{441}\u{43e}")];
    for (number, (what, name)) in (20..).zip(names) {
        let second = scene.person(number)?.introduce(name).await?;
        let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
        let table = first.open_table(&wish).await?;
        let mut socket = second.socket().await?;
        socket.must(&table, json!({"do": "sit", "seat": 1})).await?;
        let shown = socket.watch(&table, Some(1), None).await?;
        // The second of the two must get a number.
        if shown["state"]["chairs"][1]["name"] == name {
            worked.push(what);
        }
    }
    let record = include_str!("../../../../../docs/fairness/gladiators.txt");
    for (number, what, name) in [
        (30, "a mark of direction in a record", "An\u{202e}na"),
        (31, "a long name in a record", &"x".repeat(500)),
    ] {
        let mut importer = scene.person(number)?.introduce("Importer").await?;
        let record = record.replacen("[Seat0 \"?\"]", &format!("[Seat0 \"{name}\"]"), 1);
        let answer = importer.request("POST", "/api/records", &record).await?;
        if answer.status != 201 {
            continue;
        }
        if importer.get("/api/me/tables").await?.text().contains(name) {
            worked.push(what);
        }
    }
    let is_met = worked.is_empty();
    let figure = if is_met { "none worked".to_owned() } else { worked.join(", ") };
    Ok(Finding::new(figure, is_met))
}
