//! What lies open in Gorus Maximus.

use arrayvec::ArrayVec;
use munera_rules::Seat;
use munera_rules::gorus::{Bout, Card, Gorus, LastRound, Party, School, View, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::codec::json::{SeatNumber, Within, Written, at_most, unwritten, written};

/// The open table of Gorus Maximus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusPublic {
    /// The running round, or the one to come, from 1.
    pub round: Within<1, 100>,
    /// The running bout, from 1.
    #[serde(default)]
    pub bout: u8,
    /// The seat that dealt last; none before the first deal.
    pub dealer: Option<SeatNumber>,
    /// The seat or contenders that lead the bout; none between rounds and when the game is over.
    pub leader: Option<GorusParty>,
    /// The preferred school, by its letter.
    pub preferred: Option<Written<School>>,
    /// The school that the bout was led with, by its letter.
    pub initiating: Option<Written<School>>,
    /// The gladiators of the running bout, in order.
    pub table: Vec<Written<Card>>,
    /// The Crowd Support of each side.
    pub support: Vec<Within<0, 9>>,
    /// How many gladiators each side has collected in the round.
    #[serde(default)]
    pub collected: Vec<u8>,
    /// The bout before the running one.
    pub last_bout: Option<GorusFinishedBout>,
    /// The result of the last finished round.
    pub last_round: Option<GorusFinishedRound>,
    /// The seats of each side.
    #[serde(default)]
    pub sides: Vec<Vec<u8>>,
}

/// A finished bout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusFinishedBout {
    /// The seat or contenders that led it.
    pub leader: GorusParty,
    /// Its gladiators in the order of play.
    #[serde(deserialize_with = "at_most::<8, _, _>")]
    pub cards: Vec<Written<Card>>,
    /// The seat or contenders that won it.
    pub winner: GorusParty,
}

/// The result of a finished round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusFinishedRound {
    /// The Crowd Favour of each side.
    #[serde(deserialize_with = "at_most::<8, _, _>")]
    pub favour: Vec<i16>,
    /// The sides that won Crowd Support.
    pub winners: Vec<Within<0, 7>>,
}

/// A player: a seat, or in solo the contenders together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum GorusParty {
    /// A seat.
    Seat(#[schema(inline)] SeatNumber),
    /// A player without a seat.
    Seatless(GorusSeatless),
}

/// The players without a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GorusSeatless {
    /// The contenders.
    Contenders,
}

impl GorusSeatless {
    /// The word for it.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Contenders => "contenders",
        }
    }
}

impl From<Party> for GorusParty {
    fn from(party: Party) -> Self {
        match party {
            Party::Seat(seat) => Self::Seat(seat.into()),
            Party::Contenders => Self::Seatless(GorusSeatless::Contenders),
        }
    }
}

impl From<GorusParty> for Party {
    fn from(party: GorusParty) -> Self {
        match party {
            GorusParty::Seat(seat) => Self::Seat(seat.into()),
            GorusParty::Seatless(GorusSeatless::Contenders) => Self::Contenders,
        }
    }
}

/// Writes what lies open.
pub(super) fn write_public<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    view: &View<W, SEATS, CARDS>,
) -> GorusPublic {
    let public = game.public(view);
    let side = |side| game.seats_of(side).map(Seat::number).collect();
    GorusPublic {
        round: public.round.into(),
        bout: public.bout,
        dealer: public.dealer.map(SeatNumber::from),
        leader: public.leader.map(GorusParty::from),
        preferred: public.preferred.map(Written),
        initiating: public.initiating.map(Written),
        table: written(public.table),
        support: public.support.into_iter().map(Within::from).collect(),
        collected: public.collected.to_vec(),
        last_bout: public.last_bout.map(GorusFinishedBout::from),
        last_round: public.last_round.map(GorusFinishedRound::from),
        sides: (0..game.side_count()).map(side).collect(),
    }
}

impl From<Bout> for GorusFinishedBout {
    fn from(bout: Bout) -> Self {
        Self { leader: bout.leader.into(), cards: written(bout.cards), winner: bout.winner.into() }
    }
}

impl From<GorusFinishedBout> for Bout {
    fn from(bout: GorusFinishedBout) -> Self {
        Self {
            leader: bout.leader.into(),
            // Reading refuses more gladiators than a bout can have.
            cards: unwritten::<_, ArrayVec<Card, 8>>(bout.cards),
            winner: bout.winner.into(),
        }
    }
}

impl From<LastRound> for GorusFinishedRound {
    fn from(last: LastRound) -> Self {
        Self {
            favour: last.favour.to_vec(),
            winners: last.winners.iter().map(|side| Within::from(side as u8)).collect(),
        }
    }
}

impl From<GorusFinishedRound> for LastRound {
    fn from(last: GorusFinishedRound) -> Self {
        let winners = last.winners.into_iter().map(|side| usize::from(side.byte())).collect();
        Self { favour: last.favour.into_iter().collect(), winners }
    }
}
