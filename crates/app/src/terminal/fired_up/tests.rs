//! Questions and answers at tables whose chance is scripted, with content of our own, so that no
//! pack that is balanced anew changes them.

use std::collections::BTreeSet;
use std::sync::Arc;

use expect_test::expect;
use munera_bots::Generator;
use munera_rules::fired_up::{
    Bet, BetEvent, Condition, Effect, Fact, FiredUp, Happening, Highlight, HighlightId, Mat,
    Moment, Move, Moves, Options, Pack, Tier, Track, TurnMove, View,
};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer, read_event};
use munera_session::Table;

use super::herald::FiredUpHerald;
use crate::content::{DEFAULT, find};
use crate::locale::{Language, Locale};
use crate::terminal::command::Sight;
use crate::terminal::herald::{Herald, Reading};
use crate::terminal::names::{Names, Naming};
use crate::terminal::tests::{assert_fits, plain};

/// Every fighter alike but for the Speed; three kinds of Highlights in turn.
pub(in crate::terminal) fn pack() -> Arc<Pack> {
    let mut pack = Pack::clone(&find(DEFAULT).expect("the default pack").pack);
    let track = |values: [u8; 4]| Track { values: values.into_iter().collect(), last: [0, 1, 3] };
    pack.mats = std::array::from_fn(|number| Mat {
        attack: track([3, 4, 5, 6]),
        defense: track([2, 3, 4, 5]),
        stamina: 10,
        speed: 6 - number as u8,
        influence: 3,
    });
    let tier = |points, fact| Tier {
        points,
        conditions: std::iter::once(Condition { fact, least: 1, most: u8::MAX }).collect(),
    };
    let kinds = [
        (Moment::Start, [(2, Fact::Locks), (4, Fact::HighMorale)]),
        (Moment::Fight, [(2, Fact::Damage), (5, Fact::Wounds)]),
        (Moment::End, [(1, Fact::TotalDamage), (6, Fact::Eliminated)]),
    ];
    pack.highlights = HighlightId::all()
        .map(|card| {
            let (moment, tiers) = kinds[card.index() % 3];
            let tiers = tiers.into_iter().map(|(points, fact)| tier(points, fact)).collect();
            Highlight { moment, tiers }
        })
        .collect();
    let events = [
        BetEvent::FirstWounds(2),
        BetEvent::FirstDamage(5),
        BetEvent::FirstEliminated,
        BetEvent::FirstAtHalf,
        BetEvent::Winner,
        BetEvent::MostDamage,
    ];
    pack.bets = events.map(|event| Bet { event, rewards: [3, 2, 1] });
    Arc::new(pack)
}

/// These in the circle; cards 1 to 4 are seat 0's, 5 to 8 seat 1's.
fn setup_of(fighters: &str) -> String {
    let deck: Vec<String> = HighlightId::all().map(|card| card.to_string()).collect();
    format!("setup {fighters} e1.m1.l1 0 {}", deck.join("."))
}

pub(in crate::terminal) fn setup() -> String {
    setup_of("sigurd.marrow.mei.rexus")
}

/// A table, and somebody who sits at it.
struct Scene {
    table: Table<FiredUp>,
    herald: FiredUpHerald,
    seat: Seat,
}

impl Scene {
    fn new(language: Language) -> Self {
        Self::with_pack(language, pack())
    }

    fn with_pack(language: Language, pack: Arc<Pack>) -> Self {
        let game = FiredUp::with_options(Options::new(2, pack)).expect("options");
        let (table, seat) = (Table::new(game), Seat::new(0));
        let names = Names::new(Locale::of(language), Naming::Names { you: Some(seat) });
        let herald = FiredUpHerald::new(table.game(), names, table.view(Viewer::Seat(seat)));
        Self { table, herald, seat }
    }

    /// With the turn of seat 0 begun: it has kept cards 1 and 2 and lets these dice stand.
    fn turn(language: Language, dice: &str) -> Self {
        let mut scene = Self::new(language);
        scene.begin(dice);
        scene
    }

    fn begin(&mut self, dice: &str) {
        self.begin_with(&setup(), dice);
    }

    fn begin_with(&mut self, setup: &str, dice: &str) {
        let roll = format!("roll 0 {dice}");
        self.after(&[setup, "0:keep h01.h02", "1:keep h05.h06", &roll, "0:stand"]);
    }

