//! What a table with closed history displays (G3.7, D1.2).

use munera_bots::Generator;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::SmallGorus;
use munera_rules::{Game as _, Viewer, gladiators, gorus};

use super::super::gladiators::{GladiatorsEffect, GladiatorsHappening, GladiatorsStory};
use super::super::gorus::{GorusGuide, GorusStory};
use super::super::{Guided, HiddenChapters};
use super::{random_event, seat};

/// Plays a random game, and gives a viewer's stories so far with the guide and the view, after every
/// event.
fn follow<G: Guided>(
    game: &G,
    viewer: Viewer,
    seed: u64,
    mut look: impl FnMut(&[G::OwnStory], &G::OwnGuide, &G::View),
) {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let mut stories = Vec::new();
    while let Some(event) = random_event(game, &state, &mut generator) {
        let before = game.view(&state, viewer);
        game.play_unchecked(&mut state, &event);
        let after = game.view(&state, viewer);
        stories.extend(game.news(&before, &after).map(|news| game.own_story(&news)));
        look(&stories, &game.own_guide(&after), &after);
    }
}

fn is_hidden(hidden: Option<HiddenChapters>, chapter: u32) -> bool {
    hidden.is_some_and(|hidden| hidden.contain(chapter))
}

/// The cards that seats played in the stories that a table displays.
fn displayed(stories: &[GorusStory], guide: &GorusGuide) -> Vec<String> {
    let card = |story: &GorusStory| match story {
        GorusStory::Play { chapter, card, .. } if !is_hidden(guide.hidden, *chapter) => {
            Some(card.clone())
        }
        _ => None,
    };
    stories.iter().filter_map(card).collect()
}

/// The plays of whole rounds that are over.
fn of_finished_rounds(stories: &[GorusStory]) -> usize {
    let ends = |story: &GorusStory| matches!(story, GorusStory::Play { round: Some(_), .. });
    let over = stories.iter().rposition(ends).map_or(0, |last| last + 1);
    stories[..over].iter().filter(|story| matches!(story, GorusStory::Play { .. })).count()
}

#[test]
fn a_closed_bout_table_displays_the_running_and_the_last_complete_bout_and_finished_rounds() {
    for players in [1_u8, 2, 4] {
        let game = SmallGorus::with_options(gorus::Options::new(players)).expect("options");
        let mut hid = 0;
        follow(&game, seat(0), 3, |stories, guide, _| {
            let cards = displayed(stories, guide);
            let recent = guide.last_bout.iter().chain(&guide.bout).flat_map(|bout| &bout.plays);
            let is_seats = |by| matches!(by, munera_protocol::codec::gorus::GorusParty::Seat(_));
            let recent = recent.filter(|play| is_seats(play.by)).map(|play| play.card.clone());
            let (finished, running) = cards.split_at(of_finished_rounds(stories));
            if guide.tally.is_some() {
                // The round is over: all of it is displayed, and the next is not dealt yet.
                assert!(running.is_empty() && guide.hidden.is_none());
            } else {
                assert_eq!(running, recent.collect::<Vec<_>>());
                assert!(guide.complete.len() <= 1);
            }
            assert!(finished.len() + running.len() == cards.len());
            hid += usize::from(guide.hidden.is_some());
        });
        assert!(hid > 0, "with {players} players");
    }
}

#[test]
fn an_open_bout_table_displays_every_bout_of_the_round() {
    let options = gorus::Options { open_history: true, ..gorus::Options::new(3) };
    let game = SmallGorus::with_options(options).expect("options");
    follow(&game, Viewer::Spectator, 5, |stories, guide, view| {
        assert_eq!(guide.hidden, None);
        let public = game.public(view);
        let numbers: Vec<u8> = guide.complete.iter().map(|bout| bout.number).collect();
        let complete = if public.leader.is_some() { public.bout - 1 } else { guide.bouts };
        let is_dealt = stories.len() > 1 || public.leader.is_some();
        assert_eq!(numbers, (1..=complete).filter(|_| is_dealt).collect::<Vec<_>>());
        assert_eq!(guide.complete.last().map(|it| &it.bout), guide.last_bout.as_ref());
    });
}

