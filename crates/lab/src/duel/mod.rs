//! `munera lab duel`: how strong a bot is, by duplicate deals with rotated seats.

mod deal;
mod json;
mod page;
mod play;
mod seating;
mod sprt;
mod tally;
mod thinking;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use deal::DealResult;
use munera_protocol::catalog::AnyGame;
use munera_protocol::with_game;
use seating::Seating;
use serde_json::Value;
pub use sprt::{BadBounds, Bounds};
use tally::Tally;

use super::contestant::Contestant;
use super::finish::Finish;
use super::identity::identity_of;
use super::journal::Journal;
use super::measured::Measured;
use super::resumed_bar;
use super::run::run;

/// The arguments of `munera lab duel`.
#[derive(Clone, Debug)]
pub struct DuelSettings {
    /// The table.
    pub game: AnyGame,
    /// The bot whose strength is measured.
    pub hero: Contestant,
    /// The bots that play against it, clockwise from its left; the list repeats until all sides
    /// have one.
    pub foes: Vec<Contestant>,
    /// How many deals; each is played once from every side of the table.
    pub deals: u64,
    /// The seed of all deals.
    pub seed: u64,
    /// How many threads to use.
    pub threads: usize,
    /// Two shares; the duel stops as soon as it is clear which of them is nearer to the truth.
    pub sprt: Option<Bounds>,
    /// The journal of finished deals, so that a run that ends early can be resumed.
    pub journal: Option<PathBuf>,
    /// Where to write a page with charts.
    pub report: Option<PathBuf>,
    /// Whether to print JSON instead of tables.
    pub as_json: bool,
}

/// Plays the duel on several threads and reports its result.
///
/// Raise `stop` to end the duel early: it keeps and reports the deals that are finished by then.
pub fn duel(
    settings: &DuelSettings,
    stop: &Arc<AtomicBool>,
    output: &mut dyn Write,
) -> io::Result<Finish> {
    with_game!(&settings.game, game => Duel::new(game, settings)?.play(stop, output))
}

/// A duel at a table of one type of game.
struct Duel<'s, G: Measured> {
    game: &'s G,
    settings: &'s DuelSettings,
    seating: Seating,
}

impl<'s, G: Measured> Duel<'s, G> {
    fn new(game: &'s G, settings: &'s DuelSettings) -> io::Result<Self> {
        let seating = Seating::new(game, settings.foes.len());
        if seating.sides() > 1 && settings.foes.is_empty() {
            return Err(io::Error::other("--foes says who plays against the hero"));
        }
        let unused = settings.foes.len() > seating.sides().saturating_sub(1);
        if unused {
            let sides = seating.sides() - 1;
            return Err(io::Error::other(format!("there is room for {sides} foes, not for more")));
        }
        Ok(Self { game, settings, seating })
    }

    fn play(&self, stop: &Arc<AtomicBool>, output: &mut dyn Write) -> io::Result<Finish> {
        let mut tally = self.play_deals(stop)?;
        if tally.deals() == 0 {
            return Err(io::Error::other("no deal was finished"));
        }
        tally.finish();
        let telling = page::DuelPage { duel: self, tally: &tally };
        if let Some(path) = &self.settings.report {
            telling.report().save_page(path)?;
        }
        if self.settings.as_json {
            writeln!(output, "{}", json::json(self, &tally))?;
        } else {
            telling.report().write_text(output)?;
        }
        let is_complete = tally.deals() == self.settings.deals || tally.is_decided();
        Ok(if is_complete { Finish::Complete } else { Finish::Stopped })
    }

    /// Plays the deals that the journal does not have yet. Deals finish in any order and are
    /// counted in the order of their numbers, so the result depends neither on the threads nor on
    /// how often the run was resumed.
    fn play_deals(&self, stop: &Arc<AtomicBool>) -> io::Result<Tally> {
        let settings = self.settings;
        let open = |path: &PathBuf| Journal::<DealResult>::open(path, &self.identity());
        let opened = settings.journal.as_ref().map(open);
        let (mut journal, known) = match opened.transpose()? {
            Some((journal, known)) => (Some(journal), known),
            None => (None, Vec::new()),
        };
        let contestants = 1 + settings.foes.len();
        let mut tally =
            Tally::new(self.seating.clone(), contestants, settings.deals, settings.sprt);
        let mut is_known = vec![false; settings.deals as usize];
        for result in known {
            if !result.fits(&self.seating, contestants) {
                let path = settings.journal.as_deref().unwrap_or(Path::new("")).display();
                let cause = format!("{path}: deal {} does not fit this duel", result.deal);
                return Err(io::Error::other(cause));
            }
            // A journal may have more deals than this run asks for.
            if let Some(is_known) = is_known.get_mut(result.deal as usize) {
                *is_known = true;
                tally.add(result);
            }
        }
        let missing: Vec<u64> =
            (0..settings.deals).filter(|deal| !is_known[*deal as usize]).collect();
        if missing.is_empty() || tally.is_decided() {
            return Ok(tally);
        }
        let progress = resumed_bar(settings.deals, missing.len() as u64, "deals");
        let play = |deal| play::play_deal(self, deal, stop);
        run(&missing, settings.threads, stop, play, |result: DealResult| {
            if let Some(journal) = &mut journal {
                journal.append(&result)?;
            }
            tally.add(result);
            progress.inc(1);
            progress.set_message(tally.so_far());
            Ok(tally.is_decided())
        })?;
        progress.finish_and_clear();
        Ok(tally)
    }

    /// Everything that decides how a deal goes, apart from the program itself.
    fn identity(&self) -> Value {
        let names: Vec<String> = self.settings.foes.iter().map(ToString::to_string).collect();
        let mut identity = identity_of(self.game);
        identity.insert("hero".to_owned(), self.settings.hero.to_string().into());
        identity.insert("foes".to_owned(), names.into());
        identity.insert("seed".to_owned(), self.settings.seed.into());
        Value::Object(identity)
    }

    /// Contestant 0 is the hero; the others are its foes in their order.
    fn contestant(&self, number: usize) -> Contestant {
        number.checked_sub(1).map_or(self.settings.hero, |foe| self.settings.foes[foe])
    }
}

#[cfg(test)]
mod tests;
