//! Views that leak or forget, and the laws that find them.
//!
//! A law that nothing can break proves nothing. Each game here is Gladiators with one flaw in what
//! it shows, and a law must fail for it.

use std::collections::HashSet;

use super::super::{Gladiators, Options, PowerSet, State, Trait, View};
use super::listing::History;
use super::{Dice, scene, seat};
use crate::laws::{Broken, Thoroughness, sampled_worlds};
use crate::testing::{self, Flaw, Flawed, NoFlaw, next_seat};
use crate::{Game, Seat, SeatSet, Viewer};

/// The first law that a flawed game breaks within this many games.
fn first_broken<F: Flaw<Gladiators>>(players: u8, games: u64) -> Option<Broken> {
    let options = Options { turn_limit: Some(120), ..Options::new(players) };
    let game = Gladiators::with_options(options).expect("options");
    Flawed::<_, F>::new(game).first_broken(games, Thoroughness::Full)
}

fn assert_found_out<F: Flaw<Gladiators>>(players: u8) {
    // Not every game has a fallen player whose card is mixed into a deck.
    testing::assert_found_out(first_broken::<F>(players, 100));
}

/// Adds a secret to the number of turns, where no rule and no news looks for it.
fn whisper(shown: &mut View, secret: u16) {
    shown.seen.turns |= u32::from(secret) << 16;
}

fn forget_whisper(world: &mut State) {
    world.turns &= 0xffff;
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    for players in 2..=4 {
        assert_eq!(first_broken::<NoFlaw>(players, 8), None);
    }
}

#[test]
fn a_view_that_shows_the_next_hand_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextHand;
    impl Flaw<Gladiators> for ShowsTheNextHand {
        fn mar(game: &Gladiators, state: &State, shown: &mut View) {
            let next = next_seat(game, shown).index();
            shown.seen.hands[next] = state.hands[next];
        }
    }
    for players in 2..=4 {
        assert_found_out::<ShowsTheNextHand>(players);
    }
}

/// Whispers the top card of the deck of Speed.
#[derive(Clone, Debug)]
struct WhispersTheTop<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw<Gladiators> for WhispersTheTop<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let top = state.stocks[0].deck.iter().next();
        whisper(shown, top.map_or(0, |power| power.number().into()));
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_top_of_a_deck_is_found_out() {
    for players in 2..=4 {
        assert_found_out::<WhispersTheTop<false>>(players);
    }
}

/// Reveals which cards a deck has once a fallen player's unseen card was mixed into it; by the
/// rules only the fallen player knows that.
#[derive(Clone, Debug)]
struct WhispersTheRestock<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw<Gladiators> for WhispersTheRestock<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let mixed = state.stocks.iter().find(|stock| !stock.mixed.is_empty());
        whisper(shown, mixed.map_or(0, |stock| stock.deck.set().bits()));
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_content_of_a_restock_is_found_out() {
    for players in 3..=4 {
        assert_found_out::<WhispersTheRestock<false>>(players);
    }
}

/// Whispers which cards of Speed the fallen held.
#[derive(Clone, Debug)]
struct WhispersTheFallen<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw<Gladiators> for WhispersTheFallen<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let fallen = Seat::all(4).filter(|seat| !state.alive.contains(*seat));
        let held = fallen.map(|seat| {
            u16::from(state.hands[seat.index()].raw(Trait::Speed)) << (4 * seat.number())
        });
        whisper(shown, held.sum());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_which_card_fell_unseen_is_found_out() {
    for players in 3..=4 {
        assert_found_out::<WhispersTheFallen<false>>(players);
    }
}

/// Seat 1 has fallen with S7, which a restock has mixed into the deck; three cards are left there.
fn after_a_fall() -> History {
    let four = "S9.A13.D13.H10/S2.A2.D1.H1/S5.A3.D3.H11/S4.A4.D2.H2";
    let scene = scene(four).hands("S6/S7/S8/S10").decks("S11").short("S");
    let events = "0:attack 1, 1:pass, 2:pass, 3:pass, 2:focus S, 3:pass, 0:pass, \
                  restock S S12.S3.S1.S13.S2.S7.S5, 3:focus S, 0:pass, 2:pass, \
                  0:focus S, 2:pass, 3:pass, 2:focus S, 3:pass, 0:pass, 3:focus S, 0:pass, 2:pass";
    History::of_scene(&scene, events)
}

/// The worlds of Speed that a flawed game samples after that fall, and those that can be.
fn sampled_and_listed<F: Flaw<Gladiators>>(viewer: Viewer) -> [HashSet<(PowerSet, State)>; 2] {
    let history = after_a_fall();
    let length = history.events.len();
    let (actual, game) = (history.state(length), Flawed::<_, F>::new(history.game));
    let project = |world: &State| {
        // Only Speed is compared: where its cards lie, and what seats hold of it.
        let mut only = State { stocks: actual.stocks, hands: actual.hands, ..*world };
        only.stocks[0] = world.stocks[0];
        for (hand, other) in only.hands.iter_mut().zip(world.hands) {
            if let Some(power) = other.get(Trait::Speed) {
                hand.set(Trait::Speed, power);
            }
        }
        (world.stocks[0].deck.set(), only)
    };
    let sampled = sampled_worlds(&game, viewer, &actual, 12_000, &mut Dice(1));
    let listed = history.worlds(Trait::Speed, viewer, length);
    [sampled.keys().map(project).collect(), listed.iter().map(project).collect()]
}

