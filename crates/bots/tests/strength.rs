//! Stronger bots beat weaker ones.

use munera_bots::gladiators::novice_move;
use munera_bots::{Bot, Generator, HasBots, Nodes, choose};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::SmallGorus;
use munera_rules::testing::fired_up::pack_of_alike_fighters;
use munera_rules::{Event, Game, Node, Seat, Viewer, fired_up, gladiators, gorus};

/// One game of a hero against others; the hero's share of the win.
fn share<G: HasBots>(game: &G, bots: [Bot; 2], nodes: u64, hero: Seat, seed: u64) -> f64 {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    loop {
        let event = match game.node(&state) {
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let bot = bots[usize::from(seat != hero)];
                let choice =
                    choose(bot, game, &view, &mut Nodes(nodes), &mut generator).expect("a move");
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

/// The share of wins of a greedy hero against random others.
fn share_of<G: HasBots>(game: &G, games: u64) -> f64 {
    share_among(game, [Bot::Easy, Bot::Random], 1, games)
}

/// The share of wins of the hero, the first of the bots, whose seat rotates.
fn share_among<G: HasBots>(game: &G, bots: [Bot; 2], nodes: u64, games: u64) -> f64 {
    let players = u64::from(game.players());
    let play = |seed| share(game, bots, nodes, Seat::new((seed % players) as u8), seed);
    (0..games).map(play).sum::<f64>() / games as f64
}

/// Fair would be a quarter. The margin is wide, because there are few games.
#[test]
fn easy_beats_three_random_players_of_gorus() {
    let options = gorus::Options { target: Some(1), ..gorus::Options::new(4) };
    let game = SmallGorus::with_options(options).expect("options");
    let won = share_of(&game, 200);
    assert!(won > 0.4, "{won}");
}

/// Fair would be a half for Gladiators and a quarter for the others. `cargo xtask strength` measures
/// it with more games.
#[test]
fn gentle_stands_between_random_and_easy() {
    let gorus = gorus::Options { target: Some(1), ..gorus::Options::new(4) };
    let gorus = SmallGorus::with_options(gorus).expect("options");
    let gladiators = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
    let fired_up = fired_up::Options::new(4, std::sync::Arc::new(pack_of_alike_fighters()));
    let fired_up = FiredUp::with_options(fired_up).expect("options");
    for [hero, foes] in [[Bot::Gentle, Bot::Random], [Bot::Easy, Bot::Gentle]] {
        let won = [
            (share_among(&gorus, [hero, foes], 1, 600), 0.25),
            (share_among(&gladiators, [hero, foes], 1, 200), 0.5),
            (share_among(&fired_up, [hero, foes], 1, 120), 0.25),
        ];
        assert!(won.iter().all(|(won, fair)| won > fair), "{hero} against {foes}: {won:?}");
    }
}

/// Asked are 40 to 60 %; the margin of 600 games is four points.
#[test]
fn a_novice_of_gladiators_wins_about_half_of_its_games_against_gentle() {
    let game = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
    let won = (0..600).map(|seed| u32::from(novice_wins(&game, seed))).sum::<u32>();
    assert!((230..=370).contains(&won), "{won} of 600");
}

/// Whether the novice, whose seat alternates, wins a game against the gentle player.
fn novice_wins(game: &Gladiators, seed: u64) -> bool {
    let (novice, mut generator) = (Seat::new((seed % 2) as u8), Generator::new(seed));
    let mut state = game.start();
    loop {
        let event = match game.node(&state) {
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = if seat == novice {
                    novice_move(game, &view, &mut generator).expect("a move")
                } else {
                    let mut pace = Nodes(1);
                    let chosen = choose(Bot::Gentle, game, &view, &mut pace, &mut generator);
                    chosen.expect("a move").choice
                };
                Event::Move(seat, choice)
            }
            Node::Over(outcome) => return game.winners(&outcome).contains(novice),
        };
        game.play(&mut state, &event).expect("legal");
    }
}

/// Fair would be a half and a quarter. With this few simulations it wins more than 90 and 45 of 100
/// rounds, so this test hardly ever fails by chance.
#[test]
fn hard_beats_easy_at_gorus() {
    for (players, rounds, least) in [(2, 60, 0.75), (4, 200, 0.33)] {
        let options = gorus::Options { target: Some(1), ..gorus::Options::new(players) };
        let game = SmallGorus::with_options(options).expect("options");
        let won = share_among(&game, [Bot::Hard, Bot::Easy], 400, rounds);
        assert!(won > least, "{players} players: {won}");
    }
}

/// Fair would be a half, a third, a quarter.
#[test]
fn easy_beats_random_players_of_gladiators() {
    for players in 2..=4 {
        let game = Gladiators::with_options(gladiators::Options::new(players)).expect("options");
        let won = share_of(&game, 60);
        assert!(won > 0.8, "{players} players: {won}");
    }
}

/// Fair would be a half and a quarter. With this few simulations it wins about 75 and 55 of 100
/// games, so this test hardly ever fails by chance.
#[test]
fn hard_beats_easy_at_gladiators() {
    for (players, games, least) in [(2, 100, 0.6), (4, 60, 0.36)] {
        let game = Gladiators::with_options(gladiators::Options::new(players)).expect("options");
        let won = share_among(&game, [Bot::Hard, Bot::Easy], 120, games);
        assert!(won > least, "{players} players: {won}");
    }
}

/// Fair would be a quarter.
#[test]
fn easy_beats_three_random_players_of_fired_up() {
    let options = fired_up::Options::new(4, std::sync::Arc::new(pack_of_alike_fighters()));
    let game = FiredUp::with_options(options).expect("options");
    let won = share_of(&game, 40);
    assert!(won > 0.45, "{won}");
}

/// Fair would be a half; there are few games, so the margin is wide.
#[test]
fn hard_beats_easy_at_fired_up_with_little_thought() {
    let options = fired_up::Options::new(2, std::sync::Arc::new(pack_of_alike_fighters()));
    let game = FiredUp::with_options(options).expect("options");
    let won = share_among(&game, [Bot::Hard, Bot::Easy], 600, 16);
    assert!(won > 0.5, "{won}");
}
