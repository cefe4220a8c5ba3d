//! The summary of a table, for lists.

use std::collections::BTreeSet;

use munera_guide::wire::{LobbyTable, SettingsForm};
use munera_ids::TableCode;
use munera_protocol::codec::Codec;
use munera_session::{Chair, PersonId, Table, TableStage};
use munera_storage::{SummaryStage, TableSummary};

use super::table_state::{chair_kind, name, seat_numbers};

/// The summary of a table, for lists.
pub(super) fn summary<G: Codec>(
    code: TableCode,
    table: &Table<G>,
    stage: TableStage,
    chairs: &[Chair],
    people: &BTreeSet<PersonId>,
) -> TableSummary {
    let touched = table.last().0;
    let listing = LobbyTable {
        table: code.to_string(),
        game: G::NAME.to_owned(),
        options: table.game_with_views().game().write_options(),
        stage: stage.into(),
        clock: SettingsForm::write(table.settings()).clock,
        chairs: chairs.iter().map(|chair| (chair_kind(chair), name(chair).to_owned())).collect(),
        // The summary has its own date, so that a listing changes only if it looks different.
        touched: 0,
        winners: match stage {
            TableStage::Over(ending) => Some(seat_numbers(ending.winners)),
            TableStage::Gathering | TableStage::Playing => None,
        },
    };
    TableSummary {
        table: code,
        stage: match stage {
            TableStage::Gathering => SummaryStage::Gathering,
            TableStage::Playing => SummaryStage::Playing,
            TableStage::Over(_) => SummaryStage::Over,
        },
        listed: table.settings().listed,
        touched,
        // Serialising a listing cannot fail, because all its keys are texts.
        listing: serde_json::to_string(&listing).unwrap_or_default(),
        people: people.iter().copied().collect(),
    }
}
