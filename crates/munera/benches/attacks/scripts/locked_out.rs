//! Strangers guess a person's password until no more tries are left.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const LOCKED_OUT: Attack = Attack {
    name: "locked_out",
    asked: "the owner gets in from a browser that was logged in before",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut owner = scene.person(1)?.introduce("Owner").await?;
    let account = json!({"login": "owner", "password": "correct horse battery"});
    let registered = owner.post("/api/account", &account).await?;
    if registered.status != 201 {
        return Err(format!("no account: {}", registered.text()).into());
    }
    owner.post("/api/logout", &json!({})).await?;
    let mut tried = 0;
    for number in 0..40 {
        let wrong = json!({"login": "owner", "password": format!("wrong horse {number}")});
        let answer = scene.person(100 + number)?.post("/api/login", &wrong).await?;
        tried += u32::from(answer.status != 429);
    }
    let answer = owner.post("/api/login", &account).await?;
    let figure = format!(
        "strangers had {tried} of 40 tries; the owner's right password was answered with {}",
        answer.status
    );
    Ok(Finding::new(figure, answer.status == 200 && tried <= 20))
}
