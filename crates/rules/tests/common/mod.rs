//! Shared by the tests with text files.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::{env, fs};

use munera_rules::fired_up::{
    BetLimit, FredCounter, LockSpan, RexusCounter, SocialWait, WoundCount,
};
use munera_rules::gladiators::Restock;
use munera_rules::gorus::{Division, SchoolSet};
use munera_rules::testing::fired_up::pack_of_short_fights;
use munera_rules::{GameOptions, HouseRule, fired_up, gladiators, gorus};

/// Options as the text files write them.
pub(crate) trait TextOptions: Sized {
    /// Names and values, as in `players 4, teams 2v2, target 1`.
    fn write(&self) -> String;

    /// Reads what [`TextOptions::write`] writes.
    fn read(text: &str) -> Self;
}

/// Adds the options that are set to the text of the number of players.
fn write_pairs(players: u8, pairs: &[(&str, Option<String>)]) -> String {
    let mut text = format!("players {players}");
    for (name, value) in pairs {
        if let Some(value) = value {
            write!(text, ", {name} {value}").expect("a string takes it");
        }
    }
    text
}

/// The house rules of a table, after its other options.
fn write_house_rules(options: &impl GameOptions) -> String {
    let pair = |rule: HouseRule| format!(", {} {}", rule.option, rule.value);
    options.house_rules().into_iter().map(pair).collect()
}

/// Names with their values.
fn read_pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(", ").map(|pair| pair.split_once(' ').expect("a name and a value"))
}

/// Schools are written only.
impl TextOptions for gorus::Options {
    fn write(&self) -> String {
        let schools = self.schools.map(|schools: SchoolSet| schools.to_string());
        let teams = self.division.map(|division| division.to_string());
        let target = self.target.map(|target| target.to_string());
        let pairs = [("schools", schools), ("teams", teams), ("target", target)];
        write_pairs(self.players, &pairs)
    }

    fn read(text: &str) -> Self {
        let mut options = Self::new(0);
        for (name, value) in read_pairs(text) {
            match name {
                "players" => options.players = value.parse().expect("a number"),
                "teams" => options.division = Some(Division::read(value).expect("a division")),
                "target" => options.target = Some(value.parse().expect("a number")),
                _ => panic!("no option {name}"),
            }
        }
        options
    }
}

impl TextOptions for gladiators::Options {
    fn write(&self) -> String {
        let turn_limit = self.turn_limit.map(|limit| limit.to_string());
        write_pairs(self.players, &[("turn_limit", turn_limit)]) + &write_house_rules(self)
    }

    fn read(text: &str) -> Self {
        let mut options = Self::new(0);
        for (name, value) in read_pairs(text) {
            match name {
                "players" => options.players = value.parse().expect("a number"),
                "turn_limit" => options.turn_limit = Some(value.parse().expect("a number")),
                "restock" => options.restock = Restock::read(value).expect("a reading"),
                _ => panic!("no option {name}"),
            }
        }
        options
    }
}

/// The pack is always that of the tests.
impl TextOptions for fired_up::Options {
    fn write(&self) -> String {
        let abilities = (!self.abilities).then(|| "off".to_owned());
        write_pairs(self.players, &[("abilities", abilities)]) + &write_house_rules(self)
    }

    fn read(text: &str) -> Self {
        let mut options = Self::new(0, Arc::new(pack_of_short_fights()));
        for (name, value) in read_pairs(text) {
            match name {
                "players" => options.players = value.parse().expect("a number"),
                "abilities" => options.abilities = value != "off",
                "social" => options.house.social = SocialWait::read(value).expect("a reading"),
                "wounds" => options.house.wounds = WoundCount::read(value).expect("a reading"),
                "rexus_counter" => {
                    options.house.rexus_counter = RexusCounter::read(value).expect("a reading");
                }
                "abbel_wounds" => options.house.abbel_wounds = value != "false",
                "fred_counter" => {
                    options.house.fred_counter = FredCounter::read(value).expect("a reading");
                }
                "locks" => options.house.locks = LockSpan::read(value).expect("a reading"),
                "bets" => options.house.bets = BetLimit::read(value).expect("a reading"),
                _ => panic!("no option {name}"),
            }
        }
        options
    }
}

/// A text file that a test reads its script from and compares its answers with.
pub(crate) struct Golden {
    path: PathBuf,
    /// Its folder has the name of its test.
    folder: &'static str,
    /// The content of the file; `None` if it does not exist and may be made.
    pub(crate) text: Option<String>,
}

impl Golden {
    /// The file of that name in the folder of that test.
    pub(crate) fn open(folder: &'static str, name: &str) -> Self {
        let tests = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests");
        let path = tests.join(folder).join(name).with_extension("txt");
        let text = fs::read_to_string(&path).ok();
        let (shown, advice) = (path.display(), how_to_update(folder));
        assert!(text.is_some() || is_updating(), "{shown} is missing; {advice}");
        Self { path, folder, text }
    }

    /// Compares the file with the expected content, or writes it.
    pub(crate) fn settle(self, actual: &str) {
        if is_updating() {
            return fs::write(&self.path, actual).expect("the file can be written");
        }
        let expected = self.text.unwrap_or_default();
        if expected == actual {
            return;
        }
        let (mut lines, mut others) = (expected.lines(), actual.lines());
        let line = lines.by_ref().zip(others.by_ref()).take_while(|(one, two)| one == two).count();
        panic!(
            "{}, line {}, has another answer:\n  expected: {}\n  actual:   {}\n{}",
            self.path.display(),
            line + 1,
            expected.lines().nth(line).unwrap_or("nothing"),
            actual.lines().nth(line).unwrap_or("nothing"),
            how_to_update(self.folder),
        );
    }
}

fn is_updating() -> bool {
    env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1")
}

fn how_to_update(test: &str) -> String {
    format!("if that is right, run `UPDATE_GOLDEN=1 cargo test -p munera-rules --test {test}`")
}
