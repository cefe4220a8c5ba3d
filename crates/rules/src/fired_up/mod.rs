//! Fired Up: a crowd that influences fighters, bets on them and cheers them, for 2–5.

mod blow;
mod fight_dice;
mod fighter;

pub use self::blow::{Blow, Opponents};
pub use self::fight_dice::{BodyPart, FightFace, FightRoll};
pub use self::fighter::Fighter;
