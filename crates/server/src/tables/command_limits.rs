//! How often people may give commands at one table.

use std::collections::HashMap;
use std::time::Duration;

use munera_guide::wire::TableCommand;
use munera_session::{Moment, PersonId};

use super::TableRequest;
use crate::error::AppError;
use crate::limits::TablePermit;

/// The right to have a table decide about one request, and to append what follows.
#[derive(Debug)]
#[must_use]
pub(super) struct DecisionPermit(());

impl DecisionPermit {
    /// For a command with which a new table begins: the table is counted.
    pub(super) const fn for_new_table(_: &TablePermit) -> Self {
        Self(())
    }
}

/// What a command counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum CommandKind {
    /// A line of chat: every viewer gets it, and the log keeps it.
    Chat,
    /// Everything else that a person may do as often as they like.
    Other,
}

impl CommandKind {
    /// The kind of a command. A new command needs a decision here.
    const fn of(command: &TableCommand) -> Self {
        match command {
            TableCommand::Say { .. } => Self::Chat,
            TableCommand::Sit { .. }
            | TableCommand::Stand { .. }
            | TableCommand::SeatBot { .. }
            | TableCommand::Fill { .. }
            | TableCommand::SendAway { .. }
            | TableCommand::Swap { .. }
            | TableCommand::Start
            | TableCommand::TakeBack { .. }
            | TableCommand::Declare { .. }
            | TableCommand::PlayForced { .. }
            | TableCommand::Leave { .. }
            | TableCommand::Return { .. }
            | TableCommand::Resign { .. }
            | TableCommand::Abandon { .. }
            | TableCommand::Pause
            | TableCommand::Resume
            | TableCommand::Mute { .. }
            | TableCommand::PassHost { .. }
            | TableCommand::Rematch { .. } => Self::Other,
        }
    }

    /// How many may be given at once, and how soon each of them comes back.
    const fn quota(self) -> (u32, Duration) {
        match self {
            Self::Chat => (10, Duration::from_secs(3)),
            Self::Other => (30, Duration::from_secs(1)),
        }
    }
}

/// How often people may give commands at one table.
///
/// Moves are not counted: the game asks for them, and takes each once. The limits are forgotten when
/// the table is unloaded, which takes longer than they last.
#[derive(Debug, Default)]
pub(super) struct CommandLimits {
    /// When a person who gives no more commands of a kind has all of them left again.
    full: HashMap<(PersonId, CommandKind), Moment>,
}

impl CommandLimits {
    /// Counts a request of a person, or says when there will be room for it.
    pub(super) fn permit(
        &mut self,
        person: PersonId,
        request: &TableRequest,
        now: Moment,
    ) -> Result<DecisionPermit, AppError> {
        match request {
            // The game asks for moves, and takes each once.
            TableRequest::Move { .. } => {}
            TableRequest::Command(command) => self.check(person, CommandKind::of(command), now)?,
            TableRequest::Rematch { .. } => self.check(person, CommandKind::Other, now)?,
        }
        Ok(DecisionPermit(()))
    }

    /// Uses one of a person's commands, or says when there will be one.
    fn check(&mut self, person: PersonId, kind: CommandKind, now: Moment) -> Result<(), AppError> {
        let (at_once, interval) = kind.quota();
        let interval = i64::try_from(interval.as_millis()).unwrap_or(i64::MAX);
        // People who have all their commands need not be remembered.
        self.full.retain(|_, full| *full > now);
        let full = self.full.get(&(person, kind)).map_or(now.0, |full| full.0) + interval;
        let wait = full - now.0 - i64::from(at_once) * interval;
        if wait > 0 {
            let retry_after = wait.unsigned_abs().div_ceil(1_000);
            return Err(AppError::TooManyRequests { retry_after });
        }
        self.full.insert((person, kind), Moment(full));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use munera_session::{Moment, PersonId};

    use super::{CommandKind, CommandLimits};
    use crate::error::AppError;

    #[test]
    fn lines_of_chat_come_back_one_after_another_for_each_person() {
        let mut limits = CommandLimits::default();
        let mut say = |person, seconds: i64| {
            limits.check(PersonId(person), CommandKind::Chat, Moment(seconds * 1_000))
        };
        for _ in 0..10 {
            assert_eq!(say(1, 100), Ok(()));
        }
        assert_eq!(say(1, 100), Err(AppError::TooManyRequests { retry_after: 3 }));
        assert_eq!(say(2, 100), Ok(()), "another person");
        assert_eq!(say(1, 103), Ok(()));
        assert_eq!(say(1, 103), Err(AppError::TooManyRequests { retry_after: 3 }));
        for _ in 0..10 {
            assert_eq!(say(1, 1_000), Ok(()));
        }
        assert!(say(1, 1_000).is_err());
        assert_eq!(limits.check(PersonId(1), CommandKind::Other, Moment(1_000_000)), Ok(()));
        assert_eq!(limits.check(PersonId(3), CommandKind::Chat, Moment(9_000_000)), Ok(()));
        assert_eq!(limits.full.len(), 1, "others are forgotten");
    }
}
