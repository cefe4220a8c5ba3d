//! House rules (U9.7), each in its other reading. What dice do under them is tested beside them.

use super::super::{
    BetLimit, FredCounter, HouseRules, LockSpan, Options, PackSource, RexusCounter, SocialWait,
    WoundCount,
};
use super::pack;
use super::table::{FOUR, Scene, Table, scene};
use crate::testing::Dice;
use crate::{Game, GameOptions, Seat, Viewer};

fn waiting_for_the_round() -> Scene {
    scene(2, FOUR).house(HouseRules { social: SocialWait::Round, ..HouseRules::USUAL })
}

fn locks_stay() -> Scene {
    scene(2, FOUR).house(HouseRules { locks: LockSpan::Stay, ..HouseRules::USUAL })
}

/// Seat 0's turn of the next round, in whatever order the seats play.
fn next_round(table: &Table) -> Table {
    let table = table.all_pass().battle(&[]).all_keep();
    if table.node().starts_with("roll 1 ") { table.turn("", "") } else { table }
}

#[test]
fn u3_8_a_stored_social_may_wait_for_the_next_round() {
    let table = waiting_for_the_round().kept().rolled("OMMMM").after("0:store O");
    assert_eq!(table.refusing_rule("0:bet e1 mei t"), "U3.10");
    let table = table.after("0:end").turn("", "").rolled("OMMM");
    assert_eq!((table.tokens(0), table.refusing_rule("0:bet e1 mei t")), (1, "U3.10"));
    assert!(!table.may(0, "bet e1 mei t") && !table.may(0, "multitask Ot lock mei"));
    // A second one waits as well; both can be spent once the round is over.
    let table = table.after("0:store O, 0:discard M, 0:discard M, 0:discard M, 0:end");
    let table = next_round(&table).rolled("O");
    assert_eq!(table.tokens(0), 2);
    let spent = table.after("0:multitask tt lock mei");
    assert_eq!(spent.tokens(0), 0);
    // One that is stored now waits again, and an older one does not.
    let again = table.after("0:bet e1 mei t, 0:store O");
    let later = again.after("0:discard B, 0:end");
    let later = if later.node().starts_with("roll 1 ") { later.turn("", "") } else { later };
    let later = later.rolled("");
    assert_eq!(later.tokens(0), 2);
    let last = later.after("0:bet e1 rexus t");
    assert_eq!((last.tokens(0), last.refusing_rule("0:bet e1 marrow t")), (1, "U3.10"));
}

#[test]
fn u3_8_all_viewers_see_how_many_stored_socials_wait() {
    let table = waiting_for_the_round().kept().rolled("OMMMM").after("0:store O, 0:end");
    let table = table.turn("", "").rolled("");
    for viewer in Viewer::all(2) {
        let view = table.view(viewer);
        let zero = Seat::new(0);
        assert_eq!(
            (view.tokens(zero), view.stored_now(zero), view.spendable_tokens(zero)),
            (1, 1, 0)
        );
    }
    let usual = scene(2, FOUR).kept().rolled("OMMMM").after("0:store O, 0:end");
    let view = usual.turn("", "").rolled("").view(Viewer::Spectator);
    assert_eq!((view.stored_now(Seat::new(0)), view.spendable_tokens(Seat::new(0))), (0, 1));
}

/// U3.2: with no dice left and only waiting tokens, the end is the only move, and all see that.
#[test]
fn u3_8_a_waiting_social_leaves_nothing_but_the_end() {
    let table = waiting_for_the_round().kept().turn("O", "store O").turn("", "");
    assert!(table.node().starts_with("fight "));
    let table = waiting_for_the_round().kept().rolled("OMMMM").after("0:store O, 0:end");
    let table = table.turn("", "").rolled("");
    let table = table.after("0:discard B, 0:discard B, 0:discard B, 0:discard B");
    assert_eq!(table.legal(0), "end");
    let forced = table.game.publicly_forced(&table.view(Viewer::Spectator));
    assert_eq!(forced.map(|(seat, _)| seat), Some(Seat::new(0)));
}

#[test]
fn u7_2_locks_may_stay_over_the_round() {
    let lock = "lock mei T, morale mei up M";
    let table = locks_stay().kept().turn("TM", lock).all_pass().battle(&[]);
    assert!(table.fighter_state("mei").is_locked);
    let usual = scene(2, FOUR).kept().turn("TM", lock).all_pass().battle(&[]);
    assert!(!usual.fighter_state("mei").is_locked);
    // In the next round it is as firm as before, and a die removes it.
    let table = table.all_keep();
    let table = if table.node().starts_with("roll 1 ") { table.turn("", "") } else { table };
    let table = table.rolled("TT");
    assert_eq!(table.refusing_rule("0:target mei marrow T"), "U3.7");
    assert_eq!(table.refusing_rule("0:lock mei T"), "U3.7");
    let turned = table.after("0:unlock mei T, 0:target mei marrow T");
    assert_eq!(turned.target("mei").name(), "marrow");
}

