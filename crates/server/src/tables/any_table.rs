//! A table of any game, as its task sees it.

use munera_guide::wire::{ErrorBody, ServerMessage};
use munera_rules::{SeatSet, Viewer};
use munera_session::{Author, BotTurn, Moment, Opening, TableStage, Version};
use munera_storage::TableSummary;
use munera_text::Locale;

use super::TableRequest;
use super::seat_map::SeatMap;

/// What is to be stored before anything of it is true.
#[derive(Debug)]
pub(super) struct PendingWrite {
    pub(super) entries: Vec<munera_storage::StoredEntry>,
    pub(super) summary: Option<TableSummary>,
    pub(super) record: Option<String>,
}

/// What a table decides about a request.
#[derive(Debug)]
pub(super) enum Decision {
    /// It is to be done, once this is stored.
    Store(PendingWrite),
    /// It was done before.
    Again,
}

/// A bot that is to think.
pub(super) struct BotTask {
    pub(super) turn: BotTurn,
    /// Chooses a move, as it is written. May take long.
    pub(super) choose: Box<dyn FnOnce() -> Option<String> + Send>,
}

/// What a table's task can ask of a table of any game.
///
/// What is to be stored is proposed first, and stays proposed until it is adopted or discarded.
pub(super) trait AnyTable: Send {
    /// Decides about a request.
    fn decide(
        &mut self,
        now: Moment,
        author: &Author,
        request: &TableRequest,
        locale: &Locale,
    ) -> Result<Decision, ErrorBody>;
    /// When the table next does something by itself.
    fn due(&self) -> Option<Moment>;
    /// What the table does by itself by now.
    fn do_what_is_due(&mut self, now: Moment) -> Option<PendingWrite>;
    /// Time has stood still since the last entry.
    fn sleep_since_last_entry(&mut self) -> Option<PendingWrite>;
    /// Time has stood still for a while.
    fn sleep_between(&mut self, from: Moment, now: Moment) -> Option<PendingWrite>;
    /// The bots that are to think now.
    fn bot_tasks(&self, now: Moment) -> Vec<BotTask>;
    /// What a bot has chosen.
    fn answer(&mut self, now: Moment, turn: &BotTurn, choice: &str) -> Option<PendingWrite>;
    /// Makes what was proposed true; who is told more, and from which version on.
    fn adopt(&mut self) -> Vec<(Viewer, Version)>;
    /// Forgets what was proposed.
    fn discard(&mut self);
    /// A client has connected or gone. `anyone` tells whether any client at all is connected.
    fn note_presence(&mut self, author: &Author, is_here: bool, anyone: bool, now: Moment);
    /// Who is connected, by seat.
    fn here(&self) -> Vec<bool>;
    /// Whether a person may see what a viewer sees.
    fn may_see(&self, author: &Author, viewer: Viewer) -> bool;
    /// The seats that a person holds.
    fn seats_of(&self, author: &Author) -> SeatSet;
    /// Who sits where.
    fn seat_map(&self) -> SeatMap;
    /// Whether a person is the host.
    fn is_host(&self, author: &Author) -> bool;
    /// How far the table is.
    fn stage(&self) -> TableStage;
    /// The table as a viewer sees it, whole.
    fn state(&self, viewer: Viewer, now: Moment) -> ServerMessage;
    /// What a viewer has been told since a version, and what it sees now; `None` for a version that
    /// is yet to come.
    fn update(&self, viewer: Viewer, from: Version, now: Moment) -> Option<ServerMessage>;
    /// What is shown of the table without opening it.
    fn summary(&self) -> TableSummary;
    /// How the table was opened, and who sits where, for a table like it.
    fn rematch_template(&self) -> RematchTemplate;
    /// The table at which the same people play again.
    fn rematch(&self) -> Option<String>;
}

/// What a rematch takes over from a table.
pub(super) struct RematchTemplate {
    pub(super) host: Author,
    pub(super) game: String,
    pub(super) options: serde_json::Value,
    pub(super) opening: Opening,
    pub(super) chairs: Vec<munera_session::Occupant>,
}
