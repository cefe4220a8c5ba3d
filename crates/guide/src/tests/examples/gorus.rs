//! The eight examples of Gorus Maximus.

use munera_rules::gorus::{
    Card, Division, Gorus, LargeGorus, Options, Party, Position, School, SchoolSet, SmallGorus,
    State, Word,
};
use munera_rules::{Game, GameOptions, Seat, Viewer};
use serde::Serialize;

use super::super::super::Guided;
use super::super::super::gorus::{GorusBout, GorusCard, GorusGuide};
use super::{assert_kept, told};

/// An example as the web app shows it.
#[derive(Serialize)]
struct Example {
    /// Its text is `gorus-example-{name}`.
    name: &'static str,
    /// The rules that it shows.
    rules: &'static [&'static str],
    /// The team of each seat; empty where every seat plays alone.
    teams: Vec<u8>,
    /// The bout after each gladiator; none where only a pile is counted.
    steps: Vec<Step>,
    /// What is counted in the end, in the order of play.
    cards: Vec<GorusCard>,
    /// The Crowd Favour of it all.
    favour: i16,
}

/// The bout after a gladiator was played.
#[derive(Serialize)]
struct Step {
    bout: GorusBout,
    /// What the gladiators played so far are worth to the side that takes them; a 0 is worth something
    /// only once the round is over (G1.3).
    cards: Vec<GorusCard>,
}

fn cards(text: &str) -> Vec<Card> {
    Card::read_list(text).expect("cards")
}

/// The cards of each troupe or pile, with a slash between two.
fn lists(text: &str) -> Vec<Vec<Card>> {
    text.split('/').map(cards).collect()
}

fn schools(letters: &str) -> SchoolSet {
    letters.chars().map(|letter| School::from_letter(letter).expect("a school")).collect()
}

/// A bout, and what came before it.
struct Scene<'a> {
    /// The schools of the deck, by their letters.
    deck: &'a str,
    troupes: &'a str,
    /// The preferred school; `None` for the first bout of a round.
    preferred: Option<School>,
    /// What the sides have collected of the cards that the troupes do not name, in whole bouts.
    collected_by: &'a [usize],
    /// What the first side has collected besides.
    pile: &'a str,
}

impl Scene<'_> {
    fn state<W: Word, const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
    ) -> State<W, SEATS, CARDS> {
        let mut troupes = lists(self.troupes);
        let mut won = vec![Vec::new(); game.side_count()];
        won[0] = cards(self.pile);
        let named: Vec<Card> = troupes.iter().chain(&won).flatten().copied().collect();
        let mut spare: Vec<Card> =
            game.deck(schools(self.deck)).filter(|card| !named.contains(card)).collect();
        if self.preferred.is_none() {
            // The round begins: the deck fills the troupes, and the seat to the dealer's left leads.
            let mut spare = spare.into_iter();
            for troupe in &mut troupes {
                let missing = 10 - troupe.len();
                troupe.extend(spare.by_ref().take(missing));
            }
            let deal = game.deal_of(Seat::new(game.players() - 1), &troupes, &[]).expect("a deal");
            let mut state = game.start();
            let text = game.write_chance(&deal).to_string();
            told(game, &mut state, &text);
            return state;
        }
        for side in self.collected_by.iter().copied() {
            let rest = spare.split_off(usize::from(game.bout_size()));
            won[side].extend(std::mem::replace(&mut spare, rest));
        }
        assert!(spare.is_empty(), "cards to spare: {spare:?}");
        let position = Position {
            troupes,
            pile: Vec::new(),
            bout: Vec::new(),
            leader: Party::Seat(Seat::new(0)),
            preferred: self.preferred,
            support: vec![0; won.len()],
            won,
            dealer: Seat::new(0),
            round: 1,
        };
        game.set_up(&position).expect("a position")
    }
}

fn guide<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) -> GorusGuide {
    GorusGuide::of(game, &game.view(state, Viewer::Spectator))
}

/// What the gladiators of a bout are worth, as far as it is decided.
fn worth(guide: &GorusGuide, bout: &GorusBout) -> Vec<GorusCard> {
    let over = guide.tally.as_ref().filter(|tally| tally.is_over);
    let counted = over.iter().flat_map(|tally| &tally.sides).flat_map(|side| &side.bouts);
    let counted: Vec<&GorusCard> = counted.flat_map(|bout| &bout.cards).collect();
    let of = |card: &String| {
        let rank: u8 = card[1..].parse().expect("a rank");
        let by_rank = || {
            let of_rank = guide.favour.iter().find(|it| it.rank == rank).expect("in the deck");
            GorusCard { card: card.clone(), favour: of_rank.favour }
        };
        counted.iter().find(|it| it.card == *card).map_or_else(by_rank, |it| (*it).clone())
    };
    bout.plays.iter().map(|play| of(&play.card)).collect()
}

/// Plays the first gladiator of each troupe, from the first seat on.
fn bout<W: Word, const SEATS: usize, const CARDS: usize>(
    name: &'static str,
    rules: &'static [&'static str],
    game: &Gorus<W, SEATS, CARDS>,
    scene: &Scene<'_>,
) -> Example {
    let mut state = scene.state(game);
    let mut steps = Vec::new();
    for (seat, troupe) in lists(scene.troupes).iter().enumerate() {
        told(game, &mut state, &format!("{seat}:{}", troupe[0]));
        let guide = guide(game, &state);
        let is_complete = seat + 1 == usize::from(game.players());
        let bout = if is_complete { guide.last_bout.clone() } else { guide.bout.clone() };
        let bout = bout.expect("a bout");
        let cards = worth(&guide, &bout);
        steps.push(Step { bout, cards });
    }
    let cards = steps.last().map_or_else(Vec::new, |step| step.cards.clone());
    Example {
        name,
        rules,
        teams: Seat::all(game.players()).filter_map(|seat| game.team(seat)).collect(),
        steps,
        favour: cards.iter().map(|card| i16::from(card.favour)).sum(),
        cards,
    }
}

