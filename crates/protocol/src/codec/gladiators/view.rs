//! A view of Gladiators.

use munera_rules::gladiators::{Card, FallenCard, Gladiators, Phase, Trait, View};
use munera_rules::{Game, MoveSet, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::options::{GladiatorsOptions, write_options};
use super::public::{ByTrait, GladiatorsPublic, write_history, write_public};
use crate::codec::json::{SeatNumber, Within, Written, seat_numbers, written};

/// What a seat, or a spectator, may know of a game of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GladiatorsView {
    /// The options of the table.
    pub options: GladiatorsOptions,
    /// Whose view it is; none for a spectator.
    pub seat: Option<SeatNumber>,
    /// The seat that is asked for a move; none at chance nodes and when the game is over.
    pub asked: Option<SeatNumber>,
    /// What the seat may do now.
    #[serde(default)]
    pub legal: Vec<String>,
    /// The open table.
    pub public: GladiatorsPublic,
    /// The phase of the game.
    pub phase: GladiatorsPhase,
    /// Whether the seat whose turn it is has laid its card before the action.
    #[serde(default)]
    pub played: bool,
    /// The seat's own cards.
    pub hand: Vec<Written<Card>>,
    /// The cards that a fallen seat held when it fell.
    pub fell_with: Vec<Written<Card>>,
    /// The cards under each seat's tops that all viewers saw going there, joined by dots.
    pub history: Vec<Written<Vec<Card>>>,
    /// For each seat, all cards that its hidden cards can be, from what all viewers have seen,
    /// joined by dots.
    pub may_hold: Vec<Written<Vec<Card>>>,
    /// For each deck, all cards that can be in it, from what all viewers have seen, joined by dots.
    pub may_lie: ByTrait<Written<Vec<Card>>>,
    /// The hidden cards of fallen seats.
    #[serde(rename = "memories")]
    pub fallen_cards: Vec<GladiatorsFallenCard>,
}

/// The phase of a game of Gladiators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsPhase {
    /// Before the setup.
    Fresh,
    /// The seats draw their first cards.
    Setup,
    /// A seat takes its turn.
    Turn,
    /// Seats may respond to an action.
    Responses,
    /// A deck is due to be restocked.
    Restock,
    /// A seat draws after a Gambit or a Recover.
    Draw,
    /// The game is over.
    Over,
}

/// A hidden card that a fallen seat held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GladiatorsFallenCard {
    /// The seat that held it.
    pub seat: Within<0, 3>,
    /// The trait's letter.
    pub r#trait: Written<Trait>,
    /// The cards that it can be, joined by dots.
    pub may_be: Written<Vec<Card>>,
    /// Once a restock has shuffled it into the deck: the seats that cannot have it.
    pub apart: Option<Vec<Within<0, 3>>>,
}

/// Writes a view.
pub(super) fn write_view(game: &Gladiators, view: &View) -> GladiatorsView {
    let seats = || Seat::all(game.players());
    let (phase, has_played) = match view.phase() {
        Phase::Fresh => (GladiatorsPhase::Fresh, false),
        Phase::Setup => (GladiatorsPhase::Setup, false),
        Phase::Turn { has_played } => (GladiatorsPhase::Turn, has_played),
        Phase::Responses => (GladiatorsPhase::Responses, false),
        Phase::Restock(_) => (GladiatorsPhase::Restock, false),
        Phase::Draw => (GladiatorsPhase::Draw, false),
        Phase::Over { .. } => (GladiatorsPhase::Over, false),
    };
    GladiatorsView {
        options: write_options(game.options()),
        seat: view.viewer().seat().map(SeatNumber::from),
        asked: view.asked().map(SeatNumber::from),
        legal: view.legal().iter().map(|choice| choice.to_string()).collect(),
        public: write_public(game, view),
        phase,
        played: has_played,
        hand: written(view.hand().cards()),
        fell_with: written(view.fell_with().cards()),
        history: write_history(game, view),
        may_hold: written(seats().map(|seat| game.may_hold(view, seat))),
        may_lie: ByTrait::of(|kind| Written(view.possible_in_deck(kind).cards(kind).collect())),
        fallen_cards: game.fallen_cards(view).into_iter().map(GladiatorsFallenCard::from).collect(),
    }
}

impl From<FallenCard> for GladiatorsFallenCard {
    fn from(card: FallenCard) -> Self {
        let apart = |seats| seat_numbers(seats).into_iter().map(|seat| seat.byte().into());
        Self {
            seat: card.seat.number().into(),
            r#trait: Written(card.kind),
            may_be: Written(card.possible),
            apart: card.apart.map(|seats| apart(seats).collect()),
        }
    }
}
