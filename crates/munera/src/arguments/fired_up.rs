//! The arguments of Fired Up.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use munera_protocol::content::Packs;

use super::table::{Defaults, GameArguments, GivenOption};

/// The options that only tables of Fired Up have.
#[derive(Args)]
#[group(skip)]
pub(super) struct OwnArguments {
    /// Fired Up: let fighters fight without their abilities, as is good for a first game.
    #[arg(long)]
    no_abilities: bool,
    /// Fired Up: which content pack to play with, by its name.
    #[arg(long, value_name = "NAME")]
    pack: Option<String>,
    /// Fired Up, house rule: a stored Social can be spent from the next `turn` or `round` on (U3.8).
    #[arg(long, value_name = "WHEN")]
    social: Option<String>,
    /// Fired Up, house rule: pairs with a blocked die make the `most` or the `fewest` Wounds (U4.4).
    #[arg(long, value_name = "COUNT")]
    wounds: Option<String>,
    /// Fired Up, house rule: the damage of each Leg of Rexus that counters, 2 or 1 (U9.4).
    #[arg(long, value_name = "DAMAGE")]
    rexus_counter: Option<u8>,
    /// Fired Up, house rule: Hands do not wound Abbel (U9.5).
    #[arg(long)]
    no_abbel_wounds: bool,
    /// Fired Up, house rule: Torsos counter FReD if all of his are `blocked`, or if `unused` (U9.6).
    #[arg(long, value_name = "WHICH")]
    fred_counter: Option<String>,
    /// Fired Up, house rule: locks last a `round`, or they `stay` (U3.7, U7.2).
    #[arg(long, value_name = "HOW-LONG")]
    locks: Option<String>,
    /// Fired Up, house rule: a player may place `several` cards on one Bet, or only `one` (U6.1).
    #[arg(long, value_name = "COUNT")]
    bets: Option<String>,
}

impl GameArguments for OwnArguments {
    /// Results hardly depend on the number of players, so tables of all sizes play in a balance.
    const DEFAULTS: Defaults = Defaults { balance_players: &[2, 3, 4, 5], ..Defaults::new(4) };

    fn given(&self) -> impl Iterator<Item = GivenOption> {
        let abilities = self.no_abilities.then_some(false);
        let abbel_wounds = self.no_abbel_wounds.then_some(false);
        let given = [
            GivenOption::new("--no-abilities", "abilities", abilities),
            GivenOption::new("--pack", "pack", self.pack.as_deref()),
            GivenOption::new("--social", "social", self.social.as_deref()),
            GivenOption::new("--wounds", "wounds", self.wounds.as_deref()),
            GivenOption::new("--rexus-counter", "rexus_counter", self.rexus_counter),
            GivenOption::new("--no-abbel-wounds", "abbel_wounds", abbel_wounds),
            GivenOption::new("--fred-counter", "fred_counter", self.fred_counter.as_deref()),
            GivenOption::new("--locks", "locks", self.locks.as_deref()),
            GivenOption::new("--bets", "bets", self.bets.as_deref()),
        ];
        given.into_iter().flatten()
    }
}

/// The content packs to play with beside the program's own.
#[derive(Args)]
#[group(skip)]
pub(crate) struct PackArguments {
    /// Fired Up: a content pack to play with, beside our own. May be repeated.
    #[arg(long = "pack-file", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl PackArguments {
    /// If a player gives a pack file, the table plays with it. The program's own pack is the first
    /// in the list.
    pub(super) fn given(&self, packs: &Packs) -> Option<GivenOption> {
        let first = packs.names().get(1).copied().filter(|_| !self.files.is_empty());
        GivenOption::new("--pack-file", "pack", first)
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
