//! Measures every claim about the strength of the bots.

use std::fmt::Write;
use std::fs;

use serde_json::Value;

use crate::command::{as_typed, cargo, cargo_command, output};
use crate::games::{self, Claim, Game};
use crate::packages::PROGRAM;
use crate::{needs, repository_root};

/// Journals and pages are kept here, so that a stopped run can continue.
const FOLDER: &str = "target/strength";

/// Measures every claim, or those whose name begins with a word, and prints them as a table.
///
/// A claim is met only if the whole 95 % interval lies above the asked share: the share minus its
/// margin must reach it.
pub(crate) fn strength(word: &str) -> Result<(), String> {
    let games = games::read(&repository_root())?;
    let claims = claims_of(&games, word)?;
    needs::meet(needs::FOR_PROGRAM)?;
    cargo(&["build", "--release", "--package", PROGRAM])?;
    fs::create_dir_all(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
    let mut table = String::from("| claim | games | share, % | asked |\n|---|---|---|---|\n");
    let mut missed = Vec::new();
    for (game, claim) in claims {
        let result = measure(&game.name, claim)?;
        let share = Share::read(&result).map_err(|error| format!("{}: {error}", claim.name))?;
        let Share { games, mean, margin } = share;
        let asked = claim.asked.map_or(String::new(), |asked| format!("at least {asked}"));
        // Writing to a string cannot fail.
        let _ =
            writeln!(table, "| {} | {games} | {mean:.1} ± {margin:.1} | {asked} |", claim.title);
        println!("{}", table.lines().last().unwrap_or_default());
        if claim.asked.is_some_and(|asked| !share.proves(asked)) {
            missed.push(claim.name.as_str());
        }
    }
    println!("\n{table}");
    if missed.is_empty() { Ok(()) } else { Err(format!("not reached: {}", missed.join(", "))) }
}

/// The claims whose name begins with a word, each with its game.
fn claims_of<'a>(games: &'a [Game], word: &str) -> Result<Vec<(&'a Game, &'a Claim)>, String> {
    let all = || games.iter().flat_map(|game| game.claims.iter().map(move |claim| (game, claim)));
    let claims: Vec<_> = all().filter(|(_, claim)| claim.name.starts_with(word)).collect();
    if claims.is_empty() {
        let names: Vec<&str> = all().map(|(_, claim)| claim.name.as_str()).collect();
        return Err(format!("no claim begins with {word}; there are {}", names.join(", ")));
    }
    Ok(claims)
}

/// The hero's share of wins in a duel, in percent.
struct Share {
    games: f64,
    mean: f64,
    margin: f64,
}

impl Share {
    fn read(result: &Value) -> Result<Self, String> {
        let number = |path: &str| {
            let found = result.pointer(path).and_then(Value::as_f64);
            found.filter(|it| it.is_finite()).ok_or_else(|| format!("{path} is no number"))
        };
        Ok(Self {
            games: number("/games")?,
            mean: number("/share/mean")? * 100.0,
            margin: number("/share/margin")? * 100.0,
        })
    }

    /// Whether the lower end of the interval reaches the asked share.
    fn proves(&self, asked: f64) -> bool {
        self.mean - self.margin >= asked
    }
}

/// The result of a claim's duel, as `munera lab duel --json` prints it.
fn measure(game: &str, claim: &Claim) -> Result<Value, String> {
    let file = |ending: &str| format!("{FOLDER}/{}.{ending}", claim.name);
    let (journal, page, deals) = (file("jsonl"), file("html"), claim.deals.to_string());
    let run = ["run", "--quiet", "--release", "--package", PROGRAM, "--", "lab", "duel", game];
    let mut command = cargo_command(&run);
    command.args(claim.duel.split(' ')).args(["--deals", &deals, "--json"]);
    command.args(["--journal", &journal, "--report", &page]);
    println!("xtask: {}", as_typed(&command));
    let found = output(&mut command)?;
    let result = file("json");
    fs::write(&result, &found).map_err(|error| format!("{result}: {error}"))?;
    serde_json::from_str(&found).map_err(|error| format!("{}: {error}", as_typed(&command)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Share, claims_of};
    use crate::{games, repository_root};

    #[test]
    fn a_word_that_begins_no_name_is_an_error_that_lists_them() {
        let games = games::read(&repository_root()).expect("read");
        let count: usize = games.iter().map(|game| game.claims.len()).sum();
        let all = claims_of(&games, "").expect("all");
        assert_eq!(all.len(), count);
        let some = claims_of(&games, "easy-").expect("some");
        assert!(some.len() > 1 && some.len() < count);
        assert!(some.iter().all(|(_, claim)| claim.name.starts_with("easy-")));
        let error = claims_of(&games, "easy-9").err().expect("none");
        assert!(all.iter().all(|(_, claim)| error.contains(&claim.name)), "{error}");
    }

    #[test]
    fn a_number_that_is_missing_is_an_error() {
        let whole = json!({"games": 8000, "share": {"mean": 0.47, "margin": 0.01}});
        assert!(Share::read(&whole).is_ok());
        for path in ["/games", "/share/mean", "/share/margin"] {
            let mut broken = whole.clone();
            *broken.pointer_mut(path).expect("there") = json!(null);
            let error = Share::read(&broken).err().expect("refused");
            assert!(error.contains(path), "{error}");
        }
    }

    #[test]
    fn a_claim_is_met_only_by_its_whole_interval() {
        let share = Share { games: 8000.0, mean: 46.0, margin: 1.0 };
        assert!(share.proves(45.0) && share.proves(44.0));
        assert!(!share.proves(45.1) && !share.proves(47.0));
    }
}
