//! A client without a cookie opens more sockets than it may.

use rusqlite::{Connection, OpenFlags};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const REFUSED_SOCKETS: Attack = Attack {
    name: "refused_sockets",
    asked: "a refused socket makes no guest",
    flags: &["--sockets-per-address", "2"],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut held = Vec::new();
    let mut refused = 0;
    for _ in 0..50 {
        match scene.attacker()?.socket().await {
            Ok(socket) => held.push(socket),
            Err(_) => refused += 1,
        }
    }
    let open = held.len() as u32;
    scene.stop()?;
    let storage = Connection::open_with_flags(scene.database(), OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let guests: u32 = storage.query_row("SELECT count(*) FROM person", [], |row| row.get(0))?;
    let figure = format!("{open} sockets opened, {refused} refused, {guests} guests made");
    Ok(Finding::new(figure, guests <= open))
}
