//! A guest takes a token along and leaves; then an account is made on that device.

use serde_json::json;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const GUEST_TOKENS: Attack = Attack {
    name: "guest_tokens",
    asked: "the guest's token and cookie are worthless",
    flags: &[],
    company: Company::Nobody,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut device = scene.person(1)?.introduce("Guest").await?;
    let made = device.post("/api/tokens", &json!({"label": "left behind"})).await?.json();
    let token = made["token"].as_str().ok_or("no token")?.to_owned();
    let mut thief = scene.person(2)?;
    thief.token = Some(token);
    let mut copy = scene.person(3)?;
    copy.cookies.clone_from(&device.cookies);
    let account = json!({"login": "owner", "password": "correct horse battery"});
    let registered = device.post("/api/account", &account).await?;
    if registered.status != 201 {
        return Err(format!("no account: {}", registered.text()).into());
    }
    let by_token = !thief.get("/api/me").await?.json()["person"].is_null();
    let by_cookie = !copy.get("/api/me").await?.json()["person"].is_null();
    let word = |works: bool| if works { "works" } else { "is worthless" };
    let figure = format!("the token {}, the old cookie {}", word(by_token), word(by_cookie));
    Ok(Finding::new(figure, !by_token && !by_cookie))
}
