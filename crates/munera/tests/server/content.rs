//! The printed texts of Fired Up, compared with guides.

use munera_guide::Guide;
use munera_guide::wire::{PackForm, ServerMessage};
use serde_json::json;

use crate::test_server::TestServer;
use crate::visitor::against_bots;

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_has_the_words_for_everything_that_a_guide_names() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let answer = anna.get("/api/content/default").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let pack: PackForm = serde_json::from_str(&answer.body).expect("a pack");
    assert_eq!(anna.get("/api/content/another").await.status, 404);
    let table = anna.open_table(&against_bots("fired_up", &json!({"players": 3}))).await;
    let mut socket = anna.connect().await;
    socket.watch(&table, Some(0), None).await;
    let guide = socket.find(|message| match message {
        ServerMessage::State { guide, .. } => Some(guide.clone()),
        ServerMessage::Update { guide, .. } => guide.clone(),
        _ => None,
    });
    let Guide::FiredUp(guide) = guide.await else { panic!("a guide of another game") };
    assert_eq!(guide.highlights.len(), 4);
    for held in &guide.highlights {
        let printed = pack.highlights.iter().find(|it| it.card == held.card).expect("printed");
        assert_eq!(printed.tiers.len(), held.tiers.len());
        for (printed, tier) in printed.tiers.iter().zip(&held.tiers) {
            let facts = |facts: Vec<&String>| facts.into_iter().cloned().collect::<Vec<_>>();
            let printed = facts(printed.conditions.iter().map(|it| &it.fact).collect());
            assert_eq!(printed, facts(tier.conditions.iter().map(|it| &it.fact).collect()));
        }
    }
    for bet in &guide.bets {
        assert!(pack.bets.iter().any(|it| it.bet == bet.bet && it.rewards == bet.rewards));
    }
    for fighter_state in &guide.fighters {
        let mat =
            pack.fighters.iter().find(|it| it.fighter == fighter_state.fighter).expect("a mat");
        assert_eq!(
            (mat.stamina, mat.influence),
            (fighter_state.full_stamina, fighter_state.full_influence)
        );
    }
    server.stop().await;
}
