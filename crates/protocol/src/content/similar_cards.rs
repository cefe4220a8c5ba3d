//! Highlights that differ in nothing but numbers.

use std::collections::{BTreeMap, BTreeSet};

use munera_rules::fired_up::{Condition, Fact, Highlight, Moment};

use super::reader::{Located, Reader};

/// What kind of condition it is: its fact, and whether that is bounded from below and from above.
type Kind = (Fact, bool, bool);

/// The kinds that each tier is the first to ask for, in the order of the tiers that ask for any.
type Outline = (Moment, Vec<BTreeSet<Kind>>);

/// The cards by their outlines: two cards of one outline ask for the same with other numbers.
///
/// An owner of the printed cards may well have such cards, so they are worth a warning and no
/// fault; our own pack has none.
#[derive(Default)]
pub(super) struct SimilarCards {
    cards: BTreeMap<Outline, String>,
}

impl SimilarCards {
    /// Notes a card, and warns if there was one like it.
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
