//! Scenes in few words, and a running game that speaks in texts.

use std::sync::Arc;

use super::super::{
    Condition, Fact, Fighter, FighterState, FiredUp, Highlight, HighlightId, HouseRules, Mat,
    Moment, Options, Pack, Refusal, Request, Setup, State, Tier, View,
};
use crate::testing::fired_up::{impossible, pack_of_every_fact, track};
use crate::testing::{play_text, refusal_of, write_legal};
use crate::{Event, Game, Node, Seat, Viewer, read_event};

pub(super) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

pub(super) fn card(name: &str) -> HighlightId {
    HighlightId::read(name).expect("a Highlight")
}

pub(super) fn fighter(name: &str) -> Fighter {
    Fighter::read(name).expect("a fighter")
}

/// A game before its setup, in few words.
///
/// The mats are those of the test pack. No Highlight can be met but those that the scene prints, and
/// abilities are off unless it asks for them. The deck lies in order: seat 0 draws `h01` to `h04`, seat
/// 1 `h05` to `h08`, and so on.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    players: u8,
    abilities: bool,
    house: HouseRules,
    pack: Pack,
    circle: &'static str,
    bets: &'static str,
    first: u8,
}

/// A table with this many players and these fighters, joined by dots.
pub(super) fn scene(players: u8, circle: &'static str) -> Scene {
    let mut pack = pack_of_every_fact();
    pack.highlights = vec![impossible(); usize::from(HighlightId::COUNT)];
    let (abilities, house) = (false, HouseRules::USUAL);
    Scene { players, abilities, house, pack, circle, bets: "e1.m1.l1", first: 0 }
}

/// The four fighters that most tests look at. In the order of Speed they are Marrow, Sigurd, Rexus and
/// Mei; in this circle Sigurd targets Marrow, Marrow Mei, Mei Rexus, and Rexus Sigurd.
pub(super) const FOUR: &str = "sigurd.marrow.mei.rexus";

/// Reads `fight: 2 damage 1, 4 damage 3`: the moment, and of each tier the points and its condition,
/// or several with a plus between two.
fn highlight(text: &str) -> Highlight {
    let (moment, tiers) = text.split_once(": ").expect("a moment");
    let moment = Moment::ALL.into_iter().find(|it| it.word() == moment).expect("a moment");
    let condition = |text: &str| {
        let (word, least) = text.split_once(' ').expect("a fact and a number");
        let fact = Fact::ALL.iter().copied().find(|fact| fact.word() == word);
        let fact = fact.filter(|fact| fact.moment() == moment).expect("a fact of the moment");
        Condition { fact, least: least.parse().expect("a number"), most: u8::MAX }
    };
    let tier = |text: &str| {
        let (points, conditions) = text.split_once(' ').expect("points");
        Tier {
            points: points.parse().expect("points"),
            conditions: conditions.split(" + ").map(condition).collect(),
        }
    };
    Highlight { moment, tiers: tiers.split(", ").map(tier).collect() }
}

impl Scene {
    pub(super) fn with_abilities(mut self) -> Self {
        self.abilities = true;
        self
    }

    pub(super) fn house(mut self, house: HouseRules) -> Self {
        self.house = house;
        self
    }

    pub(super) fn bets(mut self, bets: &'static str) -> Self {
        self.bets = bets;
        self
    }

    pub(super) fn first(mut self, seat: u8) -> Self {
        self.first = seat;
        self
    }

    /// Prints a Highlight: see [`highlight`].
    pub(super) fn card(mut self, name: &str, text: &str) -> Self {
        self.pack.highlights[card(name).index()] = highlight(text);
        self
    }

    /// A fighter that attacks and defends with this many dice, at any Morale.
    pub(super) fn dice(mut self, name: &str, attack: u8, defense: u8) -> Self {
        let mat = self.mat(name);
        mat.attack = track([&[attack], &[attack], &[attack]]);
        mat.defense = track([&[defense], &[defense], &[defense]]);
        self
    }

    pub(super) fn stamina(mut self, name: &str, stamina: u8) -> Self {
        self.mat(name).stamina = stamina;
        self
    }

    fn mat(&mut self, name: &str) -> &mut Mat {
        &mut self.pack.mats[fighter(name) as usize]
    }

    /// Changes anything else that is printed.
    pub(super) fn printed(mut self, change: impl FnOnce(&mut Pack)) -> Self {
        change(&mut self.pack);
        self
    }

    /// The table before the setup.
    pub(super) fn fresh(self) -> Table {
        let (players, abilities, house) = (self.players, self.abilities, self.house);
        let options = Options { abilities, house, ..Options::new(players, Arc::new(self.pack)) };
        let game = FiredUp::with_options(options).expect("options");
        Table { state: game.start(), game }
    }

