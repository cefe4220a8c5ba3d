//! Every reason of Fired Up, and every text on its cards.

use std::collections::BTreeMap;

use munera_rules::Seat;
use munera_rules::fired_up::{
    BetEvent, BetId, BetLimit, Condition, Fact, FightFace, Fighter, FredCounter, HighlightId,
    InfluenceFace, LockSpan, Moment, Morale, OptionError, PositionError, Refusal, RexusCounter,
    SocialWait, Stat, Term, Thumb, Tier, WoundCount, rule,
};

use super::super::{Language, Locale};
use super::{assert_house_rule, assert_sentence, assert_sentences};

/// One of each; the match below makes sure that a new refusal is added here.
fn all_refusals() -> Vec<Refusal> {
    let (seat, fighter, bet) = (Seat::new(3), Fighter::Abbel, BetId::ALL[2]);
    let card = HighlightId::new(7).expect("a card");
    let mut all = Vec::new();
    let mut next = Some(Refusal::NoSuchSeat(seat));
    while let Some(it) = next {
        all.push(it);
        next = match it {
            Refusal::NoSuchSeat(_) => Some(Refusal::NotAsked),
            Refusal::NotAsked => Some(Refusal::ChanceDue),
            Refusal::ChanceDue => Some(Refusal::GameOver),
            Refusal::GameOver => Some(Refusal::KeepFirst),
            Refusal::KeepFirst => Some(Refusal::KeepTwo),
            Refusal::KeepTwo => Some(Refusal::NotYours(card)),
            Refusal::NotYours(_) => Some(Refusal::KeptAlready),
            Refusal::KeptAlready => Some(Refusal::RerollOrStand),
            Refusal::RerollOrStand => Some(Refusal::RerolledAlready),
            Refusal::RerolledAlready => Some(Refusal::NoSuchDice),
            Refusal::NoSuchDice => Some(Refusal::NoSuchToken),
            Refusal::NoSuchToken => Some(Refusal::UseADie),
            Refusal::UseADie => Some(Refusal::NotInTheCircle(fighter)),
            Refusal::NotInTheCircle(_) => Some(Refusal::Fallen(fighter)),
            Refusal::Fallen(_) => Some(Refusal::Exhausted(fighter)),
            Refusal::Exhausted(_) => Some(Refusal::OneFighterATurn(fighter)),
            Refusal::OneFighterATurn(_) => Some(Refusal::EndOfTrack),
            Refusal::EndOfTrack => Some(Refusal::Fastest(fighter)),
            Refusal::Fastest(_) => Some(Refusal::SprinterTakesTwo),
            Refusal::SprinterTakesTwo => Some(Refusal::TakesOne),
            Refusal::TakesOne => Some(Refusal::Locked(fighter)),
            Refusal::Locked(_) => Some(Refusal::NotLocked(fighter)),
            Refusal::NotLocked(_) => Some(Refusal::SameTarget(fighter)),
            Refusal::SameTarget(_) => Some(Refusal::WrongDice(InfluenceFace::Buff)),
            Refusal::WrongDice(face) => {
                let faces = InfluenceFace::ALL.into_iter().skip_while(|it| *it != face);
                Some(faces.skip(1).map(Refusal::WrongDice).next().unwrap_or(Refusal::LoneDouble))
            }
            Refusal::LoneDouble => Some(Refusal::TokensAreSocial),
            Refusal::TokensAreSocial => Some(Refusal::TwoSocials),
            Refusal::TwoSocials => Some(Refusal::TokensFull),
            Refusal::TokensFull => Some(Refusal::NoSuchBet(bet)),
            Refusal::NoSuchBet(_) => Some(Refusal::Settled(bet)),
            Refusal::Settled(_) => Some(Refusal::CardUsed(fighter)),
            Refusal::CardUsed(_) => Some(Refusal::OneCardABet(bet)),
            Refusal::OneCardABet(_) => Some(Refusal::NoScoringNow),
            Refusal::NoScoringNow => Some(Refusal::ScoreOrWait),
            Refusal::ScoreOrWait => Some(Refusal::NotMet(card)),
            Refusal::NotMet(_) => Some(Refusal::SetUpAlready),
            Refusal::SetUpAlready => Some(Refusal::FighterCount),
            Refusal::FighterCount => Some(Refusal::BetTerms),
            Refusal::BetTerms => Some(Refusal::FirstSeat),
            Refusal::FirstSeat => Some(Refusal::HighlightDeck),
            Refusal::HighlightDeck => Some(Refusal::RollNotDue),
            Refusal::RollNotDue => Some(Refusal::NoSuchInfluenceFace),
            Refusal::NoSuchInfluenceFace => Some(Refusal::FightNotDue),
            Refusal::FightNotDue => Some(Refusal::DiceCount),
            Refusal::DiceCount => Some(Refusal::NoSuchFightFace),
            Refusal::NoSuchFightFace => Some(Refusal::MissesNotDue),
            Refusal::MissesNotDue => None,
        };
    }
    all
}

