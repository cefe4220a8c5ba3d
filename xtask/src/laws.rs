//! Checks the laws on millions of random games.

use crate::command::cargo;
use crate::packages::PROGRAM;
use crate::{games, needs, repository_root};

/// Plays as many games of each game as its file says, in release mode.
pub(crate) fn laws() -> Result<(), String> {
    needs::meet(needs::FOR_PROGRAM)?;
    for game in games::read(&repository_root())? {
        let count = game.games_under_laws.to_string();
        let run = ["run", "--release", "--package", PROGRAM, "--", "lab", "laws"];
        cargo(&[&run[..], &[&game.name, "--games", &count]].concat())?;
    }
    Ok(())
}
