//! The greedy player is worth its name.

use munera_bots::{Bot, Generator, choose};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Event, Game, Node, Seat, Viewer};

/// One game of four, `hero` against three of `others`; whether the hero is among the champions.
fn wins(game: &SmallGorus, hero: Seat, bots: [Bot; 2], seed: u64) -> f64 {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    loop {
        let event = match game.node(&state) {
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let bot = bots[usize::from(seat != hero)];
                let choice = choose(bot, game, &view, &mut generator).expect("a move");
                Event::Move(seat, choice.choice)
            }
            Node::Over(outcome) => {
                let winners = game.winners(&outcome);
                return if winners.contains(hero) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
        };
        game.play(&mut state, &event).expect("legal");
    }
}

/// Fair would be a quarter. The margin is wide, for the games are few.
#[test]
fn easy_beats_three_random_players() {
    let options = Options { target: Some(1), ..Options::new(4) };
    let game = SmallGorus::with_options(options).expect("options");
    let games = 200;
    let won: f64 = (0..games)
        .map(|seed| wins(&game, Seat::new((seed % 4) as u8), [Bot::Easy, Bot::Random], seed))
        .sum();
    assert!(won > 0.4 * games as f64, "{won} of {games}");
}