#[test]
fn every_error_is_a_sentence() {
    assert_sentences(&all_refusals());
    assert_sentences(&[OptionError::Players]);
    assert_sentences(&[PositionError]);
}

#[test]
fn no_two_refusals_say_the_same() {
    for locale in Language::ALL.map(Locale::of) {
        let said = all_refusals().into_iter().map(|it| locale.refusal(&it));
        assert_all_differ(said);
    }
}

#[test]
fn every_rule_and_section_has_its_text() {
    for locale in Language::ALL.map(Locale::of) {
        for rule in rule::ALL {
            assert_sentence(&locale.rule(*rule));
            assert_clean(locale, &locale.rule_title(*rule));
        }
        for section in 1..=9 {
            assert_clean(locale, &locale.text(&format!("fired-up-section-{section}")));
        }
    }
}

#[test]
fn every_name_is_there() {
    for locale in Language::ALL.map(Locale::of) {
        assert_all_differ(Fighter::ALL.map(|it| locale.fighter(it)));
        assert_all_differ(InfluenceFace::ALL.map(|it| locale.influence_face(it)));
        assert_all_differ(FightFace::ALL.map(|it| locale.fight_face(it)));
        assert_all_differ(Morale::ALL.map(|it| locale.morale(it)));
        assert_all_differ(Moment::ALL.map(|it| locale.moment(it)));
        assert_all_differ(Term::ALL.map(|it| locale.bet_term(it)));
        assert_all_differ([Stat::Attack, Stat::Defense].map(|it| locale.stat(it)));
        assert_all_differ([Thumb::Up, Thumb::Down].map(|it| locale.thumb(it)));
    }
    assert_eq!(Locale::of(Language::Russian).fighter(Fighter::Fred), "ФРеД");
    assert_eq!(Locale::of(Language::English).fight_face(FightFace::Miss), "Miss");
}

fn assert_all_differ(texts: impl IntoIterator<Item = String>) {
    let mut texts: Vec<String> = texts.into_iter().collect();
    texts.sort();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:?}");
}

/// Asserts that a phrase is in its own language only, with all variables filled in.
fn assert_clean(locale: &Locale, text: &str) {
    assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{text}");
    assert!(!text.contains(['{', '}', '$', '_', '\n']), "{text}");
    let is_own = |letter: char| match locale.language() {
        Language::English => letter.is_ascii(),
        Language::Russian => !letter.is_ascii(),
    };
    assert!(text.chars().filter(|it| it.is_alphabetic()).all(is_own), "{text}");
}

/// All different conditions on a fact.
fn conditions(fact: Fact) -> impl Iterator<Item = Condition> {
    let (fewest, utmost) = fact.range().into_inner();
    let all = fact
        .range()
        .flat_map(move |least| (least..=utmost).map(move |most| Condition { fact, least, most }));
    all.filter(move |it| it.least > fewest || it.most < utmost)
}

#[test]
fn every_condition_has_a_text_of_its_own() {
    for locale in Language::ALL.map(Locale::of) {
        let mut told = BTreeMap::new();
        for condition in Fact::ALL.iter().copied().flat_map(conditions) {
            let text = locale.condition(&condition);
            assert_clean(locale, &text);
            let other = told.insert((condition.fact.moment(), text), condition);
            assert!(other.is_none(), "{condition:?} and {other:?}");
        }
    }
}

#[test]
fn languages_tell_conditions_differently() {
    let [english, russian] = [Language::English, Language::Russian].map(Locale::of);
    for condition in Fact::ALL.iter().copied().flat_map(conditions) {
        assert_ne!(english.condition(&condition), russian.condition(&condition));
    }
}

#[test]
fn bounds_beyond_what_can_be_are_none() {
    for locale in Language::ALL.map(Locale::of) {
        for fact in Fact::ALL.iter().copied() {
            let bounded = |least, most| locale.condition(&Condition { fact, least, most });
            let (fewest, utmost) = fact.range().into_inner();
            assert_eq!(bounded(fewest + 1, u8::MAX), bounded(fewest + 1, utmost));
            assert_eq!(bounded(0, utmost - 1), bounded(fewest, utmost - 1));
            let anything = bounded(0, u8::MAX);
            assert_clean(locale, &anything);
            assert_eq!(anything, bounded(fewest, utmost));
            assert!(conditions(fact).all(|it| locale.condition(&it) != anything));
        }
    }
}

fn told(language: Language, fact: Fact, least: u8, most: u8) -> String {
    Locale::of(language).condition(&Condition { fact, least, most })
}

