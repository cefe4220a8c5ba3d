//! Highlights that differ only in their numbers.

use std::collections::{BTreeMap, BTreeSet};

use munera_rules::fired_up::{Condition, Fact, Highlight, Moment};

use super::reader::{Located, Reader};

/// The kind of a condition: its fact, and whether it has a lower and an upper bound.
type Kind = (Fact, bool, bool);

/// For each tier that adds kinds, the kinds that it adds, in the order of the tiers.
type Outline = (Moment, Vec<BTreeSet<Kind>>);

/// The cards by their outlines. Two cards with one outline need the same with different numbers.
///
/// Printed cards may well be like that, so it is a warning and not a fault. The program's own pack
/// has no such cards.
#[derive(Default)]
pub(super) struct SimilarCards {
    cards: BTreeMap<Outline, String>,
}

impl SimilarCards {
    /// Adds a card, and warns if there is a similar one.
    pub(super) fn note(
        &mut self,
        reader: &mut Reader<'_>,
        entry: Located<'_>,
        highlight: &Highlight,
        card: &str,
    ) {
        let outline = outline(highlight);
        if let Some(other) = self.cards.get(&outline) {
            let reason = format!("asks for the same as {other}, with other numbers");
            reader.warn(entry, card, reason);
        } else {
            self.cards.insert(outline, card.to_owned());
        }
    }
}

fn outline(highlight: &Highlight) -> Outline {
    let mut known: BTreeSet<Kind> = BTreeSet::new();
    let tiers = highlight.tiers.iter().map(|tier| {
        let kinds = tier.conditions.iter().copied().map(kind);
        kinds.filter(|kind| known.insert(*kind)).collect::<BTreeSet<Kind>>()
    });
    let tiers = tiers.collect::<Vec<_>>();
    (highlight.moment, tiers.into_iter().filter(|kinds| !kinds.is_empty()).collect())
}

fn kind(condition: Condition) -> Kind {
    let (fewest, utmost) = condition.fact.range().into_inner();
    (condition.fact, condition.least > fewest, condition.most < utmost)
}
