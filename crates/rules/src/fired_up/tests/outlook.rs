//! How Highlights stand before they are judged.

use super::super::state::StatePhase;
use super::super::{Condition, ConditionStatus, Fact, HighlightId, HighlightSet, Moment, Outlook};
use super::game;
use super::table::{FOUR, Table, card, scene, seat};
use crate::testing::{Dice, random_event};
use crate::{Game, Viewer};

fn fact(word: &str) -> Fact {
    Fact::ALL.iter().copied().find(|fact| fact.word() == word).expect("a fact")
}

fn outlook(table: &Table) -> Outlook {
    table.game.outlook(&table.view(Viewer::Spectator))
}

/// How much there is of a fact, and the outlook of "at least this much".
fn at_least(table: &Table, word: &str, least: u8) -> (Option<u8>, ConditionStatus) {
    let outlook = outlook(table);
    let condition = Condition { fact: fact(word), least, most: u8::MAX };
    (outlook.span(condition.fact).now, outlook.status(condition))
}

fn at_most(table: &Table, word: &str, most: u8) -> ConditionStatus {
    outlook(table).status(Condition { fact: fact(word), least: 0, most })
}

#[test]
fn u4_2_start_facts_are_counted_as_if_the_battle_began_now() {
    let table = scene(2, FOUR).kept();
    assert_eq!(at_least(&table, "high_morale", 1), (Some(0), ConditionStatus::Open));
    // U4.1: a thumb counts before the morale check has come.
    let cheered = table.turn("M", "morale mei up M");
    assert_eq!(at_least(&cheered, "high_morale", 1), (Some(1), ConditionStatus::Open));
    // A Buff above what Morale allows will fall, and does not count.
    assert_eq!(at_least(&table, "highest_attack", 5), (Some(4), ConditionStatus::Open));
    let buffed = table.turn("BB", "buff sigurd attack B, buff sigurd attack B");
    assert_eq!(at_least(&buffed, "highest_attack", 6), (Some(5), ConditionStatus::Open));
    // U3.6: a sprinting fighter keeps sprinting.
    let sprinting = table.turn("S", "speed mei S");
    assert_eq!(at_least(&sprinting, "sprinting", 1), (Some(1), ConditionStatus::Sure));
    assert_eq!(at_most(&sprinting, "sprinting", 0), ConditionStatus::Failed);
    // No fighter is wounded before the battle.
    assert_eq!(at_least(&table, "wounded_fighters", 1), (Some(0), ConditionStatus::Failed));
}

#[test]
fn u5_2_start_cards_that_have_not_scored_have_failed() {
    let table = scene(2, FOUR).card("h01", "start: 2 locks 1").in_battle();
    assert_eq!(at_least(&table, "locks", 1), (None, ConditionStatus::Failed));
    assert_eq!(at_most(&table, "locks", 5), ConditionStatus::Failed);
    let view = table.view(seat(0));
    assert_eq!(table.game.tiers_held(&view, &outlook(&table), card("h01")), 0);
}

#[test]
fn u4_7_end_facts_grow_as_the_battle_goes_on() {
    let table = scene(2, FOUR).in_battle();
    assert_eq!(at_least(&table, "total_damage", 3), (Some(0), ConditionStatus::Open));
    assert_eq!(at_least(&table, "attacks", 4), (Some(0), ConditionStatus::Open));
    // Damage by Specials alone makes no Wound.
    let struck = table.fight("XXX/");
    assert_eq!(at_least(&struck, "total_damage", 3), (Some(3), ConditionStatus::Sure));
    assert_eq!(at_most(&struck, "total_damage", 2), ConditionStatus::Failed);
    assert_eq!(at_most(&struck, "total_damage", 9), ConditionStatus::Open);
    // Mei is hurt, and no fighter is unhurt again.
    assert_eq!(at_least(&struck, "unhurt", 4), (Some(3), ConditionStatus::Failed));
    assert_eq!(at_least(&struck, "unhurt", 3), (Some(3), ConditionStatus::Open));
    // Three attacks are to come.
    assert_eq!(at_least(&struck, "harmless", 3), (Some(0), ConditionStatus::Open));
    assert_eq!(at_least(&struck, "harmless", 4), (Some(0), ConditionStatus::Failed));
}

