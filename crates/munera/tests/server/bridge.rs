//! Programs that play through `munera bot`, each as its own process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use munera_guide::wire::{Cause, ChairKind, HowEnded, ServerMessage, TableState};
use munera_protocol::content::Packs;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::program::Program;
use crate::test_server::TestServer;
use crate::visitor::{Visitor, against_bots};

/// The longest wait, however busy the machine is.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// A process that plays, and its standard error.
struct Process {
    child: Child,
    lines: mpsc::UnboundedReceiver<String>,
    said: String,
}

impl Process {
    fn start(mut command: Command) -> Self {
        let command = command.stdin(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let errors = child.stderr.take().expect("a pipe");
        let (sender, lines) = mpsc::unbounded_channel();
        std::thread::spawn(move || {
            for line in BufReader::new(errors).lines().map_while(Result::ok) {
                drop(sender.send(line));
            }
        });
        Self { child, lines, said: String::new() }
    }

    /// `munera bot` for a program, with these arguments.
    fn bridge(program: &Program, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_munera"));
        let url = format!("http://{}/", program.address);
        command.args(["bot", "--url", &url]).args(arguments).env("MUNERA_TOKEN", &program.token);
        Self::start(command)
    }

    /// Reads until the process writes this text; `false` if it ends before.
    async fn says(&mut self, wanted: &str) -> bool {
        loop {
            let line = tokio::time::timeout(LONGEST_WAIT, self.lines.recv()).await;
            let Some(line) = line.unwrap_or_else(|_| panic!("too late: {}", self.said)) else {
                return false;
            };
            self.said.push_str(&line);
            self.said.push('\n');
            if line.contains(wanted) {
                return true;
            }
        }
    }

    /// Waits for the end of the process; returns its exit code and its output.
    async fn ended(mut self) -> (Option<i32>, String) {
        // A process that ends closes its standard error.
        while self.says("\0").await {}
        let said = std::mem::take(&mut self.said);
        let waited =
            tokio::task::spawn_blocking(move || self.child.wait().expect("it was there").code());
        (waited.await.expect("no panic"), said)
    }
}

impl Drop for Process {
    /// A failed test must not leave a process behind.
    fn drop(&mut self) {
        // If the process has ended already, this fails and does not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table with two free seats, and bots in the others.
fn two_free(game: &str, options: &Value) -> Value {
    let players = options["players"].as_u64().expect("a number");
    let mut seats = vec![json!("free"), json!("free")];
    seats.extend((2..players).map(|_| json!({"bot": "random"})));
    json!({"game": game, "options": options, "seats": seats, "settings": {"pace_ms": 0}})
}

/// The table as a spectator sees it.
async fn state_of(person: &Visitor, table: &str) -> TableState {
    let looked = person.get(&format!("/api/tables/{table}")).await;
    match serde_json::from_str(&looked.body) {
        Ok(ServerMessage::State { state, .. }) => *state,
        _ => panic!("{}", looked.body),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bridges_play_every_game_to_its_end_against_bots_of_the_house() {
    let server = TestServer::new().await;
    let host = Visitor::new(server.address).await;
    for (game, options) in [
        ("gorus", json!({"players": 4, "target": 1})),
        ("gladiators", json!({"players": 3})),
        ("fired_up", json!({"players": 3})),
    ] {
        let table = host.open_table(&two_free(game, &options)).await;
        let (one, other) = (Program::new(server.address).await, Program::new(server.address).await);
        // One program is sent to the table and sits down; the other learns of its seat by an event.
        let mut sent = Process::bridge(&one, &["--table", &table, "--bot", "random"]);
        assert!(sent.says("playing").await, "{}", sent.said);
        let sat = other.perform(&table, "1", &json!({"do": "sit", "seat": 1})).await;
        assert_eq!(sat.status, 200, "{}", sat.body);
        let mut hears = Process::bridge(&other, &["--once", "--bot", "easy", "--ms", "50"]);
        assert!(hears.says("playing").await, "{}", hears.said);
        let start = json!({"id": "1", "command": {"do": "start"}});
        let started = host.post(&format!("/api/tables/{table}/do"), &start).await;
        assert_eq!(started.status, 200, "{}", started.body);
        for process in [sent, hears] {
            let (code, said) = process.ended().await;
            assert_eq!(code, Some(0), "{said}");
            assert!(said.contains("the game is over"), "{said}");
        }
        let state = state_of(&host, &table).await;
        assert_eq!(state.ending.expect("an ending").how, HowEnded::Finished);
        let programs = state.chairs.iter().filter(|chair| chair.kind == ChairKind::Program);
        assert_eq!(programs.count(), 2, "every viewer is shown that programs play");
        let record = host.get(&format!("/api/tables/{table}/record")).await;
        let verdict = munera_engine::verify::verify_text(&Packs::own(), &record.body);
        assert!(matches!(verdict, munera_engine::verify::Verdict::Fair { .. }), "{verdict:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bridge_outlives_a_restart_of_the_server_in_the_middle_of_a_game() {
    let server = TestServer::new().await;
    let address = server.address;
    let program = Program::new(address).await;
    let wish = against_bots("gorus", &json!({"players": 2, "target": 9}));
    let table = program.open_table(&wish).await;
    let mut follower = program.follow(&table, 0, None).await;
    let bridge = Process::bridge(&program, &["--once", "--bot", "random"]);
    let mut version = 0;
    while version < 30 {
        match follower.message().await.expect("open") {
            ServerMessage::Update { from, items, state, .. } => {
                version = from + items.len() as u64;
                assert!(state.ending.is_none(), "the game is long enough");
            }
            ServerMessage::State { version: first, .. } => version = first,
            _ => {}
        }
    }
    let folder = server.stop().await;
    let server = TestServer::with(folder, |config| config.listen = address).await;
    let (code, said) = bridge.ended().await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("the game is over"), "{said}");
    let record = program.get(&format!("/api/tables/{table}/record")).await;
    let verdict = munera_engine::verify::verify_text(&Packs::own(), &record.body);
    assert!(matches!(verdict, munera_engine::verify::Verdict::Fair { .. }), "{verdict:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_fails_leaves_the_seat_to_the_house_and_says_why() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    for (engine, why) in [
        ("sh -c 'while read line; do echo rubbish; done'", "not JSON: rubbish"),
        ("sh -c 'while read line; do echo {\\\"event\\\":\\\"0:dance\\\"}; done'", "no move"),
        ("sh -c 'exit 3'", "4 times in a row"),
        ("/no/such/engine", "cannot be started"),
    ] {
        let wish = against_bots("gladiators", &json!({"players": 2}));
        let table = program.open_table(&wish).await;
        let bridge = Process::bridge(&program, &["--table", &table, "--engine", engine]);
        let (code, said) = bridge.ended().await;
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(why), "{said}");
        let looked = program.get(&format!("/api/tables/{table}?seat=0")).await.json();
        // The substitute may already have played the game to its end.
        let is_left = looked["state"]["chairs"][0]["stand_in"] == json!(Cause::Left);
        assert!(is_left, "{looked}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_dies_after_every_answer_still_plays_to_the_end() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let table =
        program.open_table(&against_bots("gorus", &json!({"players": 4, "target": 1}))).await;
    let engine = format!("sh -c 'head -n 1 | \"{}\" engine'", env!("CARGO_BIN_EXE_munera"));
    let bridge =
        Process::bridge(&program, &["--table", &table, "--engine", &engine, "--bot", "easy"]);
    let (code, said) = bridge.ended().await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("the game is over"), "{said}");
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_bridge_ends_when_it_is_interrupted_replaced_or_unknown() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let mut first = Process::bridge(&program, &[]);
    assert!(first.says("listening").await, "{}", first.said);
    let mut second = Process::bridge(&program, &[]);
    assert!(second.says("listening").await, "{}", second.said);
    let (code, said) = first.ended().await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("another program listens"), "{said}");
    let interrupt = Command::new("kill").args(["-INT", &second.child.id().to_string()]).status();
    assert!(interrupt.expect("it runs").success());
    let (code, said) = second.ended().await;
    assert_eq!(code, Some(0), "{said}");
    let unknown = Program { token: "unknown".to_owned(), ..program };
    let (code, said) = Process::bridge(&unknown, &[]).ended().await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("401"), "{said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_a_game_to_its_end() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let is_there = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if is_there.is_err() {
        eprintln!("skipped: there is no python3 to run it with");
        return;
    }
    let table = program.open_table(&against_bots("gladiators", &json!({"players": 2}))).await;
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/bot.py");
    let mut command = Command::new("python3");
    let url = format!("http://{}", server.address);
    command.arg(script).args([&url, "--once"]).env("MUNERA_TOKEN", &program.token);
    let (code, said) = Process::start(command).ended().await;
    assert_eq!((code, said.as_str()), (Some(0), ""));
    let record = program.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    server.stop().await;
}
