//! Requests about tables that do not go through the socket, and their answers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ErrorBody, TableCommand};

/// A table that has been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatedTable {
    /// Its code.
    pub table: String,
}

/// A command for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// The client's id for it; a repeated command is carried out once.
    pub id: String,
    /// The command.
    pub command: TableCommand,
}

/// A command that was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CommandDone {
    /// The client's id for it.
    pub id: String,
    /// The table of a rematch.
    pub table: Option<String>,
}

/// The body of every answer that refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: ErrorBody,
}
