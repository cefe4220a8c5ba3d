//! The worked examples of the rulebook, under their names.

use super::super::{Bout, Division, Gorus, Options, Party, Position, School, State, Word};
use super::{cards, dealt, large, lists, play_all, public, refusing_rule, scene, set_up, small};
use crate::{Game, Node, Seat, SeatSet};

/// The bout that has just ended.
fn last_bout<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) -> Bout {
    public(game, state).last_bout.expect("a bout has ended")
}

/// The favour of the bout that has just ended.
fn favour_of_last_bout<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) -> i16 {
    let table = game.options().favour;
    last_bout(game, state).cards.iter().map(|card| i16::from(table.of(card.rank()))).sum()
}

/// That seat has taken the bout, and so it leads the next one (G3.2).
fn assert_took<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    winner: u8,
) {
    let winner = Seat::new(winner);
    assert_eq!(last_bout(game, state).winner, Party::Seat(winner));
    assert_eq!(public(game, state).leader, Some(Party::Seat(winner)));
    assert_eq!(game.node(state), Node::Decide(SeatSet::only(winner)));
}

#[test]
fn opening() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FSA", 2, "F4/F10/F9.A10.A4", "");
    play_all(&game, &mut state, "0:F4");
    // G3.1: the round's first gladiator sets both schools.
    assert_eq!(public(&game, &state).initiating, Some(School::Fists));
    assert_eq!(public(&game, &state).preferred, Some(School::Fists));
    play_all(&game, &mut state, "1:F10");
    // The third player holds F9, so only Fists or a 10 will do.
    assert_eq!(refusing_rule(&game, &state, "2:A4"), "G3.3");
    assert!(game.legal(&state, Seat::new(2)).contains(cards("F9")[0]));
    play_all(&game, &mut state, "2:A10");
    assert_eq!(public(&game, &state).preferred, Some(School::Arrows));
    assert_eq!(favour_of_last_bout(&game, &state), 2);
    assert_took(&game, &state, 2);
}

#[test]
fn sluffing() {
    let game = small(Options::new(3));
    let position = scene(&game, "S5.S6/F8.F9/S4.H4", 0, School::Shields);
    let mut state = set_up(&game, "FSH", position, &[0, 1, 2, 0, 1, 2, 0, 1]);
    play_all(&game, &mut state, "0:S5 1:F8");
    // The third player holds a Sword and H4 is no challenge, though Shields are preferred.
    assert_eq!(refusing_rule(&game, &state, "2:H4"), "G3.3");
    play_all(&game, &mut state, "2:S4");
    assert_eq!(public(&game, &state).preferred, Some(School::Shields));
    assert_eq!(favour_of_last_bout(&game, &state), -4);
    assert_took(&game, &state, 0);
}

#[test]
fn bad_idea() {
    let game = small(Options::new(4));
    let position = scene(&game, "F6.H5/X8.X4/S8.S4/F4.H4", 0, School::Shields);
    let mut state = set_up(&game, "FSXH", position, &[0, 1, 2, 3, 0, 1, 2, 3]);
    play_all(&game, &mut state, "0:F6 1:X8");
    // The third player has no Fist and may sluff anything: S8 is a sluff, and challenges.
    assert_eq!(game.legal(&state, Seat::new(2)).len(), 2);
    play_all(&game, &mut state, "2:S8");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
    assert_eq!(refusing_rule(&game, &state, "3:H4"), "G3.3");
    play_all(&game, &mut state, "3:F4");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
    assert_eq!(favour_of_last_bout(&game, &state), -8);
    assert_took(&game, &state, 2);
}

#[test]
fn sneaky_idea() {
    let game = small(Options::new(4));
    let position = scene(&game, "F9.S5.S8/X8.S6.S9/F5.S7.S10/X5.F6.S4", 0, School::Arrows);
    let mut state = set_up(&game, "FSAX", position, &[0, 1, 2, 3, 0, 1, 2]);
    play_all(&game, &mut state, "0:F9 1:X8 2:F5");
    // The fourth player holds F6: another gladiator that does not match is refused.
    assert_eq!(refusing_rule(&game, &state, "3:S4"), "G3.3");
    assert_eq!(public(&game, &state).preferred, Some(School::Arrows));
    play_all(&game, &mut state, "3:X5");
    assert_eq!(public(&game, &state).preferred, Some(School::Axes));
    assert_eq!(favour_of_last_bout(&game, &state), -2);
    assert_took(&game, &state, 1);
}

