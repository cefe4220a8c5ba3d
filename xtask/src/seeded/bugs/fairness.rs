//! Deals that can be checked.

use super::{Area, Bug, FAIRNESS, UNIT_PROTOCOL};

pub(super) const AREA: Area = Area { title: "Fair deals", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "some-numbers-are-likelier",
        wrong: "Draws take random words that make some numbers more likely than others.",
        file: "crates/protocol/src/chance.rs",
        find: "(word <= u32::MAX - too_many).then_some(word % bound)",
        replace: "(word <= u32::MAX - too_many.min(0)).then_some(word % bound)",
        found_by: UNIT_PROTOCOL
            .test("chance::tests::words_that_would_favour_some_numbers_are_refused"),
    },
    Bug {
        name: "some-orders-are-impossible",
        wrong: "A shuffle never leaves a card where it is.",
        file: "crates/rules/src/randomness.rs",
        find: "items.swap(last, self.below(last as u32 + 1) as usize);",
        replace: "items.swap(last, self.below(last as u32) as usize);",
        found_by: UNIT_PROTOCOL.test("chance::tests::a_shuffle_makes_every_order_equally_likely"),
    },
    Bug {
        name: "seat-left-out-of-the-seed",
        wrong: "Deals do not depend on which seat has given which seed.",
        file: "crates/protocol/src/fairness/seeds.rs",
        find: "message.extend([seat.number(), seed.bytes().len() as u8]);",
        replace: "message.extend([seat.number().min(0), seed.bytes().len() as u8]);",
        found_by: FAIRNESS.test("document::the_documented_values_are_ours"),
    },
    Bug {
        name: "commitment-not-checked",
        wrong: "A game counts as fair although the server has not kept its commitment.",
        file: "crates/engine/src/verify/replaying.rs",
        find: "if recorded != computed {",
        replace: "if recorded != computed && record.events.is_empty() {",
        found_by: FAIRNESS.test("tampering::other_seeds_are_noticed"),
    },
];
