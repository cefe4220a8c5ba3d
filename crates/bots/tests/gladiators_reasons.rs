//! Moves of Gladiators have reasons.

use munera_bots::Playable;
use munera_bots::gladiators::Reason;
use munera_rules::gladiators::{Card, Gladiators, Options, Pair, Position, Trait};
use munera_rules::{Game, Node, Seat, Viewer, read_event};

/// A position of three players in which seat 0 must move. Every second card that no seat has is in
/// the decks; the others are in the history of the last seat.
fn position(tops: [&str; 3], hands: [&str; 3], wounds: [u8; 3]) -> Position {
    let cards = |text: &str| Card::read_list(text).expect("cards");
    let (tops, hands) = (tops.map(cards).to_vec(), hands.map(cards).to_vec());
    let placed: Vec<Card> = tops.iter().chain(&hands).flatten().copied().collect();
    let (mut decks, mut history) = ([const { Vec::new() }; 4], vec![Vec::new(); 3]);
    for kind in Trait::ALL {
        let left = Card::all().filter(|card| card.kind == kind && !placed.contains(card));
        for (place, card) in left.enumerate() {
            let pile = if place % 2 == 0 { &mut decks[kind.index()] } else { &mut history[2] };
            pile.push(card);
        }
    }
    let (alive, turn) = (vec![true; 3], Seat::new(0));
    Position { tops, hands, decks, history, wounds: wounds.to_vec(), alive, turn }
}

/// The reason for the last of these events.
fn reason_for(position: &Position, events: &[&str]) -> Option<Reason> {
    let game = Gladiators::with_options(Options::new(3)).expect("options");
    let mut state = game.set_up(position).expect("a position");
    let (last, before) = events.split_last().expect("an event");
    for text in before {
        let event = read_event(&game, text).expect("an event");
        game.play(&mut state, &event).expect("legal");
    }
    let Node::Decide(seats) = game.node(&state) else { panic!("no seat is asked") };
    let seat = seats.first().expect("a seat is asked");
    let (_, text) = last.split_once(':').expect("a seat");
    let choice = game.read_move(text).expect("a move");
    game.reason(&game.view(&state, Viewer::Seat(seat)), choice)
}

const SEAT_1: Seat = Seat::new(1);
const SEAT_2: Seat = Seat::new(2);

#[test]
fn attacks_fell_or_wound() {
    let position =
        position(["S9.A12.D5.H6", "S4.A7.D3.H8", "S2.A8.D10.H11"], ["", "D13", "A1"], [0, 0, 0]);
    assert_eq!(reason_for(&position, &["0:attack 1"]), Some(Reason::Fells(SEAT_1)));
    assert_eq!(reason_for(&position, &["0:attack 2"]), Some(Reason::Wounds(SEAT_2, 2)));
}

#[test]
fn answers_save_and_spare() {
    let position = position(
        ["S9.A12.D5.H6", "S4.A7.D3.H8", "S2.A8.D10.H11"],
        ["", "D13.A2", "D11"],
        [0, 0, 0],
    );
    let after = |events: &[&str]| reason_for(&position, events);
    assert_eq!(after(&["0:attack 1", "1:respond D13"]), Some(Reason::SavesItself));
    assert_eq!(after(&["0:attack 1", "1:respond A2"]), None);
    assert_eq!(after(&["0:attack 2", "1:pass"]), Some(Reason::KeepsCards));
    assert_eq!(after(&["0:attack 2", "1:pass", "2:pass"]), Some(Reason::Endures(2)));
    assert_eq!(after(&["0:attack 2", "1:pass", "2:respond D11"]), Some(Reason::Spares(1)));
    assert_eq!(after(&["0:focus S", "1:respond D13"]), Some(Reason::WardsOff(Seat::new(0))));
}

#[test]
fn cards_do_what_they_do() {
    let position = position(
        ["S3.A12.D5.H3", "S4.A7.D6.H8", "S2.A8.D13.H11"],
        ["S9.A3.D3.H5", "", ""],
        [0, 0, 0],
    );
    let after = |event: &str| reason_for(&position, &[event]);
    assert_eq!(after("0:play S9"), Some(Reason::OpensAttack(SEAT_1)));
    assert_eq!(after("0:play A3"), Some(Reason::MakesOnslaught));
    assert_eq!(after("0:play H5"), Some(Reason::MakesPair(Pair::DefenseHealth)));
    assert_eq!(after("0:focus D"), Some(Reason::SeeksPower(Trait::Defense)));
    assert_eq!(after("0:recover S"), Some(Reason::Renews(Pair::SpeedHealth)));
    assert_eq!(after("0:gambit 1 SH H"), Some(Reason::Weakens(SEAT_1, Trait::Health)));
}

#[test]
fn victories_are_won_and_sought() {
    let position =
        position(["S9.A9.D9.H2", "S4.A4.D4.H8", "S2.A8.D13.H11"], ["H9", "", ""], [0, 0, 0]);
    let after = |event: &str| reason_for(&position, &[event]);
    assert_eq!(after("0:play H9"), Some(Reason::Wins));
    assert_eq!(after("0:gambit 1 SA S"), Some(Reason::BreaksOnslaught(SEAT_1)));
    let without = Position { hands: vec![Vec::new(); 3], ..position.clone() };
    let mut without = without;
    without.decks[3].push(Card::read("H9").expect("a card"));
    assert_eq!(reason_for(&without, &["0:focus H"]), Some(Reason::SeeksVictory(Trait::Health)));
}

#[test]
fn wounds_are_healed() {
    let position =
        position(["S5.A7.D6.H7", "S9.A12.D11.H12", "S2.A8.D13.H11"], ["", "", ""], [6, 0, 0]);
    assert_eq!(reason_for(&position, &["0:recover A"]), Some(Reason::Heals(6)));
    assert_eq!(reason_for(&position, &["0:focus S"]), Some(Reason::SeeksOnslaught(Trait::Speed)));
    assert_eq!(reason_for(&position, &["0:attack 1"]), None);
}
