//! The program's seats at a table.

use munera_guide::wire::{ChairKind, OwnSeat, TableCommand};

use super::api::Api;
use super::error::BridgeError;
use super::refusal::{ApiError, Refusal};
use super::retry::retry_until_done;
use super::stop::Stop;

/// No table has more seats.
const MOST_SEATS: u8 = 8;

/// The program's seats at a table, or a free one that it takes.
pub(super) fn find_or_take(
    api: &Api,
    stop: &Stop,
    tell: &dyn Fn(&str),
    table: &str,
    wanted: Option<u8>,
) -> Result<Vec<OwnSeat>, BridgeError> {
    let seats = || wanted.map_or(0..MOST_SEATS, |seat| seat..seat.saturating_add(1));
    let mut own = Vec::new();
    for seat in seats() {
        own.extend(look(api, stop, tell, table, seat)?);
    }
    if !own.is_empty() {
        return Ok(own);
    }
    for seat in seats() {
        match sit(api, stop, tell, table, seat) {
            Ok(()) => return Ok(look(api, stop, tell, table, seat)?.into_iter().collect()),
            Err(BridgeError::Refused(refusal)) if refusal.code == "occupied" => {}
            Err(BridgeError::Refused(refusal)) if refusal.code == "no_such_seat" => break,
            Err(error) => return Err(error),
        }
    }
    Err(BridgeError::NoSeat)
}

/// A seat, if it belongs to the program's person and was taken by a program.
fn look(
    api: &Api,
    stop: &Stop,
    tell: &dyn Fn(&str),
    table: &str,
    seat: u8,
) -> Result<Option<OwnSeat>, Refusal> {
    let looked = retry_until_done(stop, tell, || match api.look(table, seat) {
        Err(ApiError::Refused(refusal)) if refusal.status == 403 => Ok(None),
        looked => looked.map(Some),
    })?;
    Ok(looked.flatten().and_then(|state| {
        let chair = state.chairs.get(usize::from(seat))?;
        let is_ours = chair.kind == ChairKind::Program;
        is_ours.then(|| OwnSeat { table: table.to_owned(), game: state.game, seat, program: true })
    }))
}

/// Sits down. If the person also sits there by hand, those chairs are kept.
fn sit(
    api: &Api,
    stop: &Stop,
    tell: &dyn Fn(&str),
    table: &str,
    seat: u8,
) -> Result<(), BridgeError> {
    let command = TableCommand::Sit { seat, name: None, seed: None, also: true };
    // The id must differ from the ids of earlier runs.
    let id = format!("{:016x}", munera_protocol::random::entropy().map_err(BridgeError::Start)?);
    Ok(retry_until_done(stop, tell, || api.perform(table, &id, &command)).map(drop)?)
}
