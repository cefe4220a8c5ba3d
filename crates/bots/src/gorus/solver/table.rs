//! What a solver has found out about the moments between bouts.

use munera_rules::gorus::{Card, CardSet, Word};

/// How far one side leads over each other, by side; its own place holds [`Lead::OWN`].
pub(super) type Leads<const SEATS: usize> = [i16; SEATS];

/// A lead that is never lost, and with which no comparison fails.
pub(super) const SURE: i16 = i16::MAX;

/// A moment between two bouts. Everybody's gladiators are known, so which of them are left is enough
/// to tell who holds what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key<W: Word> {
    pub(super) left: CardSet<W>,
    /// Who leads, which school is preferred, and who has collected which 0.
    pub(super) rest: u32,
}

/// What is known about a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding<W: Word, const SEATS: usize> {
    key: Key<W>,
    /// Leads that are enough to reach the goal.
    pub(super) enough: Leads<SEATS>,
    /// Leads that are not.
    pub(super) too_little: Leads<SEATS>,
    /// What was best to lead with; `None` marks a place that is free.
    pub(super) best: Option<Card>,
}

/// A hash table that grows and forgets nothing.
#[derive(Clone, Debug)]
pub(super) struct Table<W: Word, const SEATS: usize> {
    findings: Vec<Finding<W, SEATS>>,
    count: usize,
}

impl<W: Word, const SEATS: usize> Table<W, SEATS> {
    const FREE: Finding<W, SEATS> = Finding {
        key: Key { left: CardSet::EMPTY, rest: 0 },
        enough: [SURE; SEATS],
        too_little: [-SURE; SEATS],
        best: None,
    };

    /// A power of two.
    const FIRST_SIZE: usize = 1 << 10;

    pub(super) fn new() -> Self {
        Self { findings: vec![Self::FREE; Self::FIRST_SIZE], count: 0 }
    }

    #[inline]
    pub(super) fn find(&self, key: Key<W>) -> Option<&Finding<W, SEATS>> {
        let finding = &self.findings[self.place(key)];
        finding.best.is_some().then_some(finding)
    }

    /// What is known about a moment, to be added to; `best` becomes its best lead.
    #[inline]
    pub(super) fn note(&mut self, key: Key<W>, best: Card) -> &mut Finding<W, SEATS> {
        if 4 * self.count >= 3 * self.findings.len() {
            self.grow();
        }
        let place = self.place(key);
        let finding = &mut self.findings[place];
        if finding.best.is_none() {
            self.count += 1;
            finding.key = key;
        }
        finding.best = Some(best);
        finding
    }

    /// Where the key is, or would be.
    #[inline]
    fn place(&self, key: Key<W>) -> usize {
        let mask = self.findings.len() - 1;
        let mut place = hash(key) as usize & mask;
        loop {
            let finding = &self.findings[place];
            if finding.best.is_none() || finding.key == key {
                return place;
            }
            place = (place + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![Self::FREE; 4 * self.findings.len()];
        for finding in std::mem::replace(&mut self.findings, larger) {
            if finding.best.is_some() {
                let place = self.place(finding.key);
                self.findings[place] = finding;
            }
        }
    }
}

#[inline]
fn hash<W: Word>(key: Key<W>) -> u64 {
    let number = key.left.number();
    let mixed = (number as u64 ^ u64::from(key.rest) << 32 ^ (number >> 64) as u64 * 0x9e37_79b9)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let again = (mixed ^ mixed >> 32 ^ u64::from(key.rest)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    again ^ again >> 32
}
