//! What a player types in a turn, understood or refused.

use munera_text::Language;

use super::Scene;

#[test]
fn moves_are_read_however_they_are_typed() {
    for (line, read) in [
        ("buff mei attack B", "buff mei attack B"),
        ("buff mei attack", "buff mei attack B"),
        ("b mei a", "buff mei attack B"),
        ("BUFF Mei ATTACK", "buff mei attack B"),
        ("buff defence sig", "buff sigurd defense B"),
        ("morale m up", "? Which one: morale marrow up M, morale mei up M?"),
        ("morale mar -", "morale marrow down M"),
        ("speed rex", "speed rexus S"),
        ("speed", "? Which one: speed marrow S, speed mei S, speed rexus S?"),
        ("target mei marrow", "target mei marrow T"),
        ("target marrow mei", "target marrow mei T"),
        ("lock mei T", "lock mei T"),
        ("buff mei attack b", "buff mei attack B"),
        ("unlock mei", "unlock mei T"),
        ("store", "store O"),
        ("bet m1 mei", "bet m1 mei O"),
        ("bet rexus L1", "bet l1 rexus O"),
        ("bet e2 mei", "? Type it like this: bet m1 WHO"),
        ("discard bs", "discard B, discard S"),
        ("discard 1", "discard B"),
        ("discard", "? Type it like this: discard B"),
        ("buff fred attack", "buff fred attack B"),
        ("buff nero attack", "? Type it like this: buff WHO attack/defense"),
        ("buff", "? Type it like this: buff WHO attack/defense"),
        ("end", "end"),
        ("done", "end"),
        ("wait", "wait"),
        ("table", ""),
        ("bets", ""),
        ("score", ""),
        ("dance", ""),
        ("усиление мэй атака", "buff mei attack B"),
        ("усилить мей атаку", "buff mei attack B"),
        ("ус сигурда защиту", "buff sigurd defense B"),
        ("дух марроу вверх", "morale marrow up M"),
        ("обогнать рекс", "speed rexus S"),
        ("цель мэй марроу", "target mei marrow T"),
        ("замок мэй", "lock mei T"),
        ("отложить", "store O"),
        ("ставка m1 мэй", "bet m1 mei O"),
        ("сбросить ус", "discard B"),
        ("конец", "end"),
        ("ставки", ""),
        ("стол", ""),
    ] {
        // Names are known in the language that shows them.
        let language = if line.is_ascii() { Language::English } else { Language::Russian };
        let mut scene = Scene::turn(language, "BMSTO");
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn what_pays_can_be_left_out_where_it_is_clear() {
    let mut scene = Scene::turn(Language::English, "BBOOD");
    for (line, read) in [
        ("multitask buff mei attack", "multitask OO buff mei attack"),
        ("multi OD lock mei", "multitask OD lock mei"),
        ("multitask do lock mei", "multitask OD lock mei"),
        ("multitask speed sigurd", "multitask OO speed sigurd"),
        ("multitask", "? Type it like this: multitask buff WHO attack"),
        // The seat has done nothing yet that a Double could copy.
        ("buff mei attack D", "buff mei attack D"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    // The real die is used first; the Double only when it is gone.
    scene.after(&["0:buff mei attack B"]);
    for (line, read) in [
        ("buff mei attack", "buff mei attack B"),
        ("buff attack", "buff mei attack B"),
        ("buff attack d", "buff mei attack D"),
        ("buff", "? Which one: buff mei attack B, buff mei defense B?"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    scene.after(&["0:buff mei attack B"]);
    assert_eq!(scene.read("buff attack"), "buff mei attack D");
    // A token or a die could pay, so the player is asked.
    scene.after(&["0:store O", "0:end", "roll 1 DDDDD", "1:stand", "1:discard D", "1:end"]);
    scene.after(&["roll 0 OD", "0:stand"]);
    for (line, read) in [
        ("bet m1 mei", "? Which one: bet m1 mei O, bet m1 mei t?"),
        ("bet m1 mei t", "bet m1 mei t"),
        ("bet m1 mei o", "bet m1 mei O"),
        ("multitask lock mei", "multitask Ot lock mei"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    assert!(scene.asked().contains("Your dice: O Social · D Double"));
}

#[test]
fn a_refusal_names_the_rule_and_the_reason() {
    let mut scene = Scene::turn(Language::English, "BMSTO");
    for (line, told) in [
        ("speed sigurd", "Rule U3.6 does not allow “speed sigurd S”. Sigurd is the fastest"),
        ("unlock mei", "Rule U3.7 does not allow “unlock mei T”. Mei’s target is not locked."),
        ("target mei rexus", "Rule U3.7 does not allow “target mei rexus T”."),
        ("buff fred attack", "Rule U2.1 does not allow “buff fred attack B”. FReD is not in"),
        ("end", "Rule U3.2 does not allow “end”. Use at least one die"),
        ("keep 1 2", "Rule U3.1 does not allow “keep h01.h02”."),
        ("multitask lock mei", "Rule U3.10 does not allow “multitask OO lock mei”."),
        ("discard d", "Rule U3.10 does not allow “discard D”. You do not have these dice."),
    ] {
        let refused = scene.refused(line);
        let first: Vec<&str> = refused.lines().take(2).collect();
        assert!(first.join(" ").starts_with(told), "{refused}");
        // The legal moves follow.
        assert!(refused.contains("buff WHO attack/defense  one step forward"), "{refused}");
    }
    let mut scene = Scene::turn(Language::Russian, "BMSTO");
    let refused = scene.refused("скорость сигурд");
    let told = "Правило U3.6 запрещает ход «скорость сигурд S». Сигурд и так быстрее всех.";
    assert!(refused.starts_with(told), "{refused}");
}
