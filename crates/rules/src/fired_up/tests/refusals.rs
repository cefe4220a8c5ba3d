//! Every refusal, with the rule that it names, and texts that are not events.

use super::super::{BetId, BetLimit, FightFace, HouseRules, InfluenceFace, Refusal};
use super::table::{FOUR, Table, card, fighter, scene};
use crate::testing::assert_all_provoked;
use crate::{NotationError, ReadError, Seat, read_event};

/// The numbers of all refusals. A new one does not compile until it has a number here, and then a
/// test wants to see it provoked.
const KINDS: usize = 47;

const fn kind(refusal: Refusal) -> usize {
    match refusal {
        Refusal::NoSuchSeat(_) => 0,
        Refusal::NotAsked => 1,
        Refusal::ChanceDue => 2,
        Refusal::GameOver => 3,
        Refusal::KeepFirst => 4,
        Refusal::KeepTwo => 5,
        Refusal::NotYours(_) => 6,
        Refusal::KeptAlready => 7,
        Refusal::RerollOrStand => 8,
        Refusal::RerolledAlready => 9,
        Refusal::NoSuchDice => 10,
        Refusal::NoSuchToken => 11,
        Refusal::UseADie => 12,
        Refusal::NotInTheCircle(_) => 13,
        Refusal::Fallen(_) => 14,
        Refusal::Exhausted(_) => 15,
        Refusal::OneFighterATurn(_) => 16,
        Refusal::EndOfTrack => 17,
        Refusal::Fastest(_) => 18,
        Refusal::SprinterTakesTwo => 19,
        Refusal::TakesOne => 20,
        Refusal::Locked(_) => 21,
        Refusal::NotLocked(_) => 22,
        Refusal::SameTarget(_) => 23,
        Refusal::WrongDice(_) => 24,
        Refusal::TokensAreSocial => 25,
        Refusal::LoneDouble => 26,
        Refusal::TwoSocials => 27,
        Refusal::TokensFull => 28,
        Refusal::NoSuchBet(_) => 29,
        Refusal::Settled(_) => 30,
        Refusal::CardUsed(_) => 31,
        Refusal::NoScoringNow => 32,
        Refusal::ScoreOrWait => 33,
        Refusal::NotMet(_) => 34,
        Refusal::SetUpAlready => 35,
        Refusal::FighterCount => 36,
        Refusal::BetTerms => 37,
        Refusal::FirstSeat => 38,
        Refusal::HighlightDeck => 39,
        Refusal::RollNotDue => 40,
        Refusal::NoSuchInfluenceFace => 41,
        Refusal::FightNotDue => 42,
        Refusal::DiceCount => 43,
        Refusal::NoSuchFightFace => 44,
        Refusal::MissesNotDue => 45,
        Refusal::OneCardABet(_) => 46,
    }
}

fn bet(name: &str) -> BetId {
    BetId::read(name).expect("a Bet")
}

/// The refusals of the setup and of the other chance nodes.
fn of_chance() -> Vec<(Refusal, Refusal, &'static str)> {
    use Refusal as R;
    let scene = scene(2, FOUR);
    let setup = scene.setup();
    let edited = |from: &str, to: &str| setup.replacen(from, to, 1);
    let fresh = scene.clone().fresh();
    let rolling = scene.clone().kept();
    let fighting = scene.clone().in_battle();
    let lame = scene
        .clone()
        .printed(|pack| {
            pack.influence_die[0] = InfluenceFace::Double;
            pack.attack_die[0] = FightFace::Miss;
        })
        .kept();
    let lame_rolling = lame.after("roll 0 MMMMM, 0:stand");
    let lame_fighting = all_discard_morale(&lame);
    vec![
        (rolling.refusal(&setup), R::SetUpAlready, "U2.4"),
        (fighting.refusal(&setup), R::SetUpAlready, "U2.4"),
        (fresh.refusal(&edited("sigurd.", "")), R::FighterCount, "U2.1"),
        (fresh.refusal(&edited("sigurd", "mei")), R::FighterCount, "U2.1"),
        (fresh.refusal(&edited("sigurd", "abbel.fred.sigurd")), R::FighterCount, "U2.1"),
        (fresh.refusal(&edited("e1.m1", "m1.e1")), R::BetTerms, "U2.4"),
        (fresh.refusal(&edited(".l1", "")), R::BetTerms, "U2.4"),
        (fresh.refusal(&edited("l1 0", "l1 2")), R::FirstSeat, "U2.4"),
        (fresh.refusal(&edited("h07", "h08")), R::HighlightDeck, "U1.4"),
        (fresh.refusal(&edited(".h60", "")), R::HighlightDeck, "U1.4"),
        (fresh.refusal("roll 0 BBBBB"), R::RollNotDue, "U3.2"),
        (rolling.refusal("roll 1 BBBBB"), R::RollNotDue, "U3.2"),
        (rolling.refusal("roll 0 BBBB"), R::RollNotDue, "U3.2"),
        (lame.refusal("roll 0 MMMMB"), R::NoSuchInfluenceFace, "U1.2"),
        (lame_rolling.refusal("roll 0 MMMMM"), R::RollNotDue, "U3.2"),
        (rolling.refusal("fight marrow HHH mei HH"), R::FightNotDue, "U4.3"),
        (fighting.refusal("fight mei HHH rexus HH"), R::FightNotDue, "U4.3"),
        (fighting.refusal("fight marrow HHH mei HHH"), R::DiceCount, "U4.4"),
        (lame_fighting.refusal("fight marrow HHH mei HH"), R::NoSuchFightFace, "U1.3"),
        (fighting.refusal("misses mei -"), R::MissesNotDue, "U9.3"),
    ]
}

