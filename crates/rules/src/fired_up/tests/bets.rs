//! Bets (section 6).

use super::table::{FOUR, Table, scene, seat};
use crate::Viewer;

/// The betting cards by row, as a spectator sees them.
fn rows(table: &Table) -> Vec<(u8, u8)> {
    let view = table.view(Viewer::Spectator);
    view.seen.wagers.iter().flatten().map(|wager| (wager.seat.number(), wager.round)).collect()
}

#[test]
fn u6_1_a_bet_lies_face_down_in_the_row_of_its_round() {
    let table = scene(2, FOUR).kept().turn("O", "bet e1 mei O").all_pass().battle(&[]).all_keep();
    let table = table.turn("O", "bet e1 rexus O");
    assert_eq!(rows(&table), [(0, 1), (1, 2)]);
    for viewer in [seat(1), Viewer::Spectator] {
        assert_eq!(table.view(viewer).seen.wagers[0].expect("a bet").fighter, None);
    }
    let own = table.view(seat(0)).seen.wagers;
    assert_eq!(own[0].expect("a bet").fighter, table.state.place_of(super::table::fighter("mei")));
    assert_eq!(own[1].expect("a bet").fighter, None);
}

#[test]
fn u6_1_every_betting_card_is_used_once() {
    let table = scene(2, FOUR).kept().rolled("OOO").after("0:bet e1 mei O");
    assert_eq!(table.refusing_rule("0:bet e1 mei O"), "U6.1");
    assert_eq!(table.refusing_rule("0:bet m1 mei O"), "U6.1");
    // Several on one Bet are allowed, each with another fighter.
    let table = table.after("0:bet e1 rexus O, 0:bet l1 marrow O");
    assert_eq!(table.state.wagers.iter().flatten().count(), 3);
    // Seat 1 has cards of its own.
    let table = table.after("0:discard B, 0:discard B, 0:end").rolled("O");
    assert!(table.may(1, "bet e1 mei O"));
    assert_eq!(table.refusing_rule("1:bet e2 mei O"), "U6.1");
    assert_eq!(table.refusing_rule("1:bet e1 fred O"), "U2.1");
}

#[test]
fn u6_1_a_bet_costs_one_social() {
    let table = scene(2, FOUR).kept().rolled("OOB");
    assert_eq!(table.refusing_rule("0:bet e1 mei OO"), "U3.8");
    assert_eq!(table.refusing_rule("0:bet e1 mei B"), "U3.8");
    assert_eq!(table.refusing_rule("0:bet e1 mei t"), "U3.10");
}

#[test]
fn u6_1_one_may_bet_on_the_fallen() {
    let table = scene(2, FOUR).bets("e1.m2.l2").stamina("mei", 1).in_battle().battle(&["X/"]);
    let table = table.all_keep().rolled("O");
    let seat = table.asked();
    assert!(table.may(seat, "bet l2 mei O"));
}

#[test]
fn u6_2_rewards_go_by_row_then_by_placing_and_each_row_has_its_bonus() {
    // Five cards on Mei's fall, in three rounds.
    let five = "sigurd.marrow.mei.rexus.abbel";
    let scene = scene(5, five).first(2).stamina("mei", 1);
    let mut table = scene.kept();
    let bet = |table: &Table| table.turn("O", "bet m1 mei O");
    // Seat 2 begins: it and seat 4 bet in round 1.
    table = bet(&table).turn("", "");
    table = bet(&table).all_pass().battle(&[]).all_keep();
    // Seat 1 is to the right of the first player: it begins round 2, and bets.
    assert_eq!(table.node(), "roll 1 6");
    table = bet(&table).all_pass().battle(&[]).all_keep();
    // Seat 0 begins round 3; it bets, and seat 3 does.
    assert_eq!(table.node(), "roll 0 6");
    table = bet(&table).turn("", "").turn("", "");
    table = bet(&table).all_pass().fight("X/");
    // First 3+3, second 2+3, third 1+2, and then the bonus of row 3 alone.
    assert_eq!(table.points(), [1, 3, 6, 1, 5]);
    assert_eq!(table.state.bet_points, [1, 3, 6, 1, 5]);
    let paid = table.game.paid(&table.view(Viewer::Spectator), table.state.bets[1]);
    assert_eq!(paid, [1, 3, 6, 1, 5]);
}

