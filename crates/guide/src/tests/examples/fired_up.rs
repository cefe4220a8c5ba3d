//! The eight examples of Fired Up.

use std::sync::Arc;

use munera_protocol::content::Packs;
use munera_rules::fired_up::{Fighter, FiredUp, Options, Pack, Request, State, Track};
use munera_rules::{Game, Node, Viewer};
use serde::Serialize;

use super::super::super::Story;
use super::super::super::fired_up::{
    FiredUpBet, FiredUpFight, FiredUpFighter, FiredUpFighterGuide, FiredUpGuide, FiredUpMorale,
    FiredUpStory,
};
use super::{assert_kept, told};

/// An example as the web app shows it.
#[derive(Serialize)]
struct Example {
    /// Its text is `fired-up-example-{name}`.
    name: &'static str,
    /// The rules that it shows.
    rules: &'static [&'static str],
    #[serde(flatten)]
    picture: Picture,
}

/// What an example shows.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Picture {
    /// The dice of one attack.
    Fight { fight: FiredUpFight },
    /// A morale check.
    Morale {
        fighter: FiredUpFighter,
        up: u8,
        down: u8,
        before: Markers,
        after: Markers,
        areas: Areas,
    },
    /// A Bet that is settled.
    Bet { bet: FiredUpBet },
    /// The fighters by their Speed tiles, the fastest first, before one falls and after.
    Order { fell: FiredUpFighter, before: Vec<FiredUpFighter>, after: Vec<FiredUpFighter> },
    /// A turn of the Influence phase, die by die.
    Turn { fighter: FiredUpFighter, steps: Vec<TurnStep> },
}

/// A fighter's Morale, and where its markers stand.
#[derive(Debug, PartialEq, Serialize)]
struct Markers {
    morale: FiredUpMorale,
    attack: u8,
    defense: u8,
}

/// The values of both tracks in their Low, Neutral and High areas.
#[derive(Serialize)]
struct Areas {
    attack: [Vec<u8>; 3],
    defense: [Vec<u8>; 3],
}

/// The fighter after a die.
#[derive(Serialize)]
struct TurnStep {
    /// What was done; `None` before the first die.
    story: Option<FiredUpStory>,
    attack: u8,
    defense: u8,
    up: u8,
    influence: u8,
}

/// A game that speaks in texts.
struct Table {
    game: FiredUp,
    state: State,
}

impl Table {
    /// Seats with these fighters, who stand and fight as the pack has them printed.
    fn set_up(players: u8, circle: &str, bets: &str, change: impl FnOnce(&mut Pack)) -> Self {
        let offered = Packs::own().offered()[0].options(players);
        let mut pack = Pack::clone(&offered.pack);
        change(&mut pack);
        let options = Options { abilities: false, pack: Arc::new(pack), ..offered };
        let game = FiredUp::with_options(options).expect("options");
        let mut table = Self { state: game.start(), game };
        let deck: Vec<String> = (1..=60).map(|number| format!("h{number:02}")).collect();
        table.play(&format!("setup {circle} {bets} 0 {}", deck.join(".")));
        table.keep();
        table
    }

    fn play(&mut self, event: &str) -> Option<Story> {
        told(&self.game, &mut self.state, event)
    }

    /// The first legal move of every seat that is asked, while it begins with this word.
    fn all(&mut self, word: &str) {
        while let Node::Decide(seats) = self.game.node(&self.state) {
            let seat = seats.first().expect("a seat is asked");
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let moves: Vec<String> = munera_rules::MoveSet::iter(&self.game.legal_in_view(&view))
                .map(|it| self.game.write_move(it).to_string())
                .collect();
            let Some(first) = moves.iter().find(|it| it.starts_with(word)) else { return };
            self.play(&format!("{seat}:{first}"));
        }
    }

    fn keep(&mut self) {
        self.all("keep");
    }

    /// A turn of the seat that is due: these faces, then Buffs, which are discarded at the end.
    fn turn(&mut self, faces: &str, moves: &[&str]) {
        let (seat, spare) = self.roll(faces);
        for choice in moves {
            self.play(&format!("{seat}:{choice}"));
        }
        for _ in 0..spare {
            self.play(&format!("{seat}:discard B"));
        }
        self.play(&format!("{seat}:end"));
    }

    /// Rolls these faces and Buffs: the seat, and how many Buffs.
    fn roll(&mut self, faces: &str) -> (u8, usize) {
        let Node::Chance(Request::Roll(seat, dice)) = self.game.node(&self.state) else {
            panic!("no seat rolls")
        };
        let spare = usize::from(dice) - faces.len();
        self.play(&format!("roll {seat} {faces}{}", "B".repeat(spare)));
        self.play(&format!("{seat}:stand"));
        (seat.number(), spare)
    }

