//! Guides of Gorus Maximus.

use expect_test::expect;
use munera_rules::gorus::{Division, Gorus, LargeGorus, Options, SmallGorus, State, Word};
use munera_rules::{Event, Game, Node, Viewer, read_event};

use munera_protocol::codec::gorus::GorusParty;

use super::super::gorus::{GorusGuide, GorusPlayKind, GorusStory};
use super::super::{Guide, Guided, Story};
use super::{LONGEST_SENT, guide_of, lines, look_at_a_game, played, seat};

fn of_gorus(guide: Guide) -> GorusGuide {
    let Guide::Gorus(guide) = guide else { panic!("a guide of another game") };
    *guide
}

fn three() -> SmallGorus {
    SmallGorus::with_options(Options::new(3)).expect("options")
}

/// The third player holds F9, so it must follow, or challenge with A10.
const OPENING: &str = "deal 2 F4.F0.S5.S6.S7.S8.S9.S10.S11.S12\
                       /F10.F5.F6.F7.F8.A0.A4.A5.A6.A7\
                       /A10.F9.F11.F12.S0.S4.A8.A9.A11.A12";

#[test]
fn a_challenge_is_told_apart_from_a_follow_with_what_it_would_make_of_the_bout() {
    let game = three();
    let state = played(&game, &[OPENING, "0:F4", "1:F10"]);
    let guide = guide_of(&game, &state, seat(2));
    expect![[r#"
        bout: {"plays":[{"by":0,"card":"F4","deed":"opens"},{"by":1,"card":"F10","deed":"joins"}],"initiating":"F","preferred_before":null,"preferred":"F","winning":1}
        choices:
          {"move":"F9","deed":"joins","prefers":null,"matches":null,"wins":false}
          {"move":"F11","deed":"joins","prefers":null,"matches":null,"wins":true}
          {"move":"F12","deed":"joins","prefers":null,"matches":null,"wins":true}
          {"move":"A10","deed":"challenges","prefers":"A","matches":10,"wins":true}
    "#]]
    .assert_eq(&lines(&guide, &["bout", "choices"]));
}

#[test]
fn others_and_spectators_have_no_choices_and_see_the_same_bout() {
    let game = three();
    let state = played(&game, &[OPENING, "0:F4", "1:F10"]);
    let own = of_gorus(guide_of(&game, &state, seat(2)));
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        let theirs = of_gorus(guide_of(&game, &state, viewer));
        assert_eq!(theirs, GorusGuide { choices: Vec::new(), ..own.clone() });
    }
}

#[test]
fn a_bout_that_was_challenged_is_told_when_it_is_complete() {
    let game = three();
    let before = played(&game, &[OPENING, "0:F4", "1:F10"]);
    let mut after = before;
    let event = read_event(&game, "2:A10").expect("an event");
    game.play(&mut after, &event).expect("legal");
    let [was, is] = [before, after].map(|state| game.view(&state, Viewer::Spectator));
    let story = game.story(&game.news(&was, &is).expect("news"));
    expect![[r#"
        kind: "play"
        seat: 2
        card: "A10"
        deed: "challenges"
        prefers: "A"
        bout: {"plays":[{"by":0,"card":"F4","deed":"opens"},{"by":1,"card":"F10","deed":"joins"},{"by":2,"card":"A10","deed":"challenges"}],"initiating":"F","preferred_before":null,"preferred":"A","winning":2}
        round: null
    "#]]
    .assert_eq(&lines(&story, &["kind", "seat", "card", "deed", "prefers", "bout", "round"]));
    // The next bout is led by the winner; Arrows stay preferred.
    let guide = guide_of(&game, &after, seat(2));
    expect![[r#"
        favour:
          {"rank":0,"favour":0}
          {"rank":4,"favour":0}
          {"rank":5,"favour":0}
          {"rank":6,"favour":0}
          {"rank":7,"favour":0}
          {"rank":8,"favour":-4}
          {"rank":9,"favour":2}
          {"rank":10,"favour":1}
          {"rank":11,"favour":1}
          {"rank":12,"favour":1}
        zero: 5
        bouts: 10
        bout_size: 3
        sides:
          {"seats":[0],"support":0,"target":3,"collected":0,"favour":0}
          {"seats":[1],"support":0,"target":3,"collected":0,"favour":0}
          {"seats":[2],"support":0,"target":3,"collected":3,"favour":2}
        pile: null
        bout: {"plays":[],"initiating":null,"preferred_before":"A","preferred":"A","winning":null}
        tally: null
        ending: null
    "#]]
    .assert_eq(&lines(
        &guide,
        &["favour", "zero", "bouts", "bout_size", "sides", "pile", "bout", "tally", "ending"],
    ));
}

#[test]
fn the_favour_of_a_running_round_counts_the_0_of_the_school_that_is_preferred_now() {
    let game = three();
    let favour = |moves: &[&str], viewer| -> Vec<i16> {
        let guide = of_gorus(guide_of(&game, &played(&game, moves), viewer));
        guide.sides.iter().map(|side| side.favour).collect()
    };
    // G1.3: seat 1 takes A0 while Arrows are preferred, so that it counts 5 for now.
    let taken = [OPENING, "0:F4", "1:F10", "2:A10", "2:F9", "0:F0", "1:A0"];
    // Then S11 matches F11, Swords are preferred, and A0 is worth nothing again.
    let lost = [&taken[..], &["1:F5", "2:F11", "0:S11"]].concat();
    for viewer in [seat(0), seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(favour(&taken, viewer), [0, 7, 2]);
        assert_eq!(favour(&lost, viewer), [2, 2, 2]);
    }
}

#[test]
fn a_match_with_the_preferred_school_challenges_again() {
    let game = three();
    let state = played(&game, &[OPENING, "0:F4", "1:F10", "2:A10", "2:S4", "0:S8"]);
    // Seat 1 has no Swords, so every card is free. F8 matches the rank of A8, which seat 2 played;
    // Arrows are preferred.
    let guide = of_gorus(guide_of(&game, &state, seat(1)));
    let of = |card: &str| guide.choices.iter().find(|it| it.choice == card).expect("legal");
    assert_eq!(of("F8").deed, GorusPlayKind::Challenges);
    assert_eq!(of("F5").deed, GorusPlayKind::Sluffs);
    assert!(!of("F5").wins);
    assert!(of("A4").wins, "a sluff with the preferred school wins");
    let state = played(&game, &[OPENING, "0:F4", "1:F10", "2:A10", "2:F9", "0:F0", "1:A0"]);
    let guide = of_gorus(guide_of(&game, &state, Viewer::Spectator));
    let last = guide.last_bout.expect("a complete bout");
    assert_eq!(last.plays[2].deed, GorusPlayKind::ChallengesAgain);
    assert_eq!((last.preferred.as_deref(), last.winning), (Some("A"), Some(2)));
}

#[test]
fn in_solo_contenders_play_and_score_without_a_seat() {
    let game = SmallGorus::with_options(Options::new(1)).expect("options");
    let deal = "deal 0 F4.F5.F6.F7.F8.F9.F10.F11.F12.F0\
                |S4.A4.S5.A5.S6.A6.S7.A7.S8.A8.S9.A9.S10.A10.S11.A11.S12.A12.S0.A0";
    let before = played(&game, &[deal]);
    let after = played(&game, &[deal, "0:F4"]);
    expect![[r#"
        sides:
          {"seats":[0],"support":0,"target":3,"collected":0,"favour":0}
          {"seats":[],"support":0,"target":3,"collected":3,"favour":0}
        pile: "contenders"
        bout: {"plays":[{"by":"contenders","card":"S5","deed":"leads"}],"initiating":"S","preferred_before":"A","preferred":"A","winning":0}
        last_bout: {"plays":[{"by":"contenders","card":"S4","deed":"opens"},{"by":0,"card":"F4","deed":"challenges"},{"by":"contenders","card":"A4","deed":"challenges"}],"initiating":"S","preferred_before":null,"preferred":"A","winning":2}
    "#]]
    .assert_eq(&lines(&guide_of(&game, &after, seat(0)), &["sides", "pile", "bout", "last_bout"]));
    let [was, is] = [before, after].map(|state| game.view(&state, seat(0)));
    let story = game.story(&game.news(&was, &is).expect("news"));
    expect![[r#"
        deed: "challenges"
        contenders:
          {"by":"contenders","card":"A4","deed":"challenges"}
          {"by":"contenders","card":"S5","deed":"leads"}
    "#]]
    .assert_eq(&lines(&story, &["deed", "contenders"]));
}

/// What holds for every guide of a game of Gorus Maximus.
fn check_a_game<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    seed: u64,
) {
    let mut counted = vec![0; game.side_count()];
    let longest = look_at_a_game(game, seed, |state, _| {
        let Node::Decide(asked) = game.node(state) else { return };
        let asked = asked.first().expect("somebody");
        let guide = of_gorus(guide_of(game, state, Viewer::Seat(asked)));
        for choice in &guide.choices {
            let card = game.read_move(&choice.choice).expect("a card");
            let mut after = *state;
            game.make_move(&mut after, asked, card);
            let [was, is] = [state, &after].map(|state| game.view(state, Viewer::Spectator));
            let news = game.news(&was, &is).expect("a play is seen");
            let Story::Gorus(story) = game.story(&news) else { panic!("of another game") };
            check_preview(game, &guide, choice, &after, &story);
            if let GorusStory::Play { round: Some(round), .. } = &*story {
                // G4.2: the tally lists what the rules count.
                let last = game.public(&is).last_round.expect("a round has ended");
                let favour: Vec<i16> = round.sides.iter().map(|side| side.favour).collect();
                assert_eq!(favour, last.favour.as_slice());
                for (side, tally) in round.sides.iter().enumerate() {
                    let listed: i16 = tally.bouts.iter().map(|bout| bout.favour).sum();
                    assert_eq!(listed, tally.favour);
                    assert_eq!(tally.wins, last.winners.contains(side));
                    counted[side] += tally.bouts.len();
                }
            }
        }
    });
    assert!(counted.iter().sum::<usize>() > 0, "a round has been counted");
    assert!(longest < LONGEST_SENT, "{longest} bytes with {} players", game.players());
}

/// Right after the play, the bout is as the guide foresaw.
fn check_preview<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    guide: &GorusGuide,
    choice: &super::super::gorus::GorusChoice,
    after: &State<W, SEATS, CARDS>,
    story: &GorusStory,
) {
    let GorusStory::Play { card, deed, prefers, bout, .. } = story else { panic!("no play") };
    assert_eq!((card, deed, prefers), (&choice.choice, &choice.deed, &choice.prefers));
    let after = of_gorus(guide_of(game, after, Viewer::Spectator));
    let bout = match bout {
        Some(bout) => (**bout).clone(),
        None => after.bout.expect("the bout goes on"),
    };
    let before = guide.bout.as_ref().expect("a bout runs");
    let place = before.plays.len();
    assert_eq!(bout.plays[place].card, choice.choice);
    let last = before.plays.last();
    let matches = last.is_some_and(|last| last.card[1..] == choice.choice[1..]);
    assert_eq!(choice.matches.map(|rank| rank.to_string()).as_deref(), {
        matches.then_some(&choice.choice[1..])
    });
    // In solo a contender enters after it. Only without an answer does the bout show which
    // gladiator was winning.
    if bout.plays.len() == place + 1 {
        assert_eq!(choice.wins, bout.winning == Some(place as u8));
        let preferred = choice.prefers.as_ref().or(before.preferred.as_ref());
        assert_eq!(bout.preferred.as_ref(), preferred);
    } else {
        let answer = bout.plays.last().expect("an answer");
        assert!(matches!(answer.by, GorusParty::Seatless(_)));
    }
}

#[test]
fn previews_come_true_and_tallies_are_what_the_rules_count_in_random_games() {
    for players in 1..=8 {
        for division in Division::all_for(players) {
            let options = Options { division, target: Some(1), ..Options::new(players) };
            let open = Options { open_history: true, ..options };
            for (seed, options) in [(1, options), (2, open)] {
                if players <= 5 {
                    check_a_game(&SmallGorus::with_options(options).expect("options"), seed);
                } else {
                    check_a_game(&LargeGorus::with_options(options).expect("options"), seed);
                }
            }
        }
    }
}

#[test]
fn a_finished_game_tells_every_sides_place_and_what_decided() {
    let options = Options { target: Some(2), ..Options::new(4) };
    let game = SmallGorus::with_options(options).expect("options");
    let mut ended = None;
    look_at_a_game(&game, 7, |state, _| ended = Some(*state));
    let state = ended.expect("a game");
    let Node::Over(outcome) = game.node(&state) else { panic!("it is over") };
    let guide = of_gorus(guide_of(&game, &state, seat(0)));
    let ending = guide.ending.expect("an ending");
    let winners: Vec<u8> = game.winners(&outcome).iter().map(munera_rules::Seat::number).collect();
    let first: Vec<u8> = ending
        .standings
        .iter()
        .filter(|it| it.place == 1)
        .flat_map(|it| it.seats.clone())
        .collect();
    assert_eq!(first, winners);
    assert_eq!(ending.standings.len(), 4);
    assert!(ending.standings.is_sorted_by_key(|it| it.place));
    assert!(guide.tally.is_some_and(|tally| tally.is_over), "the last round is counted out");
}

#[test]
fn a_game_from_a_position_is_retold_from_there() {
    let game = three();
    let position = serde_json::json!({
        "hands": ["S5", "F8", "S4"], "pile": "", "bout": [], "leader": 0, "preferred": "H",
        "won": ["S6.S7.S8.S9.S10.S11.S12.S0.F4", "F5.F6.F7.F9.F10.F11.F12.F0.H4",
                "H5.H6.H7.H8.H9.H10.H11.H12.H0"],
        "support": [0, 0, 0], "dealer": 2, "round": 1,
    });
    let position =
        munera_protocol::codec::Codec::read_position(&game, &position).expect("a position");
    let mut state = game.set_up(&position).expect("a position that can be");
    for text in ["0:S5", "1:F8", "2:S4"] {
        let event: Event<SmallGorus> = read_event(&game, text).expect("an event");
        game.play(&mut state, &event).expect("legal");
    }
    let tally = of_gorus(guide_of(&game, &state, Viewer::Spectator)).tally.expect("a tally");
    let totals: Vec<(i16, bool)> =
        tally.sides.iter().map(|side| (side.favour, side.wins)).collect();
    let last = game.public(&game.view(&state, Viewer::Spectator)).last_round.expect("a round");
    assert_eq!(totals.iter().map(|it| it.0).collect::<Vec<_>>(), last.favour.as_slice());
    assert_eq!(tally.preferred.as_deref(), Some("H"));
    assert_eq!(tally.sides[0].bouts[0].number, None);
    assert_eq!(tally.sides[0].bouts[1].number, Some(10));
}
