//! Guides of Gladiators.

use expect_test::expect;
use munera_bots::Generator;
use munera_rules::gladiators::{
    Card, Gladiators, Move, Options, Phase, Position, Restock, State, Trait,
};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer, read_event};

use super::super::gladiators::{
    GladiatorsChoice, GladiatorsEffect, GladiatorsGuide, GladiatorsHappening, GladiatorsKind,
};
use super::super::{Guide, Guided, Story};
use super::{LONGEST_SENT, guide_of, lines, look_at_a_game, seat};

fn of_gladiators(guide: Guide) -> GladiatorsGuide {
    let Guide::Gladiators(guide) = guide else { panic!("a guide of another game") };
    *guide
}

/// The start of seat 0's turn with these cards shown and held; all other cards are in the decks.
fn scene(game: &Gladiators, tops: &[&str], hands: &[&str], wounds: &[u8]) -> State {
    let read = |texts: &[&str]| -> Vec<Vec<Card>> {
        texts.iter().map(|text| Card::read_list(text).expect("cards")).collect()
    };
    let (tops, hands) = (read(tops), read(hands));
    let used: Vec<Card> = tops.iter().chain(&hands).flatten().copied().collect();
    let rest = |kind: Trait| {
        Card::all().filter(|card| card.kind == kind && !used.contains(card)).collect::<Vec<_>>()
    };
    let position = Position {
        history: vec![Vec::new(); tops.len()],
        alive: vec![true; tops.len()],
        decks: Trait::ALL.map(rest),
        wounds: wounds.to_vec(),
        turn: Seat::new(0),
        tops,
        hands,
    };
    game.set_up(&position).expect("a position that can be")
}

