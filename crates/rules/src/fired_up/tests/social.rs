//! Socials: tokens, bets and Multitasks (U3.8), and Doubles beside them.

use super::table::{FOUR, Table, scene};

/// Seat 0 has rolled these faces, and Buffs for the rest of its five dice.
fn rolled(faces: &str) -> Table {
    scene(2, FOUR).kept().rolled(faces)
}

#[test]
fn u3_8_a_stored_social_is_spent_from_the_next_turn_on() {
    let table = rolled("OMMMM").after("0:store O");
    assert_eq!(table.tokens(0), 1);
    assert_eq!(table.refusing_rule("0:bet e1 mei t"), "U3.10");
    assert!(!table.may(0, "bet e1 mei t"));
    let table = table.after("0:end").turn("", "").rolled("MMMM");
    let table = table.after("0:bet e1 mei t");
    assert_eq!(table.tokens(0), 0);
}

#[test]
fn u3_8_there_are_two_tokens() {
    let table = rolled("OOO").after("0:store O, 0:store O");
    assert_eq!((table.tokens(0), table.refusing_rule("0:store O")), (2, "U3.8"));
    assert!(!table.may(0, "store O") && table.may(0, "bet e1 mei O"));
    // They stay over the round.
    let table = table.after("0:discard O, 0:discard B, 0:discard B, 0:end").all_pass().battle(&[]);
    assert_eq!(table.tokens(0), 2);
    // A spent token can be stored again in the same turn, and is fresh again.
    let table = table.all_keep();
    let table = if table.node() == "roll 1 5" { table.turn("", "") } else { table };
    let table = table.rolled("OO").after("0:bet e1 mei t, 0:store O");
    assert_eq!(table.tokens(0), 2);
    let spent = table.after("0:bet e1 rexus t");
    assert_eq!(spent.refusing_rule("0:bet e1 marrow t"), "U3.10");
}

#[test]
fn u3_8_a_store_takes_one_social_die() {
    let table = rolled("OOD");
    for payment in ["OO", "D", "t", "B", "OD"] {
        assert_eq!(table.refusing_rule(&format!("0:store {payment}")), "U3.8", "{payment}");
    }
    assert_eq!(rolled("M").refusing_rule("0:store O"), "U3.10");
}

#[test]
fn u3_8_a_multitask_takes_two_socials_and_reaches_any_fighter() {
    let table = rolled("OOM").after("0:morale mei up M");
    let table = table.after("0:multitask OO buff rexus attack");
    assert_eq!(table.strength("rexus"), (4, 2));
    // It leaves the turn's fighter as it is.
    assert_eq!(table.refusing_rule("0:buff rexus attack B"), "U3.3");
    let ended = table.after("0:buff mei attack B, 0:end");
    assert_eq!((ended.influence("mei"), ended.influence("rexus")), (2, 2));
    // Before an ordinary die it does not bind the turn either.
    let table = rolled("OOM").after("0:multitask OO morale mei up, 0:morale rexus up M");
    assert_eq!((table.fighter_state("mei").up, table.fighter_state("rexus").up), (1, 1));
    // The same fighter drops by one only.
    let table = rolled("OOM").after("0:multitask OO lock mei, 0:morale mei up M, 0:end");
    assert_eq!(table.influence("mei"), 2);
}

#[test]
fn u3_8_a_multitask_does_all_that_one_die_does() {
    let table = rolled("OO");
    let actions =
        ["buff mei defense", "morale mei down", "speed mei", "target mei sigurd", "lock mei"];
    for action in actions {
        assert!(table.may(0, &format!("multitask OO {action}")), "{action}");
    }
    assert_eq!(table.after("0:multitask OO buff mei defense").strength("mei"), (3, 3));
    assert_eq!(table.after("0:multitask OO morale mei down").fighter_state("mei").down, 1);
    assert!(table.after("0:multitask OO speed mei").fighter_state("mei").is_sprinting);
    let turned = table.after("0:multitask OO target mei sigurd");
    assert_eq!(turned.target("mei").name(), "sigurd");
    assert_eq!(table.refusing_rule("0:multitask OO unlock mei"), "U3.7");
    assert_eq!(table.refusing_rule("0:multitask OO speed marrow"), "U3.6");
    for payment in ["O", "OOO", "t", "OOt"] {
        let event = format!("0:multitask {payment} lock mei");
        assert_eq!(table.refusing_rule(&event), "U3.8", "{payment}");
    }
    assert_eq!(table.refusing_rule("0:multitask BO lock mei"), "U3.8");
    assert_eq!(table.refusing_rule("0:multitask tt lock mei"), "U3.10");
}

