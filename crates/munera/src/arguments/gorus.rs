//! The arguments of Gorus Maximus.

use std::path::PathBuf;

use clap::Args;
use munera_text::Language;
use serde_json::{Map, Value, json};

use super::table::{Defaults, GameArguments, GivenOption};

/// The options that only tables of Gorus Maximus have.
#[derive(Args)]
#[group(skip)]
pub(super) struct OwnArguments {
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
}

impl GameArguments for OwnArguments {
    const DEFAULTS: Defaults = Defaults::new(4);

    fn given(&self) -> impl Iterator<Item = GivenOption> {
        let given = [
            GivenOption::new("--teams", "teams", self.teams.as_deref()),
            GivenOption::new("--schools", "schools", self.schools.as_deref()),
            GivenOption::new("--target", "target", self.target),
            GivenOption::new("--favour", "favour", favour_option(&self.favour)),
        ];
        given.into_iter().flatten()
    }
}

#[derive(Args)]
pub(crate) struct SolveArguments {
    /// The position or the record; by default, or as `-`, standard input.
    pub(crate) file: Option<PathBuf>,
    /// For whose side; by default for that of the seat whose turn it is.
    #[arg(long)]
    pub(crate) seat: Option<u8>,
    /// A record: after how many of its events; by default after all of them.
    #[arg(long, value_name = "EVENTS")]
    pub(crate) after: Option<usize>,
    /// A position: how many play; by default as many as hold troupes.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    players: Option<u8>,
    /// A position: how the players divide into teams, such as `2v2`.
    #[arg(long)]
    teams: Option<String>,
    /// A position: what a rank is worth to the crowd, where it is not as usual: `8=-3`. May be repeated.
    #[arg(long, value_name = "RANK=FAVOUR", value_parser = read_favour, allow_hyphen_values = true)]
    favour: Vec<(String, i64)>,
    /// Give up after looking at so many positions.
    #[arg(long)]
    pub(crate) nodes: Option<u64>,
    /// The language of all texts; by default that of the environment.
    #[arg(long = "lang", value_name = "LANG", value_parser = super::language())]
    pub(crate) language: Option<Language>,
    /// One JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

impl SolveArguments {
    /// The options of the position's table, as the protocol writes them.
    pub(crate) fn options(&self) -> Map<String, Value> {
        let mut options = Map::new();
        options.extend(self.players.map(|players| ("players".to_owned(), json!(players))));
        options.extend(self.teams.as_ref().map(|teams| ("teams".to_owned(), json!(teams))));
        options.extend(favour_option(&self.favour).map(|favour| ("favour".to_owned(), favour)));
        options
    }
}

/// The worth of ranks as the protocol writes it, if the command line sets any.
fn favour_option(favour: &[(String, i64)]) -> Option<Value> {
    let entries = favour.iter().map(|(rank, favour)| (rank.clone(), json!(favour)));
    (!favour.is_empty()).then(|| Value::Object(entries.collect()))
}

fn read_favour(text: &str) -> Result<(String, i64), String> {
    let wanted = || "a rank and its favour look like 8=-3".to_owned();
    let (rank, favour) = text.split_once('=').ok_or_else(wanted)?;
    Ok((rank.to_owned(), favour.parse().map_err(|_| wanted())?))
}
