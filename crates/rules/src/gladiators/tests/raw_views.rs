//! Views as plain data, there and back.

use super::super::{Gladiators, Options, RawView, RawViewError, Restock, Trait, TraitSet};
use super::{Dice, card, cards, random_event, scene, seat};
use crate::{Game, Node, Seat, Viewer};

#[test]
fn every_viewer_of_a_random_game_recalls_its_view() {
    let (mut fallen_cards, mut empty_decks) = (0, 0);
    for seed in 0..60 {
        let players = 2 + (seed % 3) as u8;
        let restock = Restock::ALL[(seed / 3 % 2) as usize];
        let options = Options { turn_limit: Some(100), restock, ..Options::new(players) };
        let game = Gladiators::with_options(options).expect("options");
        let mut dice = Dice(seed);
        let mut state = game.start();
        while let Some(event) = random_event(&game, &state, &mut dice) {
            game.play(&mut state, &event).expect("legal");
            for viewer in Viewer::all(players) {
                let view = game.view(&state, viewer);
                let raw = game.raw_view(&view);
                let is_decision = matches!(game.node(&state), Node::Decide(_));
                assert_eq!(raw.is_some(), is_decision);
                if let Some(raw) = raw {
                    assert_eq!(game.view_from_raw(&raw), Ok(view));
                    fallen_cards += raw.fallen_cards.len();
                    empty_decks += raw.decks.iter().filter(|count| **count == 0).count();
                }
            }
        }
    }
    assert!(fallen_cards > 0, "a player fell with cards in hand");
    assert!(empty_decks > 0, "a deck was drawn from to the last card");
}

/// Seat 1 has fallen with S7, which lies unseen under its pile.
fn raw(viewer: Viewer) -> (Gladiators, RawView) {
    let four = "S9.A13.D13.H10/S2.A2.D1.H1/S5.A3.D3.H11/S4.A4.D2.H2";
    let table = scene(four).hands("S6/S7/S8/S10").decks("S11").short("S").table();
    let table = table.after("0:attack 1, 1:pass, 2:pass, 3:pass");
    let raw = table.game.raw_view(&table.view(viewer)).expect("a seat is asked");
    (table.game, raw)
}

#[test]
fn a_raw_view_says_what_all_viewers_can_tell() {
    for viewer in Viewer::all(4) {
        let (_, raw) = raw(viewer);
        let hidden = cards("S6.S7.S8.S10.S11");
        assert_eq!(raw.may_lie[0], hidden);
        assert_eq!((&raw.may_hold[0], &raw.may_hold[1]), (&hidden, &Vec::new()));
        let [card] = &raw.fallen_cards[..] else { panic!("one card fell") };
        assert_eq!((card.seat, card.kind, card.apart), (Seat::new(1), Trait::Speed, None));
        assert_eq!(card.possible, hidden);
        let own = ["S6", "S7", "S8", "S10"];
        let own = viewer.seat().map_or(Vec::new(), |seat| cards(own[seat.index()]));
        assert_eq!(raw.hand, own);
    }
}

#[test]
fn raw_views_that_cannot_be_are_refused() {
    use RawViewError as E;
    let error = |spoil: &dyn Fn(&mut RawView)| {
        let (game, mut raw) = raw(seat(0));
        assert!(game.view_from_raw(&raw).is_ok());
        spoil(&mut raw);
        game.view_from_raw(&raw).expect_err("this cannot be")
    };
    let one = Seat::new(1);
    for (actual, expected) in [
        (error(&|it| it.viewer = seat(4)), E::Seat),
        (error(&|it| it.turn = one), E::Seat),
        (error(&|it| it.alive = vec![true, false, false, false]), E::Seat),
        (error(&|it| it.wounds.truncate(3)), E::SeatCount),
        (error(&|it| it.may_hold.push(Vec::new())), E::SeatCount),
        (error(&|it| it.history[2].push(card("S9"))), E::Twice(card("S9"))),
        (error(&|it| it.tops[1] = cards("S6.A9.D9.H9")), E::Tops(one)),
        (error(&|it| it.tops[0].truncate(3)), E::Tops(Seat::new(0))),
        (error(&|it| it.hand = cards("S6.S8")), E::Hand),
        (error(&|it| it.hand.clear()), E::Hand),
        (error(&|it| it.hand_traits[0] = TraitSet::ALL), E::Hand),
        (error(&|it| it.decks[1] = 0), E::Deck(Trait::Attack)),
        (error(&|it| it.decks[1] = 14), E::Deck(Trait::Attack)),
        (error(&|it| it.may_lie[1].push(card("S1"))), E::WrongTrait(card("S1"))),
        (error(&|it| it.fallen_cards[0].seat = Seat::new(2)), E::FallenCard),
        (error(&|it| it.fallen_cards[0].apart = Some([one].into_iter().collect())), E::FallenCard),
        (
            error(&|it| it.fallen_cards[0].apart = Some([Seat::new(5)].into_iter().collect())),
            E::FallenCard,
        ),
    ] {
        assert_eq!(actual, expected);
        assert!(!actual.to_string().is_empty());
    }
}
