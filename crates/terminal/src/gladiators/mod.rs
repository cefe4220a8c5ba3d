//! Gladiators at a terminal.

mod board;
mod menu;
mod play_ui;
mod reading;
mod replay_ui;
mod tell;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect_test writes them")]
mod tests;
mod words;

use munera_rules::gladiators::{Gladiators, rule};

use self::play_ui::GladiatorsPlayUi;
use self::replay_ui::GladiatorsReplayUi;
use super::handbook::Contents;
use super::play_ui::TerminalGameUi;

impl TerminalGameUi for Gladiators {
    const CONTENTS: Contents = Contents {
        game: "gladiators",
        rules: rule::ALL,
        sections: 7,
        terms: "trait deck pile power effective history focus attack gambit recover response dodge block \
            wounds pair onslaught victory restock turn-limit",
        examples: "dodge block bystander swap below gift spoil begin partners restock quadruple race",
        aid: &[
            ("flow", "play announce respond happen draw next"),
            ("guide", "focus attack gambit recover onslaught victory wounds restock"),
            ("tips", "draw play respond form triple"),
        ],
        aid_rules: &[("guide-restock", rule::D5_1)],
        aid_table: None,
        help: "moves short marks",
        words: "table score help hint history rules rule terms examples aid quit",
    };
    type PlayUi = GladiatorsPlayUi;
    type ReplayUi = GladiatorsReplayUi;
}
