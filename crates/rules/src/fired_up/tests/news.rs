//! The news of each viewer for each kind of event, with secrets hidden.

use super::super::{Effect, Happening, Move};
use super::game;
use super::table::{FOUR, Table, scene, seat};
use crate::testing::{Dice, random_event};
use crate::{Event, Game, Seat, Viewer, write_event};

/// Asserts that all viewers get the same news.
fn all_hear(table: &Table, event: &str, expected: &str) {
    for viewer in Viewer::all(table.game.players()) {
        assert_eq!(table.told(viewer, event).as_deref(), Some(expected), "{viewer:?}");
    }
}

/// Asserts that one seat gets one piece of news and all others another.
fn one_hears(table: &Table, number: u8, event: &str, own: Option<&str>, others: Option<&str>) {
    for viewer in Viewer::all(table.game.players()) {
        let expected = if viewer == seat(number) { own } else { others };
        assert_eq!(table.told(viewer, event).as_deref(), expected, "{viewer:?}");
    }
}

#[test]
fn of_the_setup_every_seat_hears_its_own_cards() {
    let scene = scene(2, FOUR).first(1);
    let (setup, fresh) = (scene.setup(), scene.fresh());
    let public = "setup sigurd.marrow.mei.rexus e1.m1.l1 | round 1 first 1 ";
    let told = Viewer::all(2).map(|viewer| fresh.told(viewer, &setup).expect("news"));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [format!("{public}h01.h02.h03.h04"), format!("{public}h05.h06.h07.h08"), public.to_owned(),]
    );
}

#[test]
fn of_a_choice_others_hear_only_that_it_was_made() {
    let table = scene(3, FOUR).table();
    one_hears(&table, 1, "1:keep h05.h08", Some("1:keep h05.h08"), Some("1:keep ?"));
    // The last choice begins the turns, but its news is the same.
    let last = table.after("0:keep h01.h02, 2:keep h09.h10");
    one_hears(&last, 1, "1:keep h05.h08", Some("1:keep h05.h08"), Some("1:keep ?"));
}

#[test]
fn dice_are_open() {
    let table = scene(2, FOUR).kept();
    all_hear(&table, "roll 0 TSMBB", "roll 0 BBMST");
    let rolled = table.after("roll 0 BBMST");
    all_hear(&rolled, "0:stand", "0:stand");
    all_hear(&rolled, "0:reroll BT", "0:reroll BT");
    // What lies there in the end.
    all_hear(&rolled.after("0:reroll BT"), "roll 0 OD", "roll 0 BMSOD");
}

#[test]
fn of_a_bet_others_hear_everything_but_the_fighter() {
    let table = scene(3, FOUR).kept().rolled("OD");
    one_hears(&table, 0, "0:bet m1 mei O", Some("0:bet m1 mei O"), Some("0:bet m1 ? O"));
    let again = table.after("0:bet m1 mei O");
    one_hears(&again, 0, "0:bet l1 rexus D", Some("0:bet l1 rexus D"), Some("0:bet l1 ? D"));
}

#[test]
fn what_comes_of_the_morale_check_is_told_with_the_last_turn() {
    let scene = scene(2, FOUR).card("h01", "start: 2 untargeted 0");
    let table = scene.kept().turn("M", "morale mei up M");
    let table =
        table.rolled("").after("1:discard B, 1:discard B, 1:discard B, 1:discard B, 1:discard B");
    all_hear(&table, "1:end", "1:end | mei high | 0 h01 2");
}

#[test]
fn of_an_attack_all_hear_the_dice_and_their_effects() {
    let table = scene(2, FOUR).stamina("mei", 1).in_battle();
    all_hear(&table, "fight marrow T-- mei T-", "fight marrow T-- mei T-");
    all_hear(&table, "fight marrow -X- mei --", "fight marrow X-- mei -- | mei falls | m1 settled");
    // Of Mei's misses, first how many are rolled again, then the attack as its dice lay in the end.
    let table = scene(2, FOUR).with_abilities().in_battle();
    all_hear(&table, "fight marrow TAH mei T-", "misses mei 1");
    let missed = table.after("fight marrow TAH mei T-");
    all_hear(&missed, "misses mei H", "fight marrow HAT mei HT");
}

#[test]
fn scores_are_told_to_all_and_waits_to_no_other_seat() {
    let scene = scene(3, FOUR).card("h05", "fight: 2 damage 1").card("h06", "fight: 3 damage 1");
    let table = scene.in_battle().fight("X/");
    all_hear(&table, "1:score h05.h06", "1:score | 1 h05 2 | 1 h06 3");
    one_hears(&table, 1, "1:wait", Some("wait"), None);
    // The last wait ends the window, and all viewers see that it has ended.
    let last = table.after("0:wait, 2:wait");
    all_hear(&last, "1:wait", "wait");
    // A score that ends the window is reported as a score.
    all_hear(&last, "1:score h05", "1:score | 1 h05 2");
}

