//! Fired Up: a crowd that influences fighters, bets on them and cheers them, for 2–5.

mod bet;
mod blow;
mod fight_dice;
mod fighter;
mod highlight;
mod influence_dice;
mod mat;
mod pack;

pub use self::bet::{Bet, BetEvent, BetId, ROW_BONUS, Term};
pub use self::blow::{Blow, Opponents};
pub use self::fight_dice::{BodyPart, FightFace, FightRoll};
pub use self::fighter::Fighter;
pub use self::highlight::{
    Condition, Fact, Highlight, HighlightId, HighlightSet, MOST_CONDITIONS, MOST_TIERS, Moment,
    Tier,
};
pub use self::influence_dice::{InfluenceFace, InfluenceRoll};
pub use self::mat::{MOST_SPACES, Mat, Morale, Track};
pub use self::pack::{Judgement, Pack};
