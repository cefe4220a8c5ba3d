//! Games set up at the start of a turn.

use super::super::{Gladiators, Options, Position, PositionError, State, Trait};
use super::{Dice, Scene, Table, card, cards, random_event, scene};
use crate::laws::Lawful;
use crate::testing::assert_all_provoked;
use crate::{Game, Node, Seat, Viewer};

/// The numbers of all errors. A new one does not compile until it has a number here.
const KINDS: usize = 12;

const fn kind(error: PositionError) -> usize {
    match error {
        PositionError::SeatCount => 0,
        PositionError::Twice(_) => 1,
        PositionError::Missing(_) => 2,
        PositionError::WrongDeck(_) => 3,
        PositionError::EmptyDeck(_) => 4,
        PositionError::Tops(_) => 5,
        PositionError::Hand(_) => 6,
        PositionError::Fallen(_) => 7,
        PositionError::Alive => 8,
        PositionError::Turn => 9,
        PositionError::Victory(_) => 10,
        PositionError::Wounds(_) => 11,
    }
}

/// Seat 1 has fallen.
fn base() -> Scene {
    scene("S4.A4.D9.H8//S3.A1.D2.H7").hands("S10.D11//H12").history("A6/S1.D1/").wounds(&[3, 9, 0])
}

/// Moves a card to the end of another list.
fn shift(list: &mut Vec<super::Card>, text: &str, to: &mut Vec<super::Card>) {
    list.retain(|other| *other != card(text));
    to.push(card(text));
}

/// The error of a position after this change.
fn error(spoil: impl FnOnce(&mut Position)) -> PositionError {
    let mut position = base().position();
    spoil(&mut position);
    let game = Gladiators::with_options(Options::new(3)).expect("options");
    game.set_up(&position).expect_err("this cannot be")
}

#[test]
fn every_error_names_its_rule() {
    use PositionError as E;
    let seats = [0, 1, 2].map(Seat::new);
    let provoked = [
        (error(|it| it.tops.truncate(2)), E::SeatCount, "D2.1"),
        (error(|it| it.hands.push(Vec::new())), E::SeatCount, "D2.1"),
        (error(|it| it.history.clear()), E::SeatCount, "D2.1"),
        (error(|it| it.wounds.push(0)), E::SeatCount, "D2.1"),
        (error(|it| it.alive.truncate(1)), E::SeatCount, "D2.1"),
        (error(|it| it.hands[2].push(card("S4"))), E::Twice(card("S4")), "D1.1"),
        (error(|it| it.decks[0].push(card("S1"))), E::Twice(card("S1")), "D1.1"),
        (error(|it| it.hands[0].clear()), E::Missing(card("S10")), "D1.1"),
        (
            error(|it| {
                let [speed, attack, ..] = &mut it.decks;
                shift(speed, "S13", attack);
            }),
            E::WrongDeck(card("S13")),
            "D1.1",
        ),
        (
            error(|it| {
                let deck = std::mem::take(&mut it.decks[2]);
                it.history[0].extend(deck);
            }),
            E::EmptyDeck(Trait::Defense),
            "D5.1",
        ),
        (error(|it| shift(&mut it.tops[2], "H7", &mut it.history[2])), E::Tops(seats[2]), "D2.1"),
        (error(|it| shift(&mut it.decks[0], "S13", &mut it.tops[0])), E::Tops(seats[0]), "D2.1"),
        (error(|it| shift(&mut it.decks[0], "S13", &mut it.hands[0])), E::Hand(seats[0]), "D2.3"),
        (error(|it| shift(&mut it.decks[0], "S13", &mut it.hands[1])), E::Fallen(seats[1]), "D5.2"),
        (error(|it| shift(&mut it.decks[0], "S13", &mut it.tops[1])), E::Fallen(seats[1]), "D5.2"),
        (error(|it| it.alive[2] = false), E::Alive, "D5.3"),
        (error(|it| it.turn = seats[1]), E::Turn, "D3.4"),
        (error(|it| it.turn = Seat::new(3)), E::Turn, "D3.4"),
        (
            error(|it| {
                // Seat 0 shows four 4s.
                for (place, text) in [(2, "D4"), (3, "H4")] {
                    let top = std::mem::replace(&mut it.tops[0][place], card(text));
                    it.decks[place].retain(|other| *other != card(text));
                    it.decks[place].push(top);
                }
            }),
            E::Victory(seats[0]),
            "D6.2",
        ),
        (error(|it| it.wounds[0] = 14), E::Wounds(seats[0]), "D4.3"),
    ];
    assert_all_provoked::<_, KINDS>(provoked, PositionError::rule, kind);
}

#[test]
fn a_position_is_what_it_describes() {
    let table = base().turn(2).table();
    assert_eq!(table.node(), "seat 2");
    assert_eq!([0, 1, 2].map(|seat| table.tops(seat)), ["S4.A4.D9.H8", "", "S3.A1.D2.H7"]);
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["S10.D11", "", "H12"]);
    assert_eq!([0, 1, 2].map(|seat| table.history(seat)), ["A6", "S1.D1", ""]);
    assert_eq!([0, 1, 2].map(|seat| table.wounds(seat)), [3, 9, 0]);
    assert_eq!([0, 1, 2].map(|seat| table.is_alive(seat)), [true, false, true]);
    assert_eq!(table.deck_sizes(), [13 - 4, 13 - 3, 13 - 4, 13 - 3]);
    assert_eq!(table.public().turns(), 0);
    assert_eq!(table.legal(2), "play H12, focus S, focus A, focus D, focus H");
    assert_eq!((table.legal(0), table.legal(1)), (String::new(), String::new()));
}