#[test]
fn of_a_new_round_every_seat_hears_its_own_cards() {
    let scene = scene(2, FOUR).card("h01", "end: 2 attacks 1");
    let table = scene.in_battle().fight("/").all_wait().fight("/").all_wait().fight("/").all_wait();
    let event = "fight mei --- rexus --";
    let public = format!("{event} | 0 h01 2 | round 2 first 1 ");
    let told = Viewer::all(2).map(|viewer| table.told(viewer, event).expect("news"));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [format!("{public}h11.h12"), format!("{public}h09.h10"), public,]
    );
}

#[test]
fn of_the_end_all_hear_who_has_won() {
    let table = scene(2, FOUR).kept().turn("O", "bet l1 marrow O").all_pass().battle(&[]);
    let table = table.round(&[]).round(&[]).all_keep().all_pass();
    let table = table.fight("/").all_wait().fight("/").all_wait().fight("/").all_wait();
    let event = "fight mei --- rexus --";
    all_hear(&table, event, &format!("{event} | l1 settled | 0 wins | l1 0 marrow"));
}

#[test]
fn of_a_settled_bet_all_hear_every_card_on_it() {
    let table = scene(2, FOUR).stamina("mei", 1).kept();
    let table = table.turn("OO", "bet m1 rexus O, bet l1 marrow O").turn("O", "bet m1 mei O");
    let expected = "fight marrow X-- mei -- | mei falls | m1 settled | m1 0 rexus | m1 1 mei";
    all_hear(&table.all_pass(), "fight marrow X-- mei --", expected);
}

/// In whole games, the mover gets its move exactly as it was written, and all others get the same
/// without the secrets.
#[test]
fn every_move_is_told_as_it_was_made() {
    let (mut happenings, mut effects) = ([0; 8], [0; 6]);
    for seed in 0..12 {
        let players = 2 + (seed % 4) as u8;
        let game = game(players, true);
        let mut dice = Dice(seed);
        let mut state = game.start();
        while let Some(event) = random_event(&game, &state, &mut dice) {
            let before = state;
            game.play(&mut state, &event).expect("legal");
            for viewer in Viewer::all(players) {
                let views = [&before, &state].map(|state| game.view(state, viewer));
                let Some(news) = game.news(&views[0], &views[1]) else {
                    assert!(matches!(event, Event::Move(_, Move::Wait)));
                    continue;
                };
                happenings[happening_kind(&news.happening)] += 1;
                news.effects.iter().for_each(|effect| effects[effect_kind(*effect)] += 1);
                if let Event::Move(seat, choice) = event {
                    let heard = news.to_string();
                    let heard = heard.split(" | ").next().expect("a happening");
                    let expected = expected(viewer.is(seat), seat, choice);
                    let expected = expected.unwrap_or_else(|| write_event(&game, &event));
                    assert_eq!(heard, expected, "{viewer:?}, seed {seed}");
                }
            }
        }
    }
    let is_rare = |counts: &[u32]| counts.contains(&0);
    assert!(!is_rare(&happenings) && !is_rare(&effects), "{happenings:?} {effects:?}");
}

/// The expected news of a move that is not reported as it was written.
fn expected(is_own: bool, seat: Seat, choice: Move) -> Option<String> {
    match choice {
        Move::Keep(_) if !is_own => Some(format!("{seat}:keep ?")),
        Move::Bet(bet, _, payment) if !is_own => Some(format!("{seat}:bet {bet} ? {payment}")),
        Move::Score(_) => Some(format!("{seat}:score")),
        Move::Wait => Some("wait".to_owned()),
        _ => None,
    }
}

const fn happening_kind(happening: &Happening) -> usize {
    match happening {
        Happening::Setup(..) => 0,
        Happening::Kept(..) => 1,
        Happening::Rolled(..) => 2,
        Happening::Moved(..) => 3,
        Happening::Fought(..) => 4,
        Happening::Missed(_) => 5,
        Happening::Scored(_) => 6,
        Happening::Waits => 7,
    }
}

const fn effect_kind(effect: Effect) -> usize {
    match effect {
        Effect::Morale(..) => 0,
        Effect::Fell(_) => 1,
        Effect::Settled(_) => 2,
        Effect::Shown(_) => 3,
        Effect::Round(..) => 4,
        Effect::Won(_) => 5,
    }
}