    /// All other seats use their dice for nothing.
    fn pass(&mut self) {
        while matches!(self.game.node(&self.state), Node::Chance(Request::Roll(..))) {
            self.turn("", &[]);
        }
    }

    /// One attack; dice that are not named miss.
    fn fight(&mut self, attack: &str, defense: &str) -> Option<Story> {
        let Node::Chance(Request::Fight(attacker, dice, defender, others)) =
            self.game.node(&self.state)
        else {
            panic!("no fighter attacks")
        };
        let fill = |named: &str, count: u8| format!("{named:-<count$}", count = usize::from(count));
        let (attack, defense) = (fill(attack, dice), fill(defense, others));
        self.play(&format!("fight {attacker} {attack} {defender} {defense}"))
    }

    /// The rest of a battle, in which everything misses.
    fn end_battle(&mut self) {
        loop {
            self.all("wait");
            if !matches!(self.game.node(&self.state), Node::Chance(Request::Fight(..))) {
                break;
            }
            self.fight("", "");
        }
    }

    fn guide(&self) -> FiredUpGuide {
        FiredUpGuide::of(&self.game, &self.game.view(&self.state, Viewer::Spectator))
    }

    fn fighter(&self, fighter: FiredUpFighter) -> FiredUpFighterGuide {
        let found = self.guide().fighters.into_iter().find(|it| it.fighter == fighter);
        found.expect("in the circle")
    }

    fn markers(&self, fighter: FiredUpFighter) -> Markers {
        let guide = self.fighter(fighter);
        // Without thumbs, the Morale to come is the Morale.
        let (attack, defense) = (guide.attack.value, guide.defense.value);
        Markers { morale: guide.morale_to_come, attack, defense }
    }

    /// The living fighters by their Speed tiles.
    fn order(&self) -> Vec<FiredUpFighter> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        let mut living: Vec<_> = view.fighter_states().iter().filter(|it| it.is_alive).collect();
        living.sort_by_key(|it| it.tile);
        living.iter().map(|it| it.fighter.into()).collect()
    }
}

const FOUR: &str = "sigurd.marrow.mei.rexus";
const MARROW: FiredUpFighter = FiredUpFighter::Marrow;
const SIGURD: FiredUpFighter = FiredUpFighter::Sigurd;

/// Prints a track with one value in all areas, so that a fighter has so many dice at any Morale.
fn flat(value: u8) -> Track {
    Track { values: [value; 3].into_iter().collect(), last: [0, 1, 2] }
}

/// Marrow attacks Mei with exactly these dice.
fn fight(name: &'static str, attack: &str, defense: &str) -> Example {
    let mut table = Table::set_up(2, FOUR, "e1.m1.l1", |pack| {
        pack.mats[Fighter::Marrow as usize].attack = flat(attack.len() as u8);
        pack.mats[Fighter::Mei as usize].defense = flat(defense.len() as u8);
    });
    table.pass();
    table.fight(attack, defense);
    let fight = table.guide().last_attack.expect("an attack");
    Example { name, rules: &["U4.4"], picture: Picture::Fight { fight } }
}

fn morale() -> Example {
    let mut table = Table::set_up(2, FOUR, "e1.m1.l1", |_| {});
    let buff = "buff sigurd attack B";
    table.turn("BBBBM", &["morale sigurd up M", buff, buff, buff, buff]);
    table.pass();
    table.end_battle();
    table.keep();
    let before = table.markers(SIGURD);
    let thumbs = ["morale sigurd up M", "morale sigurd down M", "morale sigurd down M"];
    table.turn("MMM", &thumbs);
    table.pass();
    let after = table.markers(SIGURD);
    let mat = table.game.options().pack.mat(Fighter::Sigurd);
    let areas = |track: &Track| {
        let mut from = 0;
        track.last.map(|last| {
            let area = track.values[from..=usize::from(last)].to_vec();
            from = usize::from(last) + 1;
            area
        })
    };
    let areas = Areas { attack: areas(&mat.attack), defense: areas(&mat.defense) };
    let picture = Picture::Morale { fighter: SIGURD, up: 1, down: 2, before, after, areas };
    Example { name: "morale", rules: &["U4.1"], picture }
}

