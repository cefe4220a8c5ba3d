//! The changes of a file since it was last synced.

use crate::generator::Generator;

/// A disk writes a sector completely or not at all.
const SECTOR: u64 = 512;

/// The changes of a file since it was last synced, so that they can be undone.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    /// Whether the file was created since then, so that it may be missing after a power cut.
    is_new: bool,
    changes: Vec<Change>,
}

/// One change of a file.
#[derive(Debug)]
pub(crate) enum Change {
    /// Bytes were written.
    Write {
        /// Where the bytes begin.
        offset: u64,
        /// The bytes that were there before, up to the old end of the file.
        old: Vec<u8>,
        /// The old length of the file.
        old_size: u64,
        /// The new bytes.
        new: Vec<u8>,
    },
    /// The file was shortened or extended.
    Resize {
        /// The new length.
        size: u64,
        /// The bytes that were cut off.
        tail: Vec<u8>,
        /// The old length.
        old_size: u64,
    },
}

/// How much of the unsynced data survives.
enum Fate {
    Nothing,
    Everything,
    /// This many pieces in the order in which they were written, and nothing after that.
    First(u64),
    /// Each piece with this probability, in percent.
    Each(u64),
}

impl Journal {
    /// The journal of a file that was just created.
    pub(crate) fn of_new_file() -> Self {
        Self { is_new: true, ..Self::default() }
    }

    /// Whether the file was created since it was last synced.
    pub(crate) const fn is_new(&self) -> bool {
        self.is_new
    }

    /// Notes one more change.
    pub(crate) fn note(&mut self, change: Change) {
        self.changes.push(change);
    }

    /// Everything so far is on the disk.
    pub(crate) fn settle(&mut self) {
        self.is_new = false;
        self.changes.clear();
    }

    /// The content when it was last synced, computed from the present one.
    pub(crate) fn synced(&self, mut content: Vec<u8>) -> Vec<u8> {
        for change in self.changes.iter().rev() {
            change.undo(&mut content);
        }
        content
    }

    /// What could be left of the file after a power cut, computed from its present content; `None`
    /// if the file itself is lost.
    pub(crate) fn survivors(&self, content: Vec<u8>, generator: &mut Generator) -> Option<Vec<u8>> {
        let fate = match generator.below(4) {
            0 => Fate::Nothing,
            1 => Fate::Everything,
            2 => Fate::First(
                generator.below(1 + self.changes.iter().map(Change::pieces).sum::<u64>()),
            ),
            _ => Fate::Each(generator.below(101)),
        };
        if self.is_new && matches!(fate, Fate::Nothing) {
            return None;
        }
        let mut number = 0;
        let mut survives = || {
            number += 1;
            match fate {
                Fate::Nothing => false,
                Fate::Everything => true,
                Fate::First(count) => number <= count,
                Fate::Each(chance) => generator.below(100) < chance,
            }
        };
        let mut content = self.synced(content);
        for change in &self.changes {
            change.redo(&mut content, &mut survives);
        }
        Some(content)
    }
}

impl Change {
    fn undo(&self, content: &mut Vec<u8>) {
        match self {
            Self::Write { offset, old, old_size, .. } => {
                let offset = *offset as usize;
                let end = (offset + old.len()).min(content.len());
                if offset < end {
                    content[offset..end].copy_from_slice(&old[..end - offset]);
                }
                content.truncate(*old_size as usize);
            }
            Self::Resize { size, tail, old_size } => {
                content.truncate((*size).min(*old_size) as usize);
                content.extend_from_slice(tail);
            }
        }
    }

    /// Applies the change again as far as its pieces survive.
    fn redo(&self, content: &mut Vec<u8>, survives: &mut dyn FnMut() -> bool) {
        match self {
            Self::Write { offset, new, .. } => {
                for (start, end) in pieces(*offset, new.len() as u64) {
                    if survives() {
                        if content.len() < end as usize {
                            content.resize(end as usize, 0);
                        }
                        let from = (start - offset) as usize..(end - offset) as usize;
                        content[start as usize..end as usize].copy_from_slice(&new[from]);
                    }
                }
            }
            Self::Resize { size, .. } => {
                if survives() {
                    content.resize(*size as usize, 0);
                }
            }
        }
    }

