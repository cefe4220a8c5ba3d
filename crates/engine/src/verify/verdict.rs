//! The result of checking a record.

use munera_text::Locale;
use serde_json::{Map, Value, json};

use munera_protocol::fairness::Seeds;

use super::{Misfit, Obstacle};

/// The verdict on a record's chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All chance came from the seeds, and the server committed to its own before it knew the
    /// others.
    Fair {
        /// How many chance events there were.
        chance_events: u64,
        seeds: Box<Seeds>,
    },
    /// All chance came from the seed that the record names, but no commitment binds that seed.
    FromSeed {
        /// How many chance events there were.
        chance_events: u64,
    },
    /// Something does not match.
    Unfair {
        /// How many chance events could be compared.
        chance_events: u64,
        /// Everything that does not match, in order; at least one misfit.
        misfits: Vec<Misfit>,
    },
    /// It cannot be checked.
    Uncheckable(Obstacle),
}

/// How many misfits are printed; a wrong seed makes all events misfits.
const MOST_TOLD: usize = 5;

impl Verdict {
    /// 0 if everything matches, 1 if something does not, 2 if the record cannot be checked.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Fair { .. } | Self::FromSeed { .. } => 0,
            Self::Unfair { .. } => 1,
            Self::Uncheckable(_) => 2,
        }
    }

    /// The verdict for people, with one or two sentences per line.
    pub fn lines(&self, locale: &Locale) -> Vec<String> {
        let counted = |id: &str, count: u64| locale.format(id, &[("count", count.into())]);
        match self {
            Self::Fair { chance_events, seeds } => {
                let commitment = seeds.commitment().to_string();
                let mut lines = vec![
                    counted("verify-fair", *chance_events),
                    locale.format("verify-commitment", &[("commitment", commitment.into())]),
                ];
                lines.extend(seeds.seats.iter().map(|(seat, seed)| {
                    let name = locale.format("seat-name", &[("seat", seat.number().into())]);
                    let variables = [("name", name.into()), ("seed", seed.to_string().into())];
                    locale.format("verify-seat-seed", &variables)
                }));
                if seeds.seats.is_empty() {
                    lines.push(locale.text("verify-no-seat-seeds"));
                }
                lines
            }
            Self::FromSeed { chance_events } => vec![counted("verify-from-seed", *chance_events)],
            Self::Unfair { misfits, .. } => {
                let told = misfits.iter().take(MOST_TOLD);
                let told = told.map(|misfit| locale.explain(misfit));
                let mut lines: Vec<String> =
                    std::iter::once(locale.text("verify-unfair")).chain(told).collect();
                if let Some(more) = misfits.len().checked_sub(MOST_TOLD).filter(|more| *more > 0) {
                    lines.push(counted("verify-more-misfits", more as u64));
                }
                lines
            }
            Self::Uncheckable(obstacle) => {
                vec![locale.text("verify-uncheckable"), locale.explain(obstacle)]
            }
        }
    }

    /// The verdict for programs, with sentences for people in it.
    pub fn to_json(&self, locale: &Locale) -> Value {
        match self {
            Self::Fair { chance_events, seeds } => {
                let seats: Map<String, Value> = seeds
                    .seats
                    .iter()
                    .map(|(seat, seed)| (seat.to_string(), seed.to_string().into()))
                    .collect();
                json!({
                    "verdict": "fair",
                    "chance_events": chance_events,
                    "table": seeds.table.to_string(),
                    "commitment": seeds.commitment().to_string(),
                    "seat_seeds": seats,
                })
            }
            Self::FromSeed { chance_events } => {
                json!({"verdict": "from_seed", "chance_events": chance_events})
            }
            Self::Unfair { chance_events, misfits } => json!({
                "verdict": "unfair",
                "chance_events": chance_events,
                "misfits": misfits.iter().map(|misfit| misfit.to_json(locale)).collect::<Vec<_>>(),
            }),
            Self::Uncheckable(obstacle) => json!({
                "verdict": "uncheckable",
                "reason": obstacle.code(),
                "message": locale.explain(obstacle),
            }),
        }
    }
}
