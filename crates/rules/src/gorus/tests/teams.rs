//! Section 8: teams, and the options of a table.

use super::super::{
    Decision, Division, LargeGorus, OptionError, Options, Outcome, Position, School,
};
use super::super::{SmallGorus, rule};
use super::{large, lists, play_all, public, scene, schools, set_up, small};
use crate::{Game, Node, Seat, Viewer};

/// G8.1 and G8.2 as they stand in the rules, with the targets of G8.3.
const DIVISIONS: [(&str, &str, &[u8]); 9] = [
    ("2v2", "0101", &[3, 3]),
    ("2v2v1", "01201", &[3, 3, 2]),
    ("3v2", "01010", &[4, 3]),
    ("2v2v2", "012012", &[3, 3, 3]),
    ("3v3", "010101", &[4, 4]),
    ("2v2v2v1", "0123012", &[3, 3, 3, 2]),
    ("3v2v2", "0120102", &[4, 3, 3]),
    ("2v2v2v2", "01230123", &[3, 3, 3, 3]),
    ("4v4", "01010101", &[5, 5]),
];

#[test]
fn every_division_has_its_seating_and_its_targets() {
    assert_eq!(DIVISIONS.len(), Division::ALL.len());
    for (text, seating, targets) in DIVISIONS {
        let division = Division::read(text);
        let players = seating.len() as u8;
        let game = large(Options { division, ..Options::new(players) });
        let sides: String = Seat::all(players).map(|seat| game.side(seat).to_string()).collect();
        assert_eq!(sides, seating, "{text}");
        assert_eq!(game.side_count(), targets.len(), "{text}");
        for (side, target) in targets.iter().enumerate() {
            assert_eq!(game.target(side), *target, "side {side} of {text}");
        }
        let common = large(Options { division, target: Some(7), ..Options::new(players) });
        assert!((0..targets.len()).all(|side| common.target(side) == 7));
    }
}

/// How many neighbours are teammates, around the table.
fn neighbours(seating: &[u8]) -> usize {
    (0..seating.len()).filter(|seat| seating[*seat] == seating[(seat + 1) % seating.len()]).count()
}

/// The fewest of them, over every way to seat the rest of each team.
fn fewest_neighbours(left: &mut [u8], seated: &mut Vec<u8>) -> usize {
    let mut fewest = usize::MAX;
    for team in 0..left.len() {
        if left[team] > 0 {
            left[team] -= 1;
            seated.push(team as u8);
            fewest = fewest.min(fewest_neighbours(left, seated));
            seated.pop();
            left[team] += 1;
        }
    }
    if left.iter().all(|team| *team == 0) { neighbours(seated) } else { fewest }
}

#[test]
fn as_few_teammates_as_possible_are_neighbours() {
    for division in Division::ALL {
        let teams = division.seating().iter().max().expect("a team") + 1;
        let mut sizes = vec![0; usize::from(teams)];
        division.seating().iter().for_each(|team| sizes[usize::from(*team)] += 1);
        let written: Vec<String> = sizes.iter().map(u8::to_string).collect();
        assert_eq!(written.join("v"), division.to_string());
        let fewest = fewest_neighbours(&mut sizes, &mut Vec::new());
        assert_eq!(neighbours(division.seating()), fewest, "{division}");
    }
}

#[test]
fn without_teams_everyone_needs_three() {
    for players in 2..=8 {
        let game = large(Options::new(players));
        assert_eq!(game.side_count(), usize::from(players));
        assert!((0..game.side_count()).all(|side| game.target(side) == 3));
    }
    let solo = small(Options::new(1));
    assert_eq!([solo.target(0), solo.target(1)], [3, 3]);
}

#[test]
fn teammates_do_not_see_each_others_troupes() {
    let game = small(Options { division: Division::read("2v2"), ..Options::new(4) });
    let state = super::dealt(&game, "FSAX", 0, "///", "");
    let view = game.view(&state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.troupe(), state.troupes[0]);
    assert!(view.seen.troupes[1..].iter().all(|troupe| troupe.is_empty()));
}

/// Seven players in 3v2v2 before a last bout that is worth nothing and goes to seat 3, of team 0.
fn before_last_bout(game: &LargeGorus, support: [u8; 3], won: &str) -> Position {
    let scene = scene(game, "F4/F5/F6/F7/S4/S5/S6", 0, School::Arrows);
    Position { won: lists(won), support: support.to_vec(), round: 4, ..scene }
}

