//! A game with all its views: what viewers notice, and which moves follow by themselves.

use munera_bots::{Bot, Generator, Nodes, choose};
use munera_rules::gladiators::{self, Card, Gladiators, Position, Trait};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Event, Game, Node, Seat, Viewer, read_event, write_event};

use crate::GameWithViews;

/// A whole game of bots that see what the table shows them: its events, each with what every viewer
/// noticed of it.
type Played<G> = Vec<(Event<G>, Vec<(Viewer, <G as Game>::News)>)>;

fn played() -> (GameWithViews<SmallGorus>, Played<SmallGorus>) {
    let options = Options { target: Some(1), ..Options::new(3) };
    let mut table = GameWithViews::new(SmallGorus::with_options(options).expect("options"));
    let mut generator = Generator::new(3);
    let mut events = Vec::new();
    loop {
        let event = match table.node() {
            Node::Over(_) => return (table, events),
            Node::Chance(_) => table.draw(&mut generator).expect("chance is due"),
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let view = table.view(Viewer::Seat(seat));
                let choice = choose(Bot::Easy, table.game(), view, &mut Nodes(1), &mut generator);
                Event::Move(seat, choice.expect("a move").choice)
            }
        };
        let noticed = table.play(&event).expect("legal");
        events.push((event, noticed));
    }
}

#[test]
fn every_viewer_notices_every_event() {
    let (table, events) = played();
    assert_eq!(table.chances(), 1);
    for (event, noticed) in &events {
        let viewers: Vec<Viewer> = noticed.iter().map(|(viewer, _)| *viewer).collect();
        assert_eq!(viewers, Viewer::all(3).collect::<Vec<_>>(), "{event:?}");
    }
}

#[test]
fn a_spectator_is_never_told_a_troupe() {
    let (_, events) = played();
    let (_, deal) = events[0].1.last().expect("a spectator notices the deal");
    assert!(deal.to_string().ends_with(" ?/?/?"), "{deal}");
}

#[test]
fn a_refused_event_changes_nothing_that_is_seen() {
    let (mut table, events) = played();
    let views: Vec<_> = Viewer::all(3).map(|viewer| *table.view(viewer)).collect();
    assert!(table.play(&events[1].0).is_err());
    let after: Vec<_> = Viewer::all(3).map(|viewer| *table.view(viewer)).collect();
    assert_eq!((views, table.chances()), (after, 1));
}

/// A table of Gladiators at which seat 0 begins, and seat 1 holds this.
fn duel(hand: &str) -> GameWithViews<Gladiators> {
    let cards = |text: &str| Card::read_list(text).expect("cards");
    let (tops, hand) = (["S9.A8.D4.H7", "S3.A2.D6.H5"].map(cards), cards(hand));
    let placed: Vec<Card> = tops.iter().flatten().chain(&hand).copied().collect();
    let deck = |kind| Card::all().filter(move |card| card.kind == kind);
    let decks = Trait::ALL.map(|kind| deck(kind).filter(|card| !placed.contains(card)).collect());
    let position = Position {
        tops: tops.to_vec(),
        history: vec![Vec::new(); 2],
        hands: vec![Vec::new(), hand],
        decks,
        wounds: vec![0, 0],
        alive: vec![true, true],
        turn: Seat::new(0),
    };
    let game = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
    let state = game.set_up(&position).expect("a position");
    GameWithViews::from_state(game, state)
}

#[test]
fn a_pass_is_forced_for_an_empty_hand_and_for_no_other() {
    let forced = |hand: &str| {
        let mut table = duel(hand);
        let attack = read_event(table.game(), "0:attack 1").expect("an event");
        table.play(&attack).expect("legal");
        table.publicly_forced().map(|event| write_event(table.game(), &event))
    };
    assert_eq!(forced("").as_deref(), Some("1:pass"));
    // A card that can save nothing is still a choice, and no other seat knows that it is none.
    assert_eq!(forced("A1"), None);
}
