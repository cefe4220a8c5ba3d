//! How a hand is shown, and how the end of a game is told.

use munera_guide::gorus::{GorusDecision, GorusEnding, GorusGuide};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game, Seat, Viewer};
use munera_session::GameWithViews;
use munera_text::{Language, Locale};

use super::tell::game_ends;
use super::words::Words;
use crate::names::{Names, Naming};
use crate::tests::{plain, scene::Scene};

/// The text for the end of a game that these sides win.
fn told(champions: &[u8], decision: GorusDecision) -> String {
    let game = SmallGorus::with_options(Options::new(3)).expect("the options are possible");
    let guide = GorusGuide::of(&game, &game.view(&game.start(), Viewer::Spectator));
    let names = Names::new(Locale::of(Language::English), Naming::recorded(&[]), 3);
    let words = Words::new(guide, false, names);
    let champions = champions.to_vec();
    let reached = champions.clone();
    let ending = GorusEnding { standings: Vec::new(), reached, champions, decision };
    plain(&game_ends(&words, &ending, Some("S")).join("\n"))
}

#[test]
fn what_decided_a_game_is_told() {
    assert_eq!(told(&[1], GorusDecision::Alone), "\n★ Seat 1 is the champion of Gorus Maximus!");
    for (decision, why) in [
        (
            GorusDecision::ByTheZero,
            "Several sides reached the target; S0, the 0 of the preferred school,",
        ),
        (GorusDecision::ByFewest, "Several sides reached the target; the one that collected the"),
    ] {
        let text = told(&[1], decision);
        assert!(text.contains(why) && text.contains("★ Seat 1 is the champion"), "{text}");
    }
    let text = told(&[0, 2], GorusDecision::Joint);
    assert!(text.contains("share the title") && text.contains("★ Seat 0 and Seat 2 are"), "{text}");
}

#[test]
fn a_hand_shows_what_is_barred_what_challenges_and_what_would_be_winning() {
    let deal = "deal 0 F0.F9.S0.S12.A0.A5.A6.A9.A10.A12/F4.F7.F8.S4.S5.S8.S9.S11.A4.A7\
        /F5.F6.F10.F11.F12.S6.S7.S10.A8.A11";
    let game = SmallGorus::with_options(Options::new(3)).expect("the options are possible");
    let mut scene = Scene::at(GameWithViews::new(game), Seat::new(0), Language::English);
    scene.after(&[deal, "1:F4", "2:F5"]);
    let asked = scene.asked();
    for shown in ["   F  Fists     F0   F9⁺²▴", "(S0) (S12⁺¹)", "(A0)  A5!▴  (A6)"] {
        assert!(asked.contains(shown), "{shown}\n{asked}");
    }
    // A leader is winning with every card, so no card has a mark.
    let mut leads = Scene::at(scene.table.clone(), Seat::new(0), Language::English);
    leads.after(&["0:A5"]);
    assert!(!leads.asked().contains('▴'));
}
