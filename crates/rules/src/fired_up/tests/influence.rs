//! The Influence phase: choices, turns and what ordinary dice do (U3.1–U3.7, U3.9, U3.10).

use super::super::{DiceInFront, InfluenceRoll, Morale};
use super::table::{FOUR, Table, scene, seat};
use crate::{Seat, Viewer};

/// Seat 0 has rolled these faces, and Buffs for the rest of its five dice.
fn rolled(faces: &str) -> Table {
    scene(2, FOUR).kept().rolled(faces)
}

#[test]
fn u3_1_all_choose_at_once_in_any_order() {
    let table = scene(3, FOUR).table();
    assert_eq!(table.node(), "seat 0 1 2");
    let one = table.after("0:keep h01.h03, 1:keep h06.h07, 2:keep h09.h12");
    let other = table.after("2:keep h09.h12, 0:keep h01.h03, 1:keep h06.h07");
    assert_eq!((one.state, one.node()), (other.state, "roll 0 5".to_owned()));
    // A seat that has chosen is not asked again.
    let chosen = table.after("1:keep h06.h07");
    assert_eq!(chosen.node(), "seat 0 2");
    assert_eq!(chosen.refusing_rule("1:keep h05.h06"), "U3.10");
}

#[test]
fn u3_1_two_of_four_are_kept() {
    let table = scene(2, FOUR).table();
    let pairs = "keep h01.h02, keep h01.h03, keep h01.h04, keep h02.h03, keep h02.h04, \
                 keep h03.h04";
    assert_eq!(table.legal(0), pairs);
    assert_eq!(table.refusing_rule("0:keep h01"), "U3.1");
    assert_eq!(table.refusing_rule("0:keep h01.h02.h03"), "U3.1");
    assert_eq!(table.refusing_rule("0:keep h01.h05"), "U3.10");
    assert_eq!(table.refusing_rule("0:stand"), "U3.1");
    let kept = table.after("0:keep h02.h04");
    assert_eq!(kept.view(seat(0)).kept().to_string(), "h02.h04");
    assert_eq!(kept.hand(0), "h01.h02.h03.h04");
}

/// A card that is named twice is no second card.
#[test]
fn u3_1_a_card_named_twice_is_refused() {
    let table = scene(2, FOUR).table();
    for cards in ["h01.h01", "h01.h02.h01", "h02.h01.h01"] {
        assert_eq!(table.refusing_rule(&format!("0:keep {cards}")), "U3.1", "{cards}");
    }
}

#[test]
fn u3_2_turns_go_clockwise_until_all_have_passed() {
    let table = scene(3, FOUR).first(1).kept();
    assert_eq!(table.node(), "roll 1 5");
    let table = table.turn("MMMM", "discard M");
    assert_eq!(table.node(), "roll 2 5");
    let table = table.turn("", "");
    assert_eq!(table.node(), "roll 0 5");
    let table = table.turn("MMM", "discard M");
    // Unused dice are rolled again; seat 2 has none left and has passed.
    assert_eq!(table.node(), "roll 1 3");
    let table = table.turn("", "");
    assert_eq!(table.node(), "roll 0 2");
    let table = table.turn("M", "");
    // One seat continues alone.
    assert_eq!(table.node(), "roll 0 1");
    assert_eq!(table.turn("", "").node(), "fight marrow 3 mei 2");
}

#[test]
fn u3_2_tokens_alone_are_no_turn() {
    // Seat 0 stores, and passes with active tokens; it is not asked again in this phase.
    let table = scene(2, FOUR).kept().turn("OO", "store O, store O");
    assert_eq!((table.tokens(0), table.node()), (2, "roll 1 5".to_owned()));
    let table = table.turn("M", "");
    assert_eq!(table.node(), "roll 1 1");
    // With dice left, spending tokens does not count as using one.
    let table = scene(2, FOUR).kept().turn("OMMMM", "store O").turn("", "").rolled("MMMM");
    let spent = table.after("0:bet e1 mei t");
    assert_eq!((spent.refusing_rule("0:end"), spent.tokens(0)), ("U3.2", 0));
    assert_eq!(spent.after("0:discard M, 0:end").node(), "roll 0 3");
}