#[test]
fn conditions_read_like_cards() {
    const NO_END: u8 = u8::MAX;
    for (fact, least, most, english, russian) in [
        (Fact::Damage, 3, NO_END, "3 or more damage to the defender", "3 и больше урона защитнику"),
        (Fact::Damage, 1, NO_END, "at least 1 damage to the defender", "хотя бы 1 урон защитнику"),
        (Fact::Damage, 0, 0, "no damage to the defender", "защитник не получает урона"),
        (Fact::Damage, 21, 21, "exactly 21 damage to the defender", "ровно 21 урон защитнику"),
        (
            Fact::Wounds,
            2,
            NO_END,
            "2 or more Wounds dealt to the defender",
            "2 и больше Ран защитнику от этой атаки",
        ),
        (
            Fact::Wounds,
            1,
            1,
            "exactly 1 Wound dealt to the defender",
            "ровно 1 Рана защитнику от этой атаки",
        ),
        (
            Fact::Wounds,
            3,
            3,
            "exactly 3 Wounds dealt to the defender",
            "ровно 3 Раны защитнику от этой атаки",
        ),
        (
            Fact::Wounds,
            0,
            1,
            "at most 1 Wound dealt to the defender",
            "не больше 1 Раны защитнику от этой атаки",
        ),
        (Fact::Blocks, 2, 4, "2 to 4 blocks", "от 2 до 4 блоков"),
        (Fact::Sprinting, 0, 0, "no fighter sprinting", "ни одного бойца в рывке"),
        (Fact::Sprinting, 5, NO_END, "exactly 5 fighters sprinting", "ровно 5 бойцов в рывке"),
        (
            Fact::Locks,
            2,
            NO_END,
            "2 or more fighters with a locked target",
            "2 и больше бойцов с закреплённой целью",
        ),
        (
            Fact::TotalBlocks,
            21,
            21,
            "exactly 21 blocks in the whole round",
            "ровно 21 блок за весь раунд",
        ),
        (
            Fact::TotalBlocks,
            0,
            21,
            "at most 21 blocks in the whole round",
            "не больше 21 блока за весь раунд",
        ),
        (
            Fact::FastestOnSlowest,
            1,
            NO_END,
            "the fastest fighter targets the slowest",
            "самый быстрый боец нацелен на самого медленного",
        ),
        (
            Fact::FastestOnSlowest,
            0,
            0,
            "the fastest fighter does not target the slowest",
            "самый быстрый боец нацелен не на самого медленного",
        ),
        (Fact::Felled, 2, NO_END, "both fall", "выбывают оба"),
    ] {
        assert_eq!(told(Language::English, fact, least, most), english);
        assert_eq!(told(Language::Russian, fact, least, most), russian);
    }
}

#[test]
fn a_tier_joins_its_conditions() {
    let conditions = [
        Condition { fact: Fact::Damage, least: 3, most: u8::MAX },
        Condition { fact: Fact::Wounds, least: 0, most: 0 },
        Condition { fact: Fact::Duel, least: 1, most: u8::MAX },
    ];
    let tier = Tier { points: 4, conditions: conditions.into_iter().collect() };
    assert_eq!(
        Locale::of(Language::English).tier(&tier),
        "3 or more damage to the defender; no Wounds dealt to the defender; the defender targets the attacker"
    );
    assert_eq!(
        Locale::of(Language::Russian).tier(&tier),
        "3 и больше урона защитнику; ни одной Раны защитнику от этой атаки; защитник нацелен на нападающего"
    );
}

#[test]
fn every_bet_has_its_text() {
    let events = [
        BetEvent::FirstWounds(2),
        BetEvent::FirstDamage(5),
        BetEvent::FirstEliminated,
        BetEvent::FirstAtHalf,
        BetEvent::Winner,
        BetEvent::MostDamage,
    ];
    for locale in Language::ALL.map(Locale::of) {
        let texts = events.map(|event| locale.bet_event(event));
        for text in &texts {
            assert_clean(locale, text);
        }
        assert_all_differ(texts);
    }
    let wounds = |language, wounds| Locale::of(language).bet_event(BetEvent::FirstWounds(wounds));
    assert_eq!(wounds(Language::English, 1), "first to get a Wound");
    assert_eq!(wounds(Language::English, 2), "first to get 2 Wounds");
    assert_eq!(wounds(Language::Russian, 2), "кто первым получит 2 Раны");
}

#[test]
fn every_house_rule_has_a_name_and_a_sentence_for_each_value() {
    assert_house_rule("social", SocialWait::ALL.map(SocialWait::word));
    assert_house_rule("wounds", WoundCount::ALL.map(WoundCount::word));
    assert_house_rule("rexus_counter", RexusCounter::ALL.map(RexusCounter::word));
    assert_house_rule("abbel_wounds", ["true", "false"]);
    assert_house_rule("fred_counter", FredCounter::ALL.map(FredCounter::word));
    assert_house_rule("locks", LockSpan::ALL.map(LockSpan::word));
    assert_house_rule("bets", BetLimit::ALL.map(BetLimit::word));
}
