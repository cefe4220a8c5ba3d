//! Why an event is refused.

use super::bet::BetId;
use super::fighter::Fighter;
use super::highlight::HighlightId;
use super::influence_dice::InfluenceFace;
use super::rule;
use crate::coded::codes;
use crate::{RuleId, Seat};

/// Why Fired Up refuses an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seat is not at this table.
    NoSuchSeat(Seat),
    /// The seat is not asked.
    NotAsked,
    /// Chance is due first.
    ChanceDue,
    /// The game has ended.
    GameOver,
    /// First every seat keeps two Highlights.
    KeepFirst,
    /// Not exactly two Highlights.
    KeepTwo,
    /// The seat does not have that Highlight, or has not kept it.
    NotYours(HighlightId),
    /// Highlights are chosen before the turns.
    KeptAlready,
    /// First the seat rolls dice again, or stands.
    RerollOrStand,
    /// Dice are rolled again only once, before the first of them is used.
    RerolledAlready,
    /// The seat has no such die, or not enough of them.
    NoSuchDice,
    /// The seat has no token that it can spend now.
    NoSuchToken,
    /// A turn uses at least one die.
    UseADie,
    /// That fighter is not in the circle.
    NotInTheCircle(Fighter),
    /// That fighter has fallen.
    Fallen(Fighter),
    /// That fighter cannot be influenced again in this round.
    Exhausted(Fighter),
    /// All ordinary dice of a turn go to one fighter.
    OneFighterATurn(Fighter),
    /// The marker is at the end of its track.
    EndOfTrack,
    /// The fastest has no fighter to overtake.
    Fastest(Fighter),
    /// It takes two dice to pass a sprinter.
    SprinterTakesTwo,
    /// It takes one die to pass a fighter that does not sprint.
    TakesOne,
    /// A locked target cannot change.
    Locked(Fighter),
    /// There is no lock to remove.
    NotLocked(Fighter),
    /// A fighter targets another living fighter than now.
    SameTarget(Fighter),
    /// These dice do not pay for that.
    WrongDice(InfluenceFace),
    /// Tokens pay only for Social actions.
    TokensAreSocial,
    /// A Double needs a face that has already been used.
    LoneDouble,
    /// A Multitask takes two Socials.
    TwoSocials,
    /// Both tokens are active.
    TokensFull,
    /// That Bet is not in this game.
    NoSuchBet(BetId),
    /// That Bet is settled.
    Settled(BetId),
    /// The betting card of that fighter is used.
    CardUsed(Fighter),
    /// The seat has a card on that Bet, and a house rule allows no second one.
    OneCardABet(BetId),
    /// Nothing can be scored now.
    NoScoringNow,
    /// After an attack one can only score or wait.
    ScoreOrWait,
    /// The Highlight is not met.
    NotMet(HighlightId),
    /// The fighters have entered the circle already.
    SetUpAlready,
    /// Another number of fighters, or one twice.
    FighterCount,
    /// Not one Bet of each term.
    BetTerms,
    /// The first player is not at this table.
    FirstSeat,
    /// Not all sixty Highlights, each once.
    HighlightDeck,
    /// No Influence dice are rolled now, or not these.
    RollNotDue,
    /// A face that is on no Influence die of this pack.
    NoSuchInfluenceFace,
    /// No such attack takes place now.
    FightNotDue,
    /// Another number of dice.
    DiceCount,
    /// A face that is on no such die of this pack.
    NoSuchFightFace,
    /// No misses are rolled again now.
    MissesNotDue,
}