#[test]
fn u3_2_at_least_one_die_a_turn_and_storing_counts() {
    let table = rolled("MO");
    assert_eq!(table.refusing_rule("0:end"), "U3.2");
    for used in ["discard B", "store O", "morale mei up M", "bet e1 mei O"] {
        assert!(table.after(&format!("0:{used}")).may(0, "end"), "{used}");
    }
}

#[test]
fn u3_2_some_dice_are_rolled_again_once() {
    let table = scene(2, FOUR).kept().after("roll 0 BBMST");
    assert_eq!(table.refusing_rule("0:buff mei attack B"), "U3.2");
    assert_eq!(table.refusing_rule("0:reroll BBB"), "U3.10");
    assert_eq!(table.refusing_rule("0:reroll O"), "U3.10");
    let again = table.after("0:reroll BS");
    assert_eq!(again.node(), "roll 0 2");
    assert_eq!(again.refusing_rule("roll 0 O"), "U3.2");
    assert_eq!(again.refusing_rule("roll 1 OO"), "U3.2");
    let rolled = again.after("roll 0 OD");
    let dice = InfluenceRoll::read("BMTOD").expect("faces");
    let shown = rolled.view(Viewer::Spectator).dice(Seat::new(0));
    assert_eq!(shown, DiceInFront::Rolled(dice));
    assert_eq!(rolled.refusing_rule("0:reroll B"), "U3.2");
    assert_eq!(rolled.refusing_rule("0:stand"), "U3.2");
    // All of them, and every subset once.
    assert_eq!(table.after("0:reroll BBMST").node(), "roll 0 5");
    assert_eq!(table.legal(0).split(", ").count(), 3 * 2 * 2 * 2);
}

#[test]
fn u3_3_ordinary_dice_of_a_turn_go_to_one_fighter() {
    let table = rolled("MMT").after("0:morale mei up M");
    assert_eq!(table.refusing_rule("0:morale rexus up M"), "U3.3");
    assert_eq!(table.refusing_rule("0:buff sigurd attack B"), "U3.3");
    assert_eq!(table.refusing_rule("0:target marrow rexus T"), "U3.3");
    let table = table.after("0:morale mei up M, 0:lock mei T, 0:end");
    // Another turn, another fighter.
    let table = table.turn("", "").rolled("BM");
    assert!(table.may(0, "morale rexus up M"));
}

#[test]
fn u3_3_influence_drops_by_one_at_the_end_of_the_turn() {
    let table = rolled("MM").after("0:morale mei up M, 0:morale mei down M");
    assert_eq!(table.influence("mei"), 3, "not before the end");
    let ended = table.after("0:end");
    assert_eq!((ended.influence("mei"), ended.influence("rexus")), (2, 3));
    // Discards and stored Socials influence no fighter.
    let ended = scene(2, FOUR).kept().turn("O", "store O");
    assert_eq!(["sigurd", "marrow", "mei", "rexus"].map(|name| ended.influence(name)), [3; 4]);
}

#[test]
fn u3_3_at_zero_influence_no_seat_reaches_a_fighter() {
    let up = "morale mei up M";
    let table = scene(2, FOUR).kept().turn("MMMM", up).turn("MMMM", up).turn("MMM", up);
    assert_eq!(table.influence("mei"), 0);
    let table = table.rolled("OOM");
    assert_eq!(table.refusing_rule("1:morale mei up M"), "U3.3");
    assert_eq!(table.refusing_rule("1:multitask OO morale mei up"), "U3.3");
    assert!(table.may(1, "morale rexus up M"));
    // In the next round it can be influenced again.
    let table = table.after("1:discard O, 1:discard O, 1:discard M, 1:end").all_pass();
    assert_eq!(table.battle(&[]).influence("mei"), 3);
}

#[test]
fn u3_4_a_buff_moves_one_space_and_stops_at_the_end_of_the_track() {
    let table = rolled("BBBBB");
    assert_eq!(table.strength("mei"), (3, 2));
    let buffed = table.after("0:buff mei attack B, 0:buff mei attack B, 0:buff mei defense B");
    // It may lie above what the Morale allows until the check.
    assert_eq!(
        (buffed.strength("mei"), buffed.fighter_state("mei").morale),
        ((5, 3), Morale::Neutral)
    );
    assert_eq!(buffed.refusing_rule("0:buff mei attack B"), "U3.4");
    assert!(!buffed.may(0, "buff mei attack B") && buffed.may(0, "buff mei defense B"));
    let ended = buffed.after("0:buff mei defense B, 0:end").all_pass();
    assert_eq!(ended.strength("mei"), (4, 3));
}

