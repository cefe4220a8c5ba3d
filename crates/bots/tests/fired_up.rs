//! The greedy player of Fired Up plays sensibly where anybody would know what to do.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use std::sync::Arc;

use common::{highlight, impossible, pack};
use munera_bots::{Bot, Generator, Nodes, choose};
use munera_rules::fired_up::{Fact, FiredUp, Moment, Options, Pack, State};
use munera_rules::{Event, Game, MoveSet, Node, Seat, Viewer, read_event, write_event};

/// A game of two around Sigurd, Marrow, Mei and Rexus. Seat 0 draws `h01` to `h04`.
struct Table {
    game: FiredUp,
    state: State,
}

impl Table {
    fn new(pack: Pack) -> Self {
        let options = Options { abilities: false, ..Options::new(2, Arc::new(pack)) };
        let game = FiredUp::with_options(options).expect("options");
        let deck: Vec<String> = (1..=60).map(|number| format!("h{number:02}")).collect();
        let mut table = Self { state: game.start(), game };
        let setup = format!("setup sigurd.marrow.mei.rexus e1.m1.l1 0 {}", deck.join("."));
        table.play(&setup);
        table
    }

    /// Plays events, joined by a comma and a space.
    fn play(&mut self, events: &str) -> &mut Self {
        for text in events.split(", ") {
            let event = read_event(&self.game, text).unwrap_or_else(|it| panic!("{text}: {it:?}"));
            let verdict = self.game.play(&mut self.state, &event);
            verdict.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        self
    }

    /// Both keep their first two cards and discard all dice.
    fn begin_battle(&mut self) -> &mut Self {
        self.play("0:keep h01.h02, 1:keep h05.h06");
        for seat in [0, 1] {
            let discards = vec![format!("{seat}:discard B"); 5].join(", ");
            self.play(&format!("roll {seat} BBBBB, {seat}:stand, {discards}, {seat}:end"));
        }
        self
    }

    /// What the greedy player does on that seat.
    fn choice(&self, seat: u8, seed: u64) -> String {
        let view = self.game.view(&self.state, Viewer::Seat(Seat::new(seat)));
        let chosen = choose(Bot::Easy, &self.game, &view, &mut Nodes(1), &mut Generator::new(seed));
        chosen.expect("a move").choice.to_string()
    }

    /// What the greedy player expects of a move.
    fn value(&self, seat: u8, seed: u64, choice: &str) -> f64 {
        let view = self.game.view(&self.state, Viewer::Seat(Seat::new(seat)));
        let chosen = choose(Bot::Easy, &self.game, &view, &mut Nodes(1), &mut Generator::new(seed));
        let candidates = chosen.expect("a move").candidates;
        let weighed = candidates.into_iter().find(|it| it.choice.to_string() == choice);
        weighed.expect("a legal move").value
    }
}

/// How many of so many seeds give a choice that is wanted.
fn count(seeds: u64, wanted: impl Fn(u64) -> bool) -> u64 {
    (0..seeds).filter(|seed| wanted(*seed)).count() as u64
}

#[test]
fn it_scores_a_card_that_will_hardly_be_met_again() {
    let mut pack = pack();
    // Six damage of three dice cannot come; three is rare.
    pack.highlights[0] = highlight(Moment::Fight, Fact::Damage, 3);
    pack.highlights[1] = impossible();
    let mut table = Table::new(pack);
    table.begin_battle();
    // In the last window but one attack follows.
    table.play(
        "fight marrow --- mei --, 0:wait, 1:wait, fight sigurd --- marrow --, 0:wait, 1:wait",
    );
    table.play("fight rexus XXX sigurd --");
    assert_eq!(count(10, |seed| table.choice(0, seed) == "score h01"), 10);
}

#[test]
fn it_keeps_cards_that_can_be_met() {
    let mut pack = pack();
    pack.highlights[0] = impossible();
    pack.highlights[1] = highlight(Moment::Fight, Fact::Damage, 1);
    pack.highlights[2] = impossible();
    pack.highlights[3] = highlight(Moment::End, Fact::TotalDamage, 1);
    let table = Table::new(pack);
    assert_eq!(count(10, |seed| table.choice(0, seed) == "keep h02.h04"), 10);
}

#[test]
fn it_never_bets_that_a_fallen_fighter_wins() {
    let mut pack = pack();
    pack.highlights = vec![impossible(); 60];
    pack.mats[2].stamina = 1;
    let mut table = Table::new(pack);
    table.begin_battle();
    // Mei falls; nobody attacks Rexus any more.
    table.play(
        "fight marrow X-- mei --, 0:wait, 1:wait, fight sigurd --- marrow --, 0:wait, 1:wait",
    );
    table.play("fight rexus --- sigurd --, 0:keep h03.h04, 1:keep h07.h08");
    table.play("roll 1 OOOO, 1:stand");
    for seed in 0..10 {
        let choice = table.choice(1, seed);
        assert!(!choice.starts_with("bet l1 mei"), "seed {seed}: {choice}");
        // Not by chance: it thinks less of it than of every other card on that Bet.
        let on_mei = table.value(1, seed, "bet l1 mei O");
        for living in ["sigurd", "marrow", "rexus"] {
            assert!(on_mei < table.value(1, seed, &format!("bet l1 {living} O")), "seed {seed}");
        }
    }
}

#[test]
fn it_bets_rather_than_throwing_a_social_away() {
    let mut pack = pack();
    pack.highlights = vec![impossible(); 60];
    let mut table = Table::new(pack);
    table.play("0:keep h01.h02, 1:keep h05.h06, roll 0 OOOOO, 0:stand");
    for seed in 0..10 {
        let choice = table.choice(0, seed);
        assert!(!choice.starts_with("discard"), "seed {seed}: {choice}");
    }
}

/// A whole game of greedy players ends, and no turn goes on for ever.
#[test]
fn it_does_not_stall() {
    let game = FiredUp::with_options(Options::new(3, common::shared_pack())).expect("options");
    let mut generator = Generator::new(5);
    let mut state = game.start();
    let mut events = 0;
    loop {
        let event = match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let choice =
                    choose(Bot::Easy, &game, &view, &mut Nodes(1), &mut generator).expect("a move");
                assert!(game.legal(&state, seat).contains(choice.choice));
                Event::Move(seat, choice.choice)
            }
        };
        game.play(&mut state, &event)
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", write_event(&game, &event)));
        events += 1;
        // Four rounds of three seats with five dice each: a few hundred events.
        assert!(events < 600, "the game goes on and on");
    }
}
