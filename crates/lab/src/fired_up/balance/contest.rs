//! A game of Fired Up, by what the figures want to know of it.

use munera_rules::Seat;
use munera_rules::fired_up::{HighlightId, Moment, Pack, Shown};

/// What happened in a game so far.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    /// Who began.
    pub(super) first: Option<Seat>,
    /// How many moves were made.
    pub(super) moves: u64,
    /// What was kept for this round, by all together.
    pub(super) kept: Vec<HighlightId>,
    /// What became of each card when it was kept.
    pub(super) cards: Vec<Met>,
    /// What became of all cards of a moment.
    pub(super) moments: [Met; 3],
    /// Each seat's points for Highlights, by moment.
    pub(super) points: Vec<[u32; 3]>,
}

/// How often there was a tier to be met, and how often it was, tier by tier.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Met {
    pub(super) kept: [u64; 3],
    pub(super) met: [u64; 3],
}

impl Met {
    fn note(&mut self, tier: usize, is_met: bool) {
        self.kept[tier] += 1;
        self.met[tier] += u64::from(is_met);
    }
}

impl Contest {
    pub(super) fn new(players: u8) -> Self {
        Self {
            first: None,
            moves: 0,
            kept: Vec::new(),
            cards: vec![Met::default(); usize::from(HighlightId::COUNT)],
            moments: [Met::default(); 3],
            points: vec![[0; 3]; usize::from(players)],
        }
    }

    /// The round is over, and these cards scored.
    pub(super) fn end_round(&mut self, pack: &Pack, shown: &[Shown]) {
        for card in &self.kept {
            let scored = shown.iter().find(|shown| shown.card == *card);
            let points = scored.map_or(0, |shown| shown.points);
            let highlight = pack.highlight(*card);
            for (number, tier) in highlight.tiers.iter().enumerate() {
                let is_met = points >= tier.points;
                self.cards[card.index()].note(number, is_met);
                self.moments[highlight.moment as usize].note(number, is_met);
            }
        }
        for shown in shown {
            let moment: Moment = pack.highlight(shown.card).moment;
            self.points[shown.seat.index()][moment as usize] += u32::from(shown.points);
        }
    }
}
