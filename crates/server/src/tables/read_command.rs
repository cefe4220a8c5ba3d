//! What a client asks of a table, read.

use data_encoding::HEXLOWER;
use munera_guide::wire::{self, ErrorBody, TableCommand};
use munera_protocol::fairness::{SeatSeed, SeedError};
use munera_protocol::fault::{Code, Fault};
use munera_rules::{Game, Seat};
use munera_session::{BotName, Command, LONGEST_SPEECH, Speech};

use super::errors::error;
use crate::plain_text::read_line;

/// The longest name at a table, in characters.
const LONGEST_NAME: usize = 24;

/// Reads what is asked of a table. Seats are looked for by the table.
pub(super) fn read_command<G: Game>(command: &TableCommand) -> Result<Command<G>, ErrorBody> {
    let seat = |number: u8| Seat::new(number);
    Ok(match command {
        TableCommand::Sit { seat: number, name, seed, also } => Command::Sit {
            seat: seat(*number),
            name: name.as_deref().map(read_name).transpose()?,
            seed: seed.as_deref().map(read_seed).transpose()?,
            also: *also,
        },
        TableCommand::Stand { seat: number } => Command::Stand(seat(*number)),
        TableCommand::SeatBot { seat: number, bot } => {
            Command::SeatBot(seat(*number), read_bot(bot)?)
        }
        TableCommand::Fill { bot } => Command::Fill(read_bot(bot)?),
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
                // What cannot be shown is as if nothing had been said, which no table accepts.
                Speech::Words(words) => {
                    Speech::Words(read_line(&words, LONGEST_SPEECH).unwrap_or_default())
                }
                phrase @ Speech::Phrase(_) => phrase,
            };
            Command::Say(seat(*number), speech)
        }
        TableCommand::Mute { seat: number, on } => Command::Mute(seat(*number), *on),
        TableCommand::PassHost { seat: number } => Command::PassHost(seat(*number)),
        // A rematch needs a table first: the table's task makes it.
        TableCommand::Rematch { .. } => {
            return Err(error(&Fault::request("a rematch needs a table")));
        }
    })
}

fn read_bot(name: &str) -> Result<BotName, ErrorBody> {
    wire::read_bot(name).map_err(|fault| error(&fault))
}

/// A name for a chair.
fn read_name(name: &str) -> Result<String, ErrorBody> {
    let fault = || Fault::request("a name has 1 to 24 characters that can be seen");
    read_line(name, LONGEST_NAME).ok_or_else(|| error(&fault()))
}

/// What a seat adds to the deals' chance.
fn read_seed(text: &str) -> Result<Vec<u8>, ErrorBody> {
    let fault = |_: SeedError| {
        Fault::new(Code::BadRequest, "a seed is 1 to 64 bytes in hexadecimal digits")
    };
    let seed: SeatSeed = text.parse().map_err(|cause| error(&fault(cause)))?;
    Ok(HEXLOWER.decode(seed.to_string().as_bytes()).unwrap_or_default())
}
