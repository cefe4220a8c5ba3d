//! Views that leak or forget.

use super::{Area, Bug, UNIT_RULES};

pub(super) const AREA: Area = Area { title: "Views", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "gorus-teammates-see-each-other",
        wrong: "In Gorus Maximus, teammates see each other's troupes.",
        file: "crates/rules/src/gorus/view.rs",
        find: "for seat in Seat::all(self.players).filter(|seat| !viewer.is(*seat)) {",
        replace: "\
        let is_ally = |seat: &Seat| {
            viewer.seat().is_some_and(|own| self.side(own) == self.side(*seat))
        };
        for seat in Seat::all(self.players).filter(|seat| !is_ally(seat)) {",
        found_by: UNIT_RULES.test("gorus::tests::teams::teammates_do_not_see_each_others_troupes"),
    },
    Bug {
        name: "gladiators-hands-are-open",
        wrong: "In Gladiators, everyone sees all hands.",
        file: "crates/rules/src/gladiators/view.rs",
        find: "seen.hands[seat.index()] = state.hands[seat.index()].hidden();",
        replace: "seen.hands[seat.index()] = state.hands[seat.index()];",
        found_by: UNIT_RULES.test("gladiators::tests::news::only_who_draws_is_told_the_card"),
    },
    Bug {
        name: "fired-up-shows-who-waits",
        wrong: "In Fired Up, everyone sees which seats have waited in a window (U5.3).",
        file: "crates/rules/src/fired_up/view.rs",
        find: "*waiting = waiting.iter().filter(|seat| viewer.is(*seat)).collect();",
        replace: "*waiting = waiting.iter().collect();",
        found_by: UNIT_RULES.test("fired_up::tests::highlights::u5_3_no_viewer_sees_a_wait"),
    },
    Bug {
        name: "bots-know-the-deck",
        wrong: "In Fired Up, the view that bots are given has the order of the deck.",
        file: "crates/rules/src/fired_up/view.rs",
        find: "        seen.deck = [None; HighlightId::COUNT as usize];\n",
        replace: "        seen.deck[0] = None;\n",
        found_by: UNIT_RULES.test("fired_up::tests::laws::every_table_keeps_the_laws"),
    },
    Bug {
        name: "gorus-forgets-its-draws",
        wrong: "In Gorus Maximus for two, a seat does not know what it has drawn itself.",
        file: "crates/rules/src/gorus/view.rs",
        find: "&& viewer.is(self.who_played(state, place));",
        replace: "&& viewer.is(self.who_played(state, place).next(self.players));",
        found_by: UNIT_RULES.test("gorus::tests::laws::every_table_keeps_the_laws"),
    },
    Bug {
        name: "gladiators-forgets-what-was-seen",
        wrong: "In Gladiators, viewers forget which cards a hidden card cannot be.",
        file: "crates/rules/src/gladiators/stock.rs",
        find: "self.possible[seat.index()] = self.in_deck;",
        replace: "self.possible[seat.index()] = PowerSet::ALL;",
        found_by: UNIT_RULES.test("gladiators::tests::laws::every_table_keeps_the_laws"),
    },
    Bug {
        name: "fired-up-forgets-its-bets",
        wrong: "In Fired Up, a seat forgets on whom it has bet.",
        file: "crates/rules/src/fired_up/view.rs",
        find: "if !is_open && !viewer.is(wager.seat) {",
        replace: "if !is_open {",
        found_by: UNIT_RULES
            .test("fired_up::tests::worlds::bets_lie_face_down_until_they_are_settled"),
    },
];
