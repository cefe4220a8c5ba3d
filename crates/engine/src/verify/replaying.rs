//! Checks a record by drawing all its chance again.

use munera_protocol::catalog::{check_attachment, read_record_header};
use munera_protocol::chance::ChanceStream;
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_protocol::ending::Ending;
use munera_protocol::fault::Fault;
use munera_protocol::record::Record;
use munera_protocol::with_game;
use munera_rules::{Node, ReadError, Refusal as _, read_event, write_event};
use serde_json::Value;

use super::provenance::Provenance;
use super::{Misfit, Obstacle, Verdict};

/// Checks the text of a record. Every text gets a verdict.
pub fn verify_text(packs: &Packs, text: &str) -> Verdict {
    match Record::read(text) {
        Ok(record) => verify(packs, &record),
        Err(error) => Verdict::Uncheckable(Obstacle::NoRecord(error)),
    }
}

/// Checks a record: whether the server kept its commitment, whether each chance event is what the
/// seeds give at that point, and whether the rules allow all other events and lead to the result.
pub fn verify(packs: &Packs, record: &Record) -> Verdict {
    examine(packs, record).unwrap_or_else(Verdict::Uncheckable)
}

fn examine(packs: &Packs, record: &Record) -> Result<Verdict, Obstacle> {
    check_attachment(packs, record).map_err(Obstacle::Pack)?;
    let (game, position) = read_record_header(packs, record).map_err(Obstacle::Header)?;
    with_game!(&game, game => {
        let provenance = Provenance::of(record, munera_rules::Game::players(game))?;
        // A deal in the header was not drawn from the seeds.
        if position.is_some() && matches!(provenance, Provenance::Committed(..)) {
            return Err(Obstacle::Position);
        }
        let start = begin(game, position.as_ref()).map_err(Obstacle::Header)?;
        Ok(judge(game, start, record, provenance))
    })
}

/// Where the events of a record begin.
fn begin<G: Codec>(game: &G, position: Option<&Value>) -> Result<G::State, Fault> {
    let Some(position) = position else { return Ok(game.start()) };
    game.set_up(&game.read_position(position)?).map_err(G::position_fault)
}

fn judge<G: Codec>(game: &G, start: G::State, record: &Record, provenance: Provenance) -> Verdict {
    let mut misfits = Vec::new();
    if let Provenance::Committed(seeds, recorded) = &provenance {
        let (recorded, computed) = (*recorded, seeds.commitment());
        if recorded != computed {
            misfits.push(Misfit::Commitment { recorded, computed });
        }
    }
    let seed = provenance.stream_seed();
    let mut replay = Replay { game, state: start, seed: &seed, chance_events: 0, misfits };
    let is_told_to_its_end =
        (1..).zip(&record.events).all(|(step, text)| replay.step(step, text).is_some());
    if is_told_to_its_end {
        let ending = Ending::of(record).and_then(|ending| ending.check(game, &replay.state));
        replay.misfits.extend(ending.err().map(Misfit::Ending));
    }
    let Replay { chance_events, misfits, .. } = replay;
    match provenance {
        _ if !misfits.is_empty() => Verdict::Unfair { chance_events, misfits },
        Provenance::Committed(seeds, _) => Verdict::Fair { chance_events, seeds },
        Provenance::Bare(_) => Verdict::FromSeed { chance_events },
    }
}

/// A record that is being replayed, and the misfits so far.
struct Replay<'a, G: Codec> {
    game: &'a G,
    state: G::State,
    seed: &'a [u8],
    /// How many chance events have been drawn again.
    chance_events: u64,
    misfits: Vec<Misfit>,
}

impl<G: Codec> Replay<'_, G> {
    /// Plays the next event of the record; `None` if it is impossible, so that the events after it
    /// cannot be judged either.
    fn step(&mut self, step: usize, text: &str) -> Option<()> {
        let found = || text.to_owned();
        let read = read_event(self.game, text);
        let is_as_expected = match self.game.node(&self.state) {
            Node::Chance(_) => {
                let drawn = self.draw();
                // Dice may be written in any order, so both are compared in our own notation.
                let written = read.as_ref().ok().map(|event| write_event(self.game, event));
                let fits = written.as_ref() == Some(&drawn);
                if !fits {
                    let number = self.chance_events;
                    let misfit = Misfit::Chance { step, number, expected: drawn, found: found() };
                    self.misfits.push(misfit);
                }
                fits
            }
            _ => true,
        };
        let refused = |rule| Misfit::Refused { step, found: found(), rule };
        let played = match read {
            Err(ReadError::Notation(error)) => {
                Err(Misfit::Unreadable { step, found: found(), error })
            }
            Err(ReadError::Refused(refusal)) => Err(refused(refusal.rule())),
            Ok(event) => {
                let played = self.game.play(&mut self.state, &event);
                played.map_err(|refusal| refused(refusal.rule()))
            }
        };
        let Err(misfit) = played else { return Some(()) };
        // The expected outcome says more than the rule that refuses this one.
        if is_as_expected {
            self.misfits.push(misfit);
        }
        None
    }

    /// The chance event that the seeds give here, in notation.
    fn draw(&mut self) -> String {
        let mut stream = ChanceStream::new(self.seed, self.chance_events);
        self.chance_events += 1;
        let outcome = self.game.draw(&self.state, &mut stream);
        self.game.write_chance(&outcome).to_string()
    }
}