#[test]
fn u3_5_thumbs_have_no_limit() {
    let table = rolled("MMMMM");
    let table = table.after(
        "0:morale mei up M, 0:morale mei up M, 0:morale mei up M, 0:morale mei up M, \
         0:morale mei down M",
    );
    assert_eq!((table.fighter_state("mei").up, table.fighter_state("mei").down), (4, 1));
    assert_eq!(table.fighter_state("mei").morale, Morale::Neutral, "until the check");
}

#[test]
fn u3_6_a_speed_die_passes_the_next_faster_who_does_not_sprint() {
    let table = rolled("SSSS");
    assert_eq!(table.order(), "marrow sigurd rexus mei");
    let table = table.after("0:speed mei S");
    assert_eq!(table.order(), "marrow sigurd mei rexus");
    assert!(table.fighter_state("mei").is_sprinting && !table.fighter_state("rexus").is_sprinting);
    assert_eq!(table.refusing_rule("0:speed mei SS"), "U3.6");
    let table = table.after("0:speed mei S, 0:speed mei S");
    assert_eq!(table.order(), "mei marrow sigurd rexus");
    assert_eq!(table.refusing_rule("0:speed mei S"), "U3.6");
    assert!(!table.legal(0).contains("speed mei"));
    // The fighter that was passed does not lose Influence.
    let ended = table.after("0:end");
    assert_eq!((ended.influence("mei"), ended.influence("rexus")), (2, 3));
}

#[test]
fn u3_6_a_sprinter_takes_two_dice() {
    let table = scene(2, FOUR).kept().turn("SMMMM", "speed mei S").rolled("SSSSD");
    assert_eq!(table.order(), "marrow sigurd mei rexus");
    assert_eq!(table.refusing_rule("1:speed rexus S"), "U3.6");
    assert!(!table.may(1, "speed rexus S"));
    for payment in ["SS", "SD"] {
        let passed = table.after(&format!("1:speed rexus {payment}"));
        assert_eq!(passed.order(), "marrow sigurd rexus mei");
        // Both sprint now: the fighter that was passed does not stop.
        assert!(
            passed.fighter_state("mei").is_sprinting && passed.fighter_state("rexus").is_sprinting
        );
    }
    // For the rest of the round, and no longer.
    let table = table.after("1:speed rexus SS, 1:end").all_pass();
    assert!(table.fighter_state("mei").is_sprinting);
    assert!(!table.battle(&[]).fighter_state("mei").is_sprinting);
}

#[test]
fn u3_7_a_target_changes_to_another_living_fighter() {
    let table = rolled("TTT");
    assert_eq!(table.target("mei").name(), "rexus");
    assert!(table.may(0, "target mei sigurd T") && table.may(0, "target mei marrow T"));
    assert_eq!(table.refusing_rule("0:target mei rexus T"), "U3.7");
    assert_eq!(table.refusing_rule("0:target mei mei T"), "U3.7");
    let table = table.after("0:target mei marrow T");
    assert_eq!(table.target("mei").name(), "marrow");
}

#[test]
fn u3_7_a_locked_target_must_be_unlocked_first() {
    let locked = rolled("TTT").after("0:lock mei T");
    assert!(locked.fighter_state("mei").is_locked);
    assert_eq!(locked.refusing_rule("0:target mei marrow T"), "U3.7");
    assert_eq!(locked.refusing_rule("0:lock mei T"), "U3.7");
    // This holds for every seat: seat 1 needs the extra die as well.
    let other = locked.after("0:discard T, 0:discard T, 0:end").rolled("TT");
    assert_eq!(other.refusing_rule("1:target mei marrow T"), "U3.7");
    let freed = other.after("1:unlock mei T");
    assert_eq!(
        (freed.fighter_state("mei").is_locked, freed.refusing_rule("1:unlock mei T")),
        (false, "U3.7")
    );
    assert_eq!(freed.after("1:target mei marrow T").target("mei").name(), "marrow");
}

