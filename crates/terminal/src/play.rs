//! A game at the terminal: one person against bots, or bots alone.

use std::io::{self, BufRead, Write};

use munera_bots::Bot;
use munera_protocol::catalog::AnyGame;
use munera_protocol::with_game;
use munera_rules::Seat;
use munera_text::Language;

use super::console::Console;
use super::terminal_game::TerminalGame;

/// The settings of a game at the terminal.
#[derive(Clone, Debug)]
pub struct PlaySettings {
    /// The game with its options.
    pub game: AnyGame,
    /// The person's seat; `None` to watch the bots as a spectator.
    pub seat: Option<Seat>,
    /// The bots in all other seats.
    pub bots: Bot,
    /// The seed of all chance: the same seed and the same choices give the same game.
    pub seed: u64,
    /// The language of all texts.
    pub language: Language,
    /// Whether typed lines are repeated after the prompt: for input that is not a terminal, because
    /// a terminal shows them already.
    pub echo: bool,
}

/// A game that was played, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Everything that happened, as records write it.
    pub events: Vec<String>,
    /// Whether the game has ended; `false` if the player left it.
    pub finished: bool,
}

/// Lets a person play. The end of input and a closed output end the game early and are not errors.
///
/// `keep` gets each event as records write it, once and in order, right after it happened and
/// before the next question. A caller that writes it down loses nothing if the program is stopped.
/// If `keep` fails, the game stops with its error.
///
/// ```
/// use munera_protocol::catalog::AnyGame;
/// use munera_text::Language;
/// use munera_terminal::{PlaySettings, play};
/// use munera_rules::{Seat, gorus::Options};
///
/// let settings = PlaySettings {
///     game: AnyGame::gorus(Options::new(3))?,
///     seat: Some(Seat::new(0)),
///     bots: munera_bots::Bot::Easy,
///     seed: 7,
///     language: Language::English,
///     echo: true,
/// };
/// let mut screen = Vec::new();
/// let mut kept = Vec::new();
/// let mut keep = |event: &str| {
///     kept.push(event.to_owned());
///     Ok(())
/// };
/// let played = play(&settings, &mut "score\nquit\n".as_bytes(), &mut screen, &mut keep)?;
/// assert!(!played.finished && played.events[0].starts_with("deal "));
/// assert_eq!(kept, played.events);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play(
    settings: &PlaySettings,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    keep: &mut dyn FnMut(&str) -> io::Result<()>,
) -> io::Result<Played> {
    let console = Console { input, output, echo: settings.echo };
    with_game!(&settings.game, game => TerminalGame::new(game, settings, console, keep)?.play())
}