#[test]
fn decks_lie_top_first() {
    let mut table = base().decks("S13.S2.A13").table();
    table.play("0:focus S, 2:pass, 2:focus S, 0:pass, 0:focus A, 2:pass");
    assert_eq!(
        (table.tops(0), table.tops(2)),
        ("S13.A13.D9.H8".to_owned(), "S2.A1.D2.H7".to_owned())
    );
    table.assert_script_used_up();
}

#[test]
fn thirteen_wounds_can_be_survived_under_any_health() {
    // With an Onslaught of Health they were, and Health may have changed since.
    let table = base().wounds(&[13, 9, 0]).table();
    assert!(table.is_alive(0));
    // The wounds of the fallen are not checked.
    assert!(!base().wounds(&[0, 26, 0]).table().is_alive(1));
}

/// The position of a state at the start of a turn. What fell unseen is history there.
fn position_of(game: &Gladiators, state: &State) -> Position {
    let seats = || Seat::all(game.players());
    let cards = |powers: super::Powers| powers.cards().collect::<Vec<_>>();
    let view = game.view(state, Viewer::Spectator);
    let history = seats().map(|seat| {
        let unseen = Trait::ALL.into_iter().filter(|kind| state.unseen(*kind).contains(seat));
        let unseen = unseen.filter_map(|kind| {
            cards(state.hands[seat.index()]).into_iter().find(|card| card.kind == kind)
        });
        view.history(seat).chain(unseen).collect()
    });
    Position {
        tops: seats().map(|seat| cards(state.tops[seat.index()])).collect(),
        history: history.collect(),
        hands: seats()
            .map(|seat| game.view(state, Viewer::Seat(seat)).hand().cards().collect())
            .collect(),
        decks: Trait::ALL.map(|kind| {
            state.stocks[kind.index()]
                .deck
                .iter()
                .map(|power| super::Card::new(kind, power))
                .collect()
        }),
        wounds: seats().map(|seat| view.wounds(seat)).collect(),
        alive: seats().map(|seat| view.alive().contains(seat)).collect(),
        turn: state.turn,
    }
}

#[test]
fn positions_of_random_games_play_on_alike() {
    for seed in 0..30 {
        let players = 2 + (seed % 3) as u8;
        let options = Options { turn_limit: Some(60), ..Options::new(players) };
        let game = Gladiators::with_options(options).expect("options");
        let endless = Gladiators::with_options(Options::new(players)).expect("options");
        let mut dice = Dice(seed);
        let mut state = game.start();
        // The game that was set up last, and plays the same events.
        let mut copy: Option<State> = None;
        while let Some(event) = random_event(&game, &state, &mut dice) {
            if let Some(copy) = &mut copy {
                let event = match &event {
                    crate::Event::Move(seat, choice) => crate::Event::Move(*seat, *choice),
                    crate::Event::Chance(outcome) => crate::Event::Chance(*outcome),
                };
                endless.play(copy, &event).expect("legal in both");
                assert!(endless.is_conserved(copy));
            }
            game.play(&mut state, &event).expect("legal");
            let is_turn =
                matches!(state.phase, super::super::state::StatePhase::Turn { has_played: false });
            if is_turn && state.turns.is_multiple_of(7) {
                copy = Some(endless.set_up(&position_of(&game, &state)).expect("a position"));
            }
            if let Some(copy) = &copy {
                compare(&game, &state, &endless, copy, &mut dice);
            }
        }
    }
}

/// The same public things, hands and legal moves, and a sound view in the copy.
fn compare(game: &Gladiators, state: &State, other: &Gladiators, copy: &State, dice: &mut Dice) {
    if matches!(game.node(state), Node::Over(_)) {
        return;
    }
    assert_eq!(format!("{:?}", game.node(state)), format!("{:?}", other.node(copy)));
    for seat in Seat::all(game.players()) {
        let [here, there] = [(game, state), (other, copy)].map(|(game, state)| Table {
            game: *game,
            state: *state,
            script: Vec::new(),
        });
        let number = seat.number();
        assert_eq!(here.legal(number), there.legal(number));
        assert_eq!(
            (here.tops(number), here.hand(number)),
            (there.tops(number), there.hand(number))
        );
        assert_eq!(here.wounds(number), there.wounds(number));
        assert_eq!(here.deck_sizes(), there.deck_sizes());
        let view = other.view(copy, Viewer::Seat(seat));
        let world = other.sample(&other.worlds(&view).expect("a world"), dice);
        assert!(other.is_conserved(&world));
        assert_eq!(other.view(&world, Viewer::Seat(seat)), view);
    }
}

#[test]
fn a_position_tells_of_hidden_cards_what_a_spectator_would_know() {
    let table = base().table();
    let view = table.public();
    // Four cards of Speed lie open: two tops and S1; S10 is hidden and can be anywhere.
    let hidden = view.possible_in_deck(Trait::Speed);
    assert_eq!(hidden.len(), 13 - 3);
    assert!(cards("S10.S13").iter().all(|card| hidden.contains(card.power)));
    assert!(!cards("S4.S3.S1").iter().any(|card| hidden.contains(card.power)));
    assert_eq!(view.possible(Seat::new(0), Trait::Speed), hidden);
    assert!(view.possible(Seat::new(2), Trait::Speed).is_empty());
}
