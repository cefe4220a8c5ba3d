//! What one can say on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use munera::bridge::EngineCommand;
use munera::catalog::GameName;
use munera::locale::Language;
use munera::server::config::Flags;
use munera_bots::Bot;
use serde_json::{Map, Value, json};

/// Three gladiator table games: play them, run them, measure them.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal against bots.
    Play(PlayArguments),
    /// Let people play over the network: settings come from flags, the environment and a file.
    Serve(Flags),
    /// Tell a recorded game step by step.
    Replay {
        /// The record.
        file: PathBuf,
        /// `en` or `ru`; by default what the environment speaks.
        #[arg(long = "lang", value_name = "LANG")]
        language: Option<Language>,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Check that a recorded game was dealt from the seeds that the server committed to.
    ///
    /// Ends with 0 if all chance came from its seeds, with 1 if something does not fit and with 2 if the
    /// record cannot be read or checked.
    Verify {
        /// The record.
        file: PathBuf,
        /// `en` or `ru`; by default what the environment speaks.
        #[arg(long = "lang", value_name = "LANG")]
        language: Option<Language>,
        /// One JSON object instead of sentences.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Speak the engine protocol: JSON lines on standard input and output.
    Engine(PackArguments),
    /// Let a program play at a server, through the engine protocol.
    ///
    /// Plays all seats of the token's person that were taken with a token, or those at one table;
    /// there it sits down if it has no seat. Ends with 0 when there is nothing left to play or when
    /// it is told to stop, and with 1 when the engine or the server fails it.
    Bot(BotArguments),
    /// Solve a round of Gorus Maximus in which everything is known.
    ///
    /// Reads a position (JSON, as `munera engine` takes it) or a record. Ends with 1 if it is not solved.
    Solve(SolveArguments),
    /// Measure speed, sizes and the bots' behaviour, on one core.
    Bench {
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
        /// Only the figures whose names begin so.
        #[arg(long, value_name = "PREFIX", default_value = "")]
        only: String,
    },
    /// Measure games by playing many of them.
    #[command(subcommand)]
    Lab(Lab),
    /// Help with writing content packs of Fired Up.
    #[command(subcommand)]
    Content(ContentCommand),
    /// Copy a server's database into a file, while the server runs, and check the copy.
    ///
    /// Ends with 1 if the log of a table is damaged; the copy is there nevertheless.
    Backup {
        /// The copy; a file of that name is replaced.
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArguments,
    },
    /// Put a checked copy in the place of a database on which no server runs.
    ///
    /// The database that was there is kept beside it. Ends with 1 if the log of a table is damaged;
    /// the copy is in place nevertheless.
    Restore {
        /// The copy.
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArguments,
    },
}

/// Where the database is.
#[derive(Args)]
pub(crate) struct DatabaseArguments {
    /// The database of the server.
    #[arg(
        long = "database",
        value_name = "FILE",
        env = "MUNERA_DATABASE",
        default_value = "munera.db"
    )]
    pub(crate) path: PathBuf,
}

