//! Views that leak or forget, and the laws that find them.
//!
//! A law that nothing can break proves nothing. Each game here is Fired Up with one flaw in what it
//! shows, and a law must fail for it.

use std::collections::HashSet;

use super::super::state::StatePhase;
use super::super::{FiredUp, HighlightSet, Options, State, View};
use super::listing::{History, thin};
use super::pack;
use super::table::{FOUR, scene, seat};
use crate::laws::{Broken, Thoroughness, sampled_worlds};
use crate::testing::{self, Dice, Flaw, Flawed, NoFlaw, next_seat};
use crate::{Game, Viewer};

/// The first law that a flawed game breaks within this many games.
fn first_broken<F: Flaw<FiredUp>>(players: u8, games: u64) -> Option<Broken> {
    let game = FiredUp::with_options(Options::new(players, pack())).expect("options");
    Flawed::<_, F>::new(game).first_broken(games, Thoroughness::Brisk)
}

fn assert_found_out<F: Flaw<FiredUp>>(players: u8) {
    testing::assert_found_out(first_broken::<F>(players, 10));
}

/// Adds a secret to the points of a seat that no table of up to four has, where no rule and no news
/// looks for it.
fn whisper(shown: &mut View, secret: u16) {
    shown.seen.points[4] = secret;
}

fn forget_whisper(world: &mut State) {
    world.points[4] = 0;
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    assert_eq!(first_broken::<NoFlaw>(2, 2), None);
}

#[test]
fn a_view_that_shows_the_next_hand_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextHand;
    impl Flaw<FiredUp> for ShowsTheNextHand {
        fn mar(game: &FiredUp, state: &State, shown: &mut View) {
            let next = next_seat(game, shown).index();
            shown.seen.hands[next] = state.hands[next];
        }
    }
    assert_found_out::<ShowsTheNextHand>(3);
}

/// Whispers whether the next seat has kept a card of an even number.
#[derive(Clone, Debug)]
struct WhispersTheKept<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw<FiredUp> for WhispersTheKept<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(game: &FiredUp, state: &State, shown: &mut View) {
        let kept = state.kept[next_seat(game, shown).index()];
        whisper(shown, kept.iter().any(|card| card.index() % 2 == 0).into());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_what_was_kept_is_found_out() {
    for players in 2..=4 {
        assert_found_out::<WhispersTheKept<false>>(players);
    }
}

/// Whispers whether the next card of the deck has an even number.
#[derive(Clone, Debug)]
struct WhispersTheTop<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw<FiredUp> for WhispersTheTop<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        let top = state.deck.get(usize::from(state.drawn)).copied().flatten();
        whisper(shown, top.is_some_and(|card| card.index() % 2 == 0).into());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_top_of_the_deck_is_found_out() {
    assert_found_out::<WhispersTheTop<false>>(2);
}

/// Shows in a window which seats have yet to answer, and so which seats wait.
#[derive(Clone, Debug)]
struct ShowsWhoWaits;

impl Flaw<FiredUp> for ShowsWhoWaits {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        shown.seen.phase = state.phase;
    }
}

#[test]
fn a_view_that_shows_who_waits_is_found_out() {
    assert_found_out::<ShowsWhoWaits>(4);
}

/// Shows the betting cards of others. Its worlds agree with that, so only the bare rules reveal the
/// leak.
#[derive(Clone, Debug)]
struct ShowsBets;

impl Flaw<FiredUp> for ShowsBets {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        shown.seen.wagers = state.wagers;
    }
}

/// Forgets which cards would have scored by themselves.
#[derive(Clone, Debug)]
struct ForgetsSilence;

impl Flaw<FiredUp> for ForgetsSilence {
    fn mar(_game: &FiredUp, _state: &State, shown: &mut View) {
        shown.seen.ruled_out = [HighlightSet::EMPTY; 4];
    }
    fn mend(world: &mut State, sound: &View) {
        world.ruled_out = sound.seen.ruled_out;
    }
}

