//! Reads the commands that clients send.

use data_encoding::HEXLOWER;
use munera_guide::wire::{ErrorBody, TableCommand};
use munera_protocol::fairness::{SeatSeed, SeedError};
use munera_protocol::fault::Fault;
use munera_rules::{Game, Seat};
use munera_session::{BotName, Command, LONGEST_SPEECH, Speech};
use munera_text::Locale;

use super::bot_names;
use super::errors::error;
use crate::people::{Name, NotAName};
use crate::plain_text::read_line;

/// Reads a command. The table itself checks whether it has the seats.
pub(super) fn read_command<G: Game>(
    command: &TableCommand,
    locale: &Locale,
) -> Result<Command<G>, ErrorBody> {
    let seat = |number: u8| Seat::new(number);
    Ok(match command {
        TableCommand::Sit { seat: number, name, seed, also } => Command::Sit {
            seat: seat(*number),
            name: name.as_deref().map(|name| read_name(name, locale)).transpose()?,
            seed: seed.as_deref().map(|seed| read_seed(seed, locale)).transpose()?,
            also: *also,
        },
        TableCommand::Stand { seat: number } => Command::Stand(seat(*number)),
        TableCommand::SeatBot { seat: number, bot } => {
            Command::SeatBot(seat(*number), read_bot(bot, locale)?)
        }
        TableCommand::Fill { bot } => Command::Fill(read_bot(bot, locale)?),
        TableCommand::SendAway { seat: number } => Command::SendAway(seat(*number)),
        TableCommand::Swap { one, other } => Command::Swap(seat(*one), seat(*other)),
        TableCommand::Start => Command::Start,
        TableCommand::TakeBack { seat: number } => Command::TakeBack(seat(*number)),
        TableCommand::Declare { seat: number, standing } => {
            Command::Declare(seat(*number), *standing)
        }
        TableCommand::PlayForced { seat: number, on } => Command::PlayForced(seat(*number), *on),
        TableCommand::Leave { seat: number } => Command::Leave(seat(*number)),
        TableCommand::Return { seat: number } => Command::Return(seat(*number)),
        TableCommand::Resign { seat: number } => Command::Resign(seat(*number)),
        TableCommand::Abandon { seat: number, on } => Command::Abandon(seat(*number), *on),
        TableCommand::Pause => Command::Pause,
        TableCommand::Resume => Command::Resume,
        TableCommand::Say { seat: number, speech } => {
            let speech = match speech.clone() {
                // Words that cannot be shown become an empty message, which no table accepts.
                Speech::Words(words) => {
                    Speech::Words(read_line(&words, LONGEST_SPEECH).unwrap_or_default())
                }
                phrase @ Speech::Phrase(_) => phrase,
            };
            Command::Say(seat(*number), speech)
        }
        TableCommand::Mute { seat: number, on } => Command::Mute(seat(*number), *on),
        TableCommand::PassHost { seat: number } => Command::PassHost(seat(*number)),
        // A rematch needs a new table first, which the table's task makes.
        TableCommand::Rematch { .. } => {
            return Err(error(&Fault::request("fault-rematch-needs-table"), locale));
        }
    })
}

fn read_bot(name: &str, locale: &Locale) -> Result<BotName, ErrorBody> {
    bot_names::read_bot(name).map_err(|fault| error(&fault, locale))
}

/// A name for a chair.
fn read_name(name: &str, locale: &Locale) -> Result<String, ErrorBody> {
    let fault = |not_a_name| {
        let message = match not_a_name {
            NotAName::Form => "fault-bad-name",
            NotAName::MixedScripts => "fault-mixed-name",
        };
        error(&Fault::request(message), locale)
    };
    name.parse().map(Name::into_string).map_err(fault)
}

/// The seed that a seat contributes to the deals.
fn read_seed(text: &str, locale: &Locale) -> Result<Vec<u8>, ErrorBody> {
    let fault = |_: SeedError| error(&Fault::request("fault-bad-seed"), locale);
    let seed: SeatSeed = text.parse().map_err(fault)?;
    Ok(HEXLOWER.decode(seed.to_string().as_bytes()).unwrap_or_default())
}
