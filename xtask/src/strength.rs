//! How strong the bots are: every claim that is made of them, measured.

use std::fmt::Write;
use std::fs;

use serde_json::Value;

use crate::command::{as_typed, cargo, cargo_command, output};
use crate::needs;
use crate::packages::PROGRAM;

/// Where journals and pages are kept, so that a run that was stopped goes on.
const FOLDER: &str = "target/strength";

/// A claim: the hero wins at least so much.
struct Claim {
    name: &'static str,
    /// What is said of it in the table.
    title: &'static str,
    /// Deals, each of them played from every side.
    deals: u32,
    /// The least share, in percent; none where nothing is claimed.
    asked: Option<f64>,
    /// The game and its table, the hero and the foes, as `munera lab duel` takes them.
    duel: &'static str,
}

const fn claim(
    name: &'static str,
    title: &'static str,
    deals: u32,
    asked: Option<f64>,
    duel: &'static str,
) -> Claim {
    Claim { name, title, deals, asked, duel }
}

/// At least 4,000 deals of Gorus Maximus, and 4,000 games of the others.
#[rustfmt::skip]
const CLAIMS: &[Claim] = &[
    claim("easy-gorus", "Gorus Maximus, 4 players: `easy` against three `random`", 4000, Some(45.0),
        "gorus --players 4 --hero easy@1 --foes random"),
    claim("easy-gladiators", "Gladiators, 2 players: `easy` against `random`", 2000, Some(75.0),
        "gladiators --players 2 --hero easy@1 --foes random"),
    claim("easy-fired_up", "Fired Up, 4 players: `easy` against three `random`", 1000, Some(45.0),
        "fired_up --players 4 --hero easy@1 --foes random"),
    claim("gorus-2-normal", "Gorus Maximus, 2 players: `normal` against `easy`", 4000, Some(55.0),
        "gorus --players 2 --hero normal:2ms --foes easy@1"),
    claim("gorus-2-hard", "Gorus Maximus, 2 players: `hard` against `normal`", 4000, Some(55.0),
        "gorus --players 2 --hero hard:10ms --foes normal:2ms"),
    claim("gorus-4-easy", "Gorus Maximus, 4 players: `hard` against three `easy`", 4000, Some(45.0),
        "gorus --players 4 --hero hard:10ms --foes easy@1"),
    claim("gorus-2v2", "Gorus Maximus, 2v2: a pair of `hard` against one of `easy`", 4000, Some(65.0),
        "gorus --players 4 --teams 2v2 --hero hard:10ms --foes easy@1"),
    claim("gladiators-2", "Gladiators, 2 players: `hard` against `easy`", 2000, Some(70.0),
        "gladiators --players 2 --hero hard:10ms --foes easy@1"),
    claim("gladiators-4", "Gladiators, 4 players: `hard` against three `easy`", 1000, Some(40.0),
        "gladiators --players 4 --hero hard:10ms --foes easy@1"),
    claim("fired_up-4", "Fired Up, 4 players: `hard` against three `easy`", 1000, Some(45.0),
        "fired_up --players 4 --hero hard:10ms --foes easy@1"),
    claim("solo-easy", "Gorus Maximus, alone: `easy` against the contenders", 4000, None,
        "gorus --players 1 --hero easy@1"),
    claim("solo-hard", "Gorus Maximus, alone: `hard` against the contenders", 4000, None,
        "gorus --players 1 --hero hard:10ms"),
    claim("gorus-4-flat", "Gorus Maximus, 4 players: `hard` against three `flat@1` of equal time", 4000, Some(33.0),
        "gorus --players 4 --hero hard:10ms --foes flat@1:10ms"),
];