#[test]
fn u4_6_in_a_window_the_last_attack_is_counted() {
    let table = scene(2, FOUR).card("h01", "fight: 2 damage 1, 5 damage 3").in_battle();
    assert_eq!(at_least(&table, "damage", 3), (None, ConditionStatus::Open));
    let window = table.fight("HH-/");
    assert_eq!(at_least(&window, "damage", 3), (Some(2), ConditionStatus::Open));
    assert_eq!(at_least(&window, "wounds", 1), (Some(1), ConditionStatus::Open));
    assert_eq!(at_least(&window, "by_the_fastest", 1), (Some(1), ConditionStatus::Open));
    let view = window.view(seat(0));
    assert_eq!(table.game.tiers_held(&view, &outlook(&window), card("h01")), 1);
}

#[test]
fn the_last_round_is_not_counted_in_the_next() {
    let table = scene(2, FOUR).in_battle().battle(&["XXX/"]);
    assert_eq!(table.state.round, 2);
    assert_eq!(at_least(&table, "total_damage", 1), (Some(0), ConditionStatus::Open));
    assert_eq!(at_least(&table, "unhurt", 4), (Some(4), ConditionStatus::Open));
}

/// How many tiers hold, by facts that are known; `None` if one of them is not.
fn tiers_by_facts(table: &Table, outlook: &Outlook, card: HighlightId) -> Option<usize> {
    let mut held = 0;
    for tier in &table.game.pack.highlight(card).tiers {
        let holds = tier.conditions.iter().map(|it| outlook.span(it.fact).holds(*it));
        if !holds.collect::<Option<Vec<bool>>>()?.into_iter().all(|holds| holds) {
            break;
        }
        held += 1;
    }
    Some(held)
}

/// What an outlook promised of a kept card: no fewer and no more tiers.
#[derive(Clone, Copy)]
struct Promise {
    round: u8,
    seat: usize,
    card: HighlightId,
    least: usize,
    most: usize,
}

fn promises(table: &Table) -> Vec<Promise> {
    let state = &table.state;
    let outlook = outlook(table);
    let seats = 0..usize::from(table.game.players());
    let kept = seats.flat_map(|seat| state.kept[seat].iter().map(move |card| (seat, card)));
    kept.filter(|(_, card)| table.game.pack.highlight(*card).moment != Moment::Fight)
        .map(|(seat, card)| {
            let tiers = outlook.tiers(&table.game.pack.highlight(card).tiers);
            let count = |status| tiers.iter().filter(|tier| **tier >= status).count();
            let (least, most) = (count(ConditionStatus::Sure), count(ConditionStatus::Open));
            Promise { round: state.round, seat, card, least, most }
        })
        .collect()
}

/// The round is over: the card has reached what was promised.
fn check(table: &Table, promise: Promise) {
    let after = &table.state;
    let shown = if after.round == promise.round { &after.shown } else { &after.shown_before };
    let shown = shown.iter().flatten().find(|it| it.card == promise.card);
    let points = shown.map_or(0, |shown| shown.points);
    let tiers = &table.game.pack.highlight(promise.card).tiers;
    let reached = tiers.iter().position(|tier| tier.points == points).map_or(0, |place| place + 1);
    let Promise { least, most, seat, card, .. } = promise;
    assert!((least..=most).contains(&reached), "{seat} {card}: {reached} of {least} to {most}");
}

#[test]
fn what_is_sure_comes_true_and_what_has_failed_does_not() {
    let (mut promised, mut sure, mut failed, mut counted) = (0, 0, 0, 0);
    for seed in 0..60 {
        let game = game(2 + (seed % 4) as u8, seed % 2 == 0);
        let mut dice = Dice(seed);
        let mut table = Table { state: game.start(), game };
        let mut open: Vec<Promise> = Vec::new();
        while let Some(event) = random_event(&table.game, &table.state, &mut dice) {
            open.extend(promises(&table));
            if let StatePhase::Window { judgement, .. } = table.state.phase {
                let outlook = outlook(&table);
                for card in HighlightSet::ALL.iter() {
                    let is_fight = table.game.pack.highlight(card).moment == Moment::Fight;
                    let Some(held) = tiers_by_facts(&table, &outlook, card).filter(|_| is_fight)
                    else {
                        continue;
                    };
                    let met = judgement.tiers.iter().take_while(|it| it.contains(card)).count();
                    assert_eq!(held, met, "{card}");
                    counted += 1;
                }
            }
            let round = table.state.round;
            table.game.play(&mut table.state, &event).expect("legal");
            if table.state.round != round || table.state.phase == StatePhase::Over {
                for promise in open.drain(..) {
                    check(&table, promise);
                    promised += 1;
                    sure += usize::from(promise.least > 0);
                    failed += usize::from(promise.most == 0);
                }
            }
        }
    }
    let figures = [promised, sure, failed, counted];
    assert!(figures.iter().all(|number| *number > 1_000), "{figures:?}");
}