#[test]
fn u6_2_row_4_has_no_bonus_and_wrong_cards_earn_nothing() {
    let table = scene(2, FOUR).stamina("mei", 1).table();
    let table = table.round(&[]).round(&[]).round(&[]).all_keep();
    assert_eq!(table.state.round, 4);
    let table = table.turn("OO", "bet m1 rexus O, bet m1 mei O").all_pass().fight("X/");
    let best = *table.points().iter().max().expect("points");
    assert_eq!((best, table.points().iter().sum::<u16>()), (3, 3));
}

#[test]
fn u6_2_wrong_cards_take_no_reward_from_right_ones() {
    let table = scene(2, FOUR).stamina("mei", 1).kept();
    let table = table.turn("O", "bet m1 rexus O").turn("O", "bet m1 mei O").all_pass();
    assert_eq!(table.fight("X/").points(), [0, 6]);
}

#[test]
fn u6_2_two_who_make_it_true_at_once_are_both_right() {
    let scene = scene(2, FOUR).stamina("marrow", 1).stamina("mei", 1).dice("mei", 3, 3);
    let table = scene.kept().turn("O", "bet m1 marrow O").turn("O", "bet m1 mei O").all_pass();
    let both = table.fight("XH/HH");
    assert_eq!(both.points(), [6, 5]);
}

#[test]
fn u6_2_a_settled_bet_is_revealed_and_takes_no_more() {
    let table = scene(2, FOUR).bets("e1.m1.l1").stamina("mei", 1).kept();
    let table = table.turn("O", "bet m1 rexus O").all_pass();
    let settled = table.fight("X/");
    for viewer in Viewer::all(2) {
        let view = settled.view(viewer);
        assert!(view.is_settled(settled.state.bets[1]));
        assert!(view.seen.wagers[0].expect("a bet").fighter.is_some());
    }
    let next = settled.all_wait().battle(&[]).all_keep().rolled("O");
    let seat = next.asked();
    assert_eq!(next.refusing_rule(&format!("{seat}:bet m1 mei O")), "U6.2");
    assert!(next.may(seat, "bet e1 mei O"));
    // It is settled whether or not a seat bet on it, and by its first event only.
    let unbet = scene(2, FOUR).stamina("mei", 1).in_battle().battle(&["X/"]).all_keep();
    let unbet = unbet.rolled("O");
    let seat = unbet.asked();
    assert_eq!(unbet.refusing_rule(&format!("{seat}:bet m1 rexus O")), "U6.2");
}

#[test]
fn u6_2_each_event_of_the_pack() {
    let pays = |bets: &'static str, bet: &str, attack: &str, strength: u8| {
        let scene = scene(2, FOUR).bets(bets).dice("marrow", strength, 1);
        let bets = format!("bet {bet} mei O, bet {bet} marrow O");
        let table = scene.kept().turn("OO", &bets).all_pass().fight(attack);
        let right = table.state.settled[usize::from(bet.starts_with('m'))];
        right.map(|right| {
            let names = right.iter().map(|place| table.state.fighter_state(place).fighter.name());
            names.collect::<Vec<_>>().join(" ")
        })
    };
    let right = |name: &str| Some(name.to_owned());
    // Two Wounds, or three at once.
    assert_eq!(pays("e1.m1.l1", "e1", "HH/", 7), None);
    assert_eq!(pays("e1.m1.l1", "e1", "HHAA/", 7), right("mei"));
    assert_eq!(pays("e1.m1.l1", "e1", "HHAATT/", 7), right("mei"));
    // Five damage in one attack, by the attacker.
    assert_eq!(pays("e2.m1.l1", "e2", "XXXX/", 7), None);
    assert_eq!(pays("e2.m1.l1", "e2", "XXXXX/", 7), right("marrow"));
    // Half of thirteen: seven damage leave six.
    assert_eq!(pays("e1.m2.l1", "m2", "XXXXXX/", 7), None);
    assert_eq!(pays("e1.m2.l1", "m2", "XXXXXXX/", 7), right("mei"));
}

