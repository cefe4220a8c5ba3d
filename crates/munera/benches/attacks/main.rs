//! Attacks a real server on this machine, and measures what that costs other people.
//!
//! `cargo xtask attack` runs it; docs/attacks.md has its figures. The server is its own process, so
//! an older binary can be attacked too. It is for Linux: it reads /proc, and the clients use many
//! addresses of the loopback network.
#![allow(clippy::print_stdout, reason = "this is a command for people")]

mod attack;
mod browser;
mod flood;
mod people;
mod probe;
mod row;
mod scene;
mod scripts;
#[path = "../common/server.rs"]
#[allow(dead_code, reason = "each benchmark uses its part of it")]
mod server;
mod socket;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use attack::{Attack, Company, Finding, Verdict};
use clap::Parser;
use people::People;
use row::{Row, Waits};
use scene::Scene;
use scripts::ATTACKS;
use tokio::runtime::Runtime;
use tokio::time::{sleep, timeout};

/// How long people play before it is measured how long they wait.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long people are measured before the attack.
const BASELINE: Duration = Duration::from_secs(6);
/// How long an attack may take with its preparations.
const LONGEST_ATTACK: Duration = Duration::from_mins(2);
/// An attack ends when the server holds more, in megabytes, because this machine is needed for
/// other work.
const TOO_MUCH_MEMORY: u64 = 6_000;
/// For a shorter attack, the processor time cannot be told.
const SHORT: Duration = Duration::from_secs(1);
/// How often a measurement is repeated if it may be noise.
const MOST_TAKES: usize = 3;

/// What to attack.
#[derive(Debug, Parser)]
struct Arguments {
    /// The binary to attack, if it is not the one built with this program.
    #[arg(long, default_value = env!("CARGO_BIN_EXE_munera"))]
    server: PathBuf,
    /// Only the attack of this name; more than once for several.
    #[arg(long)]
    only: Vec<String>,
    /// One line of JSON for each attack.
    #[arg(long)]
    json: bool,
    /// Passed by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let unknown = arguments.only.iter().find(|name| !ATTACKS.iter().any(|it| it.name == **name));
    if let Some(name) = unknown {
        let names: Vec<_> = ATTACKS.iter().map(|attack| attack.name).collect();
        return Err(format!("no attack is called {name}; there are {}", names.join(", ")).into());
    }
    let server = arguments.server.canonicalize()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if !arguments.json {
        println!(
            "| attack | asked | measured | memory | processor | p99 before | p99 meanwhile | |"
        );
        println!("|---|---|---|---|---|---|---|---|");
    }
    let mut missed = Vec::new();
    for attack in ATTACKS {
        if !arguments.only.is_empty() && !arguments.only.iter().any(|name| name == attack.name) {
            continue;
        }
        let mut takes = 1;
        let mut row = measure(&runtime, &server, attack)?;
        while row.may_be_noise() && takes < MOST_TAKES {
            row = measure(&runtime, &server, attack)?;
            takes += 1;
        }
        let line = if arguments.json { row.json(attack, takes) } else { row.line(attack, takes) };
        println!("{line}");
        if row.verdict() == Verdict::Missed {
            missed.push(attack.name);
        }
    }
    if missed.is_empty() { Ok(()) } else { Err(format!("missed: {}", missed.join(", ")).into()) }
}

/// Makes one attack on a new server.
fn measure(runtime: &Runtime, server: &Path, attack: &Attack) -> Result<Row, Box<dyn Error>> {
    let scene = Scene::new(server, attack.flags)?;
    let people = match attack.company {
        Company::People => Some(People::gather(scene.address()?)),
        Company::Nobody => None,
    };
    let before = people.as_ref().map(|people| {
        runtime.block_on(async {
            sleep(WARM_UP).await;
            let from = Instant::now();
            sleep(BASELINE).await;
            people.slowest(from, Instant::now()).await
        })
    });
    scene.begin();
    let (used, since) = (scene.probe.processor_time(), Instant::now());
    let finding = std::thread::scope(|scope| {
        let attacking = scope.spawn(|| {
            if attack.company == Company::People {
                lower_priority();
            }
            make(attack, &scene)
        });
        attacking.join().unwrap_or_else(|_| Finding::new("the attack has a fault", false))
    });
    let ended = Instant::now();
    let used = scene.probe.processor_time().saturating_sub(used);
    let waits = people.zip(before).map(|(people, before)| {
        let meanwhile = runtime.block_on(people.slowest(scene.begun(), ended));
        Waits { before, meanwhile, troubles: people.troubles() }
    });
    let took = ended - since;
    let processor = (took >= SHORT).then(|| used.as_secs_f64() / took.as_secs_f64());
    Ok(Row { finding, memory: scene.probe.most_memory(), processor, waits })
}

/// Makes an attack. One that breaks off has failed, because a server must not be able to hide so.
fn make(attack: &Attack, scene: &Scene) -> Finding {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return Finding::new("there is no runtime", false);
    };
    runtime.block_on(async {
        tokio::select! {
            made = timeout(LONGEST_ATTACK, (attack.run)(scene)) => match made {
                Ok(Ok(finding)) => finding,
                Ok(Err(error)) => Finding::new(format!("the attack broke off: {error}"), false),
                Err(_) => {
                    Finding::new(format!("not done within {} s", LONGEST_ATTACK.as_secs()), false)
                }
            },
            () = too_much_memory(scene) => {
                Finding::new(format!("stopped at {TOO_MUCH_MEMORY} MB"), false)
            }
        }
    })
}

async fn too_much_memory(scene: &Scene) {
    while scene.probe.most_memory() < TOO_MUCH_MEMORY {
        sleep(Duration::from_millis(20)).await;
    }
}

/// Lets this thread work only when others need no processor: attackers have machines of their own,
/// and must not take the time of people's clients here.
fn lower_priority() {
    let thread = std::fs::read_link("/proc/thread-self").unwrap_or_default();
    let number = thread.file_name().unwrap_or_default();
    // Without it, the figures are a little worse.
    let _ = Command::new("renice").args(["-n", "5", "-p"]).arg(number).output();
}
