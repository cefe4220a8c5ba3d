//! Everything that can be noticed is told.

use std::collections::BTreeSet;

use munera_bots::Generator;
use munera_rules::fired_up::{Effect, FiredUp, Happening, Move, Moves, Options, TurnMove};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer};
use munera_session::SoloGame;
use munera_text::{Language, Locale};

use super::super::menu::verb_of;
use super::super::play_ui::FiredUpPlayUi;
use super::pack;
use crate::names::{Names, Naming};
use crate::play_ui::{PlayUi, Reading};
use crate::tests::scene::text;

#[test]
fn all_news_are_told_in_every_language() {
    for language in Language::ALL {
        let mut kinds = BTreeSet::new();
        for seed in 0..6 {
            let players = 2 + seed as u8 % 4;
            let options = Options { abilities: seed % 3 != 0, ..Options::new(players, pack()) };
            let game = FiredUp::with_options(options).expect("options");
            let mut table = SoloGame::new(game);
            let viewers: Vec<Viewer> = Viewer::all(players).collect();
            let mut play_uis: Vec<FiredUpPlayUi> = viewers
                .iter()
                .map(|viewer| {
                    let naming = Naming::Names { you: viewer.seat() };
                    let names = Names::new(Locale::of(language), naming);
                    FiredUpPlayUi::new(table.game(), names, table.view(*viewer))
                })
                .collect();
            let mut generator = Generator::new(seed);
            let mut output = Vec::new();
            while !matches!(table.node(), Node::Over(_)) {
                let versions: Vec<_> = viewers.iter().map(|it| table.version(*it)).collect();
                if let Node::Decide(seats) = table.node() {
                    let seat = seats.first().expect("somebody is asked");
                    let legal = table.legal(seat);
                    let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                    assert_read(&mut play_uis[seat.index()], &table, seat, &legal);
                    table.play(Event::Move(seat, choice)).expect("legal");
                } else {
                    table.draw(&mut generator);
                }
                for ((viewer, version), play_ui) in viewers.iter().zip(versions).zip(&mut play_uis)
                {
                    let news = table.news_since(*viewer, version).expect("news").to_vec();
                    for piece in &news {
                        kinds.insert(happening(&piece.happening));
                        kinds.extend(piece.effects.iter().map(effect));
                    }
                    play_ui.hear(&mut output, table.view(*viewer), &news).expect("memory");
                }
            }
            text(&output);
        }
        let all = "bet buff discard end fell fought kept keep-seen lock misses morale morale-moved \
            multitask open-bet reroll rolled round scored settled setup shown speed stand store \
            target unlock waits won";
        let all: BTreeSet<&str> = all.split_whitespace().collect();
        assert_eq!(kinds, all);
    }
}

/// Every legal move is understood as the table would have it typed.
fn assert_read(play_ui: &mut FiredUpPlayUi, table: &SoloGame<FiredUp>, seat: Seat, legal: &Moves) {
    let view = table.view(Viewer::Seat(seat));
    for choice in legal.iter().step_by(7) {
        for written in [play_ui.written(choice), choice.to_string()] {
            let reading = play_ui.read(view, &written);
            assert_eq!(reading, Some(Reading::Moves(vec![choice])), "{written}");
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
            Move::Influence(deed, _) => verb_of(*deed),
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
