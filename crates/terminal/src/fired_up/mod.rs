//! Fired Up at a terminal.

mod board;
mod menu;
mod play_ui;
mod reading;
mod replay_ui;
mod tell;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect_test writes them")]
pub(super) mod tests;
mod words;

use munera_rules::fired_up::{FiredUp, rule};

use self::play_ui::FiredUpPlayUi;
use self::replay_ui::FiredUpReplayUi;
use super::handbook::Contents;
use super::play_ui::TerminalGameUi;

impl TerminalGameUi for FiredUp {
    const CONTENTS: Contents = Contents {
        game: "fired-up",
        rules: rule::ALL,
        sections: 9,
        terms: "crowd fighter mat influence buff morale morale-check speed sprinting target lock social \
            token multitask double attack defense stamina wound block counter special highlight tier \
            keep bet betting-card ability",
        examples: "wound special-attack special-defense counter morale bets fallen influence",
        aid: &[
            ("flow", "keep turns one morale start battle end next"),
            ("influence", "B M S T O D"),
            ("fight", "part special miss wound counter out"),
            ("bets", "place pay row"),
            ("tips", "first sigurd marrow wait"),
        ],
        aid_rules: &[
            ("influence-T", rule::U3_7),
            ("influence-O", rule::U3_8),
            ("fight-wound", rule::U4_4),
            ("bets-place", rule::U6_1),
        ],
        aid_table: None,
        help: "turn short marks",
        words: "table cards bets points help hint rules rule terms examples aid quit",
    };
    type PlayUi = FiredUpPlayUi;
    type ReplayUi = FiredUpReplayUi;
}
