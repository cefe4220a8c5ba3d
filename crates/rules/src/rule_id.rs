//! The names of rules.

use std::fmt;

use crate::{Explain, Message};

/// The id of a numbered rule, such as `G3.3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The rule with that id. Only a game's own list of rules makes these.
    pub(crate) const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as it is written.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl Explain for RuleId {
    /// The rule in short: `rule-G3-3` for G3.3, because names of texts have no dots.
    fn message(&self) -> Message {
        Message::new(format!("rule-{}", self.0.replace('.', "-")))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The list of a game's rules: a constant for each id, and all of them in order.
macro_rules! numbered_rules {
    ($($name:ident = $id:literal,)*) => {
        $(
            #[doc = concat!("Rule ", $id, ".")]
            pub const $name: $crate::RuleId = $crate::RuleId::new($id);
        )*

        /// Every rule of the game, in the order of the rules text.
        pub const ALL: &[$crate::RuleId] = &[$($name),*];
    };
}

pub(crate) use numbered_rules;
