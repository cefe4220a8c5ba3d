//! The names of tables and people, which the log, the records and the database share.

mod person_id;
mod table_code;

pub use person_id::PersonId;
pub use table_code::{NotACode, TableCode};
