//! Players of Gladiators play sensibly where the best move is obvious.

use munera_bots::{Bot, Generator, Nodes, choose};
use munera_rules::gladiators::{Card, Gladiators, Options, Position, Trait};
use munera_rules::{Event, Game, Node, Seat, Viewer, read_event, write_event};

/// A position of two players: what each shows and holds, and their wounds. Every second card that
/// is left is in its deck; the others are in the history of seat 1.
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
    choice_of(Bot::Easy, position, events)
}

/// What the searching player does after these events.
fn searched_after(position: &Position, events: &[&str]) -> String {
    choice_of(Bot::Hard, position, events)
}

fn choice_of(bot: Bot, position: &Position, events: &[&str]) -> String {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let mut state = game.set_up(position).expect("a position");
    for text in events {
        let event = read_event(&game, text).expect("an event");
        game.play(&mut state, &event).expect("legal");
    }
    let Node::Decide(seats) = game.node(&state) else { panic!("no seat is asked") };
    let seat = seats.first().expect("a seat is asked");
    let view = game.view(&state, Viewer::Seat(seat));
    let choice =
        choose(bot, &game, &view, &mut Nodes(600), &mut Generator::new(1)).expect("a move").choice;
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

#[test]
fn a_search_takes_what_wins() {
    let fells = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "A1"], [0, 0]);
    assert_eq!(searched_after(&fells, &[]), "0:attack 1");
    let plays = position(["S9.A9.D9.H2", "S4.A7.D3.H8"], ["H9", ""], [0, 0]);
    assert_eq!(searched_after(&plays, &[]), "0:play H9");
    let responds = position(["S9.A12.D5.H6", "S4.A4.D4.H8"], ["", "S13.H4"], [0, 0]);
    assert_eq!(searched_after(&responds, &["0:focus S"]), "1:respond H4");
}

/// Two moves that win together, neither of which wins alone.
#[test]
fn a_search_plays_the_card_that_lets_it_fell() {
    let quick = position(["S3.A12.D5.H6", "S4.A7.D3.H8"], ["S9.D2", "A1"], [0, 0]);
    assert_eq!(searched_after(&quick, &[]), "0:play S9");
    assert_eq!(searched_after(&quick, &["0:play S9"]), "0:attack 1");
}

#[test]
fn a_search_saves_itself_from_a_mortal_blow() {
    let dodge = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "A2.S13"], [0, 0]);
    assert_eq!(searched_after(&dodge, &["0:attack 1"]), "1:respond S13");
    let block = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "A2.D13"], [0, 0]);
    assert_eq!(searched_after(&block, &["0:attack 1"]), "1:respond D13");
    let bear = position(["S9.A12.D5.H6", "S4.A7.D3.H8"], ["", "A2.H13"], [0, 0]);
    assert_eq!(searched_after(&bear, &["0:attack 1"]), "1:respond H13");
}

#[test]
fn a_search_keeps_a_card_that_does_not_help() {
    let position = position(["S9.A12.D11.H13", "S4.A7.D10.H12"], ["", "A1"], [0, 0]);
    assert_eq!(searched_after(&position, &["0:attack 1"]), "1:pass");
}

/// Any gift would only strengthen the opponent.
#[test]
fn a_search_recovers_near_death() {
    let position = position(["S5.A7.D6.H6", "S9.A12.D4.H5"], ["", ""], [5, 0]);
    assert_eq!(searched_after(&position, &[]), "0:recover D");
}

/// The same seed and number of simulations give the same values.
#[test]
fn a_search_can_be_repeated() {
    let game = Gladiators::with_options(Options::new(3)).expect("options");
    let mut generator = Generator::new(8);
    let mut state = game.start();
    while let Node::Chance(_) = game.node(&state) {
        let outcome = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &outcome);
    }
    for _ in 0..12 {
        let Node::Decide(seats) = game.node(&state) else { break };
        let seat = seats.first().expect("a seat is asked");
        let view = game.view(&state, Viewer::Seat(seat));
        let [one, two] = [(), ()].map(|()| {
            choose(Bot::Hard, &game, &view, &mut Nodes(200), &mut Generator::new(3))
                .expect("a move")
        });
        assert_eq!((one.choice, one.candidates), (two.choice, two.candidates));
        game.make_move(&mut state, seat, one.choice);
    }
}

/// The values of the tree are shares of the win, from 0 to 1.
#[test]
fn a_search_expects_a_share() {
    let position = position(["S9.A12.D11.H13", "S4.A7.D10.H12"], ["S2", "A1"], [3, 2]);
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let state = game.set_up(&position).expect("a position");
    let view = game.view(&state, Viewer::Seat(Seat::new(0)));
    let choice =
        choose(Bot::Hard, &game, &view, &mut Nodes(400), &mut Generator::new(3)).expect("a move");
    assert_eq!(choice.nodes, 400);
    assert!(choice.candidates.iter().all(|it| (0.0..=1.0).contains(&it.value)), "{choice:?}");
}
