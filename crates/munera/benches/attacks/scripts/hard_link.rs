//! A second server opens the same database by another name.

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const HARD_LINK: Attack = Attack {
    name: "hard_link",
    asked: "the second server does not start",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(async { run(scene) }),
};

fn run(scene: &Scene) -> Outcome {
    // Beside the first one, a server of its own starts.
    drop(scene.start_another(&scene.database().with_file_name("third.db"))?);
    let other = scene.database().with_file_name("other.db");
    std::fs::hard_link(scene.database(), &other)?;
    let second = scene.start_another(&other);
    let figure = if second.is_ok() { "both servers run" } else { "it refused to start" };
    Ok(Finding::new(figure, second.is_err()))
}
