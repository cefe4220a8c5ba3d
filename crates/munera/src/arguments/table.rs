//! What one can say about a table.

use std::path::PathBuf;

use clap::Args;
use munera_protocol::catalog::GameName;
use serde_json::{Map, Value, json};

/// The options of a table, of whichever game.
#[derive(Args)]
pub(crate) struct TableArguments {
    /// How many play: 1 to 8 in Gorus, 4 by default; 2 to 4 in Gladiators, 2 by default; 2 to 5 in
    /// Fired Up, 4 by default.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) players: Option<u8>,
    /// Gorus: how the players divide into teams, such as `2v2` or `3v2v2`.
    #[arg(long)]
    teams: Option<String>,
    /// Gorus: the letters of the schools to play with, out of `FSAXH`; by default the first deal decides.
    #[arg(long)]
    schools: Option<String>,
    /// Gorus: the support that wins the game, 1 to 9.
    #[arg(long)]
    target: Option<u8>,
    /// Gorus: what a rank is worth to the crowd, where it is not as usual: `8=-3`. May be repeated.
    #[arg(long, value_name = "RANK=FAVOUR", value_parser = read_favour, allow_hyphen_values = true)]
    favour: Vec<(String, i64)>,
    /// Gladiators: after how many turns the game ends at the latest.
    #[arg(long, value_name = "TURNS")]
    pub(crate) turn_limit: Option<u32>,
    /// Fired Up: let fighters fight without their abilities, as is good for a first game.
    #[arg(long)]
    no_abilities: bool,
    /// Fired Up: which content pack to play with, by its name.
    #[arg(long, value_name = "NAME")]
    pack: Option<String>,
    /// Let everybody look back: in Gorus at all bouts of the round, in Gladiators under the piles.
    #[arg(long)]
    open_history: bool,
    #[command(flatten)]
    pub(crate) packs: PackArguments,
}

/// The content packs to play with beside the program's own.
#[derive(Args)]
pub(crate) struct PackArguments {
    /// Fired Up: a content pack to play with, beside our own. May be repeated.
    #[arg(long = "pack-file", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl TableArguments {
    /// An option that was given and that only another game has.
    pub(crate) fn foreign_option(&self, game: GameName) -> Option<&'static str> {
        let of_gorus = [
            ("--teams", self.teams.is_some()),
            ("--schools", self.schools.is_some()),
            ("--target", self.target.is_some()),
            ("--favour", !self.favour.is_empty()),
        ];
        let of_gladiators = [("--turn-limit", self.turn_limit.is_some())];
        let of_fired_up = [
            ("--no-abilities", self.no_abilities),
            ("--pack", self.pack.is_some()),
            ("--pack-file", !self.packs.files.is_empty()),
        ];
        let of_both = [("--open-history", self.open_history)];
        let foreign = match game {
            GameName::Gorus => [&of_gladiators[..], &of_fired_up].concat(),
            GameName::Gladiators => [&of_gorus[..], &of_fired_up].concat(),
            GameName::FiredUp => [&of_gorus[..], &of_gladiators, &of_both].concat(),
        };
        foreign.iter().find(|(_, is_given)| *is_given).map(|(option, _)| *option)
    }

    /// The game's options, as the protocol writes them.
    pub(crate) fn options(&self, game: GameName) -> Value {
        let mut options = Map::new();
        let usual = match game {
            GameName::Gorus | GameName::FiredUp => 4,
            GameName::Gladiators => 2,
        };
        options.insert("players".into(), json!(self.players.unwrap_or(usual)));
        let mut set = |key: &str, value: Option<Value>| {
            options.extend(value.map(|value| (key.to_owned(), value)));
        };
        set("schools", self.schools.as_ref().map(|schools| json!(schools)));
        set("teams", self.teams.as_ref().map(|teams| json!(teams)));
        set("target", self.target.map(|target| json!(target)));
        set("favour", favour_option(&self.favour));
        set("turn_limit", self.turn_limit.map(|limit| json!(limit)));
        set("open_history", self.open_history.then(|| json!(true)));
        set("abilities", self.no_abilities.then(|| json!(false)));
        set("pack", self.pack.as_ref().map(|pack| json!(pack)));
        Value::Object(options)
    }
}

/// What ranks are worth, as the protocol writes it, if anything was said about that.
pub(super) fn favour_option(favour: &[(String, i64)]) -> Option<Value> {
    let entries = favour.iter().map(|(rank, favour)| (rank.clone(), json!(favour)));
    (!favour.is_empty()).then(|| Value::Object(entries.collect()))
}

pub(super) fn read_favour(text: &str) -> Result<(String, i64), String> {
    let wanted = || "a rank and its favour look like 8=-3".to_owned();
    let (rank, favour) = text.split_once('=').ok_or_else(wanted)?;
    Ok((rank.to_owned(), favour.parse().map_err(|_| wanted())?))
}
