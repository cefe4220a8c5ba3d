//! How long things take, by the moment at which they set out.

use crate::chance::Chance;

/// The weather changes this often, in milliseconds.
const SPELL: u64 = 250;

/// How long things take on a line or a disk. It depends on the moment alone, not on what else is on
/// its way, and nothing overtakes anything: a disk that is slow at some moment is so for all writes
/// that are asked for then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weather {
    pub(crate) chance: Chance,
    /// What everything takes at least, in milliseconds.
    pub(crate) least: u64,
    /// By how much it usually varies.
    pub(crate) spread: u32,
    /// One spell in so many is bad,
    pub(crate) bad_in: u32,
    /// and takes up to this long instead. No longer than [`LONGEST`].
    pub(crate) worst: u32,
}

/// Nothing takes longer, in milliseconds.
const LONGEST: u64 = 2_000;

impl Weather {
    /// When something arrives that sets out at a moment.
    pub(crate) fn arrival(&self, moment: u64) -> u64 {
        let spell = moment / SPELL;
        let earlier = (1..=LONGEST.div_ceil(SPELL)).filter_map(|back| spell.checked_sub(back));
        // What set out at the end of an earlier spell is not overtaken.
        let earlier = earlier.map(|spell| (spell + 1) * SPELL - 1 + self.delay(spell));
        earlier.max().unwrap_or_default().max(moment + self.delay(spell))
    }

    fn delay(&self, spell: u64) -> u64 {
        let chance = self.chance.at(spell);
        if chance.of("bad").is_one_in(self.bad_in) {
            return chance.of("worst").below(self.worst).min(LONGEST);
        }
        self.least + chance.of("usual").below(self.spread)
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Weather};
    use crate::chance::Chance;

    #[test]
    fn nothing_overtakes_and_nothing_arrives_before_it_sets_out() {
        let chance = Chance::new(3);
        let weather = Weather { chance, least: 4, spread: 600, bad_in: 8, worst: 2_000 };
        let arrivals: Vec<u64> = (0..60_000).map(|moment| weather.arrival(moment)).collect();
        assert!(arrivals.is_sorted());
        let delays = (0..).zip(&arrivals).map(|(moment, arrival)| arrival - moment);
        assert!(delays.clone().all(|delay| delay <= LONGEST));
        assert!(delays.clone().any(|delay| delay > 1_500) && delays.min() < Some(60));
    }
}
