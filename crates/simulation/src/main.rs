//! Runs seeds one after another, and keeps a journal: `cargo xtask simulate`.
#![allow(clippy::print_stdout, reason = "this is a command for people")]

use std::process::ExitCode;

use munera_simulation::{Campaign, CampaignError};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Campaign::read(&arguments).and_then(|campaign| campaign.go(&mut std::io::stdout())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(if matches!(error, CampaignError::Violated(_)) { 1 } else { 2 })
        }
    }
}
