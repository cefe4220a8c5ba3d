//! How a game ends, and why.

use munera_rules::gorus::{Decision, Options, Outcome, School, SideSet, SmallGorus};
use munera_rules::{Game, Viewer};
use munera_text::{Language, Locale};

use super::arena::Arena;
use super::names::SideNames;
use super::narrator::Narrator;
use crate::names::{Names, Naming};
use crate::tests::plain;

/// What is told when these sides win.
fn told(champions: &[usize], decision: Decision) -> String {
    let game = SmallGorus::with_options(Options::new(3)).expect("the options are possible");
    let mut public = game.public(&game.view(&game.start(), Viewer::Spectator));
    public.preferred = Some(School::Swords);
    let seats = Names::new(Locale::of(Language::English), Naming::recorded(&[]));
    let narrator = Narrator::new(Arena::of(&game), SideNames { seats });
    let champions: SideSet = champions.iter().copied().collect();
    let mut output = Vec::new();
    narrator
        .game_ends(&mut output, Outcome { champions, decision }, &public)
        .expect("memory does not fail");
    plain(std::str::from_utf8(&output).expect("the output is text"))
}

#[test]
fn what_decided_a_game_is_told() {
    assert_eq!(told(&[1], Decision::Alone), "\n★ Seat 1 is the champion of Gorus Maximus!");
    for (decision, why) in [
        (Decision::ByTheZero, "Several reached the target; S0, the preferred school's 0, decided"),
        (Decision::ByFewest, "Several reached the target; the fewest gladiators collected in"),
    ] {
        let text = told(&[1], decision);
        assert!(text.contains(why) && text.contains("★ Seat 1 is the champion"), "{text}");
    }
    let text = told(&[0, 2], Decision::Joint);
    assert!(text.contains("share the title") && text.contains("★ Seat 0 and Seat 2 are"), "{text}");
}
