//! Every reason of Gladiators.

use munera_rules::Seat;
use munera_rules::gladiators::{
    Card, NoOpponent, OptionError, Pair, PositionError, Power, Refusal, Restock, Trait,
};

use super::super::{Language, Locale};
use super::{assert_house_rule, assert_sentences};

/// One of each; the match below makes sure that a new refusal is added here.
fn all_refusals() -> Vec<Refusal> {
    let (seat, kind) = (Seat::new(3), Trait::Attack);
    let card = Card::new(kind, Power::MOST);
    let mut all = Vec::new();
    let mut next = Some(Refusal::NoSuchSeat(seat));
    while let Some(it) = next {
        all.push(it);
        next = match it {
            Refusal::NoSuchSeat(_) => Some(Refusal::NotAsked { asked: seat }),
            Refusal::NotAsked { .. } => Some(Refusal::NotSetUp),
            Refusal::NotSetUp => Some(Refusal::RestockDue(kind)),
            Refusal::RestockDue(_) => Some(Refusal::GameOver),
            Refusal::GameOver => Some(Refusal::NotInHand(card)),
            Refusal::NotInHand(_) => Some(Refusal::DrawFirst),
            Refusal::DrawFirst => Some(Refusal::MustDraw),
            Refusal::MustDraw => Some(Refusal::HeldAlready(kind)),
            Refusal::HeldAlready(_) => Some(Refusal::HoldsOne(kind)),
            Refusal::HoldsOne(_) => Some(Refusal::NoCardLeft(kind)),
            Refusal::NoCardLeft(_) => Some(Refusal::NoDrawNow),
            Refusal::NoDrawNow => Some(Refusal::PlayedAlready),
            Refusal::PlayedAlready => Some(Refusal::MustAct),
            Refusal::MustAct => Some(Refusal::NothingToAnswer),
            Refusal::NothingToAnswer => Some(Refusal::RespondOrPass),
            Refusal::RespondOrPass => Some(Refusal::AttackTarget(seat, NoOpponent::Absent)),
            Refusal::AttackTarget(_, NoOpponent::Absent) => {
                Some(Refusal::AttackTarget(seat, NoOpponent::Oneself))
            }
            Refusal::AttackTarget(_, NoOpponent::Oneself) => {
                Some(Refusal::AttackTarget(seat, NoOpponent::Fallen))
            }
            Refusal::AttackTarget(_, NoOpponent::Fallen) => {
                Some(Refusal::GambitTarget(seat, NoOpponent::Absent))
            }
            Refusal::GambitTarget(_, NoOpponent::Absent) => {
                Some(Refusal::GambitTarget(seat, NoOpponent::Oneself))
            }
            Refusal::GambitTarget(_, NoOpponent::Oneself) => {
                Some(Refusal::GambitTarget(seat, NoOpponent::Fallen))
            }
            Refusal::GambitTarget(_, NoOpponent::Fallen) => Some(Refusal::TooSlow(seat)),
            Refusal::TooSlow(_) => Some(Refusal::TooWeak(seat)),
            Refusal::TooWeak(_) => Some(Refusal::NoPair(Pair::SpeedAttack)),
            Refusal::NoPair(_) => Some(Refusal::NotOfPair(kind)),
            Refusal::NotOfPair(_) => Some(Refusal::NoPairWithHealth(kind)),
            Refusal::NoPairWithHealth(_) => Some(Refusal::HealthAlone),
            Refusal::HealthAlone => Some(Refusal::SetUpAlready),
            Refusal::SetUpAlready => Some(Refusal::WrongDeck(card)),
            Refusal::WrongDeck(_) => Some(Refusal::DeckSize(kind)),
            Refusal::DeckSize(_) => Some(Refusal::Twice(card)),
            Refusal::Twice(_) => Some(Refusal::NotEmpty(kind)),
            Refusal::NotEmpty(_) => Some(Refusal::NoFlipDue(kind)),
            Refusal::NoFlipDue(_) => Some(Refusal::NotTheHistories(kind)),
            Refusal::NotTheHistories(_) => None,
        };
    }
    all
}

/// One of each, as for refusals.
fn all_position_errors() -> Vec<PositionError> {
    let (seat, kind) = (Seat::new(3), Trait::Attack);
    let card = Card::new(kind, Power::MOST);
    let mut all = Vec::new();
    let mut next = Some(PositionError::SeatCount);
    while let Some(it) = next {
        all.push(it);
        next = match it {
            PositionError::SeatCount => Some(PositionError::Twice(card)),
            PositionError::Twice(_) => Some(PositionError::Missing(card)),
            PositionError::Missing(_) => Some(PositionError::WrongDeck(card)),
            PositionError::WrongDeck(_) => Some(PositionError::EmptyDeck(kind)),
            PositionError::EmptyDeck(_) => Some(PositionError::Tops(seat)),
            PositionError::Tops(_) => Some(PositionError::Hand(seat)),
            PositionError::Hand(_) => Some(PositionError::Fallen(seat)),
            PositionError::Fallen(_) => Some(PositionError::Alive),
            PositionError::Alive => Some(PositionError::Turn),
            PositionError::Turn => Some(PositionError::Victory(seat)),
            PositionError::Victory(_) => Some(PositionError::Wounds(seat)),
            PositionError::Wounds(_) => None,
        };
    }
    all
}

#[test]
fn every_error_is_a_sentence() {
    assert_sentences(&all_refusals());
    assert_sentences(&all_position_errors());
    assert_sentences(&[OptionError::Players, OptionError::TurnLimit]);
}

#[test]
fn wounds_are_counted_right() {
    let wounded = |language, wounds: u8| {
        let variables =
            [("who", "seat".into()), ("name", "Ливия".into()), ("wounds", wounds.into())];
        Locale::of(language).format("gladiators-effect-wounded", &variables)
    };
    for (wounds, expected) in
        [(1, "1 рану"), (2, "2 раны"), (5, "5 ран"), (11, "11 ран"), (13, "13 ран")]
    {
        let told = wounded(Language::Russian, wounds);
        assert_eq!(told, format!("Ливия получает {expected}"));
    }
    assert_eq!(wounded(Language::English, 1), "Ливия takes 1 wound");
    let prospect = |wounds: u8| {
        let variables = [("wounds", wounds.into()), ("total", 9.into()), ("health", 11.into())];
        Locale::of(Language::Russian).format("gladiators-prospect-wounds", &variables)
    };
    assert_eq!(prospect(1), "1 рана (9 из 11)");
    assert_eq!(prospect(3), "3 раны (9 из 11)");
    assert_eq!(prospect(12), "12 ран (9 из 11)");
}

#[test]
fn every_house_rule_has_a_name_and_a_sentence_for_each_value() {
    assert_house_rule("restock", Restock::ALL.map(Restock::word));
}
