//! Games that are wrong about who is awaited, which window is open or what a move discloses, and
//! the laws that find them.

use super::Thoroughness;
use crate::gladiators::{self, Gladiators, Move};
use crate::gorus::{self, Card, SmallGorus};
use crate::testing::{Flaw, Flawed, NoFlaw};
use crate::{Game, Seat, SeatSet, Viewer, Window};

/// The law that a flawed game of Gladiators breaks first, if it breaks one.
fn broken_law<F: Flaw<Gladiators>>() -> Option<&'static str> {
    let options = gladiators::Options { turn_limit: Some(60), ..gladiators::Options::new(3) };
    let game = Gladiators::with_options(options).expect("options");
    let broken = Flawed::<_, F>::new(game).first_broken(10, Thoroughness::Full);
    broken.map(|broken| broken.law)
}

/// The same of Gorus Maximus.
fn broken_law_of_gorus<F: Flaw<SmallGorus>>() -> Option<&'static str> {
    let game = SmallGorus::with_options(gorus::Options::new(3)).expect("options");
    let broken = Flawed::<_, F>::new(game).first_broken(10, Thoroughness::Full);
    broken.map(|broken| broken.law)
}

type View = <Gladiators as Game>::View;

/// A flaw in whom viewers await.
macro_rules! awaits_wrongly {
    ($name:ident, $awaited:expr) => {
        #[derive(Clone, Debug)]
        struct $name;
        impl Flaw<Gladiators> for $name {
            fn mar_awaited(game: &Gladiators, view: &View, awaited: SeatSet) -> SeatSet {
                let awaits: fn(&Gladiators, Viewer, SeatSet) -> SeatSet = $awaited;
                awaits(game, game.viewer(view), awaited)
            }
        }
    };
}

/// A flaw in which window viewers see.
macro_rules! sees_wrong_windows {
    ($name:ident, $window:expr) => {
        #[derive(Clone, Debug)]
        struct $name;
        impl Flaw<Gladiators> for $name {
            fn mar_window(
                game: &Gladiators,
                view: &View,
                window: Option<Window<Move>>,
            ) -> Option<Window<Move>> {
                let sees: fn(Viewer, Option<Window<Move>>) -> Option<Window<Move>> = $window;
                sees(game.viewer(view), window)
            }
        }
    };
}

/// A flaw in what moves are said to disclose: these are said to disclose nothing.
macro_rules! hides {
    ($name:ident, $game:ty, $hidden:pat) => {
        #[derive(Clone, Debug)]
        struct $name;
        impl Flaw<$game> for $name {
            fn mar_disclosure(choice: <$game as Game>::Move, discloses: bool) -> bool {
                discloses && !matches!(choice, $hidden)
            }
        }
    };
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    assert_eq!(broken_law::<NoFlaw>(), None);
    assert_eq!(broken_law_of_gorus::<NoFlaw>(), None);
}

#[test]
fn a_game_that_tells_wrongly_who_is_awaited_is_found_out() {
    awaits_wrongly!(AwaitsNoSeat, |_, _, _| SeatSet::EMPTY);
    awaits_wrongly!(AwaitsAllSeats, |game, _, _| Seat::all(game.players()).collect());
    awaits_wrongly!(AwaitsTheNextSeat, |game, _, awaited| {
        awaited.iter().map(|seat| seat.next(game.players())).collect()
    });
    awaits_wrongly!(SpectatorsAwaitNoSeat, |_, viewer, awaited| {
        if viewer == Viewer::Spectator { SeatSet::EMPTY } else { awaited }
    });
    awaits_wrongly!(SeatsForgetThemselves, |_, viewer, awaited| {
        awaited.iter().filter(|seat| !viewer.is(*seat)).collect()
    });
    // At a chance node, no seat is to be awaited.
    awaits_wrongly!(SpectatorsAwaitAllSeats, |game, viewer, awaited| {
        let all = Seat::all(game.players()).collect();
        if viewer == Viewer::Spectator { all } else { awaited }
    });
    let laws = [
        broken_law::<AwaitsNoSeat>(),
        broken_law::<AwaitsAllSeats>(),
        broken_law::<AwaitsTheNextSeat>(),
        broken_law::<SpectatorsAwaitNoSeat>(),
        broken_law::<SeatsForgetThemselves>(),
        broken_law::<SpectatorsAwaitAllSeats>(),
    ];
    assert_eq!(laws, [Some("awaiting"); 6]);
}

#[test]
fn a_game_that_shows_windows_to_some_is_found_out() {
    sees_wrong_windows!(HiddenFromSpectators, |viewer, window| {
        window.filter(|_| viewer != Viewer::Spectator)
    });
    // All viewers see at whom an action is aimed, or none does.
    sees_wrong_windows!(AimedAtOnesOwnOnly, |viewer, window| {
        let own = |aimed_at: SeatSet| aimed_at.iter().filter(|seat| viewer.is(*seat)).collect();
        window.map(|window| Window { aimed_at: own(window.aimed_at), ..window })
    });
    let laws = [broken_law::<HiddenFromSpectators>(), broken_law::<AimedAtOnesOwnOnly>()];
    assert_eq!(laws, [Some("secrecy"); 2]);
}

#[test]
fn a_game_whose_windows_cannot_be_declined_is_found_out() {
    sees_wrong_windows!(DeclinesByDrawing, |_, window| {
        let decline = Move::Draw(gladiators::Trait::Speed);
        window.map(|window| Window { decline, ..window })
    });
    sees_wrong_windows!(AlwaysOpen, |_, window| {
        let always = Window { decline: Move::Pass, aimed_at: SeatSet::EMPTY };
        window.or(Some(always))
    });
    let laws = [broken_law::<DeclinesByDrawing>(), broken_law::<AlwaysOpen>()];
    assert_eq!(laws, [Some("legality"); 2]);
}

#[test]
fn a_game_that_denies_what_a_move_discloses_is_found_out() {
    hides!(DeniesPlayedCards, Gladiators, Move::Play(_));
    hides!(DeniesDrawnCards, Gladiators, Move::Draw(_));
    hides!(DeniesResponses, Gladiators, Move::Respond(_));
    // It shows no card, but it answers a window.
    hides!(DeniesPasses, Gladiators, Move::Pass);
    let laws = [
        broken_law::<DeniesPlayedCards>(),
        broken_law::<DeniesDrawnCards>(),
        broken_law::<DeniesResponses>(),
        broken_law::<DeniesPasses>(),
    ];
    assert_eq!(laws, [Some("disclosure"); 4]);
    hides!(DeniesEveryCard, SmallGorus, Card { .. });
    assert_eq!(broken_law_of_gorus::<DeniesEveryCard>(), Some("disclosure"));
}
