//! How a game ends, and why.

use munera_guide::gorus::{GorusDecision, GorusEnding, GorusGuide};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game, Viewer};
use munera_text::{Language, Locale};

use super::tell::game_ends;
use super::words::Words;
use crate::names::{Names, Naming};
use crate::tests::plain;

/// What is told when these sides win.
fn told(champions: &[u8], decision: GorusDecision) -> String {
    let game = SmallGorus::with_options(Options::new(3)).expect("the options are possible");
    let guide = GorusGuide::of(&game, &game.view(&game.start(), Viewer::Spectator));
    let names = Names::new(Locale::of(Language::English), Naming::recorded(&[]), 3);
    let words = Words::new(guide, false, names);
    let ending = GorusEnding { standings: Vec::new(), champions: champions.to_vec(), decision };
    plain(&game_ends(&words, &ending, Some("S")).join("\n"))
}

#[test]
fn what_decided_a_game_is_told() {
    assert_eq!(told(&[1], GorusDecision::Alone), "\n★ Seat 1 is the champion of Gorus Maximus!");
    for (decision, why) in [
        (
            GorusDecision::ByTheZero,
            "Several reached the target; S0, the preferred school's 0, decided",
        ),
        (GorusDecision::ByFewest, "Several reached the target; the fewest gladiators collected in"),
    ] {
        let text = told(&[1], decision);
        assert!(text.contains(why) && text.contains("★ Seat 1 is the champion"), "{text}");
    }
    let text = told(&[0, 2], GorusDecision::Joint);
    assert!(text.contains("share the title") && text.contains("★ Seat 0 and Seat 2 are"), "{text}");
}
