//! Reads a view of Gorus Maximus back from JSON.

use munera_rules::Message;
use munera_rules::gorus::{Bout, RawView};

use super::public::GorusPublic;
use super::view::GorusView;
use crate::codec::json::{bytes, misplaced, unwritten};
use crate::codec::viewer;
use crate::fault::{Code, Fault};

/// Reads the raw view of a written view. `sides` is how many sides the table has.
pub(super) fn raw_view(view: GorusView, sides: usize) -> Result<RawView, Fault> {
    let missing = |place| misplaced(Code::BadView, place, Message::new("json-missing"));
    let GorusPublic { round, dealer, leader, preferred, table, support, last_round, .. } =
        view.public;
    let (won_before, plays_before) = match view.opening {
        None => (vec![Vec::new(); sides], 0),
        Some(opening) => (unwritten(opening.won), opening.plays.byte()),
    };
    Ok(RawView {
        viewer: viewer(view.seat),
        schools: view.schools.0,
        round: round.byte(),
        dealer: dealer.ok_or_else(|| missing("public.dealer"))?.into(),
        support: bytes(support),
        last_round: last_round.map(Into::into),
        won_before,
        plays_before,
        history: view.history.into_iter().map(Bout::from).collect(),
        leader: leader.ok_or_else(|| missing("public.leader"))?.into(),
        table: unwritten(table),
        preferred: preferred.map(|school| school.0),
        troupe: unwritten(view.troupe),
        drawn: unwritten(view.drawn),
    })
}