/// Both seats bet on Mei to fall first: one in round 1, the other in round 2, in which Mei falls.
fn bets() -> Example {
    let mut table = Table::set_up(2, FOUR, "e1.m1.l1", |pack| {
        pack.mats[Fighter::Mei as usize].stamina = 1;
    });
    table.turn("O", &["bet m1 mei O"]);
    table.pass();
    table.end_battle();
    table.keep();
    // In round 2 the other seat begins: it sits closest to the right of the first player (U7.2).
    table.turn("O", &["bet m1 mei O"]);
    table.pass();
    table.fight("X", "");
    let bet = table.guide().bets.into_iter().find(|it| it.settled).expect("a settled Bet");
    Example { name: "bets", rules: &["U6.2"], picture: Picture::Bet { bet } }
}

/// The third of five fighters falls.
fn fallen() -> Example {
    let circle = "sigurd.marrow.mei.rexus.abbel";
    let mut table = Table::set_up(4, circle, "e1.m1.l1", |pack| {
        pack.mats[Fighter::Rexus as usize].stamina = 1;
    });
    table.turn("T", &["target marrow rexus T"]);
    table.pass();
    let before = table.order();
    table.fight("X", "");
    // A fallen fighter leaves when all seats have looked at the attack.
    table.all("wait");
    let after = table.order();
    let fell = FiredUpFighter::Rexus;
    Example { name: "fallen", rules: &["U7.1"], picture: Picture::Order { fell, before, after } }
}

/// Two Buffs and a thumb for Marrow, in one turn.
fn influence() -> Example {
    let mut table = Table::set_up(2, FOUR, "e1.m1.l1", |_| {});
    let (seat, spare) = table.roll("BBM");
    let step = |table: &Table, story: Option<Story>| {
        let view = table.game.view(&table.state, Viewer::Spectator);
        let states = view.fighter_states().iter();
        let state = states.clone().find(|it| it.fighter == Fighter::Marrow).expect("it stands");
        let guide = table.fighter(MARROW);
        let story = story.map(|story| {
            let Story::FiredUp(story) = story else { panic!("a story of another game") };
            *story
        });
        TurnStep {
            story,
            attack: guide.attack.value,
            defense: guide.defense.value,
            up: state.up,
            influence: state.influence,
        }
    };
    let mut steps = vec![step(&table, None)];
    for choice in ["buff marrow attack B", "buff marrow defense B", "morale marrow up M"] {
        let story = table.play(&format!("{seat}:{choice}"));
        steps.push(step(&table, story));
    }
    assert!(spare > 0, "the other dice stay with the seat");
    let story = table.play(&format!("{seat}:end"));
    steps.push(step(&table, story));
    let picture = Picture::Turn { fighter: MARROW, steps };
    Example { name: "influence", rules: &["U3.3", "U3.4", "U3.5"], picture }
}

fn examples() -> Vec<Example> {
    vec![
        fight("wound", "TTL", "TLA"),
        fight("special-attack", "AHX", "AHX"),
        fight("special-defense", "AH", "AX"),
        fight("counter", "LA", "TLL"),
        morale(),
        bets(),
        fallen(),
        influence(),
    ]
}

#[test]
fn the_web_app_shows_the_examples_as_they_are_played() {
    assert_kept("fired_up/examples.json", &examples());
}

/// What the book says comes of each example.
#[test]
fn every_example_ends_as_the_book_says() {
    let mut fights = Vec::new();
    for Example { name, picture, .. } in examples() {
        match picture {
            Picture::Fight { fight } => {
                let FiredUpFight { attacker, defender, .. } = fight;
                fights.push((name, defender.damage, defender.wounds, attacker.damage));
            }
            Picture::Morale { before, after, .. } => {
                let markers = |morale, attack, defense| Markers { morale, attack, defense };
                assert_eq!(before, markers(FiredUpMorale::High, 7, 1));
                assert_eq!(after, markers(FiredUpMorale::Neutral, 5, 1));
            }
            Picture::Bet { bet } => {
                let paid: Vec<(u8, u8)> = bet.cards.iter().map(|it| (it.round, it.most)).collect();
                assert_eq!(paid, [(1, 6), (2, 4)]);
            }
            Picture::Order { fell, before, after } => {
                assert_eq!((before[2], before.len()), (fell, 5));
                assert_eq!(after, [before[0], before[1], before[3], before[4]]);
            }
            Picture::Turn { steps, .. } => {
                let influence: Vec<u8> = steps.iter().map(|it| it.influence).collect();
                assert_eq!(influence, [3, 3, 3, 3, 2]);
            }
        }
    }
    assert_eq!(
        fights,
        [
            ("wound", 1, 1, 0),
            ("special-attack", 1, 0, 0),
            ("special-defense", 0, 0, 0),
            ("counter", 1, 0, 1),
        ]
    );
}
