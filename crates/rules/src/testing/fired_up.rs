//! Content packs of Fired Up for tests: no default pack can change them.

use crate::fired_up::{
    Bet, BetEvent, Condition, Fact, FightFace, Highlight, HighlightId, InfluenceFace, Mat, Moment,
    Pack, Tier, Track,
};

/// A track with these values in its Low, Neutral and High areas.
pub fn track(areas: [&[u8]; 3]) -> Track {
    let mut spaces = 0;
    let last = areas.map(|area| {
        spaces += area.len() as u8;
        spaces - 1
    });
    Track { values: areas.concat().into_iter().collect(), last }
}

/// A mat whose Influence starts at 3.
pub fn mat(attack: [&[u8]; 3], defense: [&[u8]; 3], stamina: u8, speed: u8) -> Mat {
    Mat { attack: track(attack), defense: track(defense), stamina, speed, influence: 3 }
}

/// A Highlight whose tiers bring these points, each for at least this much of a fact.
pub fn highlight(moment: Moment, tiers: impl IntoIterator<Item = (u8, Fact, u8)>) -> Highlight {
    let tier = |(points, fact, least)| Tier {
        points,
        conditions: std::iter::once(Condition { fact, least, most: u8::MAX }).collect(),
    };
    Highlight { moment, tiers: tiers.into_iter().map(tier).collect() }
}

/// A Highlight that nothing meets.
pub fn impossible() -> Highlight {
    highlight(Moment::Fight, [(4, Fact::Damage, u8::MAX)])
}

/// A pack with these mats and Highlights, and with the dice and Bets that every test pack has.
pub fn pack(mats: [Mat; 6], highlight: impl FnMut(usize) -> Highlight) -> Pack {
    let events = [
        BetEvent::FirstWounds(2),
        BetEvent::FirstDamage(5),
        BetEvent::FirstEliminated,
        BetEvent::FirstAtHalf,
        BetEvent::Winner,
        BetEvent::MostDamage,
    ];
    Pack {
        mats,
        influence_die: InfluenceFace::ALL,
        attack_die: FightFace::ALL,
        defense_die: FightFace::ALL,
        highlights: (0..usize::from(HighlightId::COUNT)).map(highlight).collect(),
        bets: events.map(|event| Bet { event, rewards: [3, 2, 1] }),
    }
}

/// The mats that the rules began with, and Highlights that use every fact.
pub fn pack_of_every_fact() -> Pack {
    let mats = [
        mat([&[4], &[5], &[6, 7]], [&[1], &[2], &[3]], 13, 5),
        mat([&[3], &[4, 5], &[6]], [&[1], &[2, 3], &[4, 5]], 14, 6),
        mat([&[3], &[4], &[5]], [&[2], &[3], &[4]], 13, 3),
        mat([&[3], &[4], &[5, 6]], [&[2], &[3], &[4]], 13, 4),
        mat([&[3], &[4], &[5]], [&[2], &[3], &[4, 5]], 13, 2),
        mat([&[3], &[4], &[5, 6]], [&[2], &[3], &[4, 5]], 14, 1),
    ];
    pack(mats, |number| {
        let moment = Moment::ALL[number % 3];
        let facts: Vec<Fact> =
            Fact::ALL.iter().copied().filter(|fact| fact.moment() == moment).collect();
        let fact = |step: usize| facts[(number / 3 + step * 7) % facts.len()];
        highlight(moment, [(2, fact(0), 1), (4, fact(1), 1)])
    })
}

/// Fighters that do not last long, so that games are short.
pub fn pack_of_short_fights() -> Pack {
    let mat = |attack: u8, defense: u8, stamina, speed| {
        let [attack, defense] = [attack, defense].map(|low| [[low], [low + 1], [low + 2]]);
        mat(
            attack.each_ref().map(|area| &area[..]),
            defense.each_ref().map(|area| &area[..]),
            stamina,
            speed,
        )
    };
    let mats = [
        mat(4, 1, 6, 5),
        mat(3, 1, 7, 6),
        mat(3, 2, 6, 3),
        mat(3, 2, 6, 4),
        mat(3, 2, 6, 2),
        mat(3, 2, 7, 1),
    ];
    pack(mats, |number| {
        let moment = Moment::ALL[number % 3];
        let facts = match moment {
            Moment::Start => [Fact::Locks, Fact::HighMorale, Fact::Untargeted, Fact::Sprinting],
            Moment::Fight => [Fact::Damage, Fact::Blocks, Fact::Specials, Fact::Wounds],
            Moment::End => [Fact::TotalDamage, Fact::Unhurt, Fact::TotalBlocks, Fact::Eliminated],
        };
        let fact = |step: usize| facts[(number / 3 + step) % facts.len()];
        let least = 1 + (number / 12) as u8 % 2;
        highlight(moment, [(2, fact(0), least), (5, fact(1), least)])
    })
}

/// Fighters that differ in their Speed alone, and Highlights that come about now and then.
pub fn pack_of_alike_fighters() -> Pack {
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
    let mats =
        [5, 6, 3, 4, 2, 1].map(|speed| mat([&[3], &[4], &[5]], [&[2], &[3], &[4]], 12, speed));
    pack(mats, |number| {
        let (moment, fact, least) = kinds[number % kinds.len()];
        highlight(moment, [(4, fact, least)])
    })
}
