//! JSON about games. Nothing further in knows it.

mod fields;
mod fired_up;
mod gladiators;
mod gorus;

pub use fields::Fields;
use munera_rules::{Game, Node, RuleId, Seat, SeatSet, Viewer};
use serde_json::Value;

use crate::catalog::{AnyGame, GameName};
use crate::content::PackError;
use crate::fault::{Code, Fault};
use crate::record::Record;
use crate::with_game;

/// What the outer world must know of a game to speak JSON about it.
pub trait Codec: Game {
    /// The options as JSON, those left out that are as usual.
    fn write_options(&self) -> Value;

    /// What a record of the game says beyond its options, so that it means the same for ever.
    fn record_tags(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Reads a position.
    fn read_position(&self, value: &Value) -> Result<Self::Position, Fault>;

    /// The fault that a position is refused with.
    fn position_fault(error: Self::PositionError) -> Fault;

    /// What lies open on the table, made from a view like everything that is sent.
    fn write_public(&self, view: &Self::View) -> Value;

    /// How the game ended.
    fn write_outcome(&self, outcome: &Self::Outcome) -> Value;

    /// The winners as a record names them; `*` while the game goes on.
    fn result_text(&self, state: &Self::State) -> String {
        let Node::Over(outcome) = self.node(state) else { return "*".to_owned() };
        let winners = self.write_outcome(&outcome)["winners"].clone();
        let name = |winner: &Value| winner.as_str().map_or(winner.to_string(), str::to_owned);
        winners
            .as_array()
            .map_or_else(Vec::new, |winners| winners.iter().map(name).collect())
            .join(",")
    }

    /// Who can win without a seat, by the name that [`Codec::result_text`] uses.
    fn seatless_winner(&self) -> Option<&'static str> {
        None
    }

    /// A view with everything its owner may know.
    fn write_view(&self, view: &Self::View) -> Value;

    /// Reads what [`Codec::write_view`] writes at a decision.
    fn read_view(&self, value: &Value) -> Result<Self::View, Fault>;
}

/// The games of the catalogue, their options and the bots that play them, for programs that ask.
pub fn describe_games(bots: &[&str]) -> Value {
    let mut games = [gorus::describe(), gladiators::describe(), fired_up::describe()];
    for game in &mut games {
        game["bots"] = bots.into();
    }
    Value::Array(games.into())
}

/// Every numbered rule of every game.
pub fn every_rule() -> impl Iterator<Item = RuleId> {
    let games = [
        munera_rules::gorus::rule::ALL,
        munera_rules::gladiators::rule::ALL,
        munera_rules::fired_up::rule::ALL,
    ];
    games.into_iter().flatten().copied()
}

/// Reads the options of a named game and makes the game.
pub fn read_game(name: &str, options: &Value) -> Result<AnyGame, Fault> {
    let known = GameName::ALL.map(GameName::as_str).join(", ");
    let unknown = || format!("there is no game of that name; known are {known}");
    match GameName::read(name).ok_or_else(|| Fault::new(Code::UnknownGame, unknown()))? {
        GameName::Gorus => {
            let options = gorus::read_options(options)?;
            AnyGame::gorus(options)
                .map_err(|error| Fault::explained(Code::BadOptions, Some(error.rule()), &error))
        }
        GameName::FiredUp => {
            let options = fired_up::read_options(options)?;
            AnyGame::fired_up(options)
                .map_err(|error| Fault::explained(Code::BadOptions, Some(error.rule()), &error))
        }
        GameName::Gladiators => {
            let options = gladiators::read_options(options)?;
            AnyGame::gladiators(options)
                .map_err(|error| Fault::explained(Code::BadOptions, Some(error.rule()), &error))
        }
    }
}

/// The game that a record is of, and the position that it was begun from.
pub fn read_record_header(record: &Record) -> Result<(AnyGame, Option<Value>), Fault> {
    let bad = |message: String| Fault::new(Code::BadRecord, message);
    let json_tag = |key: &str| -> Result<Option<Value>, Fault> {
        let read = record.tag(key).map(serde_json::from_str).transpose();
        read.map_err(|error| bad(format!("the tag {key} is not JSON: {error}")))
    };
    let name = record.tag("Game").ok_or_else(|| bad("the tag Game is missing".to_owned()))?;
    let mut options =
        json_tag("Options")?.ok_or_else(|| bad("the tag Options is missing".to_owned()))?;
    check_pack(record)?;
    if GameName::read(name) == Some(GameName::FiredUp) {
        fired_up::name_its_pack(record, &mut options);
    }
    let game = read_game(name, &options)?;
    let version = with_game!(&game, game => rules_version(game)).to_string();
    if record.tag("Rules").is_some_and(|rules| rules != version) {
        return Err(bad(format!("this program knows version {version} of the rules of {name}")));
    }
    Ok((game, json_tag("Position")?))
}

/// The state that a position describes, as it is written.
pub fn set_up<G: Codec>(game: &G, position: &Value) -> Result<G::State, Fault> {
    game.set_up(&game.read_position(position)?).map_err(G::position_fault)
}

/// Whether the content pack that a record was played with is here, if its game has one.
pub fn check_pack(record: &Record) -> Result<(), PackError> {
    match record.tag("Game").and_then(GameName::read) {
        Some(GameName::FiredUp) => fired_up::check_pack(record),
        _ => Ok(()),
    }
}

/// Seats by their numbers.
fn write_seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

/// Whose view it is: the number of a seat, or null (or nothing) for a spectator.
fn read_viewer(view: Fields<'_>) -> Result<Viewer, Fault> {
    Ok(match view.optional_number("seat", 0, 7)? {
        Some(seat) => Viewer::Seat(Seat::new(seat as u8)),
        None => Viewer::Spectator,
    })
}

fn rules_version<G: Game>(_: &G) -> u32 {
    G::RULES_VERSION
}
