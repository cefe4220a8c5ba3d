//! One address logs in under many names, and makes accounts.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{Instant, timeout};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// The longest that another person may wait to log in.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

pub(crate) const PASSWORD_STORM: Attack = Attack {
    name: "password_storm",
    asked: "another person is logged in within 5 s",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut owner = scene.person(1)?.introduce("Owner").await?;
    let account = json!({"login": "owner", "password": "correct horse battery"});
    owner.post("/api/account", &account).await?;
    let attacker = scene.attacker()?;
    let tries = (0..180).map(|number| {
        let mut browser = attacker.clone();
        async move {
            let wrong = json!({"login": format!("name{number}"), "password": "wrong horse"});
            let path = if number % 2 == 0 { "/api/login" } else { "/api/account" };
            let answer = timeout(Duration::from_secs(20), browser.post(path, &wrong)).await;
            matches!(answer, Ok(Ok(answer)) if answer.status != 429)
        }
    });
    let mut other = scene.person(2)?;
    let others = async {
        let mut longest = Duration::ZERO;
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let begun = Instant::now();
            let answer = other.post("/api/login", &account).await;
            let is_in = answer.is_ok_and(|answer| answer.status == 200);
            longest = longest.max(if is_in { begun.elapsed() } else { Duration::MAX });
        }
        longest
    };
    let (computed, longest) = tokio::join!(join_all(tries), others);
    let computed = computed.into_iter().filter(|is_computed| *is_computed).count();
    let wait = match longest {
        Duration::MAX => "did not get in".to_owned(),
        longest => format!("waited {:.2} s", longest.as_secs_f64()),
    };
    let figure = format!("{computed} of 180 tries counted; another person {wait}");
    Ok(Finding::new(figure, longest < LONGEST_WAIT))
}
