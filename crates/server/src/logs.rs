//! The log.
//!
//! It must never contain cookies, tokens, passwords, names of people, or whole codes of tables. So
//! requests are logged by the pattern of their route, and types that carry secrets show at most
//! their beginning.

use std::io;

use super::config::{Config, LogForm};

/// Starts the log of this process, on standard error. If a log was already started, it stays.
pub fn start(config: &Config) {
    let lines = tracing_subscriber::fmt()
        .with_env_filter(config.log_level.filter())
        .with_writer(io::stderr)
        // If standard error is closed, reporting that on standard error would panic.
        .log_internal_errors(false)
        .with_ansi(false);
    // An existing log was started by a program that uses this as a library.
    let _ = match config.log {
        LogForm::Text => lines.try_init(),
        LogForm::Json => lines.json().flatten_event(true).try_init(),
    };
}
