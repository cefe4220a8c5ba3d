//! The two types of tables are one game: driven by the same texts, they answer alike.

use munera_rules::gorus::{Card, Division, Gorus, LargeGorus, Options, Public, SmallGorus, Word};
use munera_rules::testing::{Dice, play_text, random_text};
use munera_rules::{Game, MoveSet, Node, Refusal, Seat, SeatSet, Viewer};

/// Everything that a table answers about a state, without its own types.
#[derive(Debug, PartialEq)]
struct Answers {
    asked: SeatSet,
    champions: Option<u8>,
    legal: Vec<Vec<Card>>,
    /// The rule that refuses each card that a seat may not play.
    refused: Vec<Option<&'static str>>,
    views: Vec<(Public, Vec<Card>, Vec<Card>, usize)>,
}

fn answers<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &<Gorus<W, SEATS, CARDS> as Game>::State,
) -> Answers {
    let seats = || Seat::all(game.players());
    let node = game.node(state);
    let check = |seat| Card::all().map(move |card| game.check_move(state, seat, card));
    Answers {
        asked: if let Node::Decide(seats) = node { seats } else { SeatSet::EMPTY },
        champions: if let Node::Over(end) = node { Some(end.champions.bits()) } else { None },
        legal: seats().map(|seat| MoveSet::iter(&game.legal(state, seat)).collect()).collect(),
        refused: seats()
            .flat_map(check)
            .map(|verdict| verdict.err().map(|refusal| refusal.rule().as_str()))
            .collect(),
        views: Viewer::all(game.players())
            .map(|viewer| {
                let view = game.view(state, viewer);
                let (troupe, drawn) = (view.troupe().iter().collect(), game.drawn(&view).collect());
                (game.public(&view), troupe, drawn, game.pile_size(&view))
            })
            .collect(),
    }
}

/// The news of each viewer for a step.
fn told<G: Game>(game: &G, before: &G::State, after: &G::State) -> Vec<Option<String>> {
    Viewer::all(game.players())
        .map(|viewer| {
            let [before, after] = [before, after].map(|state| game.view(state, viewer));
            game.news(&before, &after).map(|news| news.to_string())
        })
        .collect()
}

fn compare(options: Options, seed: u64) {
    let small = SmallGorus::with_options(options).expect("options");
    let large = LargeGorus::with_options(options).expect("options");
    let (mut here, mut there) = (small.start(), large.start());
    let mut dice = Dice(seed);
    loop {
        assert_eq!(answers(&small, &here), answers(&large, &there), "{options:?}, seed {seed}");
        let Some(event) = random_text(&small, &here, &mut dice) else { break };
        let before = (here, there);
        play_text(&small, &mut here, &event);
        play_text(&large, &mut there, &event);
        assert_eq!(
            told(&small, &before.0, &here),
            told(&large, &before.1, &there),
            "{event}, {options:?}, seed {seed}"
        );
    }
}

#[test]
fn small_and_large_types_answer_alike() {
    for players in 1..=5 {
        for division in Division::all_for(players) {
            for seed in 0..3 {
                compare(Options { division, ..Options::new(players) }, seed);
            }
        }
    }
}

#[test]
fn small_and_large_types_draw_and_sample_alike() {
    // No document promises this, but a difference would be a sign of a slip in one of them.
    for players in 1..=5 {
        let options = Options::new(players);
        let small = SmallGorus::with_options(options).expect("options");
        let large = LargeGorus::with_options(options).expect("options");
        let (mut here, mut there) = (small.start(), large.start());
        let mut dice = Dice(77);
        while let Some(event) = random_text(&small, &here, &mut dice) {
            play_text(&small, &mut here, &event);
            play_text(&large, &mut there, &event);
            for viewer in Viewer::all(players) {
                let world = small.worlds(&small.view(&here, viewer)).expect("a world");
                let world = small.sample(&world, &mut Dice(5));
                let other = large.worlds(&large.view(&there, viewer)).expect("a world");
                let other = large.sample(&other, &mut Dice(5));
                assert_eq!(answers(&small, &world), answers(&large, &other));
            }
        }
    }
}
