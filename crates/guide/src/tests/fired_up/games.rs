//! What holds for the guides of every game of Fired Up.

use munera_bots::Generator;
use munera_protocol::content::Packs;
use munera_rules::fired_up::{
    BetLimit, FiredUp, FredCounter, HouseRules, LockSpan, Options, Phase, Request, RexusCounter,
    SocialWait, State, WoundCount,
};
use munera_rules::{Event, Game, MoveSet, Node, Seat, Viewer, read_event};
use serde::Serialize;

use super::super::super::fired_up::{
    FiredUpAct, FiredUpChange, FiredUpChoice, FiredUpEffect, FiredUpEndReason,
    FiredUpInfluenceAction, FiredUpWay,
};
use super::super::super::{Guided, Story, numbers};
use super::super::{guide_of, look_at_a_game, random_event, seat};
use super::{of_fired_up, pass, play_all, setup, table, turn};

/// A move, put together from its parts.
fn rebuilt(act: &FiredUpAct, way: &FiredUpWay) -> String {
    let payment = format!("{}{}", way.dice, "t".repeat(usize::from(way.tokens)));
    match act {
        FiredUpAct::Keep { cards } => format!("keep {}", cards.join(".")),
        FiredUpAct::Reroll => format!("reroll {payment}"),
        FiredUpAct::Stand => "stand".to_owned(),
        FiredUpAct::Influence { deed, .. } => {
            let deed = match deed {
                FiredUpInfluenceAction::Buff { fighter, stat } => {
                    format!("buff {} {}", word(fighter), word(stat))
                }
                FiredUpInfluenceAction::Morale { fighter, thumb } => {
                    format!("morale {} {}", word(fighter), word(thumb))
                }
                FiredUpInfluenceAction::Speed { fighter } => format!("speed {}", word(fighter)),
                FiredUpInfluenceAction::Target { fighter, target } => {
                    format!("target {} {}", word(fighter), word(target))
                }
                FiredUpInfluenceAction::Lock { fighter } => format!("lock {}", word(fighter)),
                FiredUpInfluenceAction::Unlock { fighter } => format!("unlock {}", word(fighter)),
            };
            let beside = way.beside.as_ref().map(|die| format!(" {die}")).unwrap_or_default();
            if way.multitask {
                format!("multitask {payment} {deed}{beside}")
            } else {
                format!("{deed} {payment}")
            }
        }
        FiredUpAct::Store { .. } => format!("store {payment}"),
        FiredUpAct::Bet { bet, fighter, .. } => format!("bet {bet} {} {payment}", word(fighter)),
        FiredUpAct::Discard { face } => format!("discard {face}"),
        FiredUpAct::End { .. } => "end".to_owned(),
        FiredUpAct::Score { cards, .. } => format!("score {}", cards.join(".")),
        FiredUpAct::Wait => "wait".to_owned(),
    }
}

/// The word that a value is sent as.
fn word(sent: &impl Serialize) -> String {
    let value = serde_json::to_value(sent).expect("written");
    value.as_str().expect("a word").to_owned()
}

/// In a world that the view allows, a choice does what the guide foresaw.
fn check_preview(game: &FiredUp, world: &State, asked: Seat, choice: &FiredUpChoice) {
    let viewer = Viewer::Seat(asked);
    let was = game.view(world, viewer);
    for way in &choice.ways {
        assert_eq!(rebuilt(&choice.act, way), way.choice);
        let mut after = *world;
        let chosen = game.read_move(&way.choice).expect("a move");
        game.play(&mut after, &Event::Move(asked, chosen)).expect("legal");
        let is = game.view(&after, viewer);
        let Some(news) = game.news(&was, &is) else { panic!("{} is noticed", way.choice) };
        let Story::FiredUp(story) = game.story(&news) else { panic!("of another game") };
        match &choice.act {
            FiredUpAct::Influence { changes, .. } => assert_eq!(*changes, story.changes),
            FiredUpAct::Store { tokens } => assert_eq!(*tokens, is.tokens(asked)),
            FiredUpAct::Bet { bet, least, most, .. } => {
                let guide = of_fired_up(game.guide(&is));
                let card =
                    guide.bets.iter().find(|it| it.bet == *bet).and_then(|it| it.cards.last());
                let card = card.expect("the card lies there");
                assert_eq!((card.seat, card.least, card.most), (asked.number(), *least, *most));
            }
            FiredUpAct::End { influenced, battle } => {
                assert_eq!(*battle, is.phase() != Phase::Influence);
                let drop = |change: &FiredUpChange| match change {
                    FiredUpChange::Influence { fighter, before, after } => {
                        assert_eq!(*before, after + 1);
                        Some(*fighter)
                    }
                    _ => None,
                };
                let dropped: Vec<_> = story.changes.iter().filter_map(drop).collect();
                assert_eq!(*influenced, dropped);
            }
            FiredUpAct::Score { cards, points } => {
                let shown = |effect: &FiredUpEffect| match effect {
                    FiredUpEffect::Shown { seat, card, points } if *seat == asked.number() => {
                        cards.contains(card).then_some(*points)
                    }
                    _ => None,
                };
                let shown: Vec<u8> = story.effects.iter().filter_map(shown).collect();
                assert_eq!((shown.len(), shown.iter().sum()), (cards.len(), *points));
            }
            _ => {}
        }
    }
}