#[test]
fn u3_8_tokens_and_rolled_socials_go_together() {
    let table = rolled("OOMMM").after("0:store O, 0:store O, 0:end").turn("", "").rolled("OM");
    for payment in ["Ot", "tt"] {
        let done = table.after(&format!("0:multitask {payment} lock mei"));
        assert!(done.fighter_state("mei").is_locked);
        assert_eq!(usize::from(done.tokens(0)), 2 - payment.matches('t').count());
    }
    // Two tokens are no die: something else must be used.
    assert_eq!(table.after("0:multitask tt lock mei").refusing_rule("0:end"), "U3.2");
    assert!(table.after("0:multitask Ot lock mei").may(0, "end"));
    assert_eq!(table.refusing_rule("0:buff mei attack t"), "U3.8");
}

/// Seat 1 wants Rexus past the sprinting Mei.
fn behind_a_sprinter(faces: &str) -> Table {
    scene(2, FOUR).kept().turn("SMMMM", "speed mei S").rolled(faces)
}

#[test]
fn u3_8_a_multitask_speed_takes_one_more_die_to_pass_a_sprinter() {
    let table = behind_a_sprinter("OOSDM");
    assert_eq!(table.refusing_rule("1:multitask OO speed rexus"), "U3.6");
    for more in ["S", "D"] {
        let passed = table.after(&format!("1:multitask OO speed rexus {more}"));
        assert_eq!(passed.order(), "marrow sigurd rexus mei");
        // That die is an ordinary one: it binds the turn's fighter.
        assert_eq!(passed.refusing_rule("1:morale mei up M"), "U3.3");
    }
    let bound = table.after("1:morale mei up M");
    assert_eq!(bound.refusing_rule("1:multitask OO speed rexus S"), "U3.3");
    // A fighter that does not sprint takes none.
    assert_eq!(table.refusing_rule("1:multitask OO speed mei S"), "U3.6");
    // It cannot be another face either, or a Social that is already used.
    assert_eq!(table.refusing_rule("1:multitask OO speed rexus M"), "U3.6");
    assert_eq!(table.refusing_rule("1:multitask OO speed rexus t"), "U3.6");
    assert_eq!(behind_a_sprinter("OOMMM").refusing_rule("1:multitask OO speed rexus S"), "U3.10");
}

#[test]
fn u3_8_the_speed_beside_a_multitask_can_be_doubled_its_making_cannot() {
    let table = behind_a_sprinter("OOSD").after("1:multitask OO speed rexus S");
    assert!(table.may(1, "speed rexus D"));
    let table = rolled("OODM").after("0:multitask OO buff mei attack");
    assert_eq!(table.refusing_rule("0:buff mei attack D"), "U3.9");
}

#[test]
fn u3_9_doubles_bet_and_multitask_beside_a_social() {
    let table = rolled("ODDD");
    assert_eq!(table.refusing_rule("0:bet e1 mei D"), "U3.9");
    assert_eq!(table.refusing_rule("0:multitask DD lock mei"), "U3.9");
    assert_eq!(table.refusing_rule("0:store D"), "U3.8");
    assert!(table.after("0:multitask OD lock mei").fighter_state("mei").is_locked);
    let bet = table.after("0:bet e1 mei O");
    let bet = bet.after("0:bet e1 rexus D, 0:multitask DD lock mei");
    assert!(bet.fighter_state("mei").is_locked);
    assert_eq!(bet.state.wagers.iter().flatten().count(), 2);
    // A token is a real Social as well.
    let table = rolled("OMMMM").after("0:store O, 0:end").turn("", "").rolled("DDMM");
    assert!(table.after("0:multitask Dt lock mei").fighter_state("mei").is_locked);
    let bet = table.after("0:bet e1 mei t, 0:bet e1 rexus D");
    assert!(bet.may(0, "bet e1 marrow D"));
}
