//! A turn of somebody else, told as one line.

use munera_rules::Seat;
use munera_rules::fired_up::InfluenceRoll;

use super::speaker::Speaker;
use crate::paint;

/// What somebody has done in a turn.
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// What was rolled, and what lay there after rolling again.
    pub(super) dice: Vec<InfluenceRoll>,
    pub(super) discarded: InfluenceRoll,
    /// What was done, each with how often.
    deeds: Vec<(String, usize)>,
}

impl Turn {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, dice: Vec::new(), discarded: InfluenceRoll::NONE, deeds: Vec::new() }
    }

    pub(super) fn add(&mut self, deed: &str) {
        match self.deeds.iter_mut().find(|(other, _)| other == deed) {
            Some((_, count)) => *count += 1,
            None => self.deeds.push((deed.to_owned(), 1)),
        }
    }

    /// All of it, to be read after the name.
    pub(super) fn text(&self, speaker: &Speaker) -> String {
        let dice: Vec<String> = self.dice.iter().map(ToString::to_string).collect();
        let dice = paint::faint(&dice.join("→"));
        let times = |(deed, count): &(String, usize)| match count {
            1 => deed.clone(),
            _ => format!("{deed} ×{count}"),
        };
        let mut deeds: Vec<String> = self.deeds.iter().map(times).collect();
        if !self.discarded.is_empty() {
            let discarded = [("die", speaker.influence_dice(self.discarded).into())];
            deeds.push(paint::faint(&speaker.format("fired-up-deed-discard", &discarded)));
        }
        format!("{dice}  {}", deeds.join(" · "))
    }
}
