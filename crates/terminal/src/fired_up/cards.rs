//! Highlights in words.

use munera_rules::fired_up::{HighlightId, Tier};

use super::speaker::Speaker;
use crate::paint;

/// A Highlight, to be told to the reader.
#[derive(Clone, Copy, Debug)]
pub(super) struct Card<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) id: HighlightId,
}

impl Card<'_> {
    fn tiers(&self) -> &[Tier] {
        &self.speaker.pack().highlight(self.id).tiers
    }

    /// Everything that stands on it, below its number.
    pub(super) fn lines(self, number: usize) -> Vec<String> {
        let speaker = self.speaker;
        let moment = speaker.pack().highlight(self.id).moment;
        let when = speaker.format("fired-up-card-when", &[("moment", moment.word().into())]);
        let tiers = self.tiers().iter().enumerate().map(|(place, tier)| self.tier(place, tier));
        let tiers: Vec<String> = tiers.collect();
        let head = format!("  {}  ", paint::strong(&number.to_string()));
        let (title, id) = (speaker.title(self.id), self.id.to_string());
        let name = if title == id {
            paint::strong(&title)
        } else {
            format!("{} {}", paint::strong(&title), paint::faint(&id))
        };
        let text = format!("{name} · {when} · {}", tiers.join(" · "));
        paint::paragraph(&head, &text)
    }

    fn tier(self, place: usize, tier: &Tier) -> String {
        let points = paint::unbroken(&self.speaker.points(u16::from(tier.points)));
        let variables = [
            ("place", if place == 0 { "first" } else { "later" }.into()),
            ("points", paint::strong(&points).into()),
            ("conditions", self.speaker.locale.tier(tier).into()),
        ];
        self.speaker.format("fired-up-card-tier", &variables)
    }

    /// The title, the moment and the points of all tiers.
    pub(super) fn short(self) -> String {
        let moment = self.speaker.pack().highlight(self.id).moment;
        let points: Vec<String> = self.tiers().iter().map(|tier| tier.points.to_string()).collect();
        let moment = self.speaker.locale.moment(moment);
        let title = self.speaker.title(self.id);
        paint::unbroken(&format!("{title} ({moment}, {})", points.join("/")))
    }

    /// What was met for so many points: all that the tiers up to there ask for.
    pub(super) fn met(self, points: u8) -> String {
        let place = self.tiers().iter().position(|tier| tier.points == points);
        let met = self.tiers().iter().take(place.map_or(0, |place| place + 1));
        met.map(|tier| self.speaker.locale.tier(tier)).collect::<Vec<_>>().join("; ")
    }

    /// What the tier above those points would bring, and for what.
    pub(super) fn next(self, points: u8) -> Option<String> {
        let place = self.tiers().iter().position(|tier| tier.points == points)?;
        let next = self.tiers().get(place + 1)?;
        Some(self.tier(place + 1, next))
    }

    /// The points of the highest tier that is met, of which the first so many are.
    pub(super) fn points(self, tiers_met: usize) -> u8 {
        let highest = tiers_met.checked_sub(1).and_then(|highest| self.tiers().get(highest));
        highest.map_or(0, |tier| tier.points)
    }
}