    /// The setup as it is written.
    pub(super) fn setup(&self) -> String {
        let deck: Vec<String> = HighlightId::all().map(|card| card.to_string()).collect();
        format!("setup {} {} {} {}", self.circle, self.bets, self.first, deck.join("."))
    }

    /// The table after the setup: every seat chooses what to keep.
    pub(super) fn table(self) -> Table {
        let setup = self.setup();
        self.fresh().after(&setup)
    }

    /// The table when all seats have kept their two lowest cards.
    pub(super) fn kept(self) -> Table {
        self.table().all_keep()
    }

    /// The table when the battle has begun and no seat has influenced anything.
    pub(super) fn in_battle(self) -> Table {
        self.kept().all_pass()
    }
}

/// A running game that speaks in texts.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: FiredUp,
    pub(super) state: State,
}

impl Table {
    /// Plays events that must all be legal, joined by a comma and a space.
    pub(super) fn play(&mut self, events: &str) {
        for text in events.split(", ").filter(|text| !text.is_empty()) {
            play_text(&self.game, &mut self.state, text);
        }
    }

    pub(super) fn read(&self, text: &str) -> Event<FiredUp> {
        read_event(&self.game, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
    }

    /// The same table after some more events.
    pub(super) fn after(&self, events: &str) -> Self {
        let mut table = self.clone();
        table.play(events);
        table
    }

    /// Every seat that has yet to choose keeps its two lowest cards.
    pub(super) fn all_keep(&self) -> Self {
        let mut table = self.clone();
        while table.node().starts_with("seat ") && table.legal(table.asked()).starts_with("keep") {
            let seat = table.asked();
            let first = table.legal(seat).split(", ").next().expect("a choice").to_owned();
            table.play(&format!("{seat}:{first}"));
        }
        table
    }

    /// The lowest seat that is asked.
    pub(super) fn asked(&self) -> u8 {
        let Node::Decide(seats) = self.game.node(&self.state) else { panic!("no seat is asked") };
        seats.first().expect("a seat is asked").number()
    }

    /// A whole turn of the seat that rolls: it rolls these faces, stands, makes these moves, and ends
    /// its turn. The dice that are not named are Buffs, and are discarded before the end.
    pub(super) fn turn(&self, faces: &str, moves: &str) -> Self {
        let mut table = self.rolled(faces);
        let Node::Decide(_) = table.game.node(&table.state) else { panic!("no turn") };
        let seat = table.asked();
        for choice in moves.split(", ").filter(|text| !text.is_empty()) {
            table.play(&format!("{seat}:{choice}"));
        }
        let spare = self.dice_due() - faces.len();
        for _ in 0..spare {
            table.play(&format!("{seat}:discard B"));
        }
        table.play(&format!("{seat}:end"));
        table
    }

    /// The turn with these faces, and Buffs for all dice that are not named.
    pub(super) fn rolled(&self, faces: &str) -> Self {
        let Node::Chance(Request::Roll(seat, _)) = self.game.node(&self.state) else {
            panic!("no dice are rolled: {}", self.node())
        };
        let spare = "B".repeat(self.dice_due() - faces.len());
        self.after(&format!("roll {seat} {faces}{spare}, {seat}:stand"))
    }

    fn dice_due(&self) -> usize {
        match self.game.node(&self.state) {
            Node::Chance(Request::Roll(_, dice)) => usize::from(dice),
            _ => panic!("no dice are rolled: {}", self.node()),
        }
    }

    /// All seats discard all dice, and the battle begins.
    pub(super) fn all_pass(&self) -> Self {
        let mut table = self.clone();
        while table.node().starts_with("roll ") {
            table = table.turn("", "");
        }
        table
    }

    /// One attack, as the rules ask for it: the attacker's faces, a slash, the defender's, and if
    /// Mei's misses are rolled again, a slash and these. All other dice miss.
    pub(super) fn fight(&self, faces: &str) -> Self {
        let mut table = self.clone();
        let mut faces = faces.split('/');
        let mut next = |count: u8| {
            let named = faces.next().unwrap_or_default();
            let misses = usize::from(count).checked_sub(named.len()).expect("too many faces");
            format!("{named}{}", "-".repeat(misses))
        };
        let Node::Chance(Request::Fight(attacker, attack, defender, defense)) =
            table.game.node(&table.state)
        else {
            panic!("no fighter attacks: {}", table.node())
        };
        let [attack, defense] = [attack, defense].map(&mut next);
        table.play(&format!("fight {attacker} {attack} {defender} {defense}"));
        if let Node::Chance(Request::Misses(fighter, count)) = table.game.node(&table.state) {
            table.play(&format!("misses {fighter} {}", next(count)));
        }
        assert_eq!(faces.next(), None, "the script of a fight is used up");
        table
    }

    /// Every seat that is asked after an attack waits.
    pub(super) fn all_wait(&self) -> Self {
        let mut table = self.clone();
        while table.in_window() {
            table.play(&format!("{}:wait", table.asked()));
        }
        table
    }

    pub(super) fn in_window(&self) -> bool {
        matches!(self.game.node(&self.state), Node::Decide(_))
            && self.legal(self.asked()).ends_with("wait")
    }

    /// The whole battle: these attacks, see [`Table::fight`], then others in which everything misses;
    /// all seats wait. All that is scripted must come about.
    pub(super) fn battle(&self, script: &[&str]) -> Self {
        let mut table = self.clone();
        let mut script = script.iter();
        while table.node().starts_with("fight ") {
            table = table.fight(script.next().copied().unwrap_or("/")).all_wait();
        }
        assert_eq!(script.as_slice(), [""; 0], "not all attacks took place");
        table
    }

    /// A whole round without influence.
    pub(super) fn round(&self, script: &[&str]) -> Self {
        self.all_keep().all_pass().battle(script)
    }

    /// Why an event is refused.
    pub(super) fn refusal(&self, event: &str) -> Refusal {
        refusal_of(&self.game, &self.state, event)
    }

    /// The id of the rule that refuses an event.
    pub(super) fn refusing_rule(&self, event: &str) -> &'static str {
        crate::Refusal::rule(self.refusal(event)).as_str()
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }

