//! What the long measurements need to know of each game: `xtask/games/<game>.json`.

use std::fs;
use std::path::Path;

use serde_json::Value;

/// The folder of these files, from the root of the repository.
const FOLDER: &str = "xtask/games";

/// The facts about a game.
pub(crate) struct Game {
    /// The game's name, as the program takes it.
    pub(crate) name: String,
    /// How many random games `cargo xtask laws` plays.
    pub(crate) games_under_laws: u64,
    /// The claims about the strength of its bots.
    pub(crate) claims: Vec<Claim>,
}

/// A claim: the hero wins at least this share.
pub(crate) struct Claim {
    pub(crate) name: String,
    /// Its name in the table of results.
    pub(crate) title: String,
    /// How many deals are played, each of them from every side: enough for 4,000 games at least.
    pub(crate) deals: u64,
    /// The least share of wins, in percent; none if nothing is claimed.
    pub(crate) asked: Option<f64>,
    /// The table, the hero and the foes, as `munera lab duel` takes them.
    pub(crate) duel: String,
}

/// Reads the files of all games.
pub(crate) fn read(root: &Path) -> Result<Vec<Game>, String> {
    let folder = root.join(FOLDER);
    let at_folder = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut games = Vec::new();
    for entry in fs::read_dir(&folder).map_err(at_folder)? {
        let path = entry.map_err(at_folder)?.path();
        let at_file = |cause: &str| format!("{}: {cause}", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&path).map_err(|error| at_file(&error.to_string()))?;
        let value = serde_json::from_str(&text).map_err(|error| at_file(&error.to_string()))?;
        games.push(Game::from_json(&name, &value).map_err(|cause| at_file(&cause))?);
    }
    games.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(games)
}

impl Game {
    fn from_json(name: &str, value: &Value) -> Result<Self, String> {
        let claims = value["claims"].as_array().ok_or("there are no claims")?;
        let claims: Result<_, String> = claims.iter().map(Claim::from_json).collect();
        Ok(Self {
            name: name.to_owned(),
            games_under_laws: whole(value, "games_under_laws")?,
            claims: claims?,
        })
    }
}

impl Claim {
    fn from_json(value: &Value) -> Result<Self, String> {
        let text = |key: &str| {
            let text = value[key].as_str().ok_or_else(|| format!("{key} of {value} is no text"));
            text.map(str::to_owned)
        };
        let asked = match &value["asked"] {
            Value::Null => None,
            asked => Some(asked.as_f64().ok_or_else(|| format!("asked of {value} is no number"))?),
        };
        Ok(Self {
            name: text("name")?,
            title: text("title")?,
            deals: whole(value, "deals")?,
            asked,
            duel: text("duel")?,
        })
    }
}

fn whole(value: &Value, key: &str) -> Result<u64, String> {
    value[key].as_u64().ok_or_else(|| format!("{key} of {value} is no whole number"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Claim, read};
    use crate::{layout, repository_root};

    #[test]
    fn every_game_has_its_file() {
        let root = repository_root();
        let read = read(&root).expect("read");
        let names = read.iter().map(|game| game.name.clone());
        assert!(names.eq(layout::games(&root).expect("games")));
    }

    #[test]
    fn a_claim_that_lacks_something_is_refused() {
        let whole = json!({"name": "a", "title": "b", "deals": 3, "asked": 55, "duel": "--hero c"});
        assert!(Claim::from_json(&whole).is_ok_and(|claim| claim.asked == Some(55.0)));
        for key in ["name", "title", "deals", "duel"] {
            let mut broken = whole.clone();
            broken[key] = json!(null);
            let error = Claim::from_json(&broken).err().expect("refused");
            assert!(error.starts_with(key), "{error}");
        }
        let mut nothing_asked = whole.clone();
        nothing_asked["asked"] = json!(null);
        assert!(Claim::from_json(&nothing_asked).is_ok_and(|claim| claim.asked.is_none()));
        nothing_asked["asked"] = json!("55");
        assert!(Claim::from_json(&nothing_asked).is_err());
    }
}