#[test]
fn in_solo_the_contenders_pile_lies_open_and_a_missing_eight_is_told() {
    let game = SmallGorus::with_options(gorus::Options::new(1)).expect("options");
    let (mut lacked, mut had) = (0, 0);
    follow(&game, seat(0), 1, |_, guide, view| {
        let pile = guide.contenders_pile.as_ref().expect("a pile");
        // Between rounds the pile is still that of the round before.
        if guide.bout.is_some() {
            assert_eq!(pile.len(), usize::from(guide.sides[1].collected));
        }
        let tally = game.round_tally(view).expect("a round");
        assert_eq!(guide.lacks_an_eight, !tally.sides[0].has_an_eight);
        *(if guide.lacks_an_eight { &mut lacked } else { &mut had }) += 1;
    });
    assert!(lacked > 0 && had > 0);
    let game = SmallGorus::with_options(gorus::Options::new(3)).expect("options");
    follow(&game, seat(0), 1, |_, guide, _| {
        assert!(guide.contenders_pile.is_none() && !guide.lacks_an_eight);
    });
}

/// The cards that a story names, in the open or to its viewer.
fn cards_in(story: &GladiatorsStory) -> Vec<&String> {
    let effects = story.effects.iter().filter_map(|effect| match effect {
        GladiatorsEffect::Lays { card, .. }
        | GladiatorsEffect::Gives { card, .. }
        | GladiatorsEffect::Flips { card: Some(card), .. } => Some(card),
        _ => None,
    });
    let own = match &story.happening {
        GladiatorsHappening::Draw { card, .. } => card.as_ref(),
        GladiatorsHappening::Play { card, .. } | GladiatorsHappening::Respond { card, .. } => {
            Some(card)
        }
        _ => None,
    };
    own.into_iter().chain(effects).collect()
}

#[test]
fn a_closed_duel_displays_two_turns_and_names_no_covered_card() {
    let options = gladiators::Options { turn_limit: Some(40), ..gladiators::Options::new(3) };
    let game = Gladiators::with_options(options).expect("options");
    let (mut covered, mut over) = (0, false);
    follow(&game, seat(0), 4, |stories, guide, view| {
        if guide.ending.is_some() {
            assert!(guide.hidden.is_none() && guide.named.is_none());
            over = true;
            return;
        }
        let turns = view.turns();
        let named = guide.named.as_ref().expect("a closed table");
        for story in stories {
            let is_recent = story.chapter + 1 > turns;
            assert_eq!(is_hidden(guide.hidden, story.chapter), !is_recent && turns > 0);
            let is_covered = |card: &String| {
                let mut history = (0..3).map(munera_rules::Seat::new);
                history.any(|seat| view.history(seat).any(|it| it.to_string() == *card))
            };
            for card in cards_in(story).into_iter().filter(|card| is_covered(card)) {
                assert!(!named.contains(card), "{card}");
                covered += usize::from(is_recent);
            }
        }
    });
    assert!(covered > 0 && over, "{covered}");
}

#[test]
fn an_open_duel_displays_everything() {
    let options = gladiators::Options {
        open_history: true,
        turn_limit: Some(20),
        ..gladiators::Options::new(2)
    };
    let game = Gladiators::with_options(options).expect("options");
    follow(&game, seat(1), 2, |_, guide, _| {
        assert!(guide.hidden.is_none() && guide.named.is_none());
    });
}

#[test]
fn a_victory_is_told_with_the_power_of_its_four_cards() {
    let mut victories = 0;
    for seed in 0..200 {
        let options = gladiators::Options { turn_limit: Some(60), ..gladiators::Options::new(4) };
        let game = Gladiators::with_options(options).expect("options");
        follow(&game, Viewer::Spectator, seed, |stories, guide, _| {
            let Some(ending) = &guide.ending else { return };
            let last = stories.last().expect("a story");
            let Some(GladiatorsEffect::Wins { power, .. }) = last.effects.last() else {
                panic!("the last story ends the game: {last:?}")
            };
            assert_eq!(*power, ending.power);
            victories += usize::from(power.is_some());
        });
    }
    assert!(victories > 0);
}
