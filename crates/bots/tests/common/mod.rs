//! A content pack of Fired Up for tests: no default pack can change it.

pub(crate) mod table;

use std::sync::Arc;

use munera_rules::fired_up::{
    Bet, BetEvent, Condition, Fact, FightFace, Highlight, InfluenceFace, Mat, Moment, Pack, Tier,
    Track,
};

/// A Highlight of one tier: at least so much of a fact, for four points.
pub(crate) fn highlight(moment: Moment, fact: Fact, least: u8) -> Highlight {
    let conditions = [Condition { fact, least, most: u8::MAX }].into_iter().collect();
    Highlight { moment, tiers: [Tier { points: 4, conditions }].into_iter().collect() }
}

/// A Highlight that nothing meets.
pub(crate) fn impossible() -> Highlight {
    highlight(Moment::Fight, Fact::Damage, u8::MAX)
}

/// Alike fighters and Highlights that come about now and then.
pub(crate) fn pack() -> Pack {
    let track = |first: u8| Track { values: (first..first + 3).collect(), last: [0, 1, 2] };
    let mat = |speed| Mat { attack: track(3), defense: track(2), stamina: 12, speed, influence: 3 };
    let bet = |event| Bet { event, rewards: [3, 2, 1] };
    let kinds = [
        (Moment::Start, Fact::Locks, 1),
        (Moment::Start, Fact::HighMorale, 2),
        (Moment::Start, Fact::Sprinting, 2),
        (Moment::Start, Fact::MutualPairs, 1),
        (Moment::Fight, Fact::Damage, 3),
        (Moment::Fight, Fact::Blocks, 2),
        (Moment::Fight, Fact::Wounds, 1),
        (Moment::Fight, Fact::Specials, 2),
        (Moment::End, Fact::TotalDamage, 8),
        (Moment::End, Fact::Unhurt, 2),
        (Moment::End, Fact::TotalWounds, 2),
        (Moment::End, Fact::Eliminated, 1),
    ];
    let card = |number: usize| {
        let (moment, fact, least) = kinds[number % kinds.len()];
        highlight(moment, fact, least)
    };
    Pack {
        mats: [5, 6, 3, 4, 2, 1].map(mat),
        influence_die: InfluenceFace::ALL,
        attack_die: FightFace::ALL,
        defense_die: FightFace::ALL,
        highlights: (0..60).map(card).collect(),
        bets: [
            bet(BetEvent::FirstWounds(2)),
            bet(BetEvent::FirstDamage(5)),
            bet(BetEvent::FirstEliminated),
            bet(BetEvent::FirstAtHalf),
            bet(BetEvent::Winner),
            bet(BetEvent::MostDamage),
        ],
    }
}

/// The same, to be shared.
pub(crate) fn shared_pack() -> Arc<Pack> {
    Arc::new(pack())
}
