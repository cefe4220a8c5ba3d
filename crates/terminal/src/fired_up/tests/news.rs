//! Every kind of news is told.

use std::collections::BTreeSet;

use munera_bots::Generator;
use munera_rules::fired_up::{
    Effect, FiredUp, Happening, InfluenceAction, Move, Moves, Options, TurnMove,
};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer};
use munera_session::GameWithViews;
use munera_text::{Language, Locale};

use super::super::play_ui::FiredUpPlayUi;
use super::pack;
use crate::names::{Names, Naming};
use crate::play_ui::{PlayUi, Reading, Seen};
use crate::tests::scene::text;

#[test]
fn all_news_are_told_in_every_language() {
    for language in Language::ALL {
        let mut kinds = BTreeSet::new();
        for seed in 0..6 {
            let players = 2 + seed as u8 % 4;
            let options = Options { abilities: seed % 3 != 0, ..Options::new(players, pack()) };
            let game = FiredUp::with_options(options).expect("options");
            let mut table = GameWithViews::new(game);
            let viewers: Vec<Viewer> = Viewer::all(players).collect();
            let mut play_uis: Vec<FiredUpPlayUi> = viewers
                .iter()
                .map(|viewer| {
                    let naming = Naming::Names { you: viewer.seat() };
                    let names = Names::new(Locale::of(language), naming, players);
                    FiredUpPlayUi::new(Seen::of(&table, *viewer), names)
                })
                .collect();
            let mut generator = Generator::new(seed);
            let mut lines = Vec::new();
            loop {
                let event = match table.node() {
                    Node::Over(_) => break,
                    Node::Chance(_) => table.draw(&mut generator).expect("chance is due"),
                    Node::Decide(seats) => {
                        let seat = seats.first().expect("a seat is asked");
                        let legal = table.legal(seat);
                        let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                        assert_read(&mut play_uis[seat.index()], &table, seat, &legal);
                        Event::Move(seat, choice)
                    }
                };
                for (viewer, news) in table.play(&event).expect("legal") {
                    kinds.insert(happening(&news.happening));
                    kinds.extend(news.effects.iter().map(effect));
                    let place = viewers.iter().position(|it| *it == viewer).expect("a viewer");
                    let seen = Seen::of(&table, viewer);
                    lines.extend(play_uis[place].tell(seen, &news).lines);
                }
            }
            text(&lines);
        }
        let all = "bet buff discard end fell fought kept keep-seen lock misses morale morale-moved \
            multitask open-bet reroll rolled round scored settled setup shown speed stand store \
            target unlock waits won";
        let all: BTreeSet<&str> = all.split_whitespace().collect();
        assert_eq!(kinds, all);
    }
}

/// Every legal move can be typed as the menu shows it.
fn assert_read(
    play_ui: &mut FiredUpPlayUi,
    table: &GameWithViews<FiredUp>,
    seat: Seat,
    legal: &Moves,
) {
    let seen = Seen::of(table, Viewer::Seat(seat));
    for choice in legal.iter().step_by(7).map(|choice| choice.to_string()) {
        for written in [PlayUi::<FiredUp>::write(play_ui, &choice), choice.clone()] {
            let reading = play_ui.read(seen, &written);
            assert_eq!(reading, Some(Reading::one(choice.as_str())), "{written}");
        }
    }
}

fn happening(happening: &Happening) -> &'static str {
    match happening {
        Happening::Setup(..) => "setup",
        Happening::Kept(_, None) => "kept",
        Happening::Kept(_, Some(_)) => "keep-seen",
        Happening::Rolled(..) => "rolled",
        Happening::Moved(_, TurnMove::Bet(..)) => "bet",
        Happening::Moved(_, TurnMove::Open(choice)) => match choice {
            Move::Reroll(_) => "reroll",
            Move::Stand => "stand",
            Move::Influence(deed, _) => match deed {
                InfluenceAction::Buff(..) => "buff",
                InfluenceAction::Morale(..) => "morale",
                InfluenceAction::Speed(_) => "speed",
                InfluenceAction::Target(..) => "target",
                InfluenceAction::Lock(_) => "lock",
                InfluenceAction::Unlock(_) => "unlock",
            },
            Move::Multitask(..) => "multitask",
            Move::Store(_) => "store",
            Move::Bet(..) => "open-bet",
            Move::Discard(_) => "discard",
            Move::End => "end",
            Move::Keep(_) | Move::Score(_) | Move::Wait => "no move of a turn",
        },
        Happening::Fought(..) => "fought",
        Happening::Missed(_) => "misses",
        Happening::Scored(_) => "scored",
        Happening::Waits => "waits",
    }
}

fn effect(effect: &Effect) -> &'static str {
    match effect {
        Effect::Morale(..) => "morale-moved",
        Effect::Fell(_) => "fell",
        Effect::Settled(_) => "settled",
        Effect::Shown(_) => "shown",
        Effect::Round(..) => "round",
        Effect::Won(_) => "won",
    }
}
