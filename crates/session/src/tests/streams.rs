//! Viewers get every item of their streams, and no item is missing.

use munera_bots::HasBots;
use munera_rules::Viewer;
use munera_rules::laws::Lawful;

use super::{Live, author, fired_up, gladiators, gorus, seat, settings};
use crate::{Command, Item, Settings, Version};

/// Plays a game step by step: the growth that each step reports must be the growth of the streams.
fn check_growth<G: HasBots + Lawful>(game: G) {
    let players = game.players();
    let mut live = Live::begun(game, settings(), players, 2);
    let mut known: Vec<Vec<Item<G>>> = vec![Vec::new(); usize::from(players) + 1];
    while let Some(mover) = live.asked().first().copied() {
        for (viewer, known) in Viewer::all(players).zip(&mut known) {
            let version = Version(known.len() as u64);
            let rest = live.table.since(viewer, version).expect("not yet to come");
            known.extend(rest.iter().cloned());
            assert_eq!(live.table.version(viewer), Version(known.len() as u64));
            let next = Version(known.len() as u64 + 1);
            assert!(live.table.since(viewer, next).is_none(), "from another table");
        }
        live.play_at_random(mover);
    }
    for (viewer, known) in Viewer::all(players).zip(&known) {
        let all = live.table.since(viewer, Version(0)).expect("all of it");
        assert!(all.starts_with(known), "what was told has changed");
    }
}

#[test]
fn streams_only_grow_and_have_no_gaps() {
    check_growth(gorus(4));
    check_growth(gladiators(3));
    check_growth(fired_up(3));
}

#[test]
fn adopting_tells_whose_streams_have_grown_and_from_where() {
    let mut live = Live::gathered(gorus(3), settings(), 3, 2);
    let before: Vec<_> = Viewer::all(3).map(|it| (it, live.table.version(it))).collect();
    let answer = live.try_it(&author(0), Command::Start).expect("granted");
    let crate::Answer::New(proposal) = answer else { panic!("nothing new") };
    let mut added = live.table.adopt(*proposal);
    added.sort_by_key(|(viewer, _)| viewer.seat().map_or(9, munera_rules::Seat::number));
    assert_eq!(added, before);
    // A change that concerns one seat adds to one stream.
    let command = Command::PlayForced(seat(1), true);
    let crate::Answer::New(proposal) = live.try_it(&author(1), command).expect("granted") else {
        panic!("nothing new")
    };
    let viewer = Viewer::Seat(seat(1));
    let version = live.table.version(viewer);
    assert_eq!(live.table.adopt(*proposal), [(viewer, version)]);
}

#[test]
fn each_viewer_sees_what_is_theirs_to_see() {
    let closed = Settings { spectators: false, ..settings() };
    for (settings, open) in [(settings(), true), (closed, false)] {
        let mut live = Live::gathered(gorus(3), settings, 2, 2);
        assert!(live.table.may_see(&author(9), Viewer::Spectator), "who is there can be seen");
        live.must(0, Command::Start);
        assert_eq!(live.table.may_see(&author(9), Viewer::Spectator), open);
        assert!(live.table.may_see(&author(1), Viewer::Spectator));
        for number in 0..4 {
            for person in [0, 1, 9] {
                let own = person == u64::from(number) && number < 2;
                let viewer = Viewer::Seat(seat(number));
                assert_eq!(live.table.may_see(&author(person), viewer), own);
            }
        }
        // A person who was sent away no longer sees the cards.
        live.must(0, Command::SendAway(seat(1)));
        assert!(!live.table.may_see(&author(1), Viewer::Seat(seat(1))));
        assert_eq!(live.table.may_see(&author(1), Viewer::Spectator), open);
    }
}