/// Measures every claim, or those whose name begins with a word, and prints a table of them.
///
/// A claim is met only if the whole interval of 95 % lies above what is asked: the share less its
/// margin must reach it.
pub(crate) fn strength(word: &str) -> Result<(), String> {
    let claims = claims_of(word)?;
    needs::meet(needs::FOR_PROGRAM)?;
    cargo(&["build", "--release", "--package", PROGRAM])?;
    fs::create_dir_all(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
    let mut table = String::from("| claim | games | share, % | asked |\n|---|---|---|---|\n");
    let mut missed = Vec::new();
    for claim in claims {
        let found = Found::read(&claim.measure()?).map_err(|it| format!("{}: {it}", claim.name))?;
        let Found { games, share, margin } = found;
        let asked = claim.asked.map_or(String::new(), |asked| format!("at least {asked}"));
        let _ =
            writeln!(table, "| {} | {games} | {share:.1} ± {margin:.1} | {asked} |", claim.title);
        println!("{}", table.lines().last().unwrap_or_default());
        if claim.asked.is_some_and(|asked| !found.proves(asked)) {
            missed.push(claim.name);
        }
    }
    println!("\n{table}");
    if missed.is_empty() { Ok(()) } else { Err(format!("not reached: {}", missed.join(", "))) }
}

/// The claims whose name begins with a word.
fn claims_of(word: &str) -> Result<Vec<&'static Claim>, String> {
    let claims: Vec<&Claim> = CLAIMS.iter().filter(|claim| claim.name.starts_with(word)).collect();
    if claims.is_empty() {
        let names: Vec<&str> = CLAIMS.iter().map(|claim| claim.name).collect();
        return Err(format!("no claim begins with {word}; there are {}", names.join(", ")));
    }
    Ok(claims)
}

/// What a duel found. Shares are percentages.
struct Found {
    games: f64,
    share: f64,
    margin: f64,
}

impl Found {
    fn read(result: &Value) -> Result<Self, String> {
        let number = |path: &str| {
            let found = result.pointer(path).and_then(Value::as_f64);
            found.filter(|it| it.is_finite()).ok_or_else(|| format!("{path} is no number"))
        };
        Ok(Self {
            games: number("/games")?,
            share: number("/share/mean")? * 100.0,
            margin: number("/share/margin")? * 100.0,
        })
    }

    /// Whether the share is as high as asked, beyond doubt.
    fn proves(&self, asked: f64) -> bool {
        self.share - self.margin >= asked
    }
}

impl Claim {
    /// What `munera lab duel --json` says of it.
    fn measure(&self) -> Result<Value, String> {
        let result = format!("{FOLDER}/{}.json", self.name);
        let file = |ending: &str| format!("{FOLDER}/{}.{ending}", self.name);
        let (journal, page, deals) = (file("jsonl"), file("html"), self.deals.to_string());
        let run = ["run", "--quiet", "--release", "--package", PROGRAM, "--", "lab", "duel"];
        let mut command = cargo_command(&run);
        command.args(self.duel.split(' ')).args(["--deals", &deals, "--json"]);
        command.args(["--journal", &journal, "--report", &page]);
        println!("xtask: {}", as_typed(&command));
        let found = output(&mut command)?;
        fs::write(&result, &found).map_err(|error| format!("{result}: {error}"))?;
        serde_json::from_str(&found).map_err(|error| format!("{}: {error}", as_typed(&command)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{CLAIMS, Found, claims_of};

    #[test]
    fn a_word_that_begins_no_name_is_an_error_that_lists_them() {
        assert_eq!(claims_of("").map(|claims| claims.len()), Ok(CLAIMS.len()));
        let names = claims_of("gorus-2").expect("some");
        assert!(names.len() > 1 && names.iter().all(|claim| claim.name.starts_with("gorus-2")));
        let error = claims_of("gorus-9").err().expect("none");
        assert!(CLAIMS.iter().all(|claim| error.contains(claim.name)), "{error}");
    }

    #[test]
    fn a_number_that_is_missing_is_an_error() {
        let whole = json!({"games": 8000, "share": {"mean": 0.47, "margin": 0.01}});
        assert!(Found::read(&whole).is_ok());
        for path in ["/games", "/share/mean", "/share/margin"] {
            let mut broken = whole.clone();
            *broken.pointer_mut(path).expect("there") = json!(null);
            let error = Found::read(&broken).err().expect("refused");
            assert!(error.contains(path), "{error}");
        }
    }

    #[test]
    fn a_claim_is_met_only_by_its_whole_interval() {
        let found = Found { games: 8000.0, share: 46.0, margin: 1.0 };
        assert!(found.proves(45.0) && found.proves(44.0));
        assert!(!found.proves(45.1) && !found.proves(47.0));
    }
}
