//! The greedy player of Fired Up plays sensibly where the best move is obvious.

use munera_bots::{Bot, Generator, Nodes, choose};
use munera_rules::fired_up::{Fact, FiredUp, Moment, Options};
use munera_rules::testing::fired_up::{impossible, pack_of_alike_fighters};
use munera_rules::{Event, Game, MoveSet, Node, Viewer, write_event};

use super::highlight;
use super::table::Table;

/// For how many of these seeds the choice is as wanted.
fn count(seeds: u64, wanted: impl Fn(u64) -> bool) -> u64 {
    (0..seeds).filter(|seed| wanted(*seed)).count() as u64
}

#[test]
fn it_scores_a_card_that_will_hardly_be_met_again() {
    let mut pack = pack_of_alike_fighters();
    // Three dice cannot deal six damage; three is rare.
    pack.highlights[0] = highlight(Moment::Fight, Fact::Damage, 3);
    pack.highlights[1] = impossible();
    let mut table = Table::new(pack);
    table.begin_battle();
    // Only one attack follows the second-to-last window.
    table.play(
        "fight marrow --- mei --, 0:wait, 1:wait, fight sigurd --- marrow --, 0:wait, 1:wait",
    );
    table.play("fight rexus XXX sigurd --");
    assert_eq!(count(10, |seed| table.choice(Bot::Easy, 1, 0, seed) == "score h01"), 10);
}

#[test]
fn it_keeps_cards_that_can_be_met() {
    let mut pack = pack_of_alike_fighters();
    pack.highlights[0] = impossible();
    pack.highlights[1] = highlight(Moment::Fight, Fact::Damage, 1);
    pack.highlights[2] = impossible();
    pack.highlights[3] = highlight(Moment::End, Fact::TotalDamage, 1);
    let table = Table::new(pack);
    assert_eq!(count(10, |seed| table.choice(Bot::Easy, 1, 0, seed) == "keep h02.h04"), 10);
}

#[test]
fn it_never_bets_that_a_fallen_fighter_wins() {
    let mut pack = pack_of_alike_fighters();
    pack.highlights = vec![impossible(); 60];
    pack.mats[2].stamina = 1;
    let mut table = Table::new(pack);
    table.begin_battle();
    // Mei falls; no fighter attacks Rexus any more.
    table.play(
        "fight marrow X-- mei --, 0:wait, 1:wait, fight sigurd --- marrow --, 0:wait, 1:wait",
    );
    table.play("fight rexus --- sigurd --, 0:keep h03.h04, 1:keep h07.h08");
    table.play("roll 1 OOOO, 1:stand");
    for seed in 0..10 {
        let choice = table.choice(Bot::Easy, 1, 1, seed);
        assert!(!choice.starts_with("bet l1 mei"), "seed {seed}: {choice}");
        // This is not chance: it values the card less than every other card on that Bet.
        let on_mei = table.value(Bot::Easy, 1, 1, seed, "bet l1 mei O");
        for living in ["sigurd", "marrow", "rexus"] {
            assert!(
                on_mei < table.value(Bot::Easy, 1, 1, seed, &format!("bet l1 {living} O")),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn it_bets_rather_than_throwing_a_social_away() {
    let mut pack = pack_of_alike_fighters();
    pack.highlights = vec![impossible(); 60];
    let mut table = Table::new(pack);
    table.play("0:keep h01.h02, 1:keep h05.h06, roll 0 OOOOO, 0:stand");
    for seed in 0..10 {
        let choice = table.choice(Bot::Easy, 1, 0, seed);
        assert!(!choice.starts_with("discard"), "seed {seed}: {choice}");
    }
}

/// A whole game of greedy players ends, and no turn goes on for ever.
#[test]
fn it_does_not_stall() {
    let game =
        FiredUp::with_options(Options::new(3, std::sync::Arc::new(pack_of_alike_fighters())))
            .expect("options");
    let mut generator = Generator::new(5);
    let mut state = game.start();
    let mut events = 0;
    loop {
        let event = match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
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
        // Four rounds of three seats with five dice each take a few hundred events.
        assert!(events < 600, "the game goes on and on");
    }
}
