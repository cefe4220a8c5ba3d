//! Cards as small plates in the colours of their traits; the letter is always there too.

use anstyle::Style;
use munera_rules::gladiators::{Card, Powers, Trait};

use crate::paint::{faint, ink_on, laurel, padded, strong, styled};

/// How wide a trait's column is: a plate, a mark and a gap.
pub(super) const COLUMN: usize = 9;

const fn trait_style(kind: Trait) -> Style {
    match kind {
        Trait::Speed => ink_on(16, 220),
        Trait::Attack => ink_on(231, 124),
        Trait::Defense => ink_on(231, 25),
        Trait::Health => ink_on(231, 28),
    }
}

/// A card on its colour.
pub(super) fn plate(card: Card) -> String {
    styled(trait_style(card.kind).bold(), &format!(" {card} "))
}

/// What a player shows of a trait, with a mark for what it is part of.
pub(super) fn top(tops: Powers, kind: Trait) -> String {
    let Some(power) = tops.get(kind) else { return " ".repeat(COLUMN) };
    let plate = plate(Card::new(kind, power));
    let mark = if tops.onslaught().contains(kind) {
        laurel(&format!("★{}", tops.effective().of(kind)))
    } else if tops.pairs().iter().any(|pair| pair.contains(kind)) {
        strong("=")
    } else {
        String::new()
    };
    padded(&format!("{plate}{mark}"), COLUMN)
}

/// What a hand holds of a trait.
pub(super) fn held(hand: Powers, kind: Trait) -> String {
    let card = hand.get(kind).map(|power| plate(Card::new(kind, power)));
    padded(&card.unwrap_or_else(|| faint(" ·")), COLUMN)
}