/// A round of three that ends with a bout of no worth to the others; what the first seat has is
/// counted.
fn tally() -> Example {
    let game = small(3);
    let scene = Scene {
        deck: "FSA",
        troupes: "F4/F5/F6",
        preferred: Some(School::Arrows),
        collected_by: &[1, 2, 1, 2, 1, 2],
        pile: "F10.F11.F9.S10.S9.S11.A8.F7.S7",
    };
    let mut state = scene.state(&game);
    for event in ["0:F4", "1:F5", "2:F6"] {
        told(&game, &mut state, event);
    }
    let tally = guide(&game, &state).tally.expect("the round is over");
    let side = &tally.sides[0];
    let cards = side.bouts.iter().flat_map(|bout| bout.cards.clone()).collect();
    Example {
        name: "tally",
        rules: &["G1.2", "G4.2"],
        teams: Vec::new(),
        steps: Vec::new(),
        cards,
        favour: side.favour,
    }
}

fn small(players: u8) -> SmallGorus {
    SmallGorus::with_options(Options::new(players)).expect("options")
}

fn large(players: u8, division: &str) -> LargeGorus {
    let division = Division::read(division);
    LargeGorus::with_options(Options { division, ..Options::new(players) }).expect("options")
}

fn examples() -> Vec<Example> {
    let three = small(3);
    let four = small(4);
    vec![
        bout(
            "opening",
            &["G3.1", "G3.4"],
            &three,
            &Scene {
                deck: "FSA",
                troupes: "F4/F10/A10.F9.A4",
                preferred: None,
                collected_by: &[],
                pile: "",
            },
        ),
        bout(
            "sluffing",
            &["G3.5", "G3.6"],
            &three,
            &Scene {
                deck: "FSH",
                troupes: "S5.S6/F8.F9/S4.H4",
                preferred: Some(School::Shields),
                collected_by: &[0, 1, 2, 0, 1, 2, 0, 1],
                pile: "",
            },
        ),
        // The book tells it of three players, but with four schools: here a fourth player follows.
        bout(
            "bad-idea",
            &["G3.4"],
            &four,
            &Scene {
                deck: "FSXH",
                troupes: "F6.H5/X8.X4/S8.S4/F4.H4",
                preferred: Some(School::Shields),
                collected_by: &[0, 1, 2, 3, 0, 1, 2, 3],
                pile: "",
            },
        ),
        bout(
            "sneaky-idea",
            &["G3.4", "G3.6"],
            &four,
            &Scene {
                deck: "FSAX",
                troupes: "F9.S5.S8/X8.S6.S9/F5.S7.S10/X5.F6.S4",
                preferred: Some(School::Arrows),
                collected_by: &[0, 1, 2, 3, 0, 1, 2],
                pile: "",
            },
        ),
        bout(
            "big-finish",
            &["G1.3", "G3.4"],
            &four,
            &Scene {
                deck: "FSAX",
                troupes: "A12/F7/F0/S0",
                preferred: Some(School::Fists),
                collected_by: &[0, 1, 2, 0, 1, 2, 0, 1, 2],
                pile: "",
            },
        ),
        bout(
            "point-thief",
            &["G3.4", "G8.3"],
            &large(6, "3v3"),
            &Scene {
                deck: "FSAXH",
                troupes: "X10.F4/X7.F5/X9.F6/X4.F7/X6.F8/S6.X3",
                preferred: Some(School::Axes),
                collected_by: &[0; 8],
                pile: "",
            },
        ),
        bout(
            "vindictive",
            &["G3.4", "G3.5", "G8.3"],
            &large(8, "4v4"),
            &Scene {
                deck: "FSAXH",
                troupes: "S4/S2/S9/S11/H11.S12.H1/H15.F0.F1.F2.F3.F4.F5.F6.F7.F8/S8\
                          /X0.A0.A1.A2.A3.A4.A5.A6.A7.A8",
                preferred: None,
                collected_by: &[],
                pile: "",
            },
        ),
        tally(),
    ]
}

#[test]
fn the_web_app_shows_the_examples_as_they_are_played() {
    assert_kept("gorus/examples.json", &examples());
}

/// A row of the table of decks (G2.1).
#[derive(Serialize)]
struct Deck {
    players: u8,
    schools: usize,
    ranks: Vec<u8>,
    cards: usize,
}

#[test]
fn the_web_app_shows_the_decks_that_the_rules_deal() {
    let deck = |players| {
        let options = Options::new(players);
        let ranks: Vec<u8> = options.ranks().map(munera_rules::gorus::Rank::number).collect();
        let schools = options.school_count();
        Deck { players, schools, cards: schools * ranks.len(), ranks }
    };
    assert_kept("gorus/decks.json", &Options::PLAYERS.map(deck).collect::<Vec<_>>());
}

/// What the books say comes of each example: who takes the bout, and for how much.
#[test]
fn every_example_ends_as_the_book_says() {
    let ends: Vec<(&str, Option<u8>, i16)> = examples()
        .iter()
        .map(|it| (it.name, it.steps.last().and_then(|step| step.bout.winning), it.favour))
        .collect();
    assert_eq!(
        ends,
        [
            ("opening", Some(2), 2),
            ("sluffing", Some(0), -4),
            ("bad-idea", Some(2), -8),
            ("sneaky-idea", Some(1), -2),
            ("big-finish", Some(3), 6),
            ("point-thief", Some(5), 3),
            ("vindictive", Some(5), 0),
            ("tally", None, 4),
        ]
    );
}
