//! A table's log as it is kept: one JSON object an entry.
//!
//! These lines outlive every version of the program. A field may be added if it has a default; nothing
//! is ever renamed or given another meaning.

#[cfg(test)]
mod tests;

use munera_guide::wire::{CauseForm, SettingsForm, SpeechForm, StandingForm};
use munera_protocol::catalog::AnyGame;
use munera_protocol::codec::{Codec, read_game};
use munera_protocol::content;
use munera_protocol::fairness::hexadecimal;
use munera_rules::{Event, Game, Seat, read_event, write_event};
use munera_session::{
    BotName, By, Inconsistent, Moment, MoveId, Opening, PersonId, Sitter, TableEntry, TableEvent,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Unreadable, forms};

#[derive(Debug, Serialize, Deserialize)]
struct Line {
    at: i64,
    #[serde(flatten)]
    what: What,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "snake_case")]
enum What {
    Opened {
        game: String,
        options: Value,
        rules: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pack_hash: Option<String>,
        host: u64,
        settings: SettingsForm,
        secret: String,
        commitment: String,
    },
    Sat {
        seat: u8,
        person: u64,
        name: String,
        #[serde(default)]
        program: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
    BotSat {
        seat: u8,
        bot: String,
    },
    Stood {
        seat: u8,
        sent_away: bool,
    },
    Swapped {
        one: u8,
        other: u8,
    },
    Started,
    Played {
        event: String,
        by: ByForm,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    TookBack {
        seat: u8,
    },
    Declared {
        seat: u8,
        standing: StandingForm,
    },
    ForcedDeclared {
        seat: u8,
        plays_forced: bool,
    },
    TakenOver {
        seat: u8,
        cause: CauseForm,
    },
    HandedBack {
        seat: u8,
    },
    Resigned {
        seat: u8,
    },
    WouldAbandon {
        seat: u8,
        on: bool,
    },
    Abandoned,
    Paused,
    Resumed,
    Slept,
    Woke,
    Said {
        seat: u8,
        speech: SpeechForm,
    },
    Muted {
        seat: u8,
        on: bool,
    },
    HostBecame {
        person: u64,
    },
    Rematched {
        code: String,
    },
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ByForm {
    Person,
    Bot,
    Standing,
    Forced,
    Nobody,
}

/// The first line of a log: which game a table has, and how it was opened.
pub(super) fn write_opening<G: Codec>(game: &G, opening: &Opening) -> munera_storage::StoredEntry {
    let what = What::Opened {
        game: G::NAME.to_owned(),
        options: game.write_options(),
        rules: G::RULES_VERSION,
        pack_hash: game.record_tags().into_iter().map(|(_, hash)| hash).next(),
        host: opening.host.0,
        settings: SettingsForm::write(&opening.settings),
        secret: hexadecimal::digits(&opening.secret),
        commitment: opening.commitment.clone(),
    };
    line(opening.at, what, None)
}

/// Reads the first line of a log.
pub(super) fn read_opening(bytes: &[u8]) -> Result<(AnyGame, Opening), Unreadable> {
    let Line { at, what } = read_line(bytes)?;
    let What::Opened { game, mut options, rules, pack_hash, host, settings, secret, commitment } =
        what
    else {
        return Err(wrong("a log begins with its opening").into());
    };
    if let Some(hash) = &pack_hash {
        let name = content::recalled_name(pack_name(&options), hash);
        let name = name.ok_or_else(|| wrong("the content pack that it began with is not here"))?;
        options["pack"] = name.into();
    }
    let any = read_game(&game, &options).map_err(wrong)?;
    let known = munera_protocol::with_game!(&any, game => forms::rules_version(game));
    if rules != known {
        return Err(Unreadable::OtherRules { wanted: rules, known });
    }
    let secret = hexadecimal::read(&secret).map_err(wrong)?;
    let settings = settings.read_kept().map_err(wrong)?;
    let opening = Opening { at: Moment(at), host: PersonId(host), settings, secret, commitment };
    Ok((any, opening))
}

/// The hash of the content pack that a table began with, if that pack is not here.
pub(super) fn missing_pack(bytes: &[u8]) -> Option<String> {
    let What::Opened { options, pack_hash: Some(hash), .. } = read_line(bytes).ok()?.what else {
        return None;
    };
    content::recalled_name(pack_name(&options), &hash).is_none().then_some(hash)
}

fn pack_name(options: &Value) -> &str {
    options.get("pack").and_then(Value::as_str).unwrap_or(content::DEFAULT)
}

/// One entry as it is kept.
pub(super) fn write<G: Game>(game: &G, entry: &TableEntry<G>) -> munera_storage::StoredEntry {
    let number = Seat::number;
    let mut made_by = None;
    let what = match &entry.what {
        TableEvent::Sat { seat, sitter, seed } => What::Sat {
            seat: number(*seat),
            person: sitter.id.0,
            name: sitter.name.clone(),
            program: sitter.is_program,
            seed: seed.as_deref().map(hexadecimal::digits),
        },
        TableEvent::BotSat { seat, bot } => {
            What::BotSat { seat: number(*seat), bot: bot.0.clone() }
        }
        TableEvent::Stood { seat, sent_away } => {
            What::Stood { seat: number(*seat), sent_away: *sent_away }
        }
        TableEvent::Swapped { one, other } => {
            What::Swapped { one: number(*one), other: number(*other) }
        }
        TableEvent::Started => What::Started,
        TableEvent::Played { event, by } => {
            let (by, id) = match by {
                By::Person(MoveId(id)) => (ByForm::Person, Some(id.clone())),
                By::Bot => (ByForm::Bot, None),
                By::AutoResponse => (ByForm::Standing, None),
                By::Forced => (ByForm::Forced, None),
                By::Nobody => (ByForm::Nobody, None),
            };
            if let (Event::Move(seat, _), Some(id)) = (event, &id) {
                made_by = Some((seat.number(), id.clone()));
            }
            What::Played { event: write_event(game, event), by, id }
        }
        TableEvent::TookBack { seat } => What::TookBack { seat: number(*seat) },
        TableEvent::Declared { seat, standing } => {
            What::Declared { seat: number(*seat), standing: forms::write_standing(*standing) }
        }
        TableEvent::ForcedDeclared { seat, plays_forced } => {
            What::ForcedDeclared { seat: number(*seat), plays_forced: *plays_forced }
        }
        TableEvent::TakenOver { seat, cause } => {
            What::TakenOver { seat: number(*seat), cause: forms::write_cause(*cause) }
        }
        TableEvent::HandedBack { seat } => What::HandedBack { seat: number(*seat) },
        TableEvent::Resigned { seat } => What::Resigned { seat: number(*seat) },
        TableEvent::WouldAbandon { seat, on } => {
            What::WouldAbandon { seat: number(*seat), on: *on }
        }
        TableEvent::Abandoned => What::Abandoned,
        TableEvent::Paused => What::Paused,
        TableEvent::Resumed => What::Resumed,
        TableEvent::Slept => What::Slept,
        TableEvent::Woke => What::Woke,
        TableEvent::Said { seat, speech } => {
            What::Said { seat: number(*seat), speech: forms::write_speech(speech) }
        }
        TableEvent::Muted { seat, on } => What::Muted { seat: number(*seat), on: *on },
        TableEvent::HostBecame { person } => What::HostBecame { person: person.0 },
        TableEvent::Rematched { code } => What::Rematched { code: code.clone() },
    };
    line(entry.at, what, made_by)
}

/// Reads one entry.
pub(super) fn read<G: Game>(game: &G, bytes: &[u8]) -> Result<TableEntry<G>, Inconsistent> {
    let Line { at, what } = read_line(bytes)?;
    let what = match what {
        What::Opened { .. } => return Err(wrong("a table is opened once")),
        What::Sat { seat, person, name, program, seed } => TableEvent::Sat {
            seat: read_seat(seat)?,
            sitter: Sitter { id: PersonId(person), name, is_program: program },
            seed: match seed {
                None => None,
                Some(text) => Some(hexadecimal::read(&text).map_err(wrong)?),
            },
        },
        What::BotSat { seat, bot } => {
            TableEvent::BotSat { seat: read_seat(seat)?, bot: BotName(bot) }
        }
        What::Stood { seat, sent_away } => TableEvent::Stood { seat: read_seat(seat)?, sent_away },
        What::Swapped { one, other } => {
            TableEvent::Swapped { one: read_seat(one)?, other: read_seat(other)? }
        }
        What::Started => TableEvent::Started,
        What::Played { event, by, id } => {
            let event = read_event(game, &event)
                .map_err(|error| wrong(format!("{event:?} is no event: {error:?}")))?;
            let by = match (by, id) {
                (ByForm::Person, Some(id)) => By::Person(MoveId(id)),
                (ByForm::Person, None) => return Err(wrong("a person's move has an id")),
                (ByForm::Bot, _) => By::Bot,
                (ByForm::Standing, _) => By::AutoResponse,
                (ByForm::Forced, _) => By::Forced,
                (ByForm::Nobody, _) => By::Nobody,
            };
            TableEvent::Played { event, by }
        }
        What::TookBack { seat } => TableEvent::TookBack { seat: read_seat(seat)? },
        What::Declared { seat, standing } => TableEvent::Declared {
            seat: read_seat(seat)?,
            standing: forms::read_standing(standing),
        },
        What::ForcedDeclared { seat, plays_forced } => {
            TableEvent::ForcedDeclared { seat: read_seat(seat)?, plays_forced }
        }
        What::TakenOver { seat, cause } => {
            TableEvent::TakenOver { seat: read_seat(seat)?, cause: forms::read_cause(cause) }
        }
        What::HandedBack { seat } => TableEvent::HandedBack { seat: read_seat(seat)? },
        What::Resigned { seat } => TableEvent::Resigned { seat: read_seat(seat)? },
        What::WouldAbandon { seat, on } => TableEvent::WouldAbandon { seat: read_seat(seat)?, on },
        What::Abandoned => TableEvent::Abandoned,
        What::Paused => TableEvent::Paused,
        What::Resumed => TableEvent::Resumed,
        What::Slept => TableEvent::Slept,
        What::Woke => TableEvent::Woke,
        What::Said { seat, speech } => {
            TableEvent::Said { seat: read_seat(seat)?, speech: forms::read_speech(speech) }
        }
        What::Muted { seat, on } => TableEvent::Muted { seat: read_seat(seat)?, on },
        What::HostBecame { person } => TableEvent::HostBecame { person: PersonId(person) },
        What::Rematched { code } => TableEvent::Rematched { code },
    };
    Ok(TableEntry { at: Moment(at), what })
}

fn line(at: Moment, what: What, made_by: Option<(u8, String)>) -> munera_storage::StoredEntry {
    // Nothing in a line can fail to be written: its maps have texts for keys.
    let bytes = serde_json::to_vec(&Line { at: at.0, what }).unwrap_or_default();
    munera_storage::StoredEntry { bytes, made_by }
}

fn read_line(bytes: &[u8]) -> Result<Line, Inconsistent> {
    serde_json::from_slice(bytes).map_err(wrong)
}

/// A seat's number. Whether the table has the seat is for the table to say.
fn read_seat(number: u8) -> Result<Seat, Inconsistent> {
    let fits = usize::from(number) < Seat::MOST;
    fits.then(|| Seat::new(number)).ok_or_else(|| wrong("there is no such seat"))
}

fn wrong(cause: impl std::fmt::Display) -> Inconsistent {
    Inconsistent(cause.to_string())
}