impl crate::Refusal for Refusal {
    fn rule(self) -> RuleId {
        match self {
            Self::NoSuchSeat(_)
            | Self::NotAsked
            | Self::ChanceDue
            | Self::GameOver
            | Self::NotYours(_)
            | Self::NoSuchDice
            | Self::NoSuchToken => rule::U3_10,
            Self::KeepFirst | Self::KeepTwo | Self::KeptAlready => rule::U3_1,
            Self::RerollOrStand | Self::RerolledAlready | Self::UseADie | Self::RollNotDue => {
                rule::U3_2
            }
            Self::NotInTheCircle(_) | Self::FighterCount => rule::U2_1,
            Self::Fallen(_) => rule::U7_1,
            Self::Exhausted(_) | Self::OneFighterATurn(_) => rule::U3_3,
            Self::EndOfTrack => rule::U3_4,
            Self::Fastest(_) | Self::SprinterTakesTwo | Self::TakesOne => rule::U3_6,
            Self::Locked(_) | Self::NotLocked(_) | Self::SameTarget(_) => rule::U3_7,
            Self::WrongDice(face) => match face {
                InfluenceFace::Buff => rule::U3_4,
                InfluenceFace::Morale => rule::U3_5,
                InfluenceFace::Speed => rule::U3_6,
                InfluenceFace::Target => rule::U3_7,
                InfluenceFace::Social => rule::U3_8,
                InfluenceFace::Double => rule::U3_9,
            },
            Self::TokensAreSocial | Self::TwoSocials | Self::TokensFull => rule::U3_8,
            Self::LoneDouble => rule::U3_9,
            Self::NoSuchBet(_) | Self::CardUsed(_) | Self::OneCardABet(_) => rule::U6_1,
            Self::Settled(_) => rule::U6_2,
            Self::NoScoringNow => rule::U5_2,
            Self::ScoreOrWait => rule::U5_3,
            Self::NotMet(_) => rule::U5_1,
            Self::SetUpAlready | Self::BetTerms | Self::FirstSeat => rule::U2_4,
            Self::HighlightDeck => rule::U1_4,
            Self::NoSuchInfluenceFace => rule::U1_2,
            Self::FightNotDue => rule::U4_3,
            Self::DiceCount => rule::U4_4,
            Self::NoSuchFightFace => rule::U1_3,
            Self::MissesNotDue => rule::U9_3,
        }
    }
}

codes!(Refusal, "fired-up-refusal" {
    Self::NoSuchSeat(seat) => "no-such-seat" ("seat": seat.number()),
    Self::NotAsked => "not-asked",
    Self::ChanceDue => "chance-due",
    Self::GameOver => "game-over",
    Self::KeepFirst => "keep-first",
    Self::KeepTwo => "keep-two",
    Self::NotYours(card) => "not-yours" ("card": card.to_string()),
    Self::KeptAlready => "kept-already",
    Self::RerollOrStand => "reroll-or-stand",
    Self::RerolledAlready => "rerolled-already",
    Self::NoSuchDice => "no-such-dice",
    Self::NoSuchToken => "no-such-token",
    Self::UseADie => "use-a-die",
    Self::NotInTheCircle(fighter) => "not-in-the-circle" ("fighter": fighter.name()),
    Self::Fallen(fighter) => "fallen" ("fighter": fighter.name()),
    Self::Exhausted(fighter) => "exhausted" ("fighter": fighter.name()),
    Self::OneFighterATurn(fighter) => "one-fighter-a-turn" ("fighter": fighter.name()),
    Self::EndOfTrack => "end-of-track",
    Self::Fastest(fighter) => "fastest" ("fighter": fighter.name()),
    Self::SprinterTakesTwo => "sprinter-takes-two",
    Self::TakesOne => "takes-one",
    Self::Locked(fighter) => "locked" ("fighter": fighter.name()),
    Self::NotLocked(fighter) => "not-locked" ("fighter": fighter.name()),
    Self::SameTarget(fighter) => "same-target" ("fighter": fighter.name()),
    Self::WrongDice(face) => "wrong-dice" ("face": face.to_string()),
    Self::TokensAreSocial => "tokens-are-social",
    Self::LoneDouble => "lone-double",
    Self::TwoSocials => "two-socials",
    Self::TokensFull => "tokens-full",
    Self::NoSuchBet(bet) => "no-such-bet" ("bet": bet.to_string()),
    Self::Settled(bet) => "settled" ("bet": bet.to_string()),
    Self::CardUsed(fighter) => "card-used" ("fighter": fighter.name()),
    Self::OneCardABet(bet) => "one-card-a-bet" ("bet": bet.to_string()),
    Self::NoScoringNow => "no-scoring-now",
    Self::ScoreOrWait => "score-or-wait",
    Self::NotMet(card) => "not-met" ("card": card.to_string()),
    Self::SetUpAlready => "set-up-already",
    Self::FighterCount => "fighter-count",
    Self::BetTerms => "bet-terms",
    Self::FirstSeat => "first-seat",
    Self::HighlightDeck => "highlight-deck",
    Self::RollNotDue => "roll-not-due",
    Self::NoSuchInfluenceFace => "no-such-influence-face",
    Self::FightNotDue => "fight-not-due",
    Self::DiceCount => "dice-count",
    Self::NoSuchFightFace => "no-such-fight-face",
    Self::MissesNotDue => "misses-not-due",
});