    /// What all viewers see of a fighter.
    pub(super) fn fighter_state(&self, name: &str) -> FighterState {
        let place = self.state.place_of(fighter(name)).expect("in the circle");
        *self.state.fighter_state(place)
    }

    /// How many dice a fighter attacks and defends with, without abilities.
    pub(super) fn strength(&self, name: &str) -> (u8, u8) {
        let fighter_state = self.fighter_state(name);
        let mat = self.game.pack.mat(fighter_state.fighter);
        (mat.attack.value(fighter_state.attack), mat.defense.value(fighter_state.defense))
    }

    /// The target of a fighter.
    pub(super) fn target(&self, name: &str) -> Fighter {
        self.state.fighter_state(self.fighter_state(name).target).fighter
    }

    pub(super) fn stamina(&self, name: &str) -> i8 {
        self.fighter_state(name).stamina
    }

    pub(super) fn influence(&self, name: &str) -> u8 {
        self.fighter_state(name).influence
    }

    /// The living fighters by their Speed tiles, the fastest first.
    pub(super) fn order(&self) -> String {
        let tiles = 1..=self.state.living().len() as u8;
        let names: Vec<&str> = tiles
            .map(|tile| self.state.with_tile(tile).expect("a fighter has each tile"))
            .map(|place| self.state.fighter_state(place).fighter.name())
            .collect();
        names.join(" ")
    }

    pub(super) fn points(&self) -> &[u16] {
        &self.state.points[..usize::from(self.game.players())]
    }

    pub(super) fn tokens(&self, seat: u8) -> u8 {
        self.state.tokens[usize::from(seat)]
    }

    /// What a seat holds, kept or not.
    pub(super) fn hand(&self, number: u8) -> String {
        self.view(seat(number)).hand().to_string()
    }

    /// What a seat may do, joined by a comma and a space.
    pub(super) fn legal(&self, seat: u8) -> String {
        write_legal(&self.game, &self.state, Seat::new(seat))
    }

    pub(super) fn may(&self, seat: u8, choice: &str) -> bool {
        self.legal(seat).split(", ").any(|text| text == choice)
    }

    /// What the table waits for: `seat 0 1`, `roll 0 5`, or how it ended, as `0 1 win, mei`.
    pub(super) fn node(&self) -> String {
        match self.game.node(&self.state) {
            Node::Chance(request) => request.to_string(),
            Node::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {}", seats.join(" "))
            }
            Node::Over(outcome) => {
                let seats: Vec<String> =
                    outcome.winners.iter().map(|seat| seat.to_string()).collect();
                let name = outcome.fighter.map_or("none", Fighter::name);
                format!("{} win, {name}", seats.join(" "))
            }
        }
    }

    /// The viewer's news of some events, joined by a comma and a space.
    pub(super) fn told(&self, viewer: Viewer, event: &str) -> Option<String> {
        let after = self.after(event);
        let [before, after] = [self, &after].map(|table| table.view(viewer));
        self.game.news(&before, &after).map(|news| news.to_string())
    }
}

/// The setup that a text describes.
pub(super) fn read_setup(table: &Table, text: &str) -> Setup {
    match table.read(text) {
        Event::Chance(super::super::Chance::Setup(setup)) => setup,
        _ => panic!("{text} is no setup"),
    }
}
