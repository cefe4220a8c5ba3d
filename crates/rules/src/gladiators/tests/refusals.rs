//! Every refusal, with the rule that it names, and texts that are not events.

use super::super::{NoOpponent, Pair, Refusal, Trait};
use super::{Table, card, laid_out, scene, setup_text};
use crate::testing::assert_all_provoked;
use crate::{Game, NotationError, ReadError, Seat, read_event};

/// The numbers of all refusals. A new one does not compile until it has a number here, and then a
/// test wants to see it provoked.
const KINDS: usize = 31;

const fn kind(refusal: Refusal) -> usize {
    match refusal {
        Refusal::NoSuchSeat(_) => 0,
        Refusal::NotAsked { .. } => 1,
        Refusal::NotSetUp => 2,
        Refusal::RestockDue(_) => 3,
        Refusal::GameOver => 4,
        Refusal::NotInHand(_) => 5,
        Refusal::DrawFirst => 6,
        Refusal::MustDraw => 7,
        Refusal::HeldAlready(_) => 8,
        Refusal::HoldsOne(_) => 9,
        Refusal::NoDrawNow => 10,
        Refusal::PlayedAlready => 11,
        Refusal::MustAct => 12,
        Refusal::NothingToAnswer => 13,
        Refusal::RespondOrPass => 14,
        Refusal::AttackTarget(..) => 15,
        Refusal::GambitTarget(..) => 16,
        Refusal::TooSlow(_) => 17,
        Refusal::TooWeak(_) => 18,
        Refusal::NoPair(_) => 19,
        Refusal::NotOfPair(_) => 20,
        Refusal::NoPairWithHealth(_) => 21,
        Refusal::HealthAlone => 22,
        Refusal::SetUpAlready => 23,
        Refusal::WrongDeck(_) => 24,
        Refusal::DeckSize(_) => 25,
        Refusal::Twice(_) => 26,
        Refusal::NotEmpty(_) => 27,
        Refusal::NotTheHistories(_) => 28,
        Refusal::NoCardLeft(_) => 29,
        Refusal::NoFlipDue(_) => 30,
    }
}

const SETUP: &str = "S9.S3.S7 A8.A2.A1 D4.D6.D5 H7.H5.H13";

/// A table before its setup.
fn fresh() -> Table {
    let mut table = laid_out(3, SETUP);
    table.state = table.game.start();
    table
}

/// Seat 1 has fallen, seat 0 has a pair of Speed and Attack; seat 3 is quick, seat 2 slow and weak.
fn middle() -> Table {
    scene("S4.A4.D9.H8//S3.A1.D2.H7/S6.A2.D3.H12").hands("S10.D11//S12/").table()
}

