//! A stranger asks for the figures, through a proxy on the same machine that says nothing of it.

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::browser::Browser;
use super::super::scene::Scene;

pub(crate) const METRICS_FOR_STRANGERS: Attack = Attack {
    name: "metrics_for_strangers",
    asked: "no figures at the server's own address",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut proxy = Browser::new(scene.address()?, [127, 0, 0, 1].into());
    let answer = proxy.get("/metrics").await?;
    let is_told = answer.text().contains("munera_");
    let figure = format!(
        "{}, {} bytes of figures",
        answer.status,
        if is_told { answer.body.len() } else { 0 }
    );
    Ok(Finding::new(figure, !is_told))
}
