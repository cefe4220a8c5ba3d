//! Hundreds of requests for the replay of one short record.

use std::time::Duration;

use futures_util::future::join_all;
use tokio::time::{Instant, sleep, timeout};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// The longest wait of another person for a replay.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// How many requests there are, and how many of them at the same time.
const REQUESTS: usize = 585;
const AT_ONCE: usize = 195;

pub(crate) const REPLAYS: Attack = Attack {
    name: "replays",
    asked: "another person's replay within 2 s",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let record = include_str!("../../../../../docs/fairness/fired_up.txt");
    let mut guest = scene.attacker()?;
    let table = guest.request("POST", "/api/records", record).await?.table()?;
    let path = format!("/api/tables/{table}/replay?from=0&count=200");
    scene.begin();
    let asks = (0..AT_ONCE).map(|_| {
        let (mut guest, path) = (guest.clone(), &path);
        async move {
            let mut computed = 0;
            for _ in 0..REQUESTS / AT_ONCE {
                let answer = timeout(Duration::from_secs(20), guest.get(path)).await;
                computed += usize::from(matches!(answer, Ok(Ok(answer)) if answer.status == 200));
            }
            computed
        }
    });
    let mut other = scene.person(1)?;
    let others = async {
        let mut longest = Duration::ZERO;
        for _ in 0..8 {
            sleep(Duration::from_millis(300)).await;
            let begun = Instant::now();
            let answer = timeout(Duration::from_secs(20), other.get(&path)).await;
            let is_there = matches!(answer, Ok(Ok(answer)) if answer.status == 200);
            longest = longest.max(if is_there { begun.elapsed() } else { Duration::MAX });
        }
        longest
    };
    let (computed, longest) = tokio::join!(join_all(asks), others);
    let computed: usize = computed.into_iter().sum();
    let wait = match longest {
        Duration::MAX => "got none".to_owned(),
        longest => format!("waited {:.2} s", longest.as_secs_f64()),
    };
    let figure = format!("{computed} of {REQUESTS} computed, another person {wait}");
    Ok(Finding::new(figure, longest < LONGEST_WAIT))
}