/// As [`Table::all_pass`], with a die that shows no Buff.
fn all_discard_morale(table: &Table) -> Table {
    let mut table = table.clone();
    for seat in [0, 1] {
        let discards = vec![format!("{seat}:discard M"); 5].join(", ");
        table.play(&format!("roll {seat} MMMMM, {seat}:stand, {discards}, {seat}:end"));
    }
    table
}

/// The refusals of seats that are not asked, or not for that.
fn of_asking() -> Vec<(Refusal, Refusal, &'static str)> {
    use Refusal as R;
    let scene = scene(2, FOUR).card("h01", "fight: 2 damage 1").card("h02", "fight: 2 damage 9");
    let keeping = scene.clone().table();
    let rolling = scene.clone().kept();
    let choosing = rolling.after("roll 0 BMSTO");
    let acting = choosing.after("0:stand");
    let window = scene.clone().in_battle().fight("X/");
    let over = keeping.round(&[]).round(&[]).round(&[]).round(&[]);
    vec![
        (keeping.refusal("2:keep h01.h02"), R::NoSuchSeat(Seat::new(2)), "U3.10"),
        (scene.clone().fresh().refusal("0:keep h01.h02"), R::ChanceDue, "U3.10"),
        (rolling.refusal("0:stand"), R::ChanceDue, "U3.10"),
        (acting.refusal("1:end"), R::NotAsked, "U3.10"),
        (keeping.after("0:keep h01.h02").refusal("0:keep h01.h02"), R::NotAsked, "U3.10"),
        (window.after("0:wait").refusal("0:wait"), R::NotAsked, "U3.10"),
        (over.refusal("0:end"), R::GameOver, "U3.10"),
        (keeping.refusal("0:stand"), R::KeepFirst, "U3.1"),
        (keeping.refusal("0:wait"), R::KeepFirst, "U3.1"),
        (keeping.refusal("0:keep h01"), R::KeepTwo, "U3.1"),
        (keeping.refusal("0:keep h02.h01.h02"), R::KeepTwo, "U3.1"),
        (keeping.refusal("0:keep h01.h05"), R::NotYours(card("h05")), "U3.10"),
        (window.refusal("0:score h03"), R::NotYours(card("h03")), "U3.10"),
        (choosing.refusal("0:keep h01.h02"), R::KeptAlready, "U3.1"),
        (acting.refusal("0:keep h01.h02"), R::KeptAlready, "U3.1"),
        (choosing.refusal("0:discard B"), R::RerollOrStand, "U3.2"),
        (choosing.refusal("0:reroll BB"), R::NoSuchDice, "U3.10"),
        (choosing.refusal("0:wait"), R::NoScoringNow, "U5.2"),
        (acting.refusal("0:score h01"), R::NoScoringNow, "U5.2"),
        (acting.refusal("0:stand"), R::RerolledAlready, "U3.2"),
        (acting.refusal("0:reroll B"), R::RerolledAlready, "U3.2"),
        (acting.refusal("0:end"), R::UseADie, "U3.2"),
        (window.refusal("0:end"), R::ScoreOrWait, "U5.3"),
        (window.refusal("0:score h01.h01"), R::ScoreOrWait, "U5.3"),
        (window.refusal("0:keep h01.h02"), R::KeptAlready, "U3.1"),
        (window.after("0:wait").refusal("0:score h01.h01"), R::NotAsked, "U3.10"),
        (acting.refusal("1:score h40.h40"), R::NotAsked, "U3.10"),
        (acting.refusal("0:score h40.h40"), R::NoScoringNow, "U5.2"),
        (rolling.refusal("0:score h40.h40"), R::ChanceDue, "U3.10"),
        (keeping.after("0:keep h01.h02").refusal("0:keep h01.h01"), R::NotAsked, "U3.10"),
        (window.refusal("0:score h02"), R::NotMet(card("h02")), "U5.1"),
    ]
}

