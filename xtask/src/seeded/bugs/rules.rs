//! Rules that are off by one, and refusals that cite another rule.

use super::{Area, Bug, FAIRNESS, GOLDEN, UNIT_RULES, UNIT_TEXT};

pub(super) const AREA: Area = Area { title: "Rules and texts", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "gorus-last-draw-is-missing",
        wrong: "In Gorus Maximus for two, the last card of the pile is not drawn (G6.1).",
        file: "crates/rules/src/gorus/rules.rs",
        find: "if state.played <= self.pile {",
        replace: "if state.played < self.pile {",
        found_by: UNIT_RULES.test(
            "gorus::tests::small_tables::\
             a_round_of_two_has_fifteen_bouts_and_its_pile_runs_dry_after_five",
        ),
    },
    Bug {
        name: "gorus-one-support-more",
        wrong: "In Gorus Maximus, a side that reaches its target plays on (G5.1).",
        file: "crates/rules/src/gorus/rules.rs",
        find: ".any(|side| state.support[side] >= self.targets[side])",
        replace: ".any(|side| state.support[side] > self.targets[side])",
        found_by: UNIT_RULES
            .test("gorus::tests::teams::each_team_is_measured_against_its_own_target"),
    },
    Bug {
        name: "gorus-dealer-leads",
        wrong: "In Gorus Maximus, the dealer leads, and not the seat to the left (G3.1).",
        file: "crates/rules/src/gorus/rules.rs",
        find: "state.leader = deal.dealer.next(self.players);",
        replace: "state.leader = deal.dealer;",
        found_by: GOLDEN.test("three"),
    },
    Bug {
        name: "gladiators-speed-must-be-higher",
        wrong: "In Gladiators, equal Speed is not enough for an attack (D4.2).",
        file: "crates/rules/src/gladiators/rules.rs",
        find: "strength.of(Trait::Speed) >= theirs.of(Trait::Speed)",
        replace: "strength.of(Trait::Speed) > theirs.of(Trait::Speed)",
        found_by: UNIT_RULES.test(
            "gladiators::tests::actions::equal_speed_is_quick_enough_where_two_onslaughts_have_it",
        ),
    },
    Bug {
        name: "gladiators-one-wound-more",
        wrong: "In Gladiators, as many wounds as Health do not eliminate (D4.3).",
        file: "crates/rules/src/gladiators/rules.rs",
        find: "if *wounds >= theirs.of(Trait::Health) {",
        replace: "if *wounds > theirs.of(Trait::Health) {",
        found_by: UNIT_RULES
            .test("gladiators::tests::actions::as_many_wounds_as_health_are_enough"),
    },
    Bug {
        name: "fired-up-third-token",
        wrong: "In Fired Up, a seat may store a third Social (U3.8).",
        file: "crates/rules/src/fired_up/check.rs",
        find: "state.tokens[turn.seat.index()] >= 2",
        replace: "state.tokens[turn.seat.index()] > 2",
        found_by: UNIT_RULES.test("fired_up::tests::social::u3_8_there_are_two_tokens"),
    },
    Bug {
        name: "fired-up-empty-dice-word",
        wrong: "In Fired Up, a fight without Defense dice cannot be read back from a record.",
        file: "crates/rules/src/fired_up/notation.rs",
        find: "defense @ ..] if defense.len() <= 1 => {",
        replace: "defense @ ..] if defense.len() == 1 => {",
        found_by: FAIRNESS.test("packs::a_fight_without_defense_dice_is_read_back"),
    },
    Bug {
        name: "fired-up-keep-cites-the-window",
        wrong: "In Fired Up, keeping cards in a window is refused by U5.3 instead of U3.1.",
        file: "crates/rules/src/fired_up/check.rs",
        find: "misplaced(choice).unwrap_or(Refusal::ScoreOrWait)",
        replace: "Refusal::ScoreOrWait",
        found_by: UNIT_RULES.test("fired_up::tests::refusals::every_refusal_names_its_rule"),
    },
    Bug {
        name: "fired-up-score-twice-cites-the-window",
        wrong: "In Fired Up, a card named twice out of turn is refused by U5.3 instead of U3.10.",
        file: "crates/rules/src/fired_up/notation.rs",
        find: "[\"score\", cards] => Ok(Move::Score(read_cards(cards)?)),",
        replace: "\
        [\"score\", cards] => match read_cards(cards)? {
            cards if cards.is_empty() => Err(ReadError::Refused(Refusal::ScoreOrWait)),
            cards => Ok(Move::Score(cards)),
        },",
        found_by: UNIT_RULES.test("fired_up::tests::refusals::every_refusal_names_its_rule"),
    },
    Bug {
        name: "message-missing-in-russian",
        wrong: "A message that the program names is there in English and not in Russian.",
        file: "locales/ru/server.ftl",
        find: "guest-name = Гость { $digits }\n",
        replace: "",
        found_by: UNIT_TEXT.test("tests::all_languages_have_the_same_messages_and_variables"),
    },
];
