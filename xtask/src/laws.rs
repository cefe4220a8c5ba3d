//! Very many random games under the laws.

use crate::command::cargo;
use crate::needs;
use crate::packages::PROGRAM;

/// How many games of each game; a game of Fired Up takes longer than those of the others.
const GAMES: [(&str, &str); 3] =
    [("gorus", "1000000"), ("gladiators", "1000000"), ("fired_up", "200000")];

/// Plays them in release mode.
pub(crate) fn laws() -> Result<(), String> {
    needs::meet(needs::FOR_PROGRAM)?;
    let run = ["run", "--release", "--package", PROGRAM, "--", "lab", "laws"];
    GAMES
        .iter()
        .try_for_each(|(game, games)| cargo(&[&run[..], &[game, "--games", games]].concat()))
}
