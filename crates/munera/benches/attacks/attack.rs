//! What an attack is.

use std::error::Error;

use futures_util::future::LocalBoxFuture;

use super::scene::Scene;

/// One attack.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// What is asked of the server, besides the bounds that hold for all attacks.
    pub(crate) asked: &'static str,
    /// More flags of `munera serve`.
    pub(crate) flags: &'static [&'static str],
    /// Whether people play meanwhile.
    pub(crate) company: Company,
    pub(crate) run: for<'a> fn(&'a Scene) -> LocalBoxFuture<'a, Outcome>,
}

/// Whether people play during an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// People play, and it is measured how long they wait.
    People,
    /// None, because the attack restarts the server, or asks what it keeps and tells.
    Nobody,
}

/// What an attack has found; an error if it could not be made.
pub(crate) type Outcome = Result<Finding, Box<dyn Error>>;

/// What an attack has found.
pub(crate) struct Finding {
    /// What was measured, for people.
    pub(crate) figure: String,
    pub(crate) verdict: Verdict,
}

/// Whether a server does what an attack asks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Met,
    Missed,
    /// The attack cannot be made here.
    NotApplicable,
}

impl Finding {
    /// What was measured, and whether that is what was asked.
    pub(crate) fn new(figure: impl Into<String>, is_met: bool) -> Self {
        let verdict = if is_met { Verdict::Met } else { Verdict::Missed };
        Self { figure: figure.into(), verdict }
    }

    /// The attack cannot be made, and why.
    pub(crate) fn not_applicable(why: impl Into<String>) -> Self {
        Self { figure: why.into(), verdict: Verdict::NotApplicable }
    }
}
