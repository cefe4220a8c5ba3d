//! Gladiators as small cards, and the numbers on them.
//!
//! Schools have the colours of the printed cards; the letter is always there too.

use anstyle::Style;
use munera_rules::gorus::{Card, School};

use crate::paint::{faint, ink_on, signed, styled};

const fn school_style(school: School) -> Style {
    match school {
        School::Fists => ink_on(231, 25),
        School::Swords => ink_on(231, 94),
        School::Arrows => ink_on(231, 28),
        School::Axes => ink_on(16, 212),
        School::Shields => ink_on(16, 220),
    }
}

/// A school's letter on its colour.
pub(super) fn letter(school: School) -> String {
    styled(school_style(school).bold(), &format!(" {school} "))
}

/// A gladiator as a small card, with what it is worth.
pub(super) fn card(card: Card, favour: i16) -> String {
    marked_card(card, favour, "")
}

/// A gladiator as a small card, with a mark behind it.
pub(super) fn marked_card(card: Card, favour: i16, mark: &str) -> String {
    let text = format!(" {card}{}{mark} ", superscript(favour));
    styled(school_style(card.school()).bold(), &text)
}

/// A gladiator that cannot be played now: no colour, and brackets for where there is none.
pub(super) fn barred_card(card: Card, favour: i16) -> String {
    faint(&format!("({card}{})", superscript(favour)))
}

/// A signed number, raised; nothing for 0.
pub(super) fn superscript(number: i16) -> String {
    if number == 0 {
        return String::new();
    }
    let raised = |symbol| match symbol {
        '+' => '⁺',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '0' | '4'..='9' => char::from_u32('⁰' as u32 + (symbol as u32 - '0' as u32)).unwrap_or('⁰'),
        _ => '⁻',
    };
    signed(number).chars().map(raised).collect()
}
