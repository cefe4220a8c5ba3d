//! Shared by the fuzz targets.

mod log_text;

use std::sync::LazyLock;

use munera_protocol::content::Packs;

pub use log_text::{log_of_table, read_log};

/// The program's own content packs. They are read once, so that the time goes into the inputs.
pub static PACKS: LazyLock<Packs> = LazyLock::new(Packs::own);
