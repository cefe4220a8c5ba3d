//! Section 3: challenges, and the preferred school.

use super::super::{Card, Gorus, Options, Party, School, Word};
use super::{Dice, dealt, large, play_all, public, refusing_rule, scene, set_up, small, step};
use crate::{Game, Node, Seat};

#[test]
fn the_lead_challenges_nothing() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FSA", 2, "F4/F5/F6.S6", "");
    play_all(&game, &mut state, "0:F4 1:F5 2:F6");
    // S6 matches the last gladiator of the bout before (G3.4†).
    play_all(&game, &mut state, "2:S6");
    assert_eq!(public(&game, &state).initiating, Some(School::Swords));
    assert_eq!(public(&game, &state).preferred, Some(School::Fists));
}

#[test]
fn a_contender_that_leads_challenges_nothing() {
    let game = small(Options::new(1));
    // The player's F9 wins, and F5, the last gladiator of the bout, is followed by S5.
    let mut state = dealt(&game, "FSA", 0, "F9", "F4.F5.S5");
    play_all(&game, &mut state, "0:F9");
    assert_eq!(public(&game, &state).initiating, Some(School::Swords));
    assert_eq!(public(&game, &state).preferred, Some(School::Fists));
}

#[test]
fn a_challenge_with_the_preferred_school_leaves_it_preferred() {
    let game = small(Options::new(3));
    let position = scene(&game, "S5.A4/F5.S6/S7.A7", 0, School::Fists);
    let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0, 1]);
    // The second player could follow with S6.
    play_all(&game, &mut state, "0:S5 1:F5");
    assert_eq!(public(&game, &state).preferred, Some(School::Fists));
    play_all(&game, &mut state, "2:S7");
    assert_eq!(public(&game, &state).leader, Some(Party::Seat(Seat::new(1))));
}

#[test]
fn three_challenges_in_one_bout_each_move_the_preferred_school() {
    let game = small(Options::new(4));
    // All seats could follow.
    let mut state = dealt(&game, "FSAX", 3, "F5/S5.F6/A5.F7/X5.F8", "");
    for (play, preferred) in
        [("0:F5", School::Fists), ("1:S5", School::Swords), ("2:A5", School::Arrows)]
    {
        play_all(&game, &mut state, play);
        assert_eq!(public(&game, &state).preferred, Some(preferred), "after {play}");
        assert_eq!(public(&game, &state).initiating, Some(School::Fists), "after {play}");
    }
    play_all(&game, &mut state, "3:X5");
    assert_eq!(public(&game, &state).preferred, Some(School::Axes));
    assert_eq!(public(&game, &state).leader, Some(Party::Seat(Seat::new(3))));
}

#[test]
fn a_challenge_answers_only_the_gladiator_just_before() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FSA", 2, "F5/F6/F7.S5.S6", "");
    play_all(&game, &mut state, "0:F5 1:F6");
    assert_eq!(refusing_rule(&game, &state, "2:S5"), "G3.3");
    play_all(&game, &mut state, "2:S6");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
}

#[test]
fn a_follow_that_matches_challenges_too() {
    let game = small(Options::new(3));
    // After A5 the third player's F8 only follows; after S8 it challenges, wished or not.
    for (before, preferred, winner) in [("1:A5", School::Arrows, 1), ("1:S8", School::Fists, 2)] {
        let position = scene(&game, "F6.A4/S8.A5/F8.A6", 0, School::Arrows);
        let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0, 1]);
        play_all(&game, &mut state, "0:F6");
        play_all(&game, &mut state, before);
        play_all(&game, &mut state, "2:F8");
        assert_eq!(public(&game, &state).preferred, Some(preferred));
        assert_eq!(public(&game, &state).leader, Some(Party::Seat(Seat::new(winner))));
    }
}

#[test]
fn the_preferred_school_carries_over_between_bouts_but_not_between_rounds() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FSA", 2, "F4.S7/F5.S5/F6.S6", "");
    play_all(&game, &mut state, "0:F4 1:F5 2:F6 2:S6 0:S7 1:S5");
    let status = public(&game, &state);
    assert_eq!((status.bout, status.preferred), (3, Some(School::Fists)));

    let position = scene(&game, "F4/F5/F6", 0, School::Arrows);
    let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0, 1, 2]);
    play_all(&game, &mut state, "0:F4 1:F5 2:F6");
    assert_eq!(public(&game, &state).preferred, None);
    let deal = super::deal_text(&game, "FSA", 1, "//S4", "");
    game.play(&mut state, &crate::read_event(&game, &deal).expect("a deal")).expect("due");
    assert_eq!(public(&game, &state).preferred, None);
    // G3.1: the first gladiator of this round sets it afresh.
    play_all(&game, &mut state, "2:S4");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
}

/// G3.1 to G3.6 once more, as literally as possible: the preferred school after the bout, and the
/// place of its winner.
fn judge(cards: &[Card], preferred: Option<School>) -> (School, usize) {
    let initiating = cards[0].school();
    let mut preferred = preferred.unwrap_or(initiating);
    for pair in cards.windows(2) {
        if pair[0].rank() == pair[1].rank() {
            preferred = pair[1].school();
        }
    }
    let highest_of = |school: School| {
        let of_school = (0..cards.len()).filter(|place| cards[*place].school() == school);
        of_school.max_by_key(|place| cards[*place].rank())
    };
    let winner = highest_of(preferred).or(highest_of(initiating)).expect("the leader's own");
    (preferred, winner)
}

fn compare_with_judge<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    let mut state = game.start();
    let mut preferred = None;
    while !matches!(game.node(&state), Node::Over(_)) {
        let before = public(game, &state);
        step(game, &mut state, dice);
        let after = public(game, &state);
        let Some(bout) = after.last_bout.filter(|bout| before.last_bout.as_ref() != Some(bout))
        else {
            continue;
        };
        if before.bout == 1 {
            preferred = None;
        }
        let (now_preferred, place) = judge(&bout.cards, preferred);
        preferred = Some(now_preferred);
        let winner = match (bout.leader, place) {
            (Party::Seat(leader), _) => Party::Seat(leader.plus(place as u8, game.players())),
            (Party::Contenders, 1) => Party::Seat(Seat::new(0)),
            (Party::Contenders, _) => Party::Contenders,
        };
        assert_eq!(bout.winner, winner, "{bout:?}");
        // In solo the next contender may already be on the table, but it challenges nothing.
        if matches!(game.node(&state), Node::Decide(_)) {
            assert_eq!(after.preferred, preferred, "{bout:?}");
        }
    }
}

#[test]
fn every_bout_of_random_games_is_judged_as_the_rules_say() {
    for players in 1..=8 {
        let mut dice = Dice(u64::from(players));
        for _ in 0..20 {
            if players <= 5 {
                compare_with_judge(&small(Options::new(players)), &mut dice);
            } else {
                compare_with_judge(&large(Options::new(players)), &mut dice);
            }
        }
    }
}