#[test]
fn every_refusal_names_its_rule() {
    use Refusal as R;
    let (fresh, drawing) = (fresh(), laid_out(3, SETUP));
    let setup = setup_text(SETUP);
    let edited = |from: &str, to: &str| setup.replacen(from, to, 1);
    let table = middle();
    let (played, announced) = (table.after("0:play S10"), table.after("0:focus S"));
    let gambit = table.after("0:gambit 2 SA S, 2:pass, 3:pass");
    let dry = scene("S4.A4.D9.H8/S3.A1.D2.H7").decks("S9").short("S").table();
    let dry = dry.after("0:focus S, 1:pass");
    let empty = scene("S4.A4.D9.H9/S3.A1.D2.H7").decks("S10.A10.D12").short("D");
    let empty = empty.restock_by_flips().table().after("0:gambit 1 SA S, 1:pass, 0:draw D");
    let second = empty.after("1:focus S, 0:pass, 0:play D12, 0:gambit 1 SA S, 1:pass");
    let over = scene("S6.A6.D6.H8/S3.A1.D2.H7").hands("H6/").table().after("0:play H6");
    let [s, d] = [Trait::Speed, Trait::Defense];
    let two = Seat::new(2);

    let provoked = [
        (table.refusal("4:focus S"), R::NoSuchSeat(Seat::new(4)), "D3.5"),
        (fresh.refusal("3:draw S"), R::NoSuchSeat(Seat::new(3)), "D3.5"),
        (table.refusal("2:focus S"), R::NotAsked { asked: Seat::new(0) }, "D3.5"),
        (table.refusal("1:pass"), R::NotAsked { asked: Seat::new(0) }, "D3.5"),
        (announced.refusal("0:focus S"), R::NotAsked { asked: two }, "D3.5"),
        (announced.refusal("3:pass"), R::NotAsked { asked: two }, "D3.5"),
        (fresh.refusal("0:draw S"), R::NotSetUp, "D3.5"),
        (dry.refusal("1:focus S"), R::RestockDue(s), "D3.5"),
        (over.refusal("1:focus S"), R::GameOver, "D3.5"),
        (table.refusal("0:play S12"), R::NotInHand(card("S12")), "D3.5"),
        (announced.refusal("2:respond S10"), R::NotInHand(card("S10")), "D3.5"),
        (drawing.refusal("1:focus S"), R::DrawFirst, "D2.3"),
        (drawing.refusal("1:pass"), R::DrawFirst, "D2.3"),
        (drawing.after("1:draw S").refusal("1:draw S"), R::HeldAlready(s), "D2.3"),
        (gambit.refusal("0:pass"), R::MustDraw, "D4.6"),
        (gambit.refusal("0:draw D"), R::HoldsOne(d), "D4.6"),
        (table.refusal("0:draw A"), R::NoDrawNow, "D4.6"),
        (announced.refusal("2:draw A"), R::NoDrawNow, "D4.6"),
        (played.refusal("0:play D11"), R::PlayedAlready, "D3.1"),
        (table.refusal("0:pass"), R::MustAct, "D3.2"),
        (table.refusal("0:respond S10"), R::NothingToAnswer, "D3.3"),
        (announced.refusal("2:play S12"), R::RespondOrPass, "D3.3"),
        (announced.refusal("2:focus S"), R::RespondOrPass, "D3.3"),
        (table.refusal("0:attack 0"), R::AttackTarget(Seat::new(0), NoOpponent::Oneself), "D4.2"),
        (table.refusal("0:attack 1"), R::AttackTarget(Seat::new(1), NoOpponent::Fallen), "D4.2"),
        (table.refusal("0:attack 4"), R::AttackTarget(Seat::new(4), NoOpponent::Absent), "D4.2"),
        (table.refusal("0:attack 3"), R::TooSlow(Seat::new(3)), "D4.2"),
        (
            table.after("0:focus H, 2:pass, 3:pass").refusal("2:attack 0"),
            R::TooSlow(Seat::new(0)),
            "D4.2",
        ),
        (
            table.after("0:focus H, 2:pass, 3:pass, 2:play S12").refusal("2:attack 0"),
            R::TooWeak(Seat::new(0)),
            "D4.2",
        ),
        (
            table.refusal("0:gambit 0 SA S"),
            R::GambitTarget(Seat::new(0), NoOpponent::Oneself),
            "D4.4",
        ),
        (
            table.refusal("0:gambit 1 SA S"),
            R::GambitTarget(Seat::new(1), NoOpponent::Fallen),
            "D4.4",
        ),
        (
            table.refusal("0:gambit 9 SA S"),
            R::GambitTarget(Seat::new(9), NoOpponent::Absent),
            "D4.4",
        ),
        (table.refusal("0:gambit 2 DH D"), R::NoPair(Pair::DefenseHealth), "D4.4"),
        (table.refusal("0:gambit 2 SA D"), R::NotOfPair(d), "D4.4"),
        (table.refusal("0:recover S"), R::NoPairWithHealth(s), "D4.5"),
        (table.refusal("0:recover H"), R::HealthAlone, "D4.5"),
        (drawing.refusal(&setup), R::SetUpAlready, "D2.1"),
        (table.refusal(&setup), R::SetUpAlready, "D2.1"),
        (dry.refusal(&setup), R::SetUpAlready, "D2.1"),
        (over.refusal(&setup), R::SetUpAlready, "D2.1"),
        (fresh.refusal(&edited("A8", "S8")), R::WrongDeck(card("S8")), "D1.1"),
        (dry.refusal("restock S A1.S2"), R::WrongDeck(card("A1")), "D1.1"),
        (fresh.refusal(&edited("S9.", "")), R::DeckSize(s), "D1.1"),
        (fresh.refusal(&edited("D4", "D6")), R::Twice(card("D6")), "D1.1"),
        (dry.refusal("restock S S1.S2.S1"), R::Twice(card("S1")), "D1.1"),
        (fresh.refusal("restock S S1.S2"), R::NotEmpty(s), "D5.1"),
        (table.refusal("restock D D1.D4"), R::NotEmpty(d), "D5.1"),
        (dry.refusal("restock D D1.D4"), R::NotEmpty(d), "D5.1"),
        (over.refusal("restock S S1.S2"), R::NotEmpty(s), "D5.1"),
        (dry.refusal("restock S S1.S2"), R::NotTheHistories(s), "D5.1"),
        (second.refusal("0:draw D"), R::NoCardLeft(d), "D5.1"),
        (empty.refusal("restock D D1.D4"), R::NoFlipDue(d), "D5.1"),
    ];
    assert_all_provoked::<_, KINDS>(provoked, crate::Refusal::rule, kind);
}

#[test]
fn texts_that_are_no_events() {
    use NotationError as E;
    let game = middle().game;
    for (texts, expected) in [
        (&[""][..], E::Empty),
        (&["x:pass", ":pass", "-1:pass", "+1:pass", "00:pass", "256:pass", " 0:pass"], E::Seat),
        (&["0:", "0:dance", "0:PASS", "0:pass ", "0: pass", "0:pass S"], E::Move),
        (&["0:draw", "0:draw X", "0:draw s", "0:draw SA", "0:draw  S", "0:draw S S"], E::Move),
        (&["0:play", "0:play S", "0:play S0", "0:play S14", "0:play S07", "0:play X7"], E::Move),
        (&["0:respond", "0:respond 7S", "0:respond S7.S8", "0:respond s7"], E::Move),
        (&["0:focus", "0:focus Z", "0:attack", "0:attack x", "0:attack 01"], E::Move),
        (&["0:gambit", "0:gambit 1 SA", "0:gambit 1 S S", "0:gambit SA S", "0:recover"], E::Move),
        // A pair is written in the order S A D H, and is of two traits.
        (&["0:gambit 1 AS S", "0:gambit 1 SS S", "0:gambit 1 SAD S"], E::Move),
        (&["roll 3", "deal 0", "pass", "Setup"], E::ChanceWord),
        (&["setup", "setup S1", "setup S1 A1 D1", "setup S1 A1 D1 H1 S2"], E::ChanceOutcome),
        (&["restock", "restock S", "restock X S1", "restock S S1 S2"], E::ChanceOutcome),
        (&["restock S S14", "restock S S1.", "restock S S1..S2", "restock S 1"], E::Card),
    ] {
        for text in texts {
            match read_event(&game, text) {
                Err(ReadError::Notation(error)) => assert_eq!(error, expected, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}