/// The content packs to play with beside the program's own.
#[derive(Args)]
pub(crate) struct PackArguments {
    /// Fired Up: a content pack to play with, beside our own. May be repeated.
    #[arg(long = "pack-file", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BotArguments {
    /// The server's address, for instance `https://munera.example`.
    #[arg(long)]
    pub(crate) url: String,
    /// The program's token. Others on this machine can read a command line: better leave it to the
    /// variable or to a file.
    #[arg(long, env = "MUNERA_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    /// The file that has the token in it; it goes before the variable.
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// The program that chooses moves, with its arguments; by default this one, as `munera engine`.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<EngineCommand>,
    /// Play at this table only.
    #[arg(long, value_name = "CODE")]
    pub(crate) table: Option<String>,
    /// Play this seat of the table only.
    #[arg(long, requires = "table")]
    pub(crate) seat: Option<u8>,
    /// Which of the engine's bots is to choose; `easy` for our own engine.
    #[arg(long, value_name = "NAME")]
    pub(crate) bot: Option<String>,
    /// How long the engine may think about a move, in milliseconds.
    #[arg(long, value_name = "MILLISECONDS")]
    pub(crate) ms: Option<u64>,
    /// End when a game is over, instead of waiting for the next.
    #[arg(long)]
    pub(crate) once: bool,
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
    /// `en` or `ru`; by default what the environment speaks.
    #[arg(long = "lang", value_name = "LANG")]
    pub(crate) language: Option<Language>,
    /// One JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

impl SolveArguments {
    /// The options of a position's table, as the protocol writes them.
    pub(crate) fn options(&self) -> Map<String, Value> {
        let mut options = Map::new();
        options.extend(self.players.map(|players| ("players".to_owned(), json!(players))));
        options.extend(self.teams.as_ref().map(|teams| ("teams".to_owned(), json!(teams))));
        options.extend(favour_option(&self.favour).map(|favour| ("favour".to_owned(), favour)));
        options
    }
}

#[derive(Subcommand)]
pub(crate) enum ContentCommand {
    /// Say everything that is wrong with a pack, or what is in it.
    ///
    /// Ends with 0 if the pack is sound, with 1 if it has faults and with 2 if the file cannot be
    /// read.
    Check {
        /// The pack.
        file: PathBuf,
    },
    /// List what a Highlight's conditions can count.
    Facts,
    /// Print the form of a pack as a JSON Schema, for editors.
    Schema,
}

#[derive(Subcommand)]
pub(crate) enum Lab {
    /// Play random games of every kind of table under the laws that every game keeps.
    Laws {
        /// Which game; by default all of them.
        game: Option<GameName>,
        /// How many games, over all kinds of tables together.
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Where the random games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Measure what the content of Fired Up is worth: fighters, Highlights, Bets.
    Balance {
        /// Which game.
        #[arg(value_parser = ["fired_up"])]
        game: String,
        /// How many games.
        #[arg(long, default_value_t = 2_000)]
        games: u64,
        /// How many people play; by default two to five in turn.
        #[arg(long)]
        players: Option<u8>,
        /// Who plays.
        #[arg(long, default_value = "easy")]
        bot: Bot,
        /// Let fighters fight without their abilities.
        #[arg(long)]
        no_abilities: bool,
        /// Which pack, by its name; by default the first of those from files, or else our own.
        #[arg(long)]
        pack: Option<String>,
        #[command(flatten)]
        packs: PackArguments,
        /// Where the games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object instead of tables.
        #[arg(long)]
        json: bool,
    },
    /// Measure how many turns games of Gladiators take, and how they end.
    Lengths {
        /// How many games, for each number of players.
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Who plays.
        #[arg(long, default_value = "random")]
        bot: Bot,
        /// Where the games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
pub(crate) struct PlayArguments {
    /// Which game.
    pub(crate) game: GameName,
    /// How many play, you included: 1 to 8 in Gorus, 4 by default; 2 to 4 in Gladiators, 2 by default;
    /// 2 to 5 in Fired Up, 4 by default.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    players: Option<u8>,
    /// Your seat, from 0 clockwise.
    #[arg(long, default_value_t = 0)]
    pub(crate) seat: u8,
    /// Let bots play in every seat, and watch.
    #[arg(long, conflicts_with = "seat")]
    pub(crate) watch: bool,
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
    turn_limit: Option<u32>,
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
    /// Who plays in the other seats.
    #[arg(long, default_value = "easy")]
    pub(crate) bot: Bot,
    /// The same seed and the same cards give the same game; by default a new one each time.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// `en` or `ru`; by default what the environment speaks.
    #[arg(long = "lang", value_name = "LANG")]
    pub(crate) language: Option<Language>,
    /// Write the game's record to this file at the end.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

impl PlayArguments {
    /// An option that was given and that only another game has.
    pub(crate) fn foreign_option(&self) -> Option<&'static str> {
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
        let foreign = match self.game {
            GameName::Gorus => [&of_gladiators[..], &of_fired_up].concat(),
            GameName::Gladiators => [&of_gorus[..], &of_fired_up].concat(),
            GameName::FiredUp => [&of_gorus[..], &of_gladiators, &of_both].concat(),
        };
        foreign.iter().find(|(_, is_given)| *is_given).map(|(option, _)| *option)
    }

    /// The game's options, as the protocol writes them.
    pub(crate) fn options(&self) -> Value {
        let mut options = Map::new();
        let usual = match self.game {
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
fn favour_option(favour: &[(String, i64)]) -> Option<Value> {
    let entries = favour.iter().map(|(rank, favour)| (rank.clone(), json!(favour)));
    (!favour.is_empty()).then(|| Value::Object(entries.collect()))
}

fn read_favour(text: &str) -> Result<(String, i64), String> {
    let wanted = || "a rank and its favour look like 8=-3".to_owned();
    let (rank, favour) = text.split_once('=').ok_or_else(wanted)?;
    Ok((rank.to_owned(), favour.parse().map_err(|_| wanted())?))
}