#[test]
fn previews_come_true_in_random_games() {
    let mut ends = 0;
    for players in 2..=5 {
        for (seed, abilities) in [(1, true), (2, false)] {
            let game = table(players, abilities);
            look_at_a_game(&game, seed, |state, generator| match game.node(state) {
                Node::Decide(asked) => {
                    let asked = asked.first().expect("somebody");
                    check_choices(&game, state, asked, generator);
                }
                Node::Over(outcome) => {
                    let guide = of_fired_up(guide_of(&game, state, Viewer::Spectator));
                    let ending = guide.ending.expect("an ending");
                    let first = ending.standings.iter().filter(|it| it.place == 1);
                    let first: Vec<u8> = first.flat_map(|it| it.seats.clone()).collect();
                    assert_eq!(first, numbers(outcome.winners.iter()));
                    assert_eq!(ending.points.len(), usize::from(players));
                    let view = game.view(state, Viewer::Spectator);
                    let living = view.fighter_states().iter().filter(|it| it.is_alive).count();
                    let reason = match living {
                        0 => FiredUpEndReason::NoneLeft,
                        1 => FiredUpEndReason::OneLeft,
                        _ => FiredUpEndReason::LastRound,
                    };
                    assert_eq!(ending.reason, reason);
                    // U8.2: the winner's own Stamina tells whether another fighter had as much.
                    let winner = outcome.fighter.map(|fighter| {
                        let states = view.fighter_states().iter();
                        states.filter(|it| it.is_alive).find(|it| it.fighter == fighter)
                    });
                    let equals = winner.flatten().map_or(0, |winner| {
                        let states = view.fighter_states().iter();
                        states.filter(|it| it.is_alive && it.stamina == winner.stamina).count()
                    });
                    assert_eq!(ending.by_starting_speed, equals > 1);
                    assert!(view.round() == 4 || living <= 1);
                    ends += 1;
                }
                Node::Chance(_) => {}
            });
        }
    }
    assert_eq!(ends, 8);
}

/// Every house rule in its other reading: what a stored Social, a lock or a card on a Bet does then.
#[test]
fn previews_come_true_under_house_rules() {
    let house = HouseRules {
        social: SocialWait::Round,
        wounds: WoundCount::Fewest,
        rexus_counter: RexusCounter::One,
        abbel_wounds: false,
        fred_counter: FredCounter::Unused,
        locks: LockSpan::Stay,
        bets: BetLimit::One,
    };
    for (players, seed) in [(2, 1), (3, 2), (5, 3)] {
        let options = Options { house, ..Packs::own().offered()[0].options(players) };
        let game = FiredUp::with_options(options).expect("options");
        look_at_a_game(&game, seed, |state, generator| {
            let Node::Decide(asked) = game.node(state) else { return };
            let asked = asked.first().expect("somebody");
            check_choices(&game, state, asked, generator);
            // The guide counts the tokens that the turn can spend.
            let view = game.view(state, Viewer::Seat(asked));
            if let Some(turn) = of_fired_up(game.guide(&view)).turn {
                assert_eq!(turn.tokens, view.spendable_tokens(asked));
            }
        });
    }
}

fn check_choices(game: &FiredUp, state: &State, asked: Seat, generator: &mut Generator) {
    let view = game.view(state, Viewer::Seat(asked));
    let guide = of_fired_up(game.guide(&view));
    let worlds = game.worlds(&view).expect("the view is possible");
    let world = game.sample(&worlds, generator);
    for choice in &guide.choices {
        check_preview(game, &world, asked, choice);
    }
}

/// Plays at random until a condition holds.
fn until(game: &FiredUp, state: &mut State, is_so: impl Fn(&State) -> bool) {
    let mut generator = Generator::new(1);
    while !is_so(state) {
        let event = random_event(game, state, &mut generator).expect("it goes on");
        game.play_unchecked(state, &event);
    }
}

/// The turn with the most ways: in the second round, two stored tokens and dice that can pay for
/// everything.
#[test]
fn no_guide_is_too_long_for_a_phone() {
    let game = table(5, true);
    let setup = setup(&[]).replace("sigurd.marrow.mei.rexus", "sigurd.marrow.mei.rexus.abbel");
    let keep = |seat: u8| format!("{seat}:keep h{:02}.h{:02}", 4 * seat + 1, 4 * seat + 2);
    let stores = "store O, store O, discard B, discard B, discard B, discard B";
    let passes = (1..5).flat_map(|seat| pass(seat, 6));
    let first = turn(0, "OOBBBB", stores);
    let events = [setup].into_iter().chain((0..5).map(keep)).chain(first).chain(passes);
    let mut state = play_all(&game, &events.collect::<Vec<_>>());
    let rolls = |state: &State| match game.node(state) {
        Node::Chance(Request::Roll(seat, dice)) if seat == Seat::new(0) => Some(dice),
        _ => None,
    };
    until(&game, &mut state, |state| rolls(state).is_some());
    let dice = usize::from(rolls(&state).expect("seat 0 rolls"));
    for text in [&format!("roll 0 {}", &"OOODDS"[..dice]), "0:stand", "0:bet l1 mei O"] {
        let event = read_event(&game, text).expect("an event");
        game.play(&mut state, &event).expect("legal");
    }
    let view = game.view(&state, seat(0));
    let ways = game.legal_in_view(&view).len();
    let bytes = serde_json::to_string(&game.guide(&view)).expect("written").len();
    assert!(ways > 200, "{ways}");
    assert!(bytes < 64 * 1024, "{bytes}");
}
