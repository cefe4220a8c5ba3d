//! The fighters' abilities (section 9), attacking and defending, through real attacks.

use super::table::{Scene, Table, scene};

/// Two fight with seven and five dice: `attacker` comes first in the circle and in the order.
fn duel(attacker: &'static str, defender: &'static str) -> Scene {
    let others: Vec<&str> = ["sigurd", "marrow", "mei", "rexus", "abbel", "fred"]
        .into_iter()
        .filter(|name| ![attacker, defender].contains(name))
        .take(2)
        .collect();
    let circle = format!("{attacker}.{defender}.{}", others.join("."));
    scene(2, Box::leak(circle.into_boxed_str()))
        .printed(move |pack| pack.mats[super::table::fighter(attacker) as usize].speed = 9)
        .dice(attacker, 7, 5)
        .dice(defender, 7, 5)
        .stamina(attacker, 20)
        .stamina(defender, 20)
}

/// The result of an attack: the defender's losses in Stamina and Wounds, and the attacker's loss.
fn sums(table: &Table, attacker: &str, defender: &str, faces: &str) -> (i8, u8, i8) {
    let (stamina, back) = (table.stamina(defender), table.stamina(attacker));
    let wounds = table.fighter_state(defender).wounds;
    let after = table.fight(faces);
    let hurt = after.fighter_state(defender);
    (stamina - hurt.stamina, hurt.wounds - wounds, back - after.stamina(attacker))
}

/// The same with abilities and without.
fn with_and_without(
    attacker: &'static str,
    defender: &'static str,
    faces: &str,
) -> [(i8, u8, i8); 2] {
    let scene = duel(attacker, defender);
    [scene.clone().with_abilities(), scene]
        .map(|scene| sums(&scene.in_battle(), attacker, defender, faces))
}

#[test]
fn u9_1_sigurd_strikes_back_for_every_die_he_blocks() {
    // Two by parts, one by a Special.
    assert_eq!(with_and_without("rexus", "sigurd", "HAT/HAX"), [(0, 0, 3), (0, 0, 0)]);
    // Counters come on top.
    assert_eq!(with_and_without("rexus", "sigurd", "H/HH"), [(0, 0, 2), (0, 0, 1)]);
    // Only when he defends.
    assert_eq!(with_and_without("sigurd", "rexus", "HA/HA"), [(0, 0, 0), (0, 0, 0)]);
    // A Torso of FReD's that takes two dice is one die that he blocks.
    assert_eq!(with_and_without("fred", "sigurd", "T/TT")[0], (0, 0, 1));
    // Abbel feels it: it is no Hand that hurts.
    assert_eq!(with_and_without("abbel", "sigurd", "A/A")[0], (0, 0, 1));
}

#[test]
fn u9_2_marrow_rolls_one_more_die_against_the_wounded() {
    let node = |scene: Scene| scene.in_battle().node();
    assert_eq!(node(duel("marrow", "rexus").with_abilities()), "fight marrow 7 rexus 5");
    // A Wound in round 1, and in round 2 there is one die more, attacking and defending.
    let wounded = |scene: Scene, faces: &'static [&'static str]| {
        scene.in_battle().battle(faces).all_keep().all_pass().node()
    };
    let attacking = duel("marrow", "rexus");
    assert_eq!(wounded(attacking.clone().with_abilities(), &["HH/"]), "fight marrow 8 rexus 5");
    assert_eq!(wounded(attacking, &["HH/"]), "fight marrow 7 rexus 5");
    // A wounded attacker: Marrow targets Rexus too, and has wounded him in round 1.
    let defending = |abilities: bool| {
        let scene = duel("rexus", "marrow");
        let scene = if abilities { scene.with_abilities() } else { scene };
        let table = scene.kept().turn("T", "target marrow rexus T").all_pass();
        table.battle(&["/", "HH/"]).all_keep().all_pass().node()
    };
    assert_eq!(defending(true), "fight rexus 7 marrow 6");
    assert_eq!(defending(false), "fight rexus 7 marrow 5");
}

#[test]
fn u9_3_mei_rolls_her_misses_again_when_she_attacks() {
    let table = duel("mei", "rexus").with_abilities().in_battle();
    let missed = table.after("fight mei HAT---- rexus -----");
    assert_eq!(missed.node(), "misses mei 4");
    assert_eq!(missed.refusing_rule("misses mei HHH"), "U4.4");
    assert_eq!(missed.refusing_rule("misses rexus HHHH"), "U9.3");
    assert_eq!(missed.refusing_rule("fight mei HHHHHHH rexus HHHHH"), "U4.3");
    // New misses stay.
    let struck = missed.after("misses mei XX--");
    assert_eq!((struck.stamina("rexus"), struck.in_window()), (15, true));
    // Without a miss nothing is rolled again.
    let struck = table.after("fight mei HATLXXX rexus -----");
    assert!(struck.in_window());
}

