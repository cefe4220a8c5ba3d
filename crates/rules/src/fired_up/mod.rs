//! Fired Up: a crowd that influences fighters, bets on them and cheers them, for 2–5.

mod battle;
mod bet;
mod betting;
mod blow;
mod chance;
mod check;
mod circle;
mod facts;
mod fight_dice;
mod fighter;
mod highlight;
mod influence;
mod influence_dice;
mod mat;
mod moves;
mod notation;
mod options;
mod pack;
mod refusal;
pub mod rule;
mod state;
mod table;

pub use self::bet::{Bet, BetEvent, BetId, ROW_BONUS, Term};
pub use self::blow::{Blow, Opponents};
pub use self::chance::{Chance, Request, Setup};
pub use self::circle::{Corner, Place, PlaceSet};
pub use self::fight_dice::{BodyPart, FightFace, FightRoll};
pub use self::fighter::Fighter;
pub use self::highlight::{
    Condition, Fact, Highlight, HighlightId, HighlightSet, MOST_CONDITIONS, MOST_TIERS, Moment,
    Tier,
};
pub use self::influence_dice::{InfluenceFace, InfluenceRoll};
pub use self::mat::{MOST_SPACES, Mat, Morale, Track};
pub use self::moves::{Deed, Move, Moves, Payment, Stat, Thumb, TurnMoves};
pub use self::options::{OptionError, Options};
pub use self::pack::{Judgement, Pack};
pub use self::refusal::Refusal;
pub use self::state::{Shown, State, Wager};
pub use self::table::FiredUp;
