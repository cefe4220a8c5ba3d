//! The codes of tables and the numbers of people.

mod person_id;
mod table_code;

pub use person_id::PersonId;
pub use table_code::{NotACode, TableCode};
