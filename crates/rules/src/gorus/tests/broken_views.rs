//! Views that leak or forget, and the laws that find them.
//!
//! A law that nothing can break proves nothing. Each game here is Gorus Maximus with one flaw in
//! what it shows, and a law must fail for it.

use std::collections::HashSet;

use super::super::{Options, Position, Refusal, School, SmallGorus, State};
use super::{Dice, random_event, scene, small, with_spare_to, worlds};
use crate::laws::{Broken, Lawful, Thoroughness, sampled_worlds, worlds_by_stream};
use crate::testing::{self, Flaw, Flawed, NoFlaw, next_seat};
use crate::{Game, Node, Seat, SeatSet, Viewer, read_event};

type Small = State<u64, 5, 50>;
type View = <SmallGorus as Game>::View;

/// The first law that a flawed game breaks within a few games.
fn first_broken<F: Flaw<SmallGorus>>(players: u8) -> Option<Broken> {
    Flawed::<_, F>::new(small(Options::new(players))).first_broken(5, Thoroughness::Full)
}

fn assert_found_out<F: Flaw<SmallGorus>>(players: u8) {
    testing::assert_found_out(first_broken::<F>(players));
}

/// Whether the seat after the viewer's holds a 9.
fn neighbour_has_a_nine(game: &SmallGorus, state: &Small, view: &View) -> bool {
    state.troupes[next_seat(game, view).index()].iter().any(|card| card.rank().number() == 9)
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    for players in 1..=5 {
        assert_eq!(first_broken::<NoFlaw>(players), None);
    }
}

#[test]
fn a_view_that_shows_the_next_troupe_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextTroupe;
    impl Flaw<SmallGorus> for ShowsTheNextTroupe {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            let next = next_seat(game, view).index();
            view.seen.troupes[next] = state.troupes[next];
        }
    }
    for players in 2..=5 {
        assert_found_out::<ShowsTheNextTroupe>(players);
    }
}

/// Shows the card that comes next from the pile.
#[derive(Clone, Debug)]
struct ShowsTheTopOfThePile;

impl Flaw<SmallGorus> for ShowsTheTopOfThePile {
    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        let to_come = game.pile_to_come(state).len();
        if to_come > 0 {
            let top = game.pile_start() + usize::from(game.pile) - to_come;
            view.seen.slots[top] = state.slots[top];
        }
    }
}

#[test]
fn a_view_that_shows_the_top_of_the_pile_is_found_out() {
    assert_found_out::<ShowsTheTopOfThePile>(2);
    // The next contender, in solo.
    assert_found_out::<ShowsTheTopOfThePile>(1);
}

#[test]
fn a_view_that_remembers_what_the_other_drew_is_found_out() {
    #[derive(Clone, Debug)]
    struct RemembersEveryDraw;
    impl Flaw<SmallGorus> for RemembersEveryDraw {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            let drawn = game.pile_start()..game.pile_start() + usize::from(state.played.min(10));
            view.seen.slots[drawn.clone()].copy_from_slice(&state.slots[drawn]);
        }
    }
    assert_found_out::<RemembersEveryDraw>(2);
}

/// Tells in the round's number whether the next seat holds a 9.
#[derive(Clone, Debug)]
struct BitInTheRound<const AGREES_WITH_ITSELF: bool>;

const BIT: u8 = 0x80;

impl<const AGREES_WITH_ITSELF: bool> Flaw<SmallGorus> for BitInTheRound<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        if neighbour_has_a_nine(game, state, view) {
            view.seen.round |= BIT;
        }
    }
    fn mend(world: &mut Small, _sound: &View) {
        world.round &= !BIT;
    }
}

#[test]
fn one_bit_in_the_round_number_is_found_out() {
    for players in 2..=5 {
        assert_found_out::<BitInTheRound<false>>(players);
    }
}

#[test]
fn a_leak_that_its_own_worlds_honour_is_found_out_by_the_bare_rules() {
    // Here every sampled world has the same bit, so no law of views and worlds can notice that the
    // viewer should not know it.
    assert_eq!(first_broken::<BitInTheRound<true>>(3), None);
    // But the rules allow worlds that the leaky views tell apart.
    let sound = small(Options::new(3));
    let game = Flawed::<_, BitInTheRound<true>>::new(sound.clone());
    let viewer = Viewer::Seat(Seat::new(0));
    let troupes = "F4.S4.A4/S5.S6.A9/F5.F6.A7";
    let position = scene(&sound, troupes, 0, School::Arrows);
    let position = with_spare_to(&sound, "FSA", position, &[0, 1, 2, 0, 1, 2, 0]);
    let openings = worlds::openings(&sound, viewer, &position, &[]);
    let actual = sound.set_up(&position).expect("a position");
    let allowed = worlds::worlds_by_rules(&sound, viewer, &actual, &openings, &[]);
    let told = worlds_by_stream(&game, viewer, &actual, openings.iter().copied(), &[]);
    // Three of six cards, and A9 among them or not.
    assert_eq!((allowed.len(), told.len()), (20, 10));
    assert_eq!(worlds_by_stream(&sound, viewer, &actual, openings, &[]), allowed);
}