#[test]
fn u9_3_mei_rolls_her_misses_again_when_she_defends() {
    let table = duel("rexus", "mei").with_abilities().in_battle();
    let missed = table.after("fight rexus HHH---- mei HH---");
    assert_eq!(missed.node(), "misses mei 3");
    let struck = missed.after("misses mei HH-");
    // Two block, one more blocks, one counters.
    assert_eq!((struck.stamina("mei"), struck.stamina("rexus")), (20, 19));
    // Others keep their misses; so does she without abilities.
    assert!(table.after("fight rexus HHH---- mei HHHHH").in_window());
    let plain = duel("rexus", "mei").in_battle();
    assert!(plain.after("fight rexus HHH---- mei HH---").in_window());
    assert_eq!(plain.refusing_rule("misses mei ---"), "U9.3");
}

#[test]
fn u9_3_misses_are_rolled_with_the_die_that_missed() {
    use super::super::FightFace;
    // No Special on the Defense die of this pack.
    let change = |pack: &mut super::super::Pack| pack.defense_die[4] = FightFace::Miss;
    let attacking = duel("mei", "rexus").with_abilities().printed(change).in_battle();
    attacking.after("fight mei HHHHHH- rexus -----, misses mei X");
    let defending = duel("rexus", "mei").with_abilities().printed(change).in_battle();
    let missed = defending.after("fight rexus HHHHHHH mei HHHH-");
    assert_eq!(missed.refusing_rule("misses mei X"), "U1.3");
}

#[test]
fn u9_4_legs_of_rexus_deal_two() {
    assert_eq!(with_and_without("rexus", "abbel", "LLH/"), [(5, 1, 0), (3, 1, 0)]);
    assert_eq!(with_and_without("rexus", "abbel", "LL/LL"), [(0, 0, 0), (0, 0, 0)]);
    // Countering Legs, too.
    assert_eq!(with_and_without("abbel", "rexus", "L/LLL"), [(0, 0, 4), (0, 0, 2)]);
    assert_eq!(with_and_without("abbel", "rexus", "L/"), [(1, 0, 0), (1, 0, 0)]);
}

#[test]
fn u9_5_abbel_feels_no_hands() {
    // Wounds by Hands still count.
    assert_eq!(with_and_without("rexus", "abbel", "AAH/"), [(1, 1, 0), (3, 1, 0)]);
    // Countering Hands do not hurt him either.
    assert_eq!(with_and_without("abbel", "rexus", "AH/AAAHH"), [(0, 0, 1), (0, 0, 3)]);
    // His own Hands hurt.
    assert_eq!(with_and_without("abbel", "rexus", "AA/"), [(2, 1, 0), (2, 1, 0)]);
    // His Special is saved for what hurts.
    assert_eq!(with_and_without("rexus", "abbel", "AT/X"), [(0, 0, 0), (1, 0, 0)]);
}

#[test]
fn u9_6_freds_torso_takes_two_torsos_to_block() {
    assert_eq!(with_and_without("fred", "rexus", "T/T"), [(1, 0, 0), (0, 0, 0)]);
    assert_eq!(with_and_without("fred", "rexus", "T/TT"), [(0, 0, 0), (0, 0, 1)]);
    assert_eq!(with_and_without("fred", "rexus", "TT/TTT"), [(1, 1, 0), (0, 0, 1)]);
    // A Special blocks one alone.
    assert_eq!(with_and_without("fred", "rexus", "T/X")[0], (0, 0, 0));
    // But surplus Torsos counter only if all of his are blocked.
    assert_eq!(with_and_without("fred", "rexus", "T/TTT")[0], (0, 0, 1));
    assert_eq!(with_and_without("fred", "rexus", "T/TX")[0], (0, 0, 1));
    assert_eq!(with_and_without("fred", "rexus", "TTT/TTTX")[0], (1, 1, 0));
    assert_eq!(with_and_without("fred", "rexus", "TT/TTTX")[0], (0, 0, 1));
    // Only his Torso, and only when he attacks.
    assert_eq!(with_and_without("fred", "rexus", "H/H")[0], (0, 0, 0));
    assert_eq!(with_and_without("rexus", "fred", "T/T")[0], (0, 0, 0));
}
