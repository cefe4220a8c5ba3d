//! Every refusal, with the rule that it names.

use super::super::{LargeGorus, Options, Refusal, School, SmallGorus, State};
use super::{cards, deal_text, dealt, play_all, refusal, scene, schools, set_up, small};
use crate::testing::assert_all_provoked;
use crate::{Game, Seat};

/// The numbers of all refusals. A new one does not compile until it has a number here, and then a
/// test wants to see it provoked.
const KINDS: usize = 18;

const fn kind(refusal: Refusal) -> usize {
    match refusal {
        Refusal::NoSuchSeat(_) => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::NotDealt => 2,
        Refusal::NotInTroupe(_) => 3,
        Refusal::MustFollow(_) => 4,
        Refusal::RoundRunning => 5,
        Refusal::GameOver => 6,
        Refusal::WrongDealer { .. } => 7,
        Refusal::NoSuchDealer(_) => 8,
        Refusal::TroupeCount { .. } => 9,
        Refusal::TroupeSize(_) => 10,
        Refusal::NoPileHere => 11,
        Refusal::DrawPileSize => 12,
        Refusal::ContenderCount => 13,
        Refusal::NotInDeck(_) => 14,
        Refusal::DealtTwice(_) => 15,
        Refusal::SchoolCount { .. } => 16,
        Refusal::OtherSchool(_) => 17,
    }
}

/// The state after a bout that ends a round of three players.
fn after_last_bout(game: &SmallGorus) -> State<u64, 5, 50> {
    let last = scene(game, "F4/F5/F6", 0, School::Swords);
    let mut state = set_up(game, "FSA", last, &[0, 1, 2, 0, 1, 2, 0, 1, 2]);
    play_all(game, &mut state, "0:F4 1:F5 2:F6");
    state
}

#[test]
fn every_refusal_names_its_rule() {
    let three = small(Options::new(3));
    let (fresh, between) = (three.start(), after_last_bout(&three));
    let mut running = dealt(&three, "FSA", 2, "F4/F5.A5.S7/", "");
    play_all(&three, &mut running, "0:F4");
    let short = small(Options { target: Some(1), ..Options::new(3) });
    let over = after_last_bout(&short);
    let deal = deal_text(&three, "FSA", 1, "//", "");
    let edited = |from: &str, to: &str| deal.replacen(from, to, 1);
    let (one, two) = (small(Options::new(1)), small(Options::new(2)));
    let named = small(Options { schools: Some(schools("FSA")), ..Options::new(3) });
    let x12 = deal_text(&three, "FSX", 1, "//", "");

    let provoked = [
        (refusal(&three, &running, "3:F5"), Refusal::NoSuchSeat(Seat::new(3)), "G3.8"),
        (refusal(&three, &running, "2:F5"), Refusal::NotYourTurn { turn: Seat::new(1) }, "G3.8"),
        (refusal(&three, &fresh, "0:F4"), Refusal::NotDealt, "G3.8"),
        (refusal(&three, &between, "0:F4"), Refusal::NotDealt, "G3.8"),
        (refusal(&three, &running, "1:F4"), Refusal::NotInTroupe(cards("F4")[0]), "G3.8"),
        (refusal(&three, &running, "1:F15"), Refusal::NotInTroupe(cards("F15")[0]), "G3.8"),
        (refusal(&three, &running, "1:S7"), Refusal::MustFollow(School::Fists), "G3.3"),
        (refusal(&three, &running, &deal), Refusal::RoundRunning, "G4.1"),
        (refusal(&short, &over, "0:F4"), Refusal::GameOver, "G5.1"),
        (refusal(&short, &over, &deal), Refusal::GameOver, "G5.1"),
        (
            refusal(&three, &between, &edited("deal 1", "deal 2")),
            Refusal::WrongDealer { expected: Seat::new(1) },
            "G2.4",
        ),
        (
            refusal(&three, &between, &edited("deal 1", "deal 3")),
            Refusal::NoSuchDealer(Seat::new(3)),
            "G2.4",
        ),
        (
            refusal(&three, &between, &edited("/", ".")),
            Refusal::TroupeCount { expected: 3 },
            "G2.3",
        ),
        (refusal(&three, &between, &edited("S0.", "")), Refusal::TroupeSize(Seat::new(1)), "G2.3"),
        (refusal(&three, &between, &format!("{deal}|X4")), Refusal::NoPileHere, "G2.3"),
        (refusal(&two, &two.start(), &edited("/A0.A4", "|A4")), Refusal::DrawPileSize, "G6.1"),
        (
            refusal(&one, &one.start(), "deal 0 F0.F4.F5.F6.F7.F8.F9.F10.F11.F12|A0"),
            Refusal::ContenderCount,
            "G7.1",
        ),
        (
            refusal(&three, &between, &edited("A12", "A13")),
            Refusal::NotInDeck(cards("A13")[0]),
            "G2.1",
        ),
        (
            refusal(&three, &between, &edited("A12", "F12")),
            Refusal::DealtTwice(cards("F12")[0]),
            "G1.1",
        ),
        (
            refusal(&three, &fresh, &edited("A12", "X12")),
            Refusal::SchoolCount { expected: 3 },
            "G2.2",
        ),
        (refusal(&three, &between, &x12), Refusal::OtherSchool(School::Axes), "G2.2"),
        (refusal(&named, &named.start(), &x12), Refusal::OtherSchool(School::Axes), "G2.2"),
    ];
    assert_all_provoked::<_, KINDS>(provoked, crate::Refusal::rule, kind);
}

#[test]
fn a_deal_of_a_large_table_is_refused_at_a_small_one() {
    let eight = LargeGorus::with_options(Options::new(8)).expect("options");
    let deal = deal_text(&eight, "FSAXH", 0, "///////", "");
    let five = small(Options::new(5));
    assert_eq!(refusal(&five, &five.start(), &deal), Refusal::TroupeCount { expected: 5 });
}
