//! What viewers can foresee of the coming battle, and of the cards on Bets.

use super::super::{AttackTurn, Overtaking, Stake, StakeStatus, Stat, Strength};
use super::game;
use super::table::{FOUR, Table, fighter, scene, seat};
use crate::testing::{Dice, random_event};
use crate::{Game, Viewer};

/// The order of attack: who, whom, with how many dice, and when.
fn attacks(table: &Table) -> String {
    let told = table.game.attacks(&table.view(Viewer::Spectator)).into_iter().map(|attack| {
        let [own, theirs] = attack.dice;
        let when = match attack.when {
            AttackTurn::Past => "past",
            AttackTurn::Now => "now",
            AttackTurn::Coming => "coming",
            AttackTurn::Never => "never",
        };
        format!("{} {own} {} {theirs} {when}", attack.attacker, attack.defender)
    });
    told.collect::<Vec<_>>().join(", ")
}

#[test]
fn u4_1_a_marker_counts_as_far_as_the_thumbs_will_let_it() {
    let table = scene(2, FOUR).kept().turn("BB", "buff sigurd attack B, buff sigurd attack B");
    let strength =
        |table: &Table| table.game.strength(&table.fighter_state("sigurd"), Stat::Attack);
    assert_eq!(strength(&table), Strength { value: 6, limit: 5 });
    assert_eq!(strength(&table).counting(), 5);
    let cheered = table.turn("M", "morale sigurd up M");
    assert_eq!(strength(&cheered), Strength { value: 6, limit: 7 });
    assert_eq!(strength(&cheered.all_pass()), Strength { value: 6, limit: 7 });
}

#[test]
fn u3_6_a_sprinter_takes_two_dice_to_overtake() {
    let table = scene(2, FOUR).kept();
    let past =
        |table: &Table, name| table.game.overtaking(&table.view(Viewer::Spectator), fighter(name));
    assert_eq!(past(&table, "marrow"), None, "the fastest has no fighter to overtake");
    let rexus = |dice| Some(Overtaking { whom: fighter("rexus"), dice });
    assert_eq!(past(&table, "mei"), rexus(1));
    let overtaken = table.turn("S", "speed mei S");
    assert_eq!(past(&overtaken, "rexus"), Some(Overtaking { whom: fighter("mei"), dice: 2 }));
    assert_eq!(past(&table, "abbel"), None, "not in the circle");
}

#[test]
fn u4_3_the_order_of_attack_is_told_before_and_during_the_battle() {
    let table = scene(2, FOUR).stamina("mei", 2).kept();
    let planned = "marrow 3 mei 2 coming, sigurd 4 marrow 1 coming, rexus 3 sigurd 1 coming, \
                   mei 3 rexus 2 coming";
    assert_eq!(attacks(&table), planned);
    let buffed = table.turn("BM", "buff rexus attack B, morale rexus up M");
    assert!(attacks(&buffed).contains("rexus 4 sigurd 1 coming"));
    let window = table.all_pass().fight("XX/");
    assert_eq!(
        attacks(&window),
        "marrow 3 mei 2 now, sigurd 4 marrow 1 coming, rexus 3 sigurd 1 coming, mei 3 rexus 2 never"
    );
    let next = window.all_wait();
    assert!(attacks(&next).starts_with("marrow 3 mei 2 past, sigurd 4 marrow 1 now"));
    assert_eq!(attacks(&scene(2, FOUR).fresh()), "");
}

#[test]
fn u9_2_marrow_goes_after_the_wounded_with_one_die_more() {
    let table = scene(2, FOUR).with_abilities().first(0).in_battle().fight("HH/").all_wait();
    let next = table.battle(&[]).all_keep();
    assert!(attacks(&next).starts_with("marrow 4 mei 2 coming"), "{}", attacks(&next));
}

fn stakes(table: &Table, number: u8, bet: &str) -> Vec<StakeStatus> {
    let bet = super::super::BetId::read(bet).expect("a Bet");
    let stakes = table.game.stakes(&table.view(seat(number)), bet);
    stakes.into_iter().map(|Stake { status, .. }| status).collect()
}

#[test]
fn u6_2_an_open_card_pays_by_its_row_and_by_who_was_there_before() {
    let table = scene(2, FOUR).kept().turn("O", "bet m1 mei O").turn("O", "bet m1 rexus O");
    assert_eq!(
        stakes(&table, 0, "m1"),
        [StakeStatus::Open { least: 6, most: 6 }, StakeStatus::Hidden]
    );
    // The other card may name the same fighter.
    assert_eq!(
        stakes(&table, 1, "m1"),
        [StakeStatus::Hidden, StakeStatus::Open { least: 5, most: 6 }]
    );
    assert_eq!(stakes(&table, 0, "l1"), []);
}

#[test]
fn u6_2_a_settled_card_has_paid_or_was_wrong() {
    let table = scene(2, FOUR).stamina("mei", 2).kept();
    let table = table.turn("O", "bet m1 mei O").turn("OO", "bet m1 rexus O, bet l1 mei O");
    let fallen = table.all_pass().fight("XX/");
    for viewer in 0..2 {
        assert_eq!(stakes(&fallen, viewer, "m1"), [StakeStatus::Right(6), StakeStatus::Wrong]);
    }
    // U8.2: the fallen do not win the fight.
    assert_eq!(stakes(&fallen, 0, "l1"), [StakeStatus::Hidden]);
    assert_eq!(stakes(&fallen, 1, "l1"), [StakeStatus::Lost]);
}

#[test]
fn what_cards_are_said_to_pay_they_pay_in_random_games() {
    let mut paid = 0;
    for seed in 0..150 {
        let game = game(2 + (seed % 4) as u8, true);
        let mut dice = Dice(seed);
        let mut table = Table { state: game.start(), game };
        while let Some(event) = random_event(&table.game, &table.state, &mut dice) {
            let before = table.clone();
            table.game.play(&mut table.state, &event).expect("legal");
            for (bet, settled) in table.state.bets.into_iter().zip(table.state.settled) {
                let is_new = !before.view(Viewer::Spectator).is_settled(bet);
                let Some(right) = settled.filter(|_| is_new) else { continue };
                let game = &table.game;
                for viewer in Viewer::all(game.players()) {
                    let [was, is] = [&before, &table]
                        .map(|table| game.stakes(&table.view(viewer), bet).into_iter());
                    for (was, is) in was.zip(is) {
                        match (was.status, is.status) {
                            (StakeStatus::Open { least, most }, StakeStatus::Right(points)) => {
                                // Two can be right at once; then both were before the others.
                                let is_alone = right.len() == 1;
                                assert!(points <= most && (!is_alone || points >= least));
                                paid += 1;
                            }
                            (StakeStatus::Lost, now) => assert_eq!(now, StakeStatus::Wrong),
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    assert!(paid > 50, "{paid}");
}
