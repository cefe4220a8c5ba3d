//! The ranges that the default pack is balanced to.

use std::ops::RangeInclusive;

use munera_rules::fired_up::{Fighter, HighlightId};

use super::figures::Figures;

/// A range, and what was measured against it.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) name: String,
    pub(super) asked: RangeInclusive<f64>,
    /// The lowest and the highest measured value.
    pub(super) found: RangeInclusive<f64>,
}

impl Target {
    fn new(name: String, asked: RangeInclusive<f64>, found: impl Iterator<Item = f64>) -> Self {
        let (least, most) = found.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), it| {
            (least.min(it), most.max(it))
        });
        Self { name, asked, found: least..=most }
    }

    /// Whether all measured values are in the range.
    pub(super) fn is_met(&self) -> bool {
        self.asked.contains(self.found.start()) && self.asked.contains(self.found.end())
    }

    /// Whether there is a measured value.
    fn is_measured(&self) -> bool {
        self.found.start().is_finite()
    }
}

/// Every target for which some game was measured. Shares are percentages.
pub(super) fn targets(figures: &Figures) -> Vec<Target> {
    let percent = |share: f64| share * 100.0;
    let mut targets = Vec::new();
    for (circle, asked) in [(0, 20.0..=30.0), (1, 16.0..=24.0)] {
        let name = format!("fights won by a fighter, of {}, %", circle + 4);
        let wins = Fighter::ALL.map(|fighter| figures.wins[circle][fighter as usize]);
        let measured = wins.into_iter().filter(|wins| wins.count() > 0);
        targets.push(Target::new(name, asked, measured.map(|wins| percent(wins.value()))));
    }
    let median = figures.median_eliminations() as f64;
    let name = "fighters fallen in the median game".to_owned();
    targets.push(Target::new(name, 1.0..=3.0, std::iter::once(median)));
    let bars = [35.0..=65.0, 15.0..=35.0, 3.0..=12.0];
    for (tier, asked) in bars.into_iter().enumerate() {
        let name = format!("tier {} met, mean of a moment, %", tier + 1);
        let met = figures.moments.iter().map(|tiers| tiers[tier]);
        let measured = met.filter(|met| met.count() > 0).map(|met| percent(met.value()));
        targets.push(Target::new(name, asked, measured));
    }
    let cards = HighlightId::all().map(|card| figures.tiers[card.index()][0]);
    let measured = cards.filter(|met| met.count() > 0).map(|met| percent(met.value()));
    targets.push(Target::new("a single Highlight met, %".to_owned(), 10.0..=85.0, measured));
    targets.retain(Target::is_measured);
    targets
}