/// The refusals of a turn's moves.
fn of_turns() -> Vec<(Refusal, Refusal, &'static str)> {
    use InfluenceFace as Face;
    use Refusal as R;
    let turn = |faces: &str| scene(2, FOUR).kept().rolled(faces);
    let acting = turn("BMSTO");
    let [mei, marrow] = ["mei", "marrow"].map(fighter);
    let buffed = turn("BBBBB").after("0:buff mei attack B, 0:buff mei attack B");
    let sprinting = turn("SSSOO").after("0:speed mei S");
    let behind = scene(2, FOUR).kept().turn("S", "speed mei S").rolled("SSOOM");
    let locked = acting.after("0:lock mei T");
    let stored = turn("OOO").after("0:store O, 0:store O");
    let bet_on_mei = turn("OO").after("0:bet e1 mei O");
    let one_a_bet = HouseRules { bets: BetLimit::One, ..HouseRules::USUAL };
    let one_a_bet = scene(2, FOUR).house(one_a_bet).kept().rolled("OO").after("0:bet e1 mei O");
    let up = "morale mei up M";
    let exhausted = scene(2, FOUR).kept().turn("MMMM", up).turn("MMMM", up).turn("MMM", up);
    let exhausted = exhausted.rolled("MMM");
    let fallen = scene(2, FOUR).stamina("mei", 1).in_battle().battle(&["X/"]).all_keep();
    let fallen = fallen.rolled("MO");
    vec![
        (acting.refusal("0:discard D"), R::NoSuchDice, "U3.10"),
        (acting.refusal("0:morale mei up D"), R::NoSuchDice, "U3.10"),
        (turn("MMMMM").refusal("0:store O"), R::NoSuchDice, "U3.10"),
        (acting.refusal("0:bet e1 mei t"), R::NoSuchToken, "U3.10"),
        (acting.refusal("0:morale fred up M"), R::NotInTheCircle(fighter("fred")), "U2.1"),
        (acting.refusal("0:target mei fred T"), R::NotInTheCircle(fighter("fred")), "U2.1"),
        (acting.refusal("0:bet e1 fred O"), R::NotInTheCircle(fighter("fred")), "U2.1"),
        (fallen.refusal("1:morale mei up M"), R::Fallen(mei), "U7.1"),
        (exhausted.refusal("1:morale mei up M"), R::Exhausted(mei), "U3.3"),
        (
            acting.after("0:morale mei up M").refusal("0:lock marrow T"),
            R::OneFighterATurn(mei),
            "U3.3",
        ),
        (buffed.refusal("0:buff mei attack B"), R::EndOfTrack, "U3.4"),
        (acting.refusal("0:speed marrow S"), R::Fastest(marrow), "U3.6"),
        (behind.refusal("1:speed rexus S"), R::SprinterTakesTwo, "U3.6"),
        (behind.refusal("1:multitask OO speed rexus"), R::SprinterTakesTwo, "U3.6"),
        (sprinting.refusal("0:speed mei SS"), R::TakesOne, "U3.6"),
        (sprinting.refusal("0:multitask OO speed mei S"), R::TakesOne, "U3.6"),
        (locked.refusal("0:lock mei T"), R::Locked(mei), "U3.7"),
        (locked.refusal("0:target mei sigurd T"), R::Locked(mei), "U3.7"),
        (acting.refusal("0:unlock mei T"), R::NotLocked(mei), "U3.7"),
        (acting.refusal("0:target mei rexus T"), R::SameTarget(mei), "U3.7"),
        (acting.refusal("0:buff mei attack M"), R::WrongDice(Face::Buff), "U3.4"),
        (acting.refusal("0:buff mei attack BD"), R::WrongDice(Face::Buff), "U3.4"),
        (acting.refusal("0:morale mei up B"), R::WrongDice(Face::Morale), "U3.5"),
        (acting.refusal("0:speed mei B"), R::WrongDice(Face::Speed), "U3.6"),
        (acting.refusal("0:lock mei B"), R::WrongDice(Face::Target), "U3.7"),
        (acting.refusal("0:store B"), R::WrongDice(Face::Social), "U3.8"),
        (acting.refusal("0:buff mei attack t"), R::TokensAreSocial, "U3.8"),
        (turn("DM").refusal("0:morale mei up D"), R::LoneDouble, "U3.9"),
        (turn("DD").refusal("0:multitask DD lock mei"), R::LoneDouble, "U3.9"),
        (acting.refusal("0:multitask O lock mei"), R::TwoSocials, "U3.8"),
        (stored.refusal("0:store O"), R::TokensFull, "U3.8"),
        (acting.refusal("0:bet e2 mei O"), R::NoSuchBet(bet("e2")), "U6.1"),
        (fallen.refusal("1:bet m1 mei O"), R::Settled(bet("m1")), "U6.2"),
        (bet_on_mei.refusal("0:bet m1 mei O"), R::CardUsed(mei), "U6.1"),
        (one_a_bet.refusal("0:bet e1 rexus O"), R::OneCardABet(bet("e1")), "U6.1"),
    ]
}

