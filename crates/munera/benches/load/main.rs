//! How much load a server can take: many sockets at many tables, moves at a steady pace, durable
//! commits.
//!
//! `cargo xtask load` runs it; docs/figures.md has its figures. The server is its own process, so
//! that its memory and processor time are separate from those of the clients.
#![allow(clippy::print_stdout, reason = "this is a command for people")]

mod client;
mod crowd;
mod figures;
mod process;
#[path = "../common/server.rs"]
#[allow(dead_code, reason = "each benchmark uses its part of it")]
mod server;

use std::time::Duration;

use clap::Parser;
use figures::Figures;
use process::{Beginning, MeasuredServer};

/// What to measure.
#[derive(Debug, Parser)]
struct Arguments {
    /// Sockets, four to a table.
    #[arg(long, default_values_t = [1_000, 2_500, 5_000])]
    sockets: Vec<usize>,
    /// Moves a second, at all tables together.
    #[arg(long, default_value_t = 500)]
    moves: u32,
    /// How many seconds to measure.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Stored games for the measured start.
    #[arg(long, default_value_t = 10_000)]
    stored: u32,
    /// Passed by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    println!("| sockets | tables | moves/s | ack p50 | p95 | p99 | max | memory | processor |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut met = true;
    for sockets in &arguments.sockets {
        let figures = runtime.block_on(measure(*sockets, &arguments))?;
        println!("{}", figures.row());
        met &= figures.is_within_bounds();
    }
    println!("\n| stored games | ready after | memory when idle |");
    println!("|---|---|---|");
    for stored in [0, arguments.stored] {
        let beginning = Beginning::with(stored)?;
        println!("{}", beginning.row());
        met &= beginning.is_within_bounds();
    }
    if met { Ok(()) } else { Err("a figure is out of its bounds".into()) }
}

async fn measure(
    sockets: usize,
    arguments: &Arguments,
) -> Result<Figures, Box<dyn std::error::Error>> {
    let server = MeasuredServer::start(None)?;
    let mut crowd = crowd::Crowd::gather(server.address, sockets).await;
    let warm_up = Duration::from_secs(5);
    crowd.play(arguments.moves, warm_up).await;
    let before = server.processor_time();
    let latencies = crowd.play(arguments.moves, Duration::from_secs(arguments.seconds)).await;
    let processor = server.processor_time().saturating_sub(before);
    let Arguments { moves, seconds, .. } = *arguments;
    Ok(Figures::new(sockets, moves, seconds, latencies, server.memory(), processor))
}