#[test]
fn big_finish() {
    let game = small(Options::new(4));
    // The fourth player has collected nothing before the last bout.
    let position = scene(&game, "A12/F7/F0/S0", 0, School::Fists);
    let mut state = set_up(&game, "FSAX", position, &[0, 1, 2, 0, 1, 2, 0, 1, 2]);
    play_all(&game, &mut state, "0:A12 1:F7 2:F0 3:S0");
    let bout = last_bout(&game, &state);
    assert_eq!(bout.leader, Party::Seat(Seat::new(0)));
    assert_eq!(bout.cards[..], cards("A12.F7.F0.S0"));
    assert_eq!(bout.winner, Party::Seat(Seat::new(3)));
    // S0 is worth 5 and A12 is worth 1; F0 was preferred a moment ago and is worth nothing.
    let last_round = public(&game, &state).last_round.expect("the round has ended");
    assert_eq!(last_round.favour[3], 6);
    assert_eq!(last_round.favour.iter().sum::<i16>(), 4 + 5);
}

#[test]
fn point_thief() {
    let division = Division::read("3v3");
    let game = large(Options { division, ..Options::new(6) });
    let troupes = "X10.F4/X7.F5/X9.F6/X4.F7/X6.F8/S6.X3";
    let position = scene(&game, troupes, 0, School::Axes);
    let mut state = set_up(&game, "FSAXH", position, &[0, 0, 0, 0, 0, 0, 0, 0]);
    play_all(&game, &mut state, "0:X10 1:X7 2:X9 3:X4 4:X6 5:S6");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
    assert_eq!(favour_of_last_bout(&game, &state), 3);
    assert_took(&game, &state, 5);
    // The sixth player sits in the second team, and the bout goes to its pile.
    assert_eq!(public(&game, &state).collected[..], [48, 6]);
}

#[test]
fn vindictive() {
    let division = Division::read("4v4");
    let game = large(Options { division, ..Options::new(8) });
    // The fifth player has a Sword to follow with, and challenges all the same.
    let troupes = "S4/S2/S9/S11/H11.S12.H1/H15.F0.F1.F2.F3.F4.F5.F6.F7.F8/S8\
                   /X0.A0.A1.A2.A3.A4.A5.A6.A7.A8";
    let mut state = dealt(&game, "FSAXH", 7, troupes, "");
    play_all(&game, &mut state, "0:S4 1:S2 2:S9 3:S11");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
    assert_eq!(refusing_rule(&game, &state, "4:H1"), "G3.3");
    play_all(&game, &mut state, "4:H11 5:H15 6:S8 7:X0");
    assert_eq!(public(&game, &state).preferred, Some(School::Shields));
    assert_eq!(favour_of_last_bout(&game, &state), 0);
    assert!(last_bout(&game, &state).cards.contains(&cards("X0")[0]), "a 0 is collected");
    assert_took(&game, &state, 5);
    assert_eq!(public(&game, &state).collected[..], [0, 8]);
}

#[test]
fn tally() {
    let game = small(Options::new(3));
    // A last bout that is worth nothing and goes to the third player.
    let last = || scene(&game, "F4/F5/F6", 0, School::Arrows);
    let favour_with = |collected: &str, spare: &[usize]| {
        let won = lists(&format!("{collected}//"));
        let mut state = set_up(&game, "FSA", Position { won, ..last() }, spare);
        play_all(&game, &mut state, "0:F4 1:F5 2:F6");
        public(&game, &state).last_round.expect("the round has ended").favour[0]
    };
    // 1 + 1 + 2 + 1 + 2 + 1 = 8
    assert_eq!(favour_with("F10.F11.F9.S10.S9.S11", &[1, 2, 1, 2, 1, 2, 1]), 8);
    // 8 − 4 = 4
    assert_eq!(favour_with("F10.F11.F9.S10.S9.S11.A8.F7.S7", &[1, 2, 1, 2, 1, 2]), 4);
}