#[test]
fn every_refusal_names_its_rule() {
    let provoked = [of_chance(), of_asking(), of_turns()].concat();
    assert_all_provoked::<_, KINDS>(provoked, crate::Refusal::rule, kind);
}

#[test]
fn texts_that_are_no_events() {
    use NotationError as E;
    let game = scene(2, FOUR).fresh().game;
    for (texts, expected) in [
        (&[""][..], E::Empty),
        (&["x:end", ":end", "-1:end", "00:end", "256:end", " 0:end"], E::Seat),
        (&["0:", "0:dance", "0:END", "0:end ", "0: end", "0:end B", "0:wait 1"], E::Move),
        (
            &["0:keep", "0:keep h1", "0:keep h61", "0:keep h00", "0:keep h01.", "0:keep H01"],
            E::Move,
        ),
        (
            &["0:reroll", "0:reroll Z", "0:reroll SB", "0:reroll ", "0:discard", "0:discard BB"],
            E::Move,
        ),
        (
            &["0:buff mei B", "0:buff mei attack", "0:buff mei speed B", "0:buff Mei attack B"],
            E::Move,
        ),
        (&["0:morale mei M", "0:morale mei left M", "0:speed S", "0:target mei T"], E::Move),
        (&["0:lock T", "0:lock mei", "0:unlock mei T T", "0:store", "0:store tO"], E::Move),
        (&["0:bet mei O", "0:bet x1 mei O", "0:bet e3 mei O", "0:bet e1 mei"], E::Move),
        (&["0:multitask OO", "0:multitask lock mei OO", "0:multitask OO speed mei S D"], E::Move),
        (&["0:score", "0:score h99", "0:score h01,h02"], E::Move),
        (&["deal 0", "Roll 0 B", "fights"], E::ChanceWord),
        (&["setup", "setup mei e1.m1.l1 0", "setup mei e1.m1.l1 x h01"], E::ChanceOutcome),
        (&["setup mei e9.m1.l1 0 h01", "setup gorus e1.m1.l1 0 h01"], E::ChanceOutcome),
        (
            &["roll", "roll 0", "roll x B", "roll 0 ", "roll 0 Z", "roll 0 BBBBBBBBBBBBB"],
            E::ChanceOutcome,
        ),
        (&["fight mei H", "fight mei H rexus H H", "fight mei H rexus 00"], E::ChanceOutcome),
        (&["fight mei H rexus Z", "fight me H rexus H", "fight mei Z rexus"], E::ChanceOutcome),
        (&["misses mei", "misses me -", "misses mei ?"], E::ChanceOutcome),
    ] {
        for text in texts {
            match read_event(&game, text) {
                Err(ReadError::Notation(error)) => assert_eq!(error, expected, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}