    fn view(&self) -> &View {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// Lets events happen; what is told of them.
    fn after(&mut self, events: &[&str]) -> String {
        let mut output = Vec::new();
        for event in events {
            let viewer = Viewer::Seat(self.seat);
            let told = self.table.version(viewer);
            let read = read_event(self.table.game(), event).expect("an event");
            self.table.play(read).unwrap_or_else(|refusal| panic!("{event}: {refusal:?}"));
            let news = self.table.news_since(viewer, told).expect("news").to_vec();
            let view = self.table.view(viewer);
            self.herald.hear(&mut output, view, &news).expect("memory does not fail");
        }
        text(&output)
    }

    /// What the person is shown when they are asked.
    fn asked(&mut self) -> String {
        let mut output = Vec::new();
        let view = self.table.view(Viewer::Seat(self.seat));
        self.herald.ask(&mut output, view, false).expect("memory does not fail");
        text(&output)
    }

    fn shown(&self, sight: Sight) -> String {
        let mut output = Vec::new();
        self.herald.show(&mut output, self.view(), sight).expect("memory does not fail");
        text(&output)
    }

    fn prompt(&self) -> String {
        self.herald.prompt(self.view())
    }

    /// What a line is understood as, in the notation; a question with its mark; nothing.
    fn read(&mut self, line: &str) -> String {
        match self.herald.read(self.table.view(Viewer::Seat(self.seat)), line) {
            Some(Reading::Moves(moves)) => {
                moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            }
            Some(Reading::Unclear(question)) => plain(&format!("? {question}")),
            None => String::new(),
        }
    }

    /// The answer to a line that is refused.
    fn refused(&mut self, line: &str) -> String {
        let reading = self.herald.read(self.table.view(Viewer::Seat(self.seat)), line);
        let Some(Reading::Moves(moves)) = reading else { panic!("{line}: {reading:?}") };
        let refusal = self.table.play(Event::Move(self.seat, moves[0])).expect_err("refused");
        let mut output = Vec::new();
        self.herald.explain(&mut output, self.view(), moves[0], refusal).expect("no error");
        text(&output)
    }
}

fn text(output: &[u8]) -> String {
    let text = plain(std::str::from_utf8(output).expect("the output is text"));
    assert_fits(&text);
    text
}

#[test]
fn cards_are_told_in_full_when_they_are_chosen() {
    let mut scene = Scene::new(Language::English);
    scene.after(&[&setup()]);
    expect![[r#"

        ── Round 1 of 4 · choose Highlights ───────────────────────────────────────────
          Speed Fighter Attack Defense Stamina Wounds Morale       Infl.  Target
          1     Sigurd  3/4    2/3     10/10   0/3    Neutral      3      Marrow
          2     Marrow  3/4    2/3     10/10   0/3    Neutral      3      Mei
          3     Mei     3/4    2/3     10/10   0/3    Neutral      3      Rexus
          4     Rexus   3/4    2/3     10/10   0/3    Neutral      3      Sigurd
          Points: You: 0 (5 dice) · Brutus: 0 (5 dice)
          Bet e1  first to carry 2 Wounds (3/2/1)
          Bet m1  first to be eliminated (3/2/1)
          Bet l1  winner of the fight (3/2/1)
        Keep two of these Highlights for this round, in secret (“1 3”):
          1  h01 · Start, before the first attack · 2 points: at least 1 fighter with a
             locked target · 4 points: also at least 1 fighter of High Morale
          2  h02 · Fight, by one attack · 2 points: at least 1 damage · 5 points: also
             at least 1 Wound
          3  h03 · End, after the last attack · 1 point: at least 1 damage in the whole
             round · 6 points: also at least 1 fighter eliminated this round
          4  h04 · Start, before the first attack · 2 points: at least 1 fighter with a
             locked target · 4 points: also at least 1 fighter of High Morale"#]]
    .assert_eq(&scene.asked());
    let mut scene = Scene::new(Language::Russian);
    scene.after(&[&setup()]);
    expect![[r#"

        ── Раунд 1 из 4 · выбор Зрелищ ────────────────────────────────────────────────
          Скор. Боец    Атака  Защита  Вынос.  Раны   Дух          Влиян. Цель
          1     Сигурд  3/4    2/3     10/10   0/3    обычный      3      Марроу
          2     Марроу  3/4    2/3     10/10   0/3    обычный      3      Мэй
          3     Мэй     3/4    2/3     10/10   0/3    обычный      3      Рексус
          4     Рексус  3/4    2/3     10/10   0/3    обычный      3      Сигурд
          Очки: Вы: 0 (5 кубиков) · Брут: 0 (5 кубиков)
          Ставка e1  кто первым наберёт 2 Раны (3/2/1)
          Ставка m1  кто первым выбудет (3/2/1)
          Ставка l1  кто победит в бою (3/2/1)
        Оставьте тайно два Зрелища на этот раунд («1 3»):
          1  h01 · До битвы, перед первой атакой · 2 очка: хотя бы 1 боец с
             закреплённой целью · 4 очка: ещё и хотя бы 1 боец с высоким Боевым духом
          2  h02 · В битве, за одну атаку · 2 очка: хотя бы 1 урон · 5 очков: ещё и
             хотя бы 1 Рана
          3  h03 · После битвы, за последней атакой · 1 очко: хотя бы 1 урон за весь
             раунд · 6 очков: ещё и хотя бы 1 выбывший за раунд
          4  h04 · До битвы, перед первой атакой · 2 очка: хотя бы 1 боец с
             закреплённой целью · 4 очка: ещё и хотя бы 1 боец с высоким Боевым духом"#]]
    .assert_eq(&scene.asked());
    for (line, read) in [
        ("1 3", "keep h01.h03"),
        ("13", "keep h01.h03"),
        ("3, 1", "keep h01.h03"),
        ("h1 h4", "keep h01.h04"),
        ("keep h02.h04", "keep h02.h04"),
        ("keep 2 4", "keep h02.h04"),
        ("оставить 2 4", "keep h02.h04"),
        ("h09.h10", "keep h09.h10"),
        ("1", "keep h01"),
        ("keep", "? Это вводят так: оставить 1 3"),
        ("5", ""),
        ("cards", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn dice_can_be_rolled_again_however_they_are_named() {
    let mut scene = Scene::new(Language::Russian);
    scene.after(&[&setup(), "0:keep h01.h02", "1:keep h05.h06", "roll 0 BBMOD"]);
    expect![[r#"

        ── Раунд 1 из 4 · ваш ход ─────────────────────────────────────────────────────
          Скор. Боец    Атака  Защита  Вынос.  Раны   Дух          Влиян. Цель
          1     Сигурд  3/4    2/3     10/10   0/3    обычный      3      Марроу
          2     Марроу  3/4    2/3     10/10   0/3    обычный      3      Мэй
          3     Мэй     3/4    2/3     10/10   0/3    обычный      3      Рексус
          4     Рексус  3/4    2/3     10/10   0/3    обычный      3      Сигурд
          Очки: Вы: 0 (5 кубиков) · Брут: 0 (5 кубиков)
          Ставка e1  кто первым наберёт 2 Раны (3/2/1)
          Ставка m1  кто первым выбудет (3/2/1)
          Ставка l1  кто победит в бою (3/2/1)
        Вы оставили: h01 (До битвы, 2/4) · h02 (В битве, 2/5)
        Ваши кубики: 1 B Усиление · 2 B Усиление · 3 M Боевой дух · 4 O Связи
                     5 D Удвоение
        Любые можно один раз перебросить: буквами («BS»), номерами («1 3») или «все».
        Или «годится»."#]]
    .assert_eq(&scene.asked());
    for (line, read) in [
        ("BM", "reroll BM"),
        ("m b", "reroll BM"),
        ("reroll bo", "reroll BO"),
        ("1 3", "reroll BM"),
        ("12", "reroll BB"),
        ("1 1", "reroll B"),
        ("all", "reroll BBMOD"),
        ("все", "reroll BBMOD"),
        ("перебросить 4 5", "reroll OD"),
        ("ус св", "reroll BO"),
        ("удвоение", "reroll D"),
        ("stand", "stand"),
        ("годится", "stand"),
        ("T", "reroll T"),
        ("6", ""),
        ("buff mei attack", "buff mei attack B"),
        ("перебросить", "? Это вводят так: перебросить BS, перебросить 1 3, перебросить все"),
        ("", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn a_turn_shows_what_the_dice_allow() {
    let mut scene = Scene::turn(Language::English, "BMSOD");
    expect![[r#"
        Your dice: B Buff · M Morale · S Speed · O Social · D Double
        Use at least one die. All but Socials go to one fighter:
          buff WHO attack/defense    one step up on the track
          morale WHO up/down         a thumb, to move Morale before the battle
          speed WHO                  overtake: Marrow (past Sigurd), Mei (past Marrow),
                                     Rexus (past Mei)
          bet e1/m1/l1 WHO           a guess, face down: Sigurd, Marrow, Mei, Rexus
          store                      keep a Social for a later turn
          multitask buff WHO attack  two Socials: any one die for any fighter
          D                          with another die: one more of the same
          discard B/M/S/O/D          use a die for nothing"#]]
    .assert_eq(&scene.asked());
    let told = scene.after(&["0:buff mei attack B", "0:bet m1 rexus O"]);
    expect![[r#"
          You     Mei's Attack 3 → 4
          You     a bet on m1: Rexus"#]]
    .assert_eq(&told);
    expect![[r#"
        Your dice: M Morale · S Speed · D Double
        This turn your dice go to Mei, all but Socials:
          buff mei attack/defense  one step up on the track
          morale mei up/down       a thumb, to move Morale before the battle
          speed mei                overtake: Mei (past Marrow)
          bet e1/m1/l1 WHO         a guess, face down: Sigurd, Marrow, Mei
          discard M/S/D            use a die for nothing
          end                      keep the other dice for your next turn"#]]
    .assert_eq(&scene.asked());
    expect![[r#"
          Bet e1  first to carry 2 Wounds (3/2/1)
          Bet m1  first to be eliminated (3/2/1) · round 1: you Rexus
          Bet l1  winner of the fight (3/2/1)
          The first, second and third correct card earn the points in brackets; every
          correct card placed in round 1, 2, 3 or 4 earns 3, 2, 1 or 0 more."#]]
    .assert_eq(&scene.shown(Sight::Bets));
    let mut scene = Scene::turn(Language::Russian, "TOOOD");
    expect![[r#"
        Ваши кубики: T Цель · O Связи · O Связи · O Связи · D Удвоение
        Используйте хотя бы один кубик. Все, кроме Связей, — на одного бойца:
          цель КТО КОГО              атаковать другого
          замок КТО                  закрепить цель
          ставка e1/m1/l1 КТО        догадка рубашкой вверх: Сигурд, Марроу, Мэй,
                                     Рексус
          отложить                   приберечь Связи для другого хода
          услуга усиление КТО атака  двое Связей: любой кубик любому бойцу
          D                          рядом с другим кубиком — ещё один такой же
          сбросить T/O/D             использовать кубик впустую"#]]
    .assert_eq(&scene.asked());
}

#[test]
fn moves_are_read_however_they_are_typed() {
    for (line, read) in [
        ("buff mei attack B", "buff mei attack B"),
        ("buff mei attack", "buff mei attack B"),
        ("b mei a", "buff mei attack B"),
        ("BUFF Mei ATTACK", "buff mei attack B"),
        ("buff defence sig", "buff sigurd defense B"),
        ("morale m up", "? Which one: morale marrow up M, morale mei up M?"),
        ("morale mar -", "morale marrow down M"),
        ("speed rex", "speed rexus S"),
        ("speed", "? Which one: speed marrow S, speed mei S, speed rexus S?"),
        ("target mei marrow", "target mei marrow T"),
        ("target marrow mei", "target marrow mei T"),
        ("lock mei T", "lock mei T"),
        ("buff mei attack b", "buff mei attack B"),
        ("unlock mei", "unlock mei T"),
        ("store", "store O"),
        ("bet m1 mei", "bet m1 mei O"),
        ("bet rexus L1", "bet l1 rexus O"),
        ("bet e2 mei", "? Say it like this: bet m1 WHO"),
        ("discard bs", "discard B, discard S"),
        ("discard 1", "discard B"),
        ("discard", "? Say it like this: discard B"),
        ("buff fred attack", "buff fred attack B"),
        ("buff nero attack", "? Say it like this: buff WHO attack/defense"),
        ("buff", "? Say it like this: buff WHO attack/defense"),
        ("end", "end"),
        ("done", "end"),
        ("wait", "wait"),
        ("table", ""),
        ("bets", ""),
        ("score", ""),
        ("dance", ""),
        ("усиление мэй атака", "buff mei attack B"),
        ("усилить мей атаку", "buff mei attack B"),
        ("ус сигурда защиту", "buff sigurd defense B"),
        ("дух марроу вверх", "morale marrow up M"),
        ("обогнать рекс", "speed rexus S"),
        ("цель мэй марроу", "target mei marrow T"),
        ("замок мэй", "lock mei T"),
        ("отложить", "store O"),
        ("ставка m1 мэй", "bet m1 mei O"),
        ("сбросить ус", "discard B"),
        ("конец", "end"),
        ("ставки", ""),
        ("стол", ""),
    ] {
        // Names count in the language that shows them.
        let language = if line.is_ascii() { Language::English } else { Language::Russian };
        let mut scene = Scene::turn(language, "BMSTO");
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn what_pays_can_be_left_out_where_it_is_clear() {
    let mut scene = Scene::turn(Language::English, "BBOOD");
    for (line, read) in [
        ("multitask buff mei attack", "multitask OO buff mei attack"),
        ("multi OD lock mei", "multitask OD lock mei"),
        ("multitask do lock mei", "multitask OD lock mei"),
        ("multitask speed sigurd", "multitask OO speed sigurd"),
        ("multitask", "? Say it like this: multitask buff WHO attack"),
        // Nothing has been done yet that a Double could double.
        ("buff mei attack D", "buff mei attack D"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    // The real die comes first; the Double follows when it is gone.
    scene.after(&["0:buff mei attack B"]);
    for (line, read) in [
        ("buff mei attack", "buff mei attack B"),
        ("buff attack", "buff mei attack B"),
        ("buff attack d", "buff mei attack D"),
        ("buff", "? Which one: buff mei attack B, buff mei defense B?"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    scene.after(&["0:buff mei attack B"]);
    assert_eq!(scene.read("buff attack"), "buff mei attack D");
    // A token or a die: that is a choice.
    scene.after(&["0:store O", "0:end", "roll 1 DDDDD", "1:stand", "1:discard D", "1:end"]);
    scene.after(&["roll 0 OD", "0:stand"]);
    for (line, read) in [
        ("bet m1 mei", "? Which one: bet m1 mei O, bet m1 mei t?"),
        ("bet m1 mei t", "bet m1 mei t"),
        ("bet m1 mei o", "bet m1 mei O"),
        ("multitask lock mei", "multitask Ot lock mei"),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
    assert!(scene.asked().contains("Your dice: O Social · D Double"));
}

#[test]
fn a_refusal_names_the_rule_and_the_reason() {
    let mut scene = Scene::turn(Language::English, "BMSTO");
    for (line, told) in [
        ("speed sigurd", "Rule U3.6 does not allow “speed sigurd S”. Sigurd is the fastest"),
        ("unlock mei", "Rule U3.7 does not allow “unlock mei T”. Mei's target is not locked."),
        ("target mei rexus", "Rule U3.7 does not allow “target mei rexus T”."),
        ("buff fred attack", "Rule U2.1 does not allow “buff fred attack B”. FReD is not in"),
        ("end", "Rule U3.2 does not allow “end”. Use at least one die"),
        ("keep 1 2", "Rule U3.1 does not allow “keep h01.h02”."),
        ("multitask lock mei", "Rule U3.10 does not allow “multitask OO lock mei”."),
        ("discard d", "Rule U3.10 does not allow “discard D”. You do not have these dice."),
    ] {
        let refused = scene.refused(line);
        let first: Vec<&str> = refused.lines().take(2).collect();
        assert!(first.join(" ").starts_with(told), "{refused}");
        // What is legal follows.
        assert!(refused.contains("buff WHO attack/defense  one step up"), "{refused}");
    }
    let mut scene = Scene::turn(Language::Russian, "BMSTO");
    let refused = scene.refused("скорость сигурд");
    let told = "Правило U3.6 не позволяет «скорость сигурд S». Сигурд и так быстрее всех.";
    assert!(refused.starts_with(told), "{refused}");
}

/// Everybody lets their dice go, but for some moves of seat 0 in its first turn.
fn to_battle(scene: &mut Scene, moves: &[&str]) -> String {
    scene.after(moves);
    let mut told = String::new();
    loop {
        let Node::Decide(seats) = scene.table.node() else {
            if scene.view().phase() == munera_rules::fired_up::Phase::Battle {
                return told;
            }
            let Node::Chance(request) = scene.table.node() else { panic!("over") };
            let words = request.to_string();
            let words: Vec<&str> = words.split(' ').collect();
            let count: usize = words[2].parse().expect("a number");
            told = scene.after(&[&format!("roll {} {}", words[1], "D".repeat(count))]);
            continue;
        };
        let seat = seats.first().expect("somebody is asked");
        let legal = scene.table.legal(seat);
        let choice = match &legal {
            Moves::Reroll(_) => Move::Stand,
            legal => {
                let is_discard = |choice: &Move| matches!(choice, Move::Discard(_));
                legal.iter().find(is_discard).unwrap_or(Move::End)
            }
        };
        told = scene.after(&[&format!("{seat}:{choice}")]);
    }
}

#[test]
fn a_battle_is_told_fight_by_fight() {
    let moves = ["0:lock mei T", "0:morale mei up M", "0:bet e1 marrow O", "0:bet m1 mei O"];
    let mut scene = Scene::turn(Language::English, "MTOOD");
    expect![[r#"
          Brutus  DDDDD  discarded: Double ×5

        ── Battle ─────────────────────────────────────────────────────────────────────
          Morale check: Mei High
          ★ You score h01: 4 points (at least 1 fighter with a locked target; at least
            1 fighter of High Morale)"#]]
    .assert_eq(&to_battle(&mut scene, &moves));
    let told = scene.after(&["fight sigurd HHH marrow AT"]);
    expect![[r#"
          Sigurd attacks Marrow: Head ×3 against Hand, Torso
            Marrow takes 3 damage and 1 Wound: Stamina 7 of 10, Wounds 1 of 3."#]]
    .assert_eq(&told);
    expect![[r#"
        This attack meets:
          1  h02: 5 points (at least 1 damage; at least 1 Wound)
        “score” (or “score 1”), or “wait” for another attack: it may bring more, or
        nothing."#]]
    .assert_eq(&scene.asked());
    let told = scene.after(&["0:score h02", "1:wait", "fight marrow HAX mei AA", "1:wait"]);
    expect![[r#"
          ★ You score h02: 5 points (at least 1 damage; at least 1 Wound)
          Marrow attacks Mei: Head, Hand, Special against Hand ×2
            Blocked: Hand. Mei takes 2 damage: Stamina 8 of 10. One counter: Marrow
            takes 1 damage: Stamina 6 of 10."#]].assert_eq(&told);
    let told = scene.after(&["fight mei HHX rexus --", "1:wait", "fight rexus LLL sigurd LX"]);
    expect![[r#"
          Mei attacks Rexus: Head ×2, Special against Miss ×2
            Rexus takes 3 damage and 1 Wound: Stamina 7 of 10, Wounds 1 of 3.
          Rexus attacks Sigurd: Leg ×3 against Leg, Special
            Blocked: Leg ×2. Sigurd takes 2 damage and 1 Wound: Stamina 8 of 10, Wounds
            1 of 3. Rexus takes 2 damage: Stamina 5 of 10. Sigurd strikes back for
            every block. Rexus's Legs hit twice as hard.
          ★ Brutus scores h05: 5 points (at least 1 damage; at least 1 Wound)
          ★ Brutus scores h06: 1 point (at least 1 damage in the whole round)

        ── Round 1 is over ────────────────────────────────────────────────────────────
          You     9 points    Highlights 9, bets 0
          Brutus  6 points    Highlights 6, bets 0
          Round 2: Brutus goes first."#]].assert_eq(&told);
    expect![[r#"

        ── Round 2 of 4 · choose Highlights ───────────────────────────────────────────
          Speed Fighter Attack Defense Stamina Wounds Morale       Infl.  Target
          1     Sigurd  3/4    2/3     8/10    1/3    Neutral      3      Marrow
          2     Marrow  3/4    2/3     6/10    1/3    Neutral      3      Mei
          3     Mei     3/6    2/5     8/10    0/3    High         3      Rexus
          4     Rexus   3/4    2/3     5/10    1/3    Neutral      3      Sigurd
          Points: You: 9 (5 dice) · Brutus: 6 (5 dice)
          Bet e1  first to carry 2 Wounds (3/2/1) · round 1: you Marrow
          Bet m1  first to be eliminated (3/2/1) · round 1: you Mei
          Bet l1  winner of the fight (3/2/1)"#]].assert_eq(&scene.shown(Sight::Table));
    expect![[r#"
          1  h03 · End, after the last attack · 1 point: at least 1 damage in the whole
             round · 6 points: also at least 1 fighter eliminated this round
          2  h04 · Start, before the first attack · 2 points: at least 1 fighter with a
             locked target · 4 points: also at least 1 fighter of High Morale
          3  h11 · Fight, by one attack · 2 points: at least 1 damage · 5 points: also
             at least 1 Wound
          4  h12 · End, after the last attack · 1 point: at least 1 damage in the whole
             round · 6 points: also at least 1 fighter eliminated this round"#]].assert_eq(&scene.shown(Sight::Cards));
    let mut scene = Scene::turn(Language::Russian, "MTOOD");
    expect![[r#"
          Брут  DDDDD  сброс: Удвоение ×5

        ── Битва ──────────────────────────────────────────────────────────────────────
          Проверка духа: Мэй — высокий
          ★ Вы засчитываете h01: 4 очка (хотя бы 1 боец с закреплённой целью; хотя бы 1
            боец с высоким Боевым духом)"#]]
    .assert_eq(&to_battle(&mut scene, &moves));
    let told = scene.after(&["fight sigurd HHX marrow AX", "0:score h02", "1:wait"]);
    expect![[r#"
          Сигурд атакует Марроу: Голова ×2, Особый приём; защита: Рука, Особый приём
            Блоки: Голова. Марроу получает 2 урона и 1 Рану: Выносливость 8 из 10,
            Раны: 1 из 3.
          ★ Вы засчитываете h02: 5 очков (хотя бы 1 урон; хотя бы 1 Рана)"#]]
    .assert_eq(&told);
    let told = scene.after(&["fight marrow HLL mei HL", "1:wait"]);
    expect![[r#"
          Марроу атакует Мэй: Голова, Нога ×2; защита: Голова, Нога
            Блоки: Голова, Нога. Мэй получает 1 урон и 1 Рану: Выносливость 9 из 10,
            Раны: 1 из 3."#]]
    .assert_eq(&told);
}

#[test]
fn what_is_met_can_be_scored_and_an_empty_line_waits_for_nothing_of_value() {
    let mut scene = Scene::turn(Language::English, "MTOOD");
    to_battle(&mut scene, &[]);
    // No damage: nothing is met.
    scene.after(&["fight sigurd --- marrow --"]);
    assert_eq!(scene.asked(), "");
    assert_eq!(scene.prompt(), "Enter to watch on");
    assert_eq!(scene.herald.empty_line(scene.view()), Some(Move::Wait));
    assert_eq!(scene.read("score"), "? None of your Highlights is met by this attack.");
    let refused = scene.refused("score 2").replace('\n', " ");
    assert!(refused.contains("This attack does not meet the Highlight h02."), "{refused}");
    scene.after(&["0:wait", "1:wait", "fight marrow H-- mei --", "misses mei --"]);
    expect![[r#"
        This attack meets:
          2  h02: 2 points (at least 1 damage) · next: 5 points: also at least 1 Wound
        “score” (or “score 2”), or “wait” for another attack: it may bring more, or
        nothing."#]]
    .assert_eq(&scene.asked());
    assert_eq!(scene.prompt(), "Score or wait");
    // An empty line could be a mistake, and would risk two points.
    assert_eq!(scene.herald.empty_line(scene.view()), None);
    for (line, read) in [
        ("score", "score h02"),
        ("score all", "score h02"),
        ("score 2", "score h02"),
        ("2", "score h02"),
        ("s", "score h02"),
        ("score h02", "score h02"),
        ("1", "score h01"),
        ("wait", "wait"),
        ("w", "wait"),
        ("score mei", "? Say it like this: score 1"),
        ("points", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn whoever_has_nobody_to_attack_is_told_of() {
    let fragile = || {
        let mut pack = Pack::clone(&pack());
        pack.mats.iter_mut().for_each(|mat| mat.stamina = 3);
        let mut scene = Scene::with_pack(Language::English, Arc::new(pack));
        scene.begin("MTOOD");
        scene
    };
    let answers = ["0:wait", "1:wait"];
    // Marrow was to attack Mei, and Mei cannot attack any more: Rexus is next.
    let mut scene = fragile();
    to_battle(&mut scene, &["0:target sigurd mei T"]);
    let told = scene.after(&["fight sigurd AAA mei HH"]);
    assert!(told.contains("Mei falls!") && !told.contains("nobody left"), "{told}");
    scene.after(&answers);
    let told = scene.after(&["fight rexus HAX sigurd HX"]);
    assert!(told.starts_with("  Marrow has nobody left to attack.\n  Rexus attacks"), "{told}");
    // Rexus was to attack Marrow: the round ends with Mei's attack.
    let mut scene = fragile();
    to_battle(&mut scene, &["0:target rexus marrow T"]);
    scene.after(&["fight sigurd AAA marrow HH"]);
    scene.after(&answers);
    let told = scene.after(&["fight mei HAX rexus HX"]);
    let place = |part: &str| told.find(part).unwrap_or_else(|| panic!("{part}\n{told}"));
    assert!(place("Mei attacks Rexus") < place("Rexus has nobody left to attack."));
    assert!(place("Rexus has nobody left to attack.") < place("Round 1 is over"));
    assert!(!told.contains("Marrow has nobody"), "{told}");
}

#[test]
fn abilities_that_matter_are_told() {
    // What is told of the last of some fights.
    let told = |fighters: &str, moves: &[&str], fights: &[&str]| {
        let mut scene = Scene::new(Language::English);
        scene.begin_with(&setup_of(fighters), "MTOOD");
        to_battle(&mut scene, moves);
        let mut told = String::new();
        for fight in fights {
            told = scene.after(&[fight]);
            if scene.view().asked().contains(scene.seat) {
                scene.after(&["0:wait", "1:wait"]);
            }
        }
        told
    };
    let sigurd = "Sigurd strikes back for every block.";
    let marrow = "Marrow had one more die, against a wounded opponent.";
    let rexus = "Rexus's Legs hit twice as hard.";
    let abbel = "Abbel takes no damage from Hands.";
    let fred = "It takes two Torsos to block one of FReD's.";
    let at_mei = &["0:target sigurd mei T"][..];
    for (fighters, moves, fights, note) in [
        (
            "sigurd.rexus.mei.marrow",
            &[][..],
            &["sigurd HHX rexus AT", "marrow HAT sigurd HX"][..],
            sigurd,
        ),
        ("sigurd.rexus.mei.marrow", &[], &["sigurd HHX rexus AT", "marrow HAT sigurd L-"], ""),
        ("sigurd.marrow.mei.rexus", at_mei, &["sigurd HHX mei TL", "marrow HAXX mei TL"], marrow),
        ("sigurd.marrow.mei.rexus", at_mei, &["sigurd HAX mei TL", "marrow HAX mei TL"], ""),
        ("rexus.abbel.fred.mei", &[], &["mei LHX rexus TT", "rexus LHX abbel TT"], rexus),
        ("rexus.abbel.fred.mei", &[], &["mei LHX rexus TT", "rexus HHX abbel TT"], ""),
        ("mei.rexus.abbel.fred", &[], &["mei LHX rexus LL"], rexus),
        ("mei.abbel.rexus.fred", &[], &["mei AHX abbel TL"], abbel),
        ("mei.abbel.rexus.fred", &[], &["mei THX abbel TL"], ""),
        (
            "abbel.fred.mei.rexus",
            &[],
            &["mei HAX rexus TL", "rexus HAX abbel AX", "abbel AHX fred AA"],
            abbel,
        ),
        (
            "fred.mei.rexus.abbel",
            &[],
            &["mei HAX rexus HX", "rexus HAX abbel AX", "abbel HTX fred HT", "fred THX mei TX"],
            fred,
        ),
    ] {
        let fights: Vec<String> = fights.iter().map(|fight| format!("fight {fight}")).collect();
        let fights: Vec<&str> = fights.iter().map(String::as_str).collect();
        let told = told(fighters, moves, &fights);
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        for other in [sigurd, marrow, rexus, abbel, fred] {
            assert_eq!(told.contains(other), other == note, "{fights:?}: {told}");
        }
    }
}

/// Every kind of news has been told, in every language, in lines that fit.
#[test]
fn all_news_are_told_in_every_language() {
    for language in Language::ALL {
        let mut kinds = BTreeSet::new();
        for seed in 0..6 {
            let players = 2 + seed as u8 % 4;
            let options = Options { abilities: seed % 3 != 0, ..Options::new(players, pack()) };
            let game = FiredUp::with_options(options).expect("options");
            let mut table = Table::new(game);
            let viewers: Vec<Viewer> = Viewer::all(players).collect();
            let mut heralds: Vec<FiredUpHerald> = viewers
                .iter()
                .map(|viewer| {
                    let naming = Naming::Names { you: viewer.seat() };
                    let names = Names::new(Locale::of(language), naming);
                    FiredUpHerald::new(table.game(), names, table.view(*viewer))
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
                    assert_read(&mut heralds[seat.index()], &table, seat, &legal);
                    table.play(Event::Move(seat, choice)).expect("legal");
                } else {
                    table.draw(&mut generator);
                }
                for ((viewer, version), herald) in viewers.iter().zip(versions).zip(&mut heralds) {
                    let news = table.news_since(*viewer, version).expect("news").to_vec();
                    for piece in &news {
                        kinds.insert(happening(&piece.happening));
                        kinds.extend(piece.effects.iter().map(effect));
                    }
                    herald.hear(&mut output, table.view(*viewer), &news).expect("memory");
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
fn assert_read(herald: &mut FiredUpHerald, table: &Table<FiredUp>, seat: Seat, legal: &Moves) {
    let view = table.view(Viewer::Seat(seat));
    for choice in legal.iter().step_by(7) {
        for written in [herald.written(choice), choice.to_string()] {
            let reading = herald.read(view, &written);
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
            Move::Influence(deed, _) => super::menu::verb_of(*deed),
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