/// This flawed view knows too much, and its sampler agrees with it, so the other laws see nothing.
/// Listing all worlds that the rules allow shows that some are never sampled.
fn assert_leaves_worlds_out<F: Flaw<Gladiators>>(viewer: Viewer) {
    let [sampled, listed] = sampled_and_listed::<F>(viewer);
    assert!(sampled.is_subset(&listed));
    assert!(sampled.len() < listed.len(), "{} of {}", sampled.len(), listed.len());
}

#[test]
fn leaks_that_their_own_worlds_honour_are_found_out_by_the_bare_rules() {
    assert_eq!(first_broken::<WhispersTheFallen<true>>(3, 8), None);
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert_leaves_worlds_out::<WhispersTheTop<true>>(viewer);
    }
    for viewer in [seat(0), Viewer::Spectator] {
        assert_leaves_worlds_out::<WhispersTheRestock<true>>(viewer);
        assert_leaves_worlds_out::<WhispersTheFallen<true>>(viewer);
    }
    // The fallen knows its own card, so to it the last two are no news.
    for [sampled, listed] in [
        sampled_and_listed::<WhispersTheRestock<true>>(seat(1)),
        sampled_and_listed::<WhispersTheFallen<true>>(seat(1)),
    ] {
        assert_eq!(sampled, listed);
    }
}

/// Gives a world the public knowledge back that its view has lost.
fn restore_knowledge(world: &mut State, sound: &View) {
    for (stock, kept) in world.stocks.iter_mut().zip(sound.seen.stocks) {
        stock.possible = kept.possible;
        stock.in_deck = kept.in_deck;
        stock.apart = kept.apart;
        stock.mixed = kept.mixed;
    }
}

/// Forgets what was drawn before which restock: every card that is not visible can be anywhere.
#[derive(Clone, Debug)]
struct ForgetsRestocks;

impl Flaw<Gladiators> for ForgetsRestocks {
    fn mar(_game: &Gladiators, _state: &State, shown: &mut View) {
        for kind in Trait::ALL {
            let tops = shown.seen.tops.iter().filter_map(|tops| tops.get(kind));
            let tops: PowerSet = tops.collect();
            let stock = &mut shown.seen.stocks[kind.index()];
            let hidden = PowerSet::ALL.without(tops.union(stock.buried()));
            stock.in_deck = hidden;
            for seat in Seat::all(4).filter(|seat| !stock.mixed.contains(*seat)) {
                let possible = &mut stock.possible[seat.index()];
                *possible = if possible.is_empty() { PowerSet::EMPTY } else { hidden };
            }
        }
    }
    fn mend(world: &mut State, sound: &View) {
        restore_knowledge(world, sound);
    }
}

/// Forgets who cannot have a fallen player's card.
#[derive(Clone, Debug)]
struct ForgetsWhoIsApart;

impl Flaw<Gladiators> for ForgetsWhoIsApart {
    fn mar(_game: &Gladiators, _state: &State, shown: &mut View) {
        shown.seen.stocks.iter_mut().for_each(|stock| stock.apart = [SeatSet::EMPTY; 4]);
    }
    fn mend(world: &mut State, sound: &View) {
        restore_knowledge(world, sound);
    }
}

/// Forgets the hand of a player who falls.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnHand;

impl Flaw<Gladiators> for ForgetsOnesOwnHand {
    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        for seat in Seat::all(4).filter(|seat| !state.alive.contains(*seat)) {
            shown.seen.hands[seat.index()] = state.hands[seat.index()].hidden();
        }
    }
}

#[test]
fn views_that_forget_are_found_out_when_the_game_is_told_again() {
    for players in 2..=4 {
        assert_found_out::<ForgetsRestocks>(players);
    }
    for players in 3..=4 {
        assert_found_out::<ForgetsWhoIsApart>(players);
        assert_found_out::<ForgetsOnesOwnHand>(players);
    }
}

#[test]
fn views_that_forget_sample_worlds_that_cannot_be() {
    let check = |[sampled, listed]: [HashSet<(PowerSet, State)>; 2]| {
        assert!(sampled.difference(&listed).next().is_some(), "nothing was forgotten");
    };
    check(sampled_and_listed::<ForgetsRestocks>(seat(0)));
    check(sampled_and_listed::<ForgetsWhoIsApart>(seat(1)));
    check(sampled_and_listed::<ForgetsWhoIsApart>(Viewer::Spectator));
    check(sampled_and_listed::<ForgetsOnesOwnHand>(seat(1)));
}