#[test]
fn u6_3_five_damage_can_be_dealt_by_counters() {
    let scene = scene(2, FOUR).bets("e2.m1.l1").dice("mei", 3, 7);
    let table = scene.kept().turn("O", "bet e2 mei O").all_pass();
    assert_eq!(table.fight("H/HHHHH").points(), [0, 0]);
    assert_eq!(table.fight("H/HHHHHH").points(), [6, 0]);
}

#[test]
fn u6_3_what_never_happens_pays_nothing() {
    let table = scene(2, FOUR).kept().turn("O", "bet e1 mei O").all_pass().battle(&[]);
    let over = table.round(&[]).round(&[]).round(&[]);
    assert!(over.node().contains("win"), "{}", over.node());
    assert_eq!(
        (over.points(), over.state.settled[0], over.state.settled[1]),
        (&[0, 0][..], None, None)
    );
}

/// The late Bets are settled at the end, after four rounds; these attacks come in the last.
fn at_the_end(bets: &'static str, moves: &str, last: &[&str]) -> Table {
    let table = scene(2, FOUR).bets(bets).kept();
    let table = table.turn("OO", moves).all_pass().battle(&[]);
    let table = table.round(&[]).round(&[]);
    assert_eq!(table.points(), [0, 0]);
    table.round(last)
}

#[test]
fn u6_3_the_winner_and_the_most_damage_are_settled_at_the_end() {
    // Marrow has most Stamina, fourteen.
    let over = at_the_end("e1.m1.l1", "bet l1 mei O, bet l1 marrow O", &["XXX/"]);
    assert_eq!((over.node(), over.points()), ("0 win, marrow".to_owned(), &[6, 0][..]));
    let over = at_the_end("e1.m1.l2", "bet l2 mei O, bet l2 rexus O", &["X/", "/", "XX/", "X/"]);
    assert_eq!(over.points(), [6, 0]);
    // Two who tie for the most damage are both right.
    let over = at_the_end("e1.m1.l2", "bet l2 mei O, bet l2 rexus O", &["X/", "/", "XX/", "XX/"]);
    assert_eq!(over.points(), [6 + 5, 0]);
}

#[test]
fn u6_3_damage_counts_beyond_the_stamina_left_and_by_the_fallen() {
    // Marrow deals three to Mei, who had one; Sigurd two to Marrow, who falls; no other more.
    let scene = scene(2, FOUR).bets("e1.m1.l2").stamina("mei", 1).stamina("marrow", 2);
    let table = scene.kept().turn("OO", "bet l2 marrow O, bet l2 sigurd O").all_pass();
    let table = table.battle(&["XXX/", "XX/", "/"]);
    let (marrow, sigurd) = (table.fighter_state("marrow"), table.fighter_state("sigurd"));
    assert_eq!((marrow.dealt, marrow.is_alive, sigurd.dealt), (3, false, 2));
    let over = table.round(&[]).round(&[]).round(&[]);
    assert_eq!(over.points(), [6, 0]);
    let right = over.state.settled[2].expect("settled");
    let names: Vec<&str> =
        right.iter().map(|place| over.state.fighter_state(place).fighter.name()).collect();
    assert_eq!(names, ["marrow"]);
}

#[test]
fn u6_3_exactly_half_of_the_stamina_is_half() {
    let scene = scene(2, FOUR).bets("e1.m2.l1").dice("marrow", 7, 1).stamina("mei", 14);
    let table = scene.kept().turn("O", "bet m2 mei O").all_pass();
    assert_eq!(table.fight("XXXXXX/").points(), [0, 0]);
    assert_eq!(table.fight("XXXXXXX/").points(), [6, 0]);
}

#[test]
fn u6_3_damage_dealt_includes_counters() {
    let scene = scene(2, FOUR).bets("e1.m1.l2").dice("mei", 3, 3);
    let table = scene.kept().turn("O", "bet l2 mei O").all_pass().battle(&["HX/HHH"]);
    assert_eq!((table.fighter_state("mei").dealt, table.fighter_state("marrow").dealt), (2, 1));
    assert_eq!(table.round(&[]).round(&[]).round(&[]).points(), [6, 0]);
}
