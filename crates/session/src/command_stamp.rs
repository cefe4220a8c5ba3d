//! The author and id of a command that was carried out.

use serde::{Deserialize, Serialize};

use crate::PersonId;
use crate::serial::person_number;

/// The client's id for a command other than a move: sent twice, it is one command.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CommandId(pub String);

/// The person who gave a command, and its id. The first entry that a command causes carries it, so
/// that the table recognises the command for as long as there is a log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CommandStamp(
    /// The person.
    #[serde(with = "person_number")]
    pub PersonId,
    /// The id, which is unique among the commands of that person to that table.
    pub CommandId,
);