/// Forgets what the viewer itself has bet on.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnBets;

impl Flaw<FiredUp> for ForgetsOnesOwnBets {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        for wager in shown.seen.wagers.iter_mut().flatten() {
            if state.settled[usize::from(wager.bet)].is_none() {
                wager.fighter = None;
            }
        }
    }
}

/// Forgets what the viewer has discarded, and keeps the number only.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnDiscards;

impl Flaw<FiredUp> for ForgetsOnesOwnDiscards {
    fn mar(_game: &FiredUp, _state: &State, shown: &mut View) {
        shown.seen.buried = State::EMPTY.buried;
    }
}

#[test]
fn views_that_forget_are_found_out() {
    assert_found_out::<ForgetsSilence>(3);
    assert_found_out::<ForgetsOnesOwnBets>(3);
    assert_found_out::<ForgetsOnesOwnDiscards>(3);
}

const KEEP: &str = "0:keep h01.h02, 1:keep h05.h06";

/// Seat 1 has bet on Mei's fall; h60, in the deck, would have scored at the start of the battle.
fn history(events: &str) -> History {
    let scene = scene(2, FOUR).card("h60", "start: 2 untargeted 0");
    let table = thin(scene.table(), 1, 4);
    History::new(&table, &format!("{KEEP}, roll 0 B, 0:stand, 0:discard B, 0:end, {events}"))
}

const BET: &str = "roll 1 O, 1:stand, 1:bet m1 mei O";

/// The worlds that a flawed game samples at the end of a history, and those that can be.
fn sampled_and_listed<F: Flaw<FiredUp>>(history: &History, viewer: Viewer) -> [HashSet<State>; 2] {
    let game = Flawed::<_, F>::new(history.game.clone());
    let sampled = sampled_worlds(&game, viewer, &history.end(), 4000, &mut Dice(1));
    [sampled.into_keys().collect(), history.worlds(viewer)]
}

/// A leak that agrees with its own worlds: the laws of views and worlds cannot notice that the
/// viewer should not know it, but the bare rules allow worlds that it never samples.
#[test]
fn leaks_that_their_own_worlds_honour_are_found_out_by_the_bare_rules() {
    fn assert_leaves_worlds_out<F: Flaw<FiredUp>>(viewer: Viewer) {
        let [sampled, listed] = sampled_and_listed::<F>(&history(BET), viewer);
        assert!(sampled.is_subset(&listed));
        assert!(sampled.len() < listed.len(), "{} of {}", sampled.len(), listed.len());
    }
    assert_eq!(first_broken::<ShowsBets>(2, 2), None);
    assert_leaves_worlds_out::<WhispersTheKept<true>>(seat(0));
    assert_leaves_worlds_out::<WhispersTheTop<true>>(seat(0));
    assert_leaves_worlds_out::<WhispersTheTop<true>>(seat(1));
    assert_leaves_worlds_out::<ShowsBets>(seat(0));
    // To the seat that has bet, its own card is no news.
    let [sampled, listed] = sampled_and_listed::<ShowsBets>(&history(BET), seat(1));
    assert_eq!(sampled, listed);
}

#[test]
fn views_that_forget_sample_worlds_that_cannot_be() {
    fn assert_samples_strange_worlds<F: Flaw<FiredUp>>(history: &History, viewer: Viewer) {
        let [sampled, listed] = sampled_and_listed::<F>(history, viewer);
        assert!(sampled.difference(&listed).next().is_some(), "nothing was forgotten");
    }
    let battle = history("roll 1 B, 1:stand, 1:discard B, 1:end");
    assert!(matches!(battle.end().phase, StatePhase::Fight { .. }));
    assert_samples_strange_worlds::<ForgetsSilence>(&battle, seat(0));
    assert_samples_strange_worlds::<ForgetsOnesOwnBets>(&history(BET), seat(1));
}