fn play(game: &Gladiators, state: &State, texts: &[&str]) -> State {
    let mut state = *state;
    for text in texts {
        let event = read_event(game, text).unwrap_or_else(|_| panic!("no event: {text}"));
        game.play(&mut state, &event).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    state
}

fn duel() -> (Gladiators, State) {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    // Seat 0 has a pair of nines and can attack. Seat 1 can dodge, or take the wounds.
    let tops = ["S9.A9.D4.H7", "S3.A2.D6.H5"];
    let state = scene(&game, &tops, &["A12.H9", "S11.H13"], &[0, 2]);
    (game, state)
}

#[test]
fn a_turn_tells_what_everybody_amounts_to_and_what_every_move_would_do() {
    let (game, state) = duel();
    expect![[r#"
        fighters:
          {"seat":0,"alive":true,"traits":[{"trait":"S","printed":9,"power":9},{"trait":"A","printed":9,"power":9},{"trait":"D","printed":4,"power":4},{"trait":"H","printed":7,"power":7}],"pairs":["SA"],"onslaught":"","victory":false,"wounds":0,"left":7}
          {"seat":1,"alive":true,"traits":[{"trait":"S","printed":3,"power":3},{"trait":"A","printed":2,"power":2},{"trait":"D","printed":6,"power":6},{"trait":"H","printed":5,"power":5}],"pairs":[],"onslaught":"","victory":false,"wounds":2,"left":3}
        draws: 0
        pending: null
        choices:
          {"move":"play A12","kind":"play","card":"A12","trait":"A","pair":null,"target":null,"effects":[{"kind":"lays","seat":0,"card":"A12"}],"after":[{"seat":0,"alive":true,"traits":[{"trait":"S","printed":9,"power":9},{"trait":"A","printed":12,"power":12},{"trait":"D","printed":4,"power":4},{"trait":"H","printed":7,"power":7}],"pairs":[],"onslaught":"","victory":false,"wounds":0,"left":7}],"attacks":[{"target":1,"effects":[{"kind":"wounds","seat":1,"wounds":6},{"kind":"falls","seat":1},{"kind":"wins","seats":[0],"by":"last_standing","power":null}]}]}
          {"move":"play H9","kind":"play","card":"H9","trait":"H","pair":null,"target":null,"effects":[{"kind":"lays","seat":0,"card":"H9"}],"after":[{"seat":0,"alive":true,"traits":[{"trait":"S","printed":9,"power":14},{"trait":"A","printed":9,"power":14},{"trait":"D","printed":4,"power":4},{"trait":"H","printed":9,"power":14}],"pairs":["SA","SH","AH"],"onslaught":"SAH","victory":false,"wounds":0,"left":14}],"attacks":[{"target":1,"effects":[{"kind":"wounds","seat":1,"wounds":8},{"kind":"falls","seat":1},{"kind":"wins","seats":[0],"by":"last_standing","power":null}]}]}
          {"move":"focus S","kind":"focus","card":null,"trait":"S","pair":null,"target":null,"effects":[{"kind":"flips","seat":0,"trait":"S","card":null}],"after":[]}
          {"move":"focus A","kind":"focus","card":null,"trait":"A","pair":null,"target":null,"effects":[{"kind":"flips","seat":0,"trait":"A","card":null}],"after":[]}
          {"move":"focus D","kind":"focus","card":null,"trait":"D","pair":null,"target":null,"effects":[{"kind":"flips","seat":0,"trait":"D","card":null}],"after":[]}
          {"move":"focus H","kind":"focus","card":null,"trait":"H","pair":null,"target":null,"effects":[{"kind":"flips","seat":0,"trait":"H","card":null}],"after":[]}
          {"move":"attack 1","kind":"attack","card":null,"trait":null,"pair":null,"target":1,"effects":[{"kind":"wounds","seat":1,"wounds":3},{"kind":"falls","seat":1},{"kind":"wins","seats":[0],"by":"last_standing","power":null}],"after":[{"seat":1,"alive":false,"traits":[],"pairs":[],"onslaught":"","victory":false,"wounds":5,"left":0}]}
          {"move":"gambit 1 SA S","kind":"gambit","card":"S9","trait":"S","pair":"SA","target":1,"effects":[{"kind":"gives","from":0,"to":1,"card":"S9"},{"kind":"flips","seat":0,"trait":"S","card":null},{"kind":"flips","seat":0,"trait":"A","card":null},{"kind":"draws","seat":0,"traits":"SD"}],"after":[{"seat":1,"alive":true,"traits":[{"trait":"S","printed":9,"power":9},{"trait":"A","printed":2,"power":2},{"trait":"D","printed":6,"power":6},{"trait":"H","printed":5,"power":5}],"pairs":[],"onslaught":"","victory":false,"wounds":2,"left":3}]}
          {"move":"gambit 1 SA A","kind":"gambit","card":"A9","trait":"A","pair":"SA","target":1,"effects":[{"kind":"gives","from":0,"to":1,"card":"A9"},{"kind":"flips","seat":0,"trait":"A","card":null},{"kind":"flips","seat":0,"trait":"S","card":null},{"kind":"draws","seat":0,"traits":"SD"}],"after":[{"seat":1,"alive":true,"traits":[{"trait":"S","printed":3,"power":3},{"trait":"A","printed":9,"power":9},{"trait":"D","printed":6,"power":6},{"trait":"H","printed":5,"power":5}],"pairs":[],"onslaught":"","victory":false,"wounds":2,"left":3}]}
        barred: []
        ending: null
    "#]]
    .assert_eq(&lines(
        &guide_of(&game, &state, seat(0)),
        &["fighters", "draws", "pending", "choices", "barred", "ending"],
    ));
}

#[test]
fn a_response_window_tells_what_is_announced_and_what_each_response_would_change() {
    let (game, state) = duel();
    let state = play(&game, &state, &["0:attack 1"]);
    expect![[r#"
        pending: {"seat":0,"action":{"kind":"attack","card":null,"trait":null,"pair":null,"target":1},"responders":[1],"effects":[{"kind":"wounds","seat":1,"wounds":3},{"kind":"falls","seat":1},{"kind":"wins","seats":[0],"by":"last_standing","power":null}],"after":[{"seat":1,"alive":false,"traits":[],"pairs":[],"onslaught":"","victory":false,"wounds":5,"left":0}]}
        choices:
          {"move":"respond S11","kind":"respond","card":"S11","trait":"S","pair":null,"target":null,"effects":[{"kind":"lays","seat":1,"card":"S11"},{"kind":"dodges","seat":1}],"after":[{"seat":1,"alive":true,"traits":[{"trait":"S","printed":11,"power":11},{"trait":"A","printed":2,"power":2},{"trait":"D","printed":6,"power":6},{"trait":"H","printed":5,"power":5}],"pairs":[],"onslaught":"","victory":false,"wounds":2,"left":3}]}
          {"move":"respond H13","kind":"respond","card":"H13","trait":"H","pair":null,"target":null,"effects":[{"kind":"lays","seat":1,"card":"H13"},{"kind":"wounds","seat":1,"wounds":3}],"after":[{"seat":1,"alive":true,"traits":[{"trait":"S","printed":3,"power":3},{"trait":"A","printed":2,"power":2},{"trait":"D","printed":6,"power":6},{"trait":"H","printed":13,"power":13}],"pairs":[],"onslaught":"","victory":false,"wounds":5,"left":8}]}
          {"move":"pass","kind":"pass","card":null,"trait":null,"pair":null,"target":null,"effects":[{"kind":"wounds","seat":1,"wounds":3},{"kind":"falls","seat":1},{"kind":"wins","seats":[0],"by":"last_standing","power":null}],"after":[{"seat":1,"alive":false,"traits":[],"pairs":[],"onslaught":"","victory":false,"wounds":5,"left":0}]}
    "#]].assert_eq(&lines(&guide_of(&game, &state, seat(1)), &["pending", "choices"]));
    // Other viewers see the same action.
    let own = of_gladiators(guide_of(&game, &state, seat(1)));
    let others = of_gladiators(guide_of(&game, &state, Viewer::Spectator));
    assert_eq!(own.pending, others.pending);
    assert!(others.choices.is_empty() && others.barred.is_empty());
}

#[test]
fn a_gambit_that_would_make_an_onslaught_for_its_target_says_so() {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let tops = ["S9.A9.D4.H7", "S3.A2.D9.H9"];
    let state = scene(&game, &tops, &["A12.H8", "S11.H13"], &[0, 2]);
    let guide = of_gladiators(guide_of(&game, &state, seat(0)));
    let gambit = guide.choices.iter().find(|it| it.choice == "gambit 1 SA S").expect("legal");
    let target = &gambit.after[0];
    assert_eq!((target.seat, target.onslaught.as_str(), target.left), (1, "SDH", 12));
    expect![[r#"
        card: "S9"
        effects:
          {"kind":"gives","from":0,"to":1,"card":"S9"}
          {"kind":"flips","seat":0,"trait":"S","card":null}
          {"kind":"flips","seat":0,"trait":"A","card":null}
          {"kind":"draws","seat":0,"traits":"SD"}
    "#]]
    .assert_eq(&lines(gambit, &["card", "effects"]));
    // While seats can respond, all viewers are told the same.
    let state = play(&game, &state, &["0:gambit 1 SA S"]);
    let pending = of_gladiators(guide_of(&game, &state, seat(1))).pending.expect("announced");
    assert_eq!((&pending.effects, &pending.after), (&gambit.effects, &gambit.after));
}

#[test]
fn whom_one_cannot_attack_is_told_with_the_numbers() {
    let game = Gladiators::with_options(Options::new(3)).expect("options");
    let tops = ["S5.A5.D4.H7", "S6.A2.D3.H5", "S2.A3.D5.H6"];
    let state = scene(&game, &tops, &["", "", ""], &[0, 0, 0]);
    expect![[r#"
        barred:
          {"target":1,"why":"too_quick","own":5,"theirs":6}
          {"target":2,"why":"too_tough","own":5,"theirs":5}
    "#]]
    .assert_eq(&lines(&guide_of(&game, &state, seat(0)), &["barred"]));
}

#[test]
fn a_recover_and_the_draw_after_it_are_guided() {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let tops = ["S5.A7.D4.H7", "S6.A2.D3.H5"];
    let state = scene(&game, &tops, &["S1.A1.D1", "S2"], &[4, 0]);
    let guide = of_gladiators(guide_of(&game, &state, seat(0)));
    let recover = guide.choices.iter().find(|it| it.choice == "recover A").expect("legal");
    expect![[r#"
        pair: "AH"
        effects:
          {"kind":"heals","seat":0,"wounds":4}
          {"kind":"flips","seat":0,"trait":"H","card":null}
          {"kind":"flips","seat":0,"trait":"A","card":null}
          {"kind":"draws","seat":0,"traits":"H"}
    "#]]
    .assert_eq(&lines(recover, &["pair", "effects"]));
    let state = play(&game, &state, &["0:recover A", "1:pass"]);
    let guide = of_gladiators(guide_of(&game, &state, seat(0)));
    assert_eq!(guide.draws, 1);
    let kinds: Vec<&str> = guide.choices.iter().map(|it| it.choice.as_str()).collect();
    assert_eq!(kinds, ["draw H"]);
}

/// A move's text, put together from its parts as a screen would do it.
fn rebuilt(choice: &GladiatorsChoice) -> String {
    let parts = &choice.parts;
    let text = |part: &Option<String>| part.clone().expect("the part is there");
    let target = || parts.target.expect("a target");
    match parts.kind {
        GladiatorsKind::Draw => format!("draw {}", text(&parts.of_trait)),
        GladiatorsKind::Play => format!("play {}", text(&parts.card)),
        GladiatorsKind::Focus => format!("focus {}", text(&parts.of_trait)),
        GladiatorsKind::Attack => format!("attack {}", target()),
        GladiatorsKind::Gambit => {
            format!("gambit {} {} {}", target(), text(&parts.pair), text(&parts.of_trait))
        }
        GladiatorsKind::Recover => format!("recover {}", text(&parts.of_trait)),
        GladiatorsKind::Respond => format!("respond {}", text(&parts.card)),
        GladiatorsKind::Pass => "pass".to_owned(),
    }
}

/// All effects of a move if no seat responds.
fn happened(
    game: &Gladiators,
    mut state: State,
    seat: Seat,
    choice: Move,
    generator: &mut Generator,
) -> (Vec<GladiatorsEffect>, State) {
    let mut effects = Vec::new();
    let mut next = Some(Event::Move(seat, choice));
    while let Some(event) = next {
        let before = game.view(&state, Viewer::Seat(seat));
        game.play(&mut state, &event).expect("legal");
        let after = game.view(&state, Viewer::Seat(seat));
        let news = game.news(&before, &after).expect("something happened");
        let Story::Gladiators(story) = game.story(&news) else { panic!("of another game") };
        match story.happening {
            GladiatorsHappening::Play { seat, card }
            | GladiatorsHappening::Respond { seat, card } => {
                effects.push(GladiatorsEffect::Lays { seat, card });
            }
            GladiatorsHappening::Draw { seat, of_trait, .. } => {
                effects.push(GladiatorsEffect::Draws { seat, traits: of_trait });
            }
            GladiatorsHappening::Restock { of_trait, .. } => {
                effects.push(GladiatorsEffect::Restocks { of_trait });
            }
            _ => {}
        }
        effects.extend(story.effects.into_iter().map(|effect| match effect {
            GladiatorsEffect::Flips { seat, of_trait, .. } => {
                GladiatorsEffect::Flips { seat, of_trait, card: None }
            }
            effect => effect,
        }));
        next = match (game.node(&state), after.phase()) {
            (Node::Decide(seats), Phase::Responses) => {
                seats.first().map(|seat| Event::Move(seat, Move::Pass))
            }
            (Node::Chance(_), Phase::Restock(_)) => {
                Some(Event::Chance(game.draw(&state, generator)))
            }
            (Node::Decide(_), Phase::Draw) => {
                let (seat, held) = (seat_of(&after), after.hand_traits(seat_of(&after)));
                // By a house rule a deck may be empty, and then no card is drawn from it.
                let is_drawn = |kind: &Trait| !held.contains(*kind) && after.deck_size(*kind) > 0;
                let traits = Trait::ALL.into_iter().filter(is_drawn);
                let traits = traits.map(|kind| kind.to_string()).collect();
                effects.push(GladiatorsEffect::Draws { seat: seat.number(), traits });
                None
            }
            _ => None,
        };
    }
    (effects, state)
}

fn seat_of(view: &<Gladiators as Game>::View) -> Seat {
    view.asked().expect("somebody is asked")
}

#[test]
fn moves_are_rebuilt_from_their_parts_and_previews_come_true_in_random_games() {
    let mut compared = 0;
    for seed in 0..36 {
        let restock = Restock::ALL[usize::from(seed % 9 < 3)];
        let players = 2 + (seed % 3) as u8;
        let options = Options { turn_limit: Some(80), restock, ..Options::new(players) };
        let game = Gladiators::with_options(options).expect("options");
        let longest = look_at_a_game(&game, seed, |state, generator| {
            let Node::Decide(asked) = game.node(state) else { return };
            let asked = asked.first().expect("somebody");
            let view = game.view(state, Viewer::Seat(asked));
            let guide = of_gladiators(game.guide(&view));
            for choice in &guide.choices {
                assert_eq!(rebuilt(choice), choice.choice);
            }
            // In a world that the view allows, the move does what the guide foresaw.
            let worlds = game.worlds(&view).expect("there is a world");
            let world = game.sample(&worlds, generator);
            let legal = game.legal_in_view(&view);
            let place = generator.below(legal.len() as u32) as usize;
            let choice = &guide.choices[place];
            let (came, after) = happened(&game, world, asked, legal.nth(place), generator);
            let is_over = matches!(game.node(&after), Node::Over(_));
            if is_over && choice.parts.kind != GladiatorsKind::Attack {
                // A card from a deck can end the game before all effects have happened.
                return;
            }
            assert_eq!(choice.effects, came, "{} in {view:?}", choice.choice);
            let shown = of_gladiators(guide_of(&game, &after, Viewer::Spectator));
            for fighter in &choice.after {
                assert_eq!(*fighter, shown.fighters[usize::from(fighter.seat)]);
            }
            compared += 1;
        });
        assert!(longest < LONGEST_SENT, "{longest} bytes");
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn a_finished_game_tells_everybodys_place_and_by_what_it_was_won() {
    let (game, state) = duel();
    let state = play(&game, &state, &["0:play A12", "0:attack 1", "1:pass"]);
    expect![[r#"
        ending: {"standings":[{"place":1,"seats":[0],"points":7},{"place":2,"seats":[1]}],"by":"last_standing","power":null}
    "#]]
    .assert_eq(&lines(&guide_of(&game, &state, seat(1)), &["ending"]));
}
