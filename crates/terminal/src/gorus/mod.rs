//! Gorus Maximus at a terminal.

mod board;
mod decks;
mod menu;
mod play_ui;
mod reading;
mod replay_ui;
mod tell;
#[cfg(test)]
mod tests;
mod words;

use munera_bots::HasBots;
use munera_rules::gorus::{Gorus, Word, rule};

use self::play_ui::GorusPlayUi;
use self::replay_ui::GorusReplayUi;
use super::handbook::Contents;
use super::play_ui::TerminalGameUi;

impl<W: Word, const SEATS: usize, const CARDS: usize> TerminalGameUi for Gorus<W, SEATS, CARDS>
where
    Self: HasBots,
{
    const CONTENTS: Contents = Contents {
        game: "gorus",
        rules: rule::ALL,
        sections: 8,
        terms: "gladiator school rank troupe arena bout round initiating-school preferred-school \
            challenge sluff crowd-favour crowd-support draw-pile contenders dealer side team champion",
        examples: "opening sluffing bad-idea sneaky-idea big-finish point-thief vindictive tally",
        aid: &[
            ("reminders", "deal first follow challenge wins leads worth zero support solo"),
            ("tips", "sort length teams"),
        ],
        aid_rules: &[],
        aid_table: Some(decks::table),
        help: "cards marks",
        words: "table last score help hint history rules rule terms examples aid quit",
    };
    type PlayUi = GorusPlayUi;
    type ReplayUi = GorusReplayUi;
}