#[test]
fn one_bit_in_the_dealer_is_found_out() {
    #[derive(Clone, Debug)]
    struct BitInTheDealer;
    impl Flaw<SmallGorus> for BitInTheDealer {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            // The dealer no longer matters in later bouts.
            if state.bouts >= 2 && neighbour_has_a_nine(game, state, view) {
                view.seen.dealer = Seat::new(view.seen.dealer.number() | 4);
            }
        }
        fn mend(world: &mut Small, _sound: &View) {
            world.dealer = Seat::new(world.dealer.number() & 3);
        }
    }
    for players in 3..=4 {
        assert_found_out::<BitInTheDealer>(players);
    }
}

#[test]
fn a_refusal_that_tells_of_another_troupe_is_found_out() {
    #[derive(Clone, Debug)]
    struct TellsWhoHoldsIt;
    impl Flaw<SmallGorus> for TellsWhoHoldsIt {
        fn mar_refusal(game: &SmallGorus, state: &Small, refusal: Refusal) -> Refusal {
            let next = state.turn.next(game.players());
            match refusal {
                Refusal::NotInTroupe(card) if state.troupes[next.index()].contains(card) => {
                    Refusal::NotYourTurn { turn: next }
                }
                _ => refusal,
            }
        }
    }
    for players in 3..=5 {
        let broken = first_broken::<TellsWhoHoldsIt>(players).expect("a law must fail");
        assert_eq!(broken.law, "secrecy", "{broken}");
    }
}

/// Forgets, in a dealt round, all that happened before the running bout, voids included.
#[derive(Clone, Debug)]
struct Forgets;

impl Flaw<SmallGorus> for Forgets {
    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        view.seen.opened = state.bouts * game.in_bout;
    }
    fn mend(world: &mut Small, _sound: &View) {
        world.opened = 0;
    }
}

#[test]
fn a_view_that_forgets_looks_right_when_it_is_only_sampled() {
    let game = Flawed::<_, Forgets>::new(small(Options::new(4)));
    let mut dice = Dice(9);
    let mut state = game.start();
    while let Some(event) = random_event(&game, &state, &mut dice) {
        game.play(&mut state, &event).expect("legal");
        for viewer in Viewer::all(4) {
            let view = game.view(&state, viewer);
            let world = game.sample(&game.worlds(&view).expect("a world"), &mut dice);
            assert!(game.is_conserved(&world));
            assert_eq!(game.view(&world, viewer), view);
            assert_eq!(game.node(&world), game.node(&state));
        }
    }
}

#[test]
fn a_view_that_forgets_is_found_out_when_the_game_is_told_again() {
    // A sampled world gives a school to a seat that has shown that it lacks it; replayed in that
    // world, the game breaks G3.3 where the void was shown.
    for players in 3..=5 {
        let broken = first_broken::<Forgets>(players).expect("a law must fail");
        assert_eq!(broken.law, "sampling", "{broken}");
        assert!(broken.detail.contains("comes about by"), "{broken}");
        assert!(broken.detail.contains("MustFollow"), "{broken}");
    }
}

#[test]
fn a_view_that_forgets_samples_worlds_that_its_own_stream_rules_out() {
    let game = Flawed::<_, Forgets>::new(small(Options::new(3)));
    let viewer = Viewer::Seat(Seat::new(0));
    // Seat 1 shows that it has no Fist; then a new bout begins. F6 and F7 are with seat 2.
    let troupes = "F4.S4.A4/S5.A5.A6/F5.F6.F7";
    let sound = small(Options::new(3));
    let position = scene(&sound, troupes, 0, School::Arrows);
    let position = with_spare_to(&sound, "FSA", position, &[0, 1, 2, 0, 1, 2, 0]);
    let opening = |troupes: &str| {
        let troupes = super::lists(troupes);
        game.set_up(&Position { troupes, ..position.clone() }).expect("a position")
    };
    let actual = opening(troupes);
    let events = ["0:F4", "1:S5", "2:F5"].map(|text| read_event(&game, text).expect("an event"));
    let mut state = actual;
    for event in &events {
        game.play(&mut state, event).expect("legal");
    }
    assert_eq!(game.node(&state), Node::Decide(SeatSet::only(Seat::new(2))));
    // The two seats can hold the remaining cards in all six ways: two each of A5, A6, F6 and F7.
    let openings = ["A5.A6/F5.F6.F7", "A5.F6/F5.A6.F7", "A5.F7/F5.A6.F6"]
        .into_iter()
        .chain(["A6.F6/F5.A5.F7", "A6.F7/F5.A5.F6", "F6.F7/F5.A5.A6"])
        .map(|hidden| opening(&format!("F4.S4.A4/S5.{hidden}")));
    let told = worlds_by_stream(&game, viewer, &actual, openings, &events);
    assert_eq!(told, HashSet::from([state]));

    // Only the troupes are compared: mending has spoilt where the position began.
    let worlds: HashSet<_> = sampled_worlds(&game, viewer, &state, 1000, &mut Dice(1))
        .into_keys()
        .map(|world| world.troupes)
        .collect();
    assert_eq!(worlds.len(), 6, "the void is forgotten");
    // The sound game remembers.
    let worlds = sampled_worlds(&sound, viewer, &state, 1000, &mut Dice(1));
    assert_eq!(worlds.into_keys().collect::<HashSet<_>>(), told);
}
