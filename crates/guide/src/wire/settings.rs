//! A table's settings as JSON.

use munera_protocol::fault::{Code, Fault};
use munera_rules::Message;
use munera_session::{BotName, Chat, Clock, Settings, Span};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The bot that plays for people who are away, unless the host chooses another.
const USUAL_SUBSTITUTE: &str = "easy";

/// A day, in seconds.
const DAY: u32 = 24 * 3600;

/// How a table is run. A setting that is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SettingsForm {
    /// Whether the lobby lists the table.
    pub listed: bool,
    /// How long people may think.
    pub clock: ClockForm,
    /// How long a response window stays open, in seconds.
    pub response_seconds: Option<u32>,
    /// How long bots and automatic answers wait before they act, in milliseconds.
    pub pace_ms: u32,
    /// How long a person may be away before a bot plays for them, in seconds.
    pub grace_seconds: u32,
    /// The bot that plays for people who are away.
    pub substitute: String,
    /// Which chat is allowed.
    pub chat: Chat,
    /// Whether a seat may take a move back as long as nothing has followed from it.
    pub takebacks: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// After how many hours without any person the game is abandoned.
    pub patience_hours: u32,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockForm {
    /// Without a limit.
    None,
    /// A limit for each move.
    PerMove {
        /// The limit in seconds.
        seconds: u32,
    },
    /// A total for the whole game, and an increment for each move.
    Bank {
        /// The total in seconds.
        seconds: u32,
        /// The increment in seconds.
        increment: u32,
    },
}

impl Default for SettingsForm {
    fn default() -> Self {
        Self::write(&Settings::new(BotName(USUAL_SUBSTITUTE.to_owned())))
    }
}

impl SettingsForm {
    /// Writes settings.
    pub fn write(settings: &Settings) -> Self {
        let seconds = |span: Span| (span.0 / 1000) as u32;
        Self {
            listed: settings.listed,
            clock: match settings.clock {
                Clock::None => ClockForm::None,
                Clock::PerMove(span) => ClockForm::PerMove { seconds: seconds(span) },
                Clock::Bank { start, increment } => {
                    ClockForm::Bank { seconds: seconds(start), increment: seconds(increment) }
                }
            },
            response_seconds: settings.response.map(seconds),
            pace_ms: settings.pace.0 as u32,
            grace_seconds: seconds(settings.grace),
            substitute: settings.substitute.0.clone(),
            chat: settings.chat,
            takebacks: settings.takebacks,
            spectators: settings.spectators,
            patience_hours: seconds(settings.abandon_after) / 3600,
        }
    }

    /// Reads settings, and refuses values that no table may have. The server checks whether the bot
    /// exists.
    pub fn read(&self) -> Result<Settings, Fault> {
        let within = |name: &str, value: u32, least: u32, most: u32| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            let message = Message::new("fault-option-range").with("option", name);
            let message = message.with("least", least).with("most", most);
            Err(Fault::new(Code::BadOptions, message))
        };
        match self.clock {
            ClockForm::None => {}
            ClockForm::PerMove { seconds } => within("clock.seconds", seconds, 5, 7 * DAY)?,
            ClockForm::Bank { seconds, increment } => {
                within("clock.seconds", seconds, 10, 7 * DAY)?;
                within("clock.increment", increment, 0, DAY)?;
            }
        }
        if let Some(response) = self.response_seconds {
            within("response_seconds", response, 5, DAY)?;
        }
        within("pace_ms", self.pace_ms, 0, 60_000)?;
        within("grace_seconds", self.grace_seconds, 0, 7 * DAY)?;
        within("patience_hours", self.patience_hours, 1, 24 * 365)?;
        Ok(self.read_kept())
    }

    /// Reads the settings of a stored table. The limits for new tables can change with a version; a
    /// stored table keeps what it was opened with.
    pub fn read_kept(&self) -> Settings {
        let seconds = |seconds: u32| Span::seconds(u64::from(seconds));
        Settings {
            listed: self.listed,
            clock: match self.clock {
                ClockForm::None => Clock::None,
                ClockForm::PerMove { seconds: each } => Clock::PerMove(seconds(each)),
                ClockForm::Bank { seconds: start, increment } => {
                    Clock::Bank { start: seconds(start), increment: seconds(increment) }
                }
            },
            response: self.response_seconds.map(seconds),
            pace: Span(u64::from(self.pace_ms)),
            grace: seconds(self.grace_seconds),
            substitute: BotName(self.substitute.clone()),
            chat: self.chat,
            takebacks: self.takebacks,
            spectators: self.spectators,
            abandon_after: Span::seconds(u64::from(self.patience_hours) * 3600),
        }
    }
}
