//! A content pack for tests with text files: it must not change when the default pack does.

use std::sync::Arc;

use munera_rules::fired_up::{
    Bet, BetEvent, Condition, Fact, FightFace, Highlight, InfluenceFace, Mat, Moment, Pack, Tier,
    Track,
};

/// One value in each area.
fn track(low: u8, neutral: u8, high: u8) -> Track {
    Track { values: [low, neutral, high].into_iter().collect(), last: [0, 1, 2] }
}

/// A Highlight of two tiers, each of one condition.
fn highlight(number: usize) -> Highlight {
    let moment = Moment::ALL[number % 3];
    let facts = match moment {
        Moment::Start => [Fact::Locks, Fact::HighMorale, Fact::Untargeted, Fact::Sprinting],
        Moment::Fight => [Fact::Damage, Fact::Blocks, Fact::Specials, Fact::Wounds],
        Moment::End => [Fact::TotalDamage, Fact::Unhurt, Fact::TotalBlocks, Fact::Eliminated],
    };
    let tier = |step: usize, points: u8| {
        let fact = facts[(number / 3 + step) % facts.len()];
        let least = 1 + (number / 12) as u8 % 2;
        let conditions = [Condition { fact, least, most: u8::MAX }];
        Tier { points, conditions: conditions.into_iter().collect() }
    };
    Highlight { moment, tiers: [tier(0, 2), tier(1, 5)].into_iter().collect() }
}

/// Fighters that do not last long, so that games are short.
pub(crate) fn pack() -> Arc<Pack> {
    let mat = |attack: u8, defense: u8, stamina, speed| Mat {
        attack: track(attack, attack + 1, attack + 2),
        defense: track(defense, defense + 1, defense + 2),
        stamina,
        speed,
        influence: 3,
    };
    let bet = |event| Bet { event, rewards: [3, 2, 1] };
    Arc::new(Pack {
        mats: [
            mat(4, 1, 6, 5),
            mat(3, 1, 7, 6),
            mat(3, 2, 6, 3),
            mat(3, 2, 6, 4),
            mat(3, 2, 6, 2),
            mat(3, 2, 7, 1),
        ],
        influence_die: InfluenceFace::ALL,
        attack_die: FightFace::ALL,
        defense_die: FightFace::ALL,
        highlights: (0..60).map(highlight).collect(),
        bets: [
            bet(BetEvent::FirstWounds(2)),
            bet(BetEvent::FirstDamage(5)),
            bet(BetEvent::FirstEliminated),
            bet(BetEvent::FirstAtHalf),
            bet(BetEvent::Winner),
            bet(BetEvent::MostDamage),
        ],
    })
}