const LAST_BOUT: &str = "0:F4 1:F5 2:F6 3:F7 4:S4 5:S5 6:S6";

fn three_two_two() -> LargeGorus {
    large(Options { division: Division::read("3v2v2"), ..Options::new(7) })
}

#[test]
fn each_team_is_measured_against_its_own_target() {
    let game = three_two_two();
    // The team of three gains its third support, and needs four.
    let position = before_last_bout(&game, [2, 2, 2], "//");
    let mut state = set_up(&game, "FSAXH", position, &[0; 9]);
    play_all(&game, &mut state, LAST_BOUT);
    assert_eq!(public(&game, &state).support[..], [3, 2, 2]);
    assert!(matches!(game.node(&state), Node::Chance(_)));
    // A team of two gains its third support, and that is enough.
    let position = before_last_bout(&game, [2, 2, 2], "F2.S2.A2.X2.H2.F3.S3//");
    let mut state = set_up(&game, "FSAXH", position, &[1; 8]);
    play_all(&game, &mut state, LAST_BOUT);
    assert_eq!(public(&game, &state).support[..], [2, 3, 2]);
    assert_eq!(
        game.node(&state),
        Node::Over(Outcome { champions: [1].into_iter().collect(), decision: Decision::Alone })
    );
}

#[test]
fn support_is_never_compared_between_teams() {
    let game = three_two_two();
    // Teams 0 and 1 tie, and both reach their targets; the preferred 0 is with team 2.
    let won = "F9.F10.F11.F0.S0.X0.H0/S9.S10.S11.S7.X4.X5.X6/";
    let position = before_last_bout(&game, [3, 2, 1], won);
    let mut state = set_up(&game, "FSAXH", position, &[2; 7]);
    play_all(&game, &mut state, LAST_BOUT);
    let status = public(&game, &state);
    assert_eq!(status.last_round.expect("a round has ended").favour[..], [4, 4, 2]);
    assert_eq!(status.support[..], [4, 3, 1]);
    assert_eq!(status.collected[..], [14, 7, 49]);
    // Four against three counts for nothing; seven gladiators against fourteen do.
    assert_eq!(
        game.node(&state),
        Node::Over(Outcome { champions: [1].into_iter().collect(), decision: Decision::ByFewest })
    );
}

#[test]
fn a_common_target_holds_for_every_team() {
    let division = Division::read("3v2v2");
    let game = large(Options { division, target: Some(3), ..Options::new(7) });
    let position = before_last_bout(&game, [2, 2, 2], "//");
    let mut state = set_up(&game, "FSAXH", position, &[0; 9]);
    play_all(&game, &mut state, LAST_BOUT);
    assert_eq!(
        game.node(&state),
        Node::Over(Outcome { champions: [0].into_iter().collect(), decision: Decision::Alone })
    );
}

#[test]
fn impossible_options_name_their_rule() {
    let refused = |options: Options| {
        let error = LargeGorus::with_options(options).expect_err("impossible");
        assert!(!error.to_string().is_empty());
        (error, error.rule().as_str())
    };
    let usual = Options::new(3);
    for players in [0, 9, 255] {
        assert_eq!(refused(Options::new(players)), (OptionError::Players, "G2.1"));
    }
    for (players, named, wanted) in [(1, "FS", 3), (3, "FSAX", 3), (4, "FSA", 4), (5, "FSAX", 5)] {
        let options = Options { schools: Some(schools(named)), ..Options::new(players) };
        assert_eq!(refused(options), (OptionError::Schools { wanted }, "G2.2"));
    }
    let division = Division::read("2v2");
    for players in [1, 3, 5, 8] {
        let options = Options { division, ..Options::new(players) };
        assert_eq!(refused(options), (OptionError::Division, "G8.1"));
    }
    for target in [0, 10] {
        let options = Options { target: Some(target), ..usual };
        assert_eq!(refused(options), (OptionError::Target, "G5.1"));
    }
    assert_eq!(Division::read("3v1"), None);
    // A table of six is no small table, with or without teams.
    let error = SmallGorus::with_options(Options::new(6)).expect_err("too many");
    assert_eq!((error, error.rule()), (OptionError::Players, rule::G2_1));
}
