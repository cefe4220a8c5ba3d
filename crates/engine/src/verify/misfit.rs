//! What is wrong in a record.

use munera_protocol::ending::EndingError;
use munera_rules::{Explain, Message, NotationError, RuleId};
use munera_text::Locale;
use serde_json::{Value, json};

use munera_protocol::fairness::Commitment;

/// A statement of a record that cannot be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The server had committed to another seed.
    Commitment {
        /// The commitment in the record.
        recorded: Commitment,
        /// The commitment that follows from the server's seed.
        computed: Commitment,
    },
    /// Chance was due, and the seeds give another outcome.
    Chance {
        /// The number of the event in the record, from 1.
        step: usize,
        /// The number of the chance event in the game, from 1.
        number: u64,
        /// The outcome that the seeds give.
        expected: String,
        /// The event in the record: another outcome, or not a chance event at all.
        found: String,
    },
    /// A rule refuses the event.
    Refused {
        /// The number of the event in the record, from 1.
        step: usize,
        /// The event.
        found: String,
        rule: RuleId,
    },
    /// The text is not an event.
    Unreadable {
        /// The number of the event in the record, from 1.
        step: usize,
        /// The text.
        found: String,
        /// Why it cannot be read.
        error: NotationError,
    },
    /// The game cannot have ended as the record says.
    Ending(EndingError),
}

impl Misfit {
    /// The misfit for programs, with a sentence for people.
    pub fn to_json(&self, locale: &Locale) -> Value {
        let mut fields = match self {
            Self::Commitment { recorded, computed } => json!({
                "kind": "commitment",
                "recorded": recorded.to_string(),
                "computed": computed.to_string(),
            }),
            Self::Chance { step, number, expected, found } => json!({
                "kind": "chance",
                "step": step,
                "chance_event": number,
                "expected": expected,
                "found": found,
            }),
            Self::Refused { step, found, rule } => {
                json!({"kind": "refused", "step": step, "found": found, "rule": rule.as_str()})
            }
            Self::Unreadable { step, found, error: _ } => {
                json!({"kind": "unreadable", "step": step, "found": found})
            }
            Self::Ending(_) => json!({"kind": "ending"}),
        };
        fields["message"] = locale.explain(self).into();
        fields
    }
}

impl Explain for Misfit {
    fn message(&self) -> Message {
        match self {
            Self::Commitment { recorded, computed } => Message::new("verify-other-commitment")
                .with("recorded", recorded.to_string())
                .with("computed", computed.to_string()),
            Self::Chance { step, number, expected, found } => Message::new("verify-other-chance")
                .with("step", *step)
                .with("number", *number)
                .with("expected", expected.as_str())
                .with("found", harmless(found)),
            Self::Refused { step, found, rule } => Message::new("record-refused")
                .with("step", *step)
                .with("event", harmless(found))
                .with("rule", rule.as_str())
                .with("reason", rule.message()),
            Self::Unreadable { step, found, error } => Message::new("record-unreadable")
                .with("step", *step)
                .with("event", harmless(found))
                .with("reason", error.message()),
            Self::Ending(error) => error.message(),
        }
    }
}

/// A text from a stranger, without control characters for terminals, and no longer than the longest
/// deal.
pub(crate) fn harmless(text: &str) -> String {
    const LONGEST: usize = 400;
    let mut symbols = text.chars().filter(|symbol| !symbol.is_control());
    let shown: String = symbols.by_ref().take(LONGEST).collect();
    if symbols.next().is_some() { format!("{shown}…") } else { shown }
}
