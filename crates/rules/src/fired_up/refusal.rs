//! Why an event is refused.

use std::fmt;

use super::bet::BetId;
use super::fighter::Fighter;
use super::highlight::HighlightId;
use super::influence_dice::InfluenceFace;
use super::rule;
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
    /// First everybody keeps two Highlights.
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
    /// The seat has no such die, or not so many.
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
    /// The fastest overtakes nobody.
    Fastest(Fighter),
    /// It takes two dice to pass a sprinter.
    SprinterTakesTwo,
    /// It takes one die to pass somebody who does not sprint.
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
    /// A Double only follows what it doubles.
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
            Self::NoSuchBet(_) | Self::CardUsed(_) => rule::U6_1,
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::NotAsked => write!(f, "this seat is not asked"),
            Self::ChanceDue => write!(f, "chance is due first"),
            Self::GameOver => write!(f, "the game is over"),
            Self::KeepFirst => write!(f, "first everybody keeps two Highlights"),
            Self::KeepTwo => write!(f, "exactly two Highlights are kept"),
            Self::NotYours(card) => write!(f, "{card} is not among this seat's cards"),
            Self::KeptAlready => write!(f, "Highlights are chosen before the turns"),
            Self::RerollOrStand => write!(f, "first dice are rolled again, or not"),
            Self::RerolledAlready => write!(f, "dice are rolled again once, before any is used"),
            Self::NoSuchDice => write!(f, "these dice do not lie in front of this seat"),
            Self::NoSuchToken => write!(f, "this seat has no such token to spend now"),
            Self::UseADie => write!(f, "a turn uses at least one die"),
            Self::NotInTheCircle(fighter) => write!(f, "{fighter} is not in the circle"),
            Self::Fallen(fighter) => write!(f, "{fighter} has fallen"),
            Self::Exhausted(fighter) => {
                write!(f, "{fighter} cannot be influenced again in this round")
            }
            Self::OneFighterATurn(fighter) => {
                write!(f, "all ordinary dice of this turn go to {fighter}")
            }
            Self::EndOfTrack => write!(f, "the marker is at the end of its track"),
            Self::Fastest(fighter) => write!(f, "{fighter} is the fastest already"),
            Self::SprinterTakesTwo => write!(f, "it takes two dice to pass a sprinter"),
            Self::TakesOne => write!(f, "one die is enough to pass somebody who does not sprint"),
            Self::Locked(fighter) => write!(f, "the target of {fighter} is locked"),
            Self::NotLocked(fighter) => write!(f, "the target of {fighter} is not locked"),
            Self::SameTarget(fighter) => {
                write!(f, "{fighter} can only point at another living fighter than now")
            }
            Self::WrongDice(face) => write!(f, "that takes a die that shows {face}"),
            Self::TokensAreSocial => write!(f, "tokens pay only for Social actions"),
            Self::LoneDouble => write!(f, "a Double only follows what it doubles"),
            Self::TwoSocials => write!(f, "a Multitask takes two Socials"),
            Self::TokensFull => write!(f, "both tokens are active already"),
            Self::NoSuchBet(bet) => write!(f, "{bet} is not among the Bets of this game"),
            Self::Settled(bet) => write!(f, "{bet} is settled"),
            Self::CardUsed(fighter) => write!(f, "the betting card of {fighter} is used"),
            Self::NoScoringNow => write!(f, "nothing can be scored now"),
            Self::ScoreOrWait => write!(f, "after an attack one can only score or wait"),
            Self::NotMet(card) => write!(f, "{card} is not met by this attack"),
            Self::SetUpAlready => write!(f, "the game has been set up already"),
            Self::FighterCount => write!(f, "the circle has another number of fighters"),
            Self::BetTerms => write!(f, "there is one Early, one Mid and one Late Bet"),
            Self::FirstSeat => write!(f, "the first player is not at this table"),
            Self::HighlightDeck => write!(f, "the deck has all sixty Highlights, each once"),
            Self::RollNotDue => write!(f, "this seat does not roll so many dice now"),
            Self::NoSuchInfluenceFace => write!(f, "no Influence die shows that"),
            Self::FightNotDue => write!(f, "these two do not fight now"),
            Self::DiceCount => write!(f, "the attack is fought with another number of dice"),
            Self::NoSuchFightFace => write!(f, "no such die shows that"),
            Self::MissesNotDue => write!(f, "these misses are not rolled again now"),
        }
    }
}

impl std::error::Error for Refusal {}
