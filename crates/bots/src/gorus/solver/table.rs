//! A solver's findings about positions between bouts.

use munera_rules::gorus::{Card, CardSet, Word};

/// The leads of one side over each of the others.
pub(super) type Leads<const OTHERS: usize> = [i16; OTHERS];

/// A lead that cannot be lost: twice the largest favour of a round.
pub(super) const SURE: i16 = 1 << 14;

/// A round between two bouts, without the leads. All troupes are known, so the remaining gladiators
/// determine all hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key<W: Word, const OTHERS: usize> {
    pub(super) left: CardSet<W>,
    /// The schools whose 0 the side has collected, five bits, and three bits for the preferred one.
    pub(super) own: u8,
    /// The same for the others; the first has three bits for the leader.
    pub(super) others: [u8; OTHERS],
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding<W: Word, const OTHERS: usize> {
    key: Key<W, OTHERS>,
    /// Leads from which the margin is at least 0.
    pub(super) enough: Leads<OTHERS>,
    /// Leads from which it is at most 0.
    pub(super) too_little: Leads<OTHERS>,
    /// The best lead; `None` marks a free place.
    pub(super) best: Option<Card>,
}

impl<W: Word, const OTHERS: usize> Finding<W, OTHERS> {
    /// The bounds of the margin from these leads: a larger lead over all sides adds as much margin,
    /// and a larger lead over one side does not reduce it.
    #[inline]
    pub(super) fn bounds(&self, leads: &Leads<OTHERS>) -> (i16, i16) {
        let (mut lower, mut upper) = (SURE, -SURE);
        for (lead, (enough, too_little)) in
            leads.iter().zip(self.enough.iter().zip(&self.too_little))
        {
            lower = lower.min(lead - enough);
            upper = upper.max(lead.saturating_sub(*too_little));
        }
        (lower, upper)
    }
}

/// A hash table that grows, and is emptied when it would grow too large.
#[derive(Clone, Debug)]
pub(super) struct Table<W: Word, const OTHERS: usize> {
    findings: Vec<Finding<W, OTHERS>>,
    count: usize,
}

impl<W: Word, const OTHERS: usize> Table<W, OTHERS> {
    const FREE: Finding<W, OTHERS> = Finding {
        key: Key { left: CardSet::EMPTY, own: 0, others: [0; OTHERS] },
        enough: [SURE; OTHERS],
        too_little: [-SURE; OTHERS],
        best: None,
    };

    /// Powers of two, apart by a power of four: a table grows by four, so that it is refilled less
    /// often. The largest takes some hundred megabytes, and only solutions that take minutes need
    /// it.
    const FIRST_SIZE: usize = 1 << 12;
    const LARGEST_SIZE: usize = 1 << 22;

    pub(super) fn new() -> Self {
        Self { findings: vec![Self::FREE; Self::FIRST_SIZE], count: 0 }
    }

    #[inline]
    pub(super) fn find(&self, key: Key<W, OTHERS>) -> Option<&Finding<W, OTHERS>> {
        let finding = &self.findings[self.place(key)];
        finding.best.is_some().then_some(finding)
    }

    /// The finding about a position, to be extended; `best` becomes its best lead.
    #[inline]
    pub(super) fn note(&mut self, key: Key<W, OTHERS>, best: Card) -> &mut Finding<W, OTHERS> {
        if 3 * self.count >= 2 * self.findings.len() {
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
    fn place(&self, key: Key<W, OTHERS>) -> usize {
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
        if self.findings.len() == Self::LARGEST_SIZE {
            self.findings.fill(Self::FREE);
            self.count = 0;
            return;
        }
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
fn hash<W: Word, const OTHERS: usize>(key: Key<W, OTHERS>) -> u64 {
    let number = key.left.number();
    let folded = number as u64 ^ ((number >> 64) as u64).rotate_left(40);
    let rest =
        key.others.iter().fold(u64::from(key.own), |rest, byte| rest << 8 ^ u64::from(*byte));
    let mixed = (folded ^ rest.rotate_left(48)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let again = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    again ^ again >> 32
}