    /// How many pieces of it reach the disk separately.
    fn pieces(&self) -> u64 {
        match self {
            Self::Write { offset, new, .. } => pieces(*offset, new.len() as u64).count() as u64,
            Self::Resize { .. } => 1,
        }
    }
}

/// The parts of a write that lie in different sectors: where each begins and ends.
fn pieces(offset: u64, length: u64) -> impl Iterator<Item = (u64, u64)> {
    let end = offset + length;
    let mut next = offset;
    std::iter::from_fn(move || {
        let start = next;
        next = ((start / SECTOR + 1) * SECTOR).min(end);
        (start < end).then_some((start, next))
    })
}

#[cfg(test)]
mod tests {
    use super::{Change, Journal, pieces};
    use crate::generator::Generator;

    /// A file, its journal, and everything done to it as a disk would see it.
    struct File {
        content: Vec<u8>,
        journal: Journal,
    }

    impl File {
        fn write(&mut self, offset: usize, new: &[u8]) {
            let old_size = self.content.len();
            let end = offset + new.len();
            let old = self.content[offset.min(old_size)..end.min(old_size)].to_vec();
            self.content.resize(old_size.max(end), 0);
            self.content[offset..end].copy_from_slice(new);
            self.journal.note(Change::Write {
                offset: offset as u64,
                old,
                old_size: old_size as u64,
                new: new.to_vec(),
            });
        }

        fn resize(&mut self, size: usize) {
            let old_size = self.content.len();
            let tail = self.content[size.min(old_size)..].to_vec();
            self.content.resize(size, 0);
            self.journal.note(Change::Resize {
                size: size as u64,
                tail,
                old_size: old_size as u64,
            });
        }
    }

    #[test]
    fn a_write_is_torn_at_sectors_only() {
        assert_eq!(
            pieces(500, 600).collect::<Vec<_>>(),
            [(500, 512), (512, 1_024), (1_024, 1_100)]
        );
        assert_eq!(pieces(512, 512).collect::<Vec<_>>(), [(512, 1_024)]);
        assert_eq!(pieces(7, 0).count(), 0);
    }

    #[test]
    fn everything_can_be_undone() {
        for seed in 0..200 {
            let mut generator = Generator::new(seed);
            let start: Vec<u8> = (0..3_000).map(|place| (place % 251) as u8).collect();
            let mut file = File { content: start.clone(), journal: Journal::default() };
            for _ in 0..12 {
                let place = generator.below(4_000) as usize;
                if generator.below(4) == 0 {
                    file.resize(place);
                } else {
                    let byte = generator.next() as u8;
                    file.write(place, &vec![byte; generator.below(1_500) as usize]);
                }
            }
            assert_eq!(file.journal.synced(file.content.clone()), start, "seed {seed}");
        }
    }

    #[test]
    fn what_survives_is_old_or_new_in_every_sector() {
        let (mut all, mut none, mut torn) = (0, 0, 0);
        for seed in 0..200 {
            let mut file = File { content: vec![1; 2_048], journal: Journal::default() };
            file.write(0, &[2; 2_048]);
            let left = file.journal.survivors(file.content, &mut Generator::new(seed));
            let left = left.expect("the file itself was there");
            for sector in left.chunks(512) {
                assert!(sector.iter().all(|byte| *byte == sector[0]), "seed {seed}");
            }
            match left.chunks(512).filter(|sector| sector[0] == 2).count() {
                0 => none += 1,
                4 => all += 1,
                _ => torn += 1,
            }
        }
        assert!(all > 20 && none > 20 && torn > 20, "{all} {none} {torn}");
    }

    #[test]
    fn a_file_that_was_never_synced_may_be_gone() {
        let vanished = (0..100).filter(|seed| {
            let journal = Journal::of_new_file();
            journal.survivors(Vec::new(), &mut Generator::new(*seed)).is_none()
        });
        assert!((5..95).contains(&vanished.count()));
    }
}
