//! The searching player of Fired Up looks ahead.

use munera_bots::fired_up::Reason;
use munera_bots::{Bot, Playable};
use munera_rules::Game;
use munera_rules::fired_up::{Fact, Fighter, Highlight, Moment, Pack};
use munera_rules::testing::fired_up::{impossible, pack_of_alike_fighters};

use super::highlight;
use super::table::Table;

/// Enough to see the obvious.
const NODES: u64 = 1500;

/// A pack in which only the cards that seat 0 draws can be met.
fn pack_with(cards: impl IntoIterator<Item = Highlight>) -> Pack {
    let mut pack = pack_of_alike_fighters();
    pack.highlights = vec![impossible(); 60];
    pack.highlights.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
    pack
}

fn hard(table: &Table, seat: u8, seed: u64) -> String {
    table.choice(Bot::Hard, NODES, seat, seed)
}

#[test]
fn the_same_seed_and_nodes_give_the_same_choice() {
    let mut table = Table::new(pack_of_alike_fighters());
    table.play("0:keep h01.h02, 1:keep h05.h06");
    table.play("roll 0 BMSTO, 0:stand");
    let [one, other] = [7, 7].map(|seed| table.thoughts(Bot::Hard, 800, 0, seed));
    assert_eq!(one.candidates, other.candidates);
    assert_eq!((one.choice, one.nodes), (other.choice, other.nodes));
}

#[test]
fn it_keeps_cards_that_can_be_met() {
    let easy = highlight(Moment::Fight, Fact::Damage, 1);
    let certain = highlight(Moment::End, Fact::TotalDamage, 1);
    let table = Table::new(pack_with([impossible(), easy, impossible(), certain]));
    for seed in 0..4 {
        assert_eq!(hard(&table, 0, seed), "keep h02.h04");
    }
}

#[test]
fn it_keeps_what_its_dice_can_bring_about() {
    // No fighter is locked unless a seat locks it; one attack cannot deal six damage.
    let locks = highlight(Moment::Start, Fact::Locks, 1);
    let rare = highlight(Moment::Fight, Fact::Damage, 6);
    let damage = highlight(Moment::Fight, Fact::Damage, 2);
    let table = Table::new(pack_with([locks, rare.clone(), damage, rare]));
    for seed in 0..4 {
        assert_eq!(hard(&table, 0, seed), "keep h01.h03");
    }
}

/// Seat 0 has a card that asks for a lock, and this many dice left; seat 1 has none, so no seat can
/// undo anything.
fn alone_with(dice: usize) -> Table {
    let mut table = Table::new(pack_with([highlight(Moment::Start, Fact::Locks, 1)]));
    table.play("0:keep h01.h02, 1:keep h05.h06, roll 0 BBBBB, 0:stand");
    for _ in dice..5 {
        table.play("0:discard B");
    }
    table.play("0:end, roll 1 BBBBB, 1:stand");
    for _ in 0..5 {
        table.play("1:discard B");
    }
    table.play("1:end");
    table
}

#[test]
fn it_does_not_roll_away_the_die_that_it_needs() {
    let mut table = alone_with(2);
    table.play("roll 0 BT");
    for seed in 0..4 {
        let choice = hard(&table, 0, seed);
        assert!(!choice.contains('T'), "{choice}");
    }
}

#[test]
fn it_rolls_again_for_the_die_that_it_needs() {
    let mut table = alone_with(1);
    table.play("roll 0 B");
    for seed in 0..4 {
        assert_eq!(hard(&table, 0, seed), "reroll B");
    }
}

#[test]
fn it_locks_where_its_card_asks_for_a_lock() {
    let mut table = alone_with(1);
    table.play("roll 0 T, 0:stand");
    for seed in 0..4 {
        let chosen = table.thoughts(Bot::Hard, NODES, 0, seed).choice;
        assert!(chosen.to_string().starts_with("lock "), "{chosen}");
        let card = table.view(0).kept().iter().next().expect("a card");
        assert_eq!(table.game.reason(&table.view(0), chosen), Some(Reason::ServesHighlight(card)));
    }
}

/// In the first round a right card pays most, and no other die will come.
#[test]
fn it_bets_with_its_last_die() {
    let mut table = alone_with(1);
    table.play("roll 0 O, 0:stand");
    for seed in 0..4 {
        let choice = hard(&table, 0, seed);
        assert!(choice.starts_with("bet "), "{choice}");
    }
}

#[test]
fn it_scores_what_will_hardly_be_met_again_and_says_so() {
    let mut table = Table::new(pack_with([highlight(Moment::Fight, Fact::Damage, 3)]));
    table.begin_battle();
    table.play(
        "fight marrow --- mei --, 0:wait, 1:wait, fight sigurd --- marrow --, 0:wait, 1:wait",
    );
    table.play("fight rexus XXX sigurd --");
    let view = table.view(0);
    for seed in 0..4 {
        let chosen = table.thoughts(Bot::Hard, 200, 0, seed).choice;
        assert_eq!(chosen.to_string(), "score h01");
        assert_eq!(table.game.reason(&view, chosen), Some(Reason::SettlesNow(4)));
    }
    let wait = table.game.read_move("wait").expect("a move");
    let card = view.kept().iter().next().expect("a card");
    assert_eq!(table.game.reason(&view, wait), Some(Reason::WaitsForMore(card)));
}

#[test]
fn an_action_for_nothing_is_told_by_what_it_does() {
    let mut table = Table::new(pack_with([]));
    table.play("0:keep h01.h02, 1:keep h05.h06, roll 0 BMSTO, 0:stand");
    let told = |text: &str| {
        let choice = table.game.read_move(text).expect("a move");
        table.game.reason(&table.view(0), choice)
    };
    assert_eq!(told("target sigurd mei T"), Some(Reason::DrawsFireOnto(Fighter::Mei)));
    assert_eq!(told("buff mei defense B"), Some(Reason::Protects(Fighter::Mei)));
    assert_eq!(told("morale mei down M"), Some(Reason::Weakens(Fighter::Mei)));
    assert_eq!(told("store O"), Some(Reason::SavesSocial));
}

/// An action that makes a betting card more likely to be right gives the bet as its reason.
#[test]
fn an_action_for_a_bet_is_told_by_the_bet() {
    let mut pack = pack_with([]);
    pack.mats[2].stamina = 8;
    let mut table = Table::new(pack);
    table.play("0:keep h01.h02, 1:keep h05.h06, roll 0 OTTTT, 0:stand, 0:bet m1 mei O");
    let choice = table.game.read_move("target sigurd mei T").expect("a move");
    let told = table.game.reason(&table.view(0), choice);
    assert!(matches!(told, Some(Reason::HelpsBet(_, Fighter::Mei))), "{told:?}");
}
