//! The greedy player of Gladiators plays sensibly where anybody would know what to do.

use munera_bots::{Bot, Generator, Nodes, choose};
use munera_rules::gladiators::{Card, Gladiators, Options, Position, Trait};
use munera_rules::{Event, Game, Node, Seat, Viewer, read_event, write_event};

/// A position of two players: what each shows and holds, and their wounds. The rest is history of
/// seat 1, four cards of each trait apart, which are its deck.
fn position(tops: [&str; 2], hands: [&str; 2], wounds: [u8; 2]) -> Position {
    let cards = |text: &str| Card::read_list(text).expect("cards");
    let (tops, hands) = (tops.map(cards).to_vec(), hands.map(cards).to_vec());
    let mut position = Position {
        history: vec![Vec::new(), Vec::new()],
        decks: [const { Vec::new() }; 4],
        wounds: wounds.to_vec(),
        alive: vec![true, true],
        turn: Seat::new(0),
        tops,
        hands,
    };
    let placed: Vec<Card> =
        position.tops.iter().chain(&position.hands).flatten().copied().collect();
    for kind in Trait::ALL {
        let left = Card::all().filter(|card| card.kind == kind && !placed.contains(card));
        let (deck, history): (Vec<_>, Vec<_>) =
            left.enumerate().partition(|(place, _)| place % 2 == 0);
        position.decks[kind.index()].extend(deck.into_iter().map(|(_, card)| card));
        position.history[1].extend(history.into_iter().map(|(_, card)| card));
    }
    position
}

/// What the greedy player does after these events.
fn choice_after(position: &Position, events: &[&str]) -> String {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let mut state = game.set_up(position).expect("a position");
    for text in events {
        let event = read_event(&game, text).expect("an event");
        game.play(&mut state, &event).expect("legal");
    }
    let Node::Decide(seats) = game.node(&state) else { panic!("nobody is asked") };
    let seat = seats.first().expect("somebody is asked");
    let view = game.view(&state, Viewer::Seat(seat));
    let choice = choose(Bot::Easy, &game, &view, &mut Nodes(1), &mut Generator::new(1))
        .expect("a move")
        .choice;
    write_event(&game, &Event::Move(seat, choice))
}

#[test]
fn it_attacks_when_it_can_fell() {
    let position = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "A1"], [0, 0]);
    assert_eq!(choice_after(&position, &[]), "0:attack 1");
}

#[test]
fn it_takes_a_victory() {
    let position = position(["S9.A9.D9.H2", "S4.A7.D3.H8"], ["H9", ""], [0, 0]);
    assert_eq!(choice_after(&position, &[]), "0:play H9");
}

#[test]
fn it_takes_a_victory_in_a_response() {
    let position = position(["S9.A12.D5.H6", "S4.A4.D4.H8"], ["", "S13.H4"], [0, 0]);
    assert_eq!(choice_after(&position, &["0:focus S"]), "1:respond H4");
}

#[test]
fn it_dodges_or_blocks_a_mortal_blow() {
    let dodge = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "S13"], [0, 0]);
    assert_eq!(choice_after(&dodge, &["0:attack 1"]), "1:respond S13");
    let block = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "D13"], [0, 0]);
    assert_eq!(choice_after(&block, &["0:attack 1"]), "1:respond D13");
    let bear = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "H13"], [0, 0]);
    assert_eq!(choice_after(&bear, &["0:attack 1"]), "1:respond H13");
}

#[test]
fn it_keeps_a_card_that_does_not_help() {
    let position = position(["S9.A12.D11.H13", "S4.A7.D10.H12"], ["", "A1"], [0, 0]);
    assert_eq!(choice_after(&position, &["0:attack 1"]), "1:pass");
}

#[test]
fn it_focuses_what_is_worst() {
    let position = position(["S2.A11.D12.H13", "S13.A10.D11.H12"], ["", ""], [0, 0]);
    assert_eq!(choice_after(&position, &[]), "0:focus S");
}

#[test]
fn it_recovers_near_death() {
    let position = position(["S5.A7.D6.H7", "S9.A12.D11.H12"], ["", ""], [6, 0]);
    assert_eq!(choice_after(&position, &[]), "0:recover A");
}
