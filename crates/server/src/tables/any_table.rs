//! A table of any game, as its task sees it.

use std::sync::atomic::AtomicBool;

use munera_guide::wire::{ErrorBody, ServerMessage};
use munera_rules::{SeatSet, Viewer};
use munera_session::{
    Author, BotTurn, CommandId, Moment, Opening, PastAnswer, TableStage, Version,
};
use munera_storage::{NewTable, TableSummary};
use munera_text::Locale;

use super::TableRequest;
use super::command_limits::DecisionPermit;
use super::seat_map::SeatMap;
use super::thinking::AnswerTime;

/// The entries that must be stored before they take effect.
#[derive(Debug)]
pub(super) struct PendingWrite {
    pub(super) entries: Vec<munera_storage::StoredEntry>,
    pub(super) summary: Option<TableSummary>,
    pub(super) record: Option<String>,
    /// The table that is created with the entries.
    pub(super) creates: Option<Box<NewTable>>,
    /// The seats that may know of it, if no other viewer may.
    pub(super) hidden: Option<SeatSet>,
}

/// A table's decision about a request.
#[derive(Debug)]
pub(super) enum Decision {
    /// The request is accepted, once this is stored.
    Store(PendingWrite),
    /// The request was already carried out.
    Again,
}

/// Chooses a move and writes it in notation. May take as long as the bot may think; ends sooner when
/// the flag is raised.
pub(super) type Choose = dyn FnOnce(&AtomicBool) -> Option<String> + Send;

/// A bot that must choose a move.
pub(super) struct BotTask {
    /// How long the bot takes for its answer.
    pub(super) answer_time: AnswerTime,
    pub(super) choose: Box<Choose>,
}

/// The operations that a table's task needs from a table of any game.
///
/// A change is proposed first, and stays proposed until the task adopts or discards it. Viewers see
/// the table without it. Decisions are made without it too, until the task goes on with it; then
/// further changes may be proposed after it.
pub(super) trait AnyTable: Send {
    /// Decides about a request. One with an id is carried out at most once, however often it is sent.
    fn decide(
        &mut self,
        permit: DecisionPermit,
        now: Moment,
        author: &Author,
        id: Option<CommandId>,
        request: &TableRequest,
        locale: &Locale,
    ) -> Result<Decision, ErrorBody>;
    /// The answer to a command that was carried out with this id, if one was: for a rematch the
    /// code of its table.
    fn past_answer(&self, author: &Author, id: &CommandId) -> Option<PastAnswer<'_>>;
    /// When the last entry was made.
    fn last(&self) -> Moment;
    /// When the last entry was made that everyone may know of.
    fn last_public(&self) -> Moment;
    /// The table does not give up its game before this moment.
    fn keep_until(&mut self, moment: Moment);
    /// When the table next does something without being asked, except for the moves of bots.
    fn due(&self) -> Option<Moment>;
    /// The same for what is due after a moment.
    fn due_after(&self, moment: Moment) -> Option<Moment>;
    /// Proposes everything that is due by now.
    fn do_what_is_due(&mut self, now: Moment) -> Option<PendingWrite>;
    /// Proposes that time has stood still since the last entry that everyone may know of.
    fn sleep_since_last_entry(&mut self) -> Option<PendingWrite>;
    /// Proposes that time has stood still for a while.
    fn sleep_between(&mut self, from: Moment, now: Moment) -> Option<PendingWrite>;
    /// The bots that must choose a move, now or later.
    fn bot_turns(&self) -> Vec<BotTurn>;
    /// What the bot of a turn has to do.
    fn bot_task(&self, turn: &BotTurn) -> BotTask;
    /// Proposes the move that a bot has chosen.
    fn answer(&mut self, now: Moment, turn: &BotTurn, choice: &str) -> Option<PendingWrite>;
    /// Decides from now on as if the last proposal, too, were adopted.
    fn go_on(&mut self);
    /// Adopts the first proposal; returns which streams have grown, and from which version on.
    fn adopt(&mut self) -> Vec<(Viewer, Version)>;
    /// Drops the last proposal, with which the task has not gone on.
    fn discard(&mut self);
    /// Drops all proposals.
    fn discard_all(&mut self);
    /// A client has connected or gone. `anyone` says whether any client at all is connected.
    fn note_presence(&mut self, author: &Author, is_here: bool, anyone: bool, now: Moment);
    /// Which seats have a connected person.
    fn here(&self) -> Vec<bool>;
    /// Whether a person may see what a viewer sees.
    fn may_see(&self, author: &Author, viewer: Viewer) -> bool;
    /// The seats that a person holds.
    fn seats_of(&self, author: &Author) -> SeatSet;
    /// The people in the seats.
    fn seat_map(&self) -> SeatMap;
    /// Whether a person is the host.
    fn is_host(&self, author: &Author) -> bool;
    /// The stage that the table has reached.
    fn stage(&self) -> TableStage;
    /// Whether a game is being played that does not sleep.
    fn is_awake(&self) -> bool;
    /// The whole table as a viewer sees it.
    fn state(&self, viewer: Viewer, now: Moment) -> ServerMessage;
    /// How many items a viewer's stream has.
    fn version(&self, viewer: Viewer) -> Version;
    /// A viewer's items since a version, and its present view; `None` for a version that does not
    /// exist yet.
    fn update(&self, viewer: Viewer, from: Version, now: Moment) -> Option<ServerMessage>;
    /// What can be shown of the table without opening it.
    fn summary(&self) -> TableSummary;
    /// The settings and seats that a rematch takes over.
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