#[test]
fn u3_7_no_fighter_targets_the_fallen() {
    let table = scene(2, FOUR).stamina("mei", 1).in_battle().battle(&["X/"]).all_keep();
    let table = table.rolled("TT");
    let seat = table.asked();
    assert_eq!(table.refusing_rule(&format!("{seat}:target sigurd mei T")), "U3.7");
    assert_eq!(table.refusing_rule(&format!("{seat}:target mei sigurd T")), "U7.1");
    assert!(table.may(seat, "target sigurd rexus T"));
}

#[test]
fn u3_9_doubles_repeat_an_action_of_the_turn() {
    let table = rolled("BDDD");
    assert_eq!(table.refusing_rule("0:buff marrow defense D"), "U3.9");
    assert!(table.may(0, "discard D"));
    // One Buff and three Doubles are four Buffs.
    let table = table.after("0:buff marrow defense B");
    let table = table.after(&["0:buff marrow defense D"; 3].join(", "));
    assert_eq!(table.strength("marrow"), (3, 5));
    assert_eq!(table.refusing_rule("0:morale marrow up D"), "U3.10");
    let fresh = rolled("BDM").after("0:buff marrow defense B");
    assert_eq!(fresh.refusing_rule("0:morale marrow up D"), "U3.9");
}

#[test]
fn u3_9_doubles_pass_sprinters_and_double_any_use_of_a_target() {
    let table = scene(2, FOUR).kept().turn("SMMMM", "speed mei S").rolled("SDDDT");
    assert_eq!(table.refusing_rule("1:speed rexus DD"), "U3.9");
    // Having passed Mei by a Speed, two Doubles do not pass a fighter that does not sprint.
    let passed = table.after("1:speed rexus SD");
    assert_eq!(passed.refusing_rule("1:speed rexus DD"), "U3.6");
    assert!(passed.may(1, "speed rexus D"));
    // A change, then a lock by a Double.
    let turned = table.after("1:target mei marrow T, 1:lock mei D, 1:unlock mei D");
    assert!(!turned.fighter_state("mei").is_locked);
    // A Double of the turn before is no help.
    let ended = turned.after("1:end");
    let rolled = ended.turn("", "").rolled("DD");
    assert_eq!(rolled.refusing_rule("1:lock mei D"), "U3.9");
}

/// Two Doubles alone pass a sprinter once Speed was paid for with a real die.
#[test]
fn u3_9_two_doubles_pass_a_second_sprinter() {
    let table = scene(2, FOUR).kept();
    // Rexus and then Mei sprint: Mei passes Rexus, Rexus passes her again.
    let table = table.turn("SMMMM", "speed rexus S");
    assert_eq!(table.order(), "marrow rexus sigurd mei");
    let table = table.rolled("SDDMM").after("1:speed mei S");
    assert_eq!(table.order(), "marrow rexus mei sigurd");
    let table = table.after("1:speed mei DD");
    assert_eq!(table.order(), "marrow mei rexus sigurd");
}

#[test]
fn u3_10_a_seat_moves_only_when_asked_and_with_its_own() {
    let table = rolled("MT");
    for event in ["1:stand", "1:discard B", "1:end", "1:wait", "2:end", "7:keep h01.h02"] {
        assert_eq!(table.refusing_rule(event), "U3.10", "{event}");
    }
    assert_eq!(table.refusing_rule("0:speed mei S"), "U3.10");
    assert_eq!(table.refusing_rule("0:discard S"), "U3.10");
    assert_eq!(table.refusing_rule("0:bet e1 mei t"), "U3.10");
    let rolling = scene(2, FOUR).kept();
    assert_eq!(rolling.refusing_rule("0:discard B"), "U3.10");
}

#[test]
fn u3_10_that_a_seat_has_chosen_shows_but_not_what() {
    let table = scene(2, FOUR).table();
    let one = table.after("0:keep h01.h02");
    let other = table.after("0:keep h03.h04");
    for viewer in [seat(1), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_ne!(one.view(viewer), table.view(viewer));
    }
    assert_ne!(one.view(seat(0)), other.view(seat(0)));
}
