//! What the figures need to know about a game of Fired Up.

use munera_rules::Seat;
use munera_rules::fired_up::{HighlightId, Moment, Pack, Shown};

/// What has happened in a game so far.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    /// The seat that began.
    pub(super) first: Option<Seat>,
    /// How many moves were made.
    pub(super) moves: u64,
    /// The cards that all seats together keep for this round.
    pub(super) kept: Vec<HighlightId>,
    /// For each card, how often it was kept and how often its tiers were met.
    pub(super) cards: Vec<Met>,
    /// The same for all cards of a moment.
    pub(super) moments: [Met; 3],
    /// The points of each seat for Highlights, by moment.
    pub(super) points: Vec<[u32; 3]>,
}

/// For each tier, how often it could have been met, and how often it was.
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

    /// Ends a round in which these cards scored.
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