#[test]
fn u7_1_a_lock_leaves_with_its_target_and_with_its_fighter() {
    // Sigurd is locked on Mei, who falls; Mei is locked on Rexus.
    let table = locks_stay().stamina("mei", 1).kept();
    let table = table.turn("TTM", "target sigurd mei T, lock sigurd T, morale sigurd up M");
    let table = table.turn("T", "lock mei T").all_pass().fight("X/").all_wait();
    assert!(!table.fighter_state("mei").is_locked);
    assert!(table.fighter_state("sigurd").is_locked, "not before the round's end");
    let next = table.battle(&[]);
    let sigurd = next.fighter_state("sigurd");
    assert_eq!((sigurd.is_locked, next.target("sigurd").name()), (false, "marrow"));
}

#[test]
fn u6_1_a_seat_may_be_held_to_one_card_a_bet() {
    let house = HouseRules { bets: BetLimit::One, ..HouseRules::USUAL };
    let table = scene(2, FOUR).house(house).kept().rolled("OOOO").after("0:bet e1 mei O");
    assert_eq!(table.refusing_rule("0:bet e1 rexus O"), "U6.1");
    assert!(!table.legal(0).contains("bet e1"));
    let table = table.after("0:bet m1 rexus O, 0:bet l1 marrow O");
    assert!(!table.legal(0).contains("bet "));
    // Seat 1 has not bet, and in the next round the limit is the same.
    let table = table.after("0:discard O, 0:discard B, 0:end").rolled("O");
    assert!(table.may(1, "bet e1 mei O"));
    let later = next_round(&table.after("1:discard O, 1:end")).rolled("O");
    assert_eq!(later.refusing_rule("0:bet e1 sigurd O"), "U6.1");
}

#[test]
fn u9_4_to_u9_6_a_battle_follows_the_house_rules() {
    // Marrow attacks Mei, Sigurd Marrow, Rexus Sigurd, Mei Rexus.
    let battle = |house: HouseRules, script: &[&str]| {
        let scene = scene(2, FOUR).with_abilities().house(house).dice("rexus", 2, 3);
        scene.in_battle().battle(script)
    };
    let house = HouseRules { rexus_counter: RexusCounter::One, ..HouseRules::USUAL };
    let script = ["/", "/", "/", "L--/LLL/--"];
    let [usual, one] = [HouseRules::USUAL, house].map(|house| battle(house, &script));
    assert_eq!(usual.stamina("mei") + 2, one.stamina("mei"));
    let house = HouseRules { wounds: WoundCount::Fewest, ..HouseRules::USUAL };
    let [usual, fewest] = [HouseRules::USUAL, house].map(|house| {
        let scene = scene(2, FOUR).house(house).dice("marrow", 4, 2).dice("mei", 1, 2);
        scene.in_battle().battle(&["TTTT/TT"]).fighter_state("mei").wounds
    });
    assert_eq!((usual, fewest), (2, 1));
}

#[test]
fn u9_7_without_abilities_their_house_rules_change_nothing() {
    let house = HouseRules {
        rexus_counter: RexusCounter::One,
        abbel_wounds: false,
        fred_counter: FredCounter::Unused,
        ..HouseRules::USUAL
    };
    let circle = "abbel.fred.mei.rexus";
    let [usual, other] = [HouseRules::USUAL, house].map(|house| {
        let mut scene = scene(2, circle).house(house);
        for name in ["abbel", "fred", "mei", "rexus"] {
            scene = scene.dice(name, 3, 3);
        }
        let table = scene.in_battle().battle(&["AAT/TTA", "LLT/TLL", "TTA/TAL", "AAL/LLT"]);
        table.state
    });
    assert_eq!(usual.fighter_states, other.fighter_states);
}

#[test]
fn u9_7_no_two_house_rules_have_the_same_digest() {
    let digest = |house: HouseRules| {
        let table = scene(2, FOUR).house(house).kept();
        table.game.digest(&table.state)
    };
    let mut digests: Vec<_> = HouseRules::EACH.map(digest).into();
    digests.push(digest(HouseRules::USUAL));
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), 8);
}

/// The laws of the lab reach every value.
#[test]
fn u9_7_random_options_have_every_house_rule_in_either_reading() {
    let packs = vec![(pack(), PackSource::default())];
    let mut dice = Dice(7);
    let usual = Options::usual(2, &packs);
    let drawn: Vec<HouseRules> =
        (0..200).map(|_| usual.with_random_options(&packs, &mut dice).house).collect();
    assert!(drawn.contains(&HouseRules::USUAL));
    for (place, other) in HouseRules::EACH.map(HouseRules::bytes).iter().enumerate() {
        assert_eq!((other[place], other.iter().sum::<u8>()), (1, 1));
        let changed = drawn.iter().filter(|house| house.bytes()[place] == 1).count();
        assert!((20..180).contains(&changed), "{place}: {changed}");
    }
}
