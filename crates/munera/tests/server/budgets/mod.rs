//! What each route and message costs for the dearest input, compared with its budget.
#![expect(clippy::print_stderr, reason = "the figures are a part of the result")]

mod client;
mod fixtures;
mod messages;
mod process;

use std::fs;
use std::path::Path;
use std::time::Duration;

use munera_guide::wire::{Speech, TableCommand};
use munera_server::routes::{
    HELD_FOR_AN_ADDRESS, MEMORY_OF_AN_ADDRESS, MessageKind, PROCESSOR_OF_AN_ADDRESS, Route,
    table_of_budgets,
};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use self::client::{ask, connect, request};
use self::fixtures::Fixtures;
use self::process::{Process, is_release};
use crate::visitor::Socket;

/// What one address may make the server hold if it does everything at once: passwords, replays and
/// uploads have memory of their own.
const EVERYTHING: usize = 160 << 20;

/// A debug build takes so much longer at most.
const DEBUG_FACTOR: u32 = 15;

/// A processor time of a release build, given in microseconds, in this build.
fn longest_time(microseconds: u32) -> Duration {
    let factor = if is_release() { 1 } else { DEBUG_FACTOR };
    Duration::from_micros(microseconds.into()) * factor
}

#[test]
fn the_documented_budgets_are_true() {
    const BEGIN: &str = "<!-- The budgets, from the code. -->\n\n";
    const END: &str = "\n<!-- End of the budgets. -->";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/budgets.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let (before, rest) = page.split_once(BEGIN).expect("the budgets begin");
    let (_, after) = rest.split_once(END).expect("the budgets end");
    let now = format!("{before}{BEGIN}{}{END}{after}", table_of_budgets());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(&path, now).expect("it can be written");
    }
    assert_eq!(page, now, "run `cargo xtask golden` if the change is meant");
}

#[test]
fn what_an_address_may_do_at_once_stays_within_the_common_budgets() {
    let of_routes = Route::ALL.map(|route| (format!("{route:?}"), route.budget()));
    let of_messages = MessageKind::ALL.map(|kind| (format!("{kind:?}"), kind.budget()));
    for (name, budget) in of_routes.into_iter().chain(of_messages) {
        let memory = budget.memory_of_an_address() + HELD_FOR_AN_ADDRESS;
        assert!(memory <= MEMORY_OF_AN_ADDRESS, "{name} may hold {memory} bytes");
        let processor = budget.processor_of_an_address();
        let is_prompt = processor <= PROCESSOR_OF_AN_ADDRESS || budget.at_once.has_own_threads();
        assert!(is_prompt, "{name} may take {processor} µs");
    }
}

/// The dearest request of a route. A new route needs one here.
fn dearest(route: Route, fixtures: &Fixtures, process: &Process, number: usize) -> Vec<u8> {
    let (method, path) = route.address();
    let server = process.address;
    let (browser, program) = (fixtures.browser(server), fixtures.program());
    let plain = |path: &str| request(server, method.as_str(), path, &browser, b"");
    let at = |table: &str, rest: &str| plain(&(path.replace("{code}", table) + rest));
    let with =
        |body: Value| request(server, method.as_str(), path, &browser, body.to_string().as_bytes());
    let wide = "𐌰".repeat(24);
    // As much JSON as fits, in the form that takes most memory to read.
    let nested = || format!("{{\"x\":[{}{{}}]}}", "{},".repeat(21_000));
    let nowhere = "0000000000000000";
    match route {
        Route::IsAlive
        | Route::IsReady
        | Route::ShowFigures
        | Route::ShowApi
        | Route::ShowPerson
        | Route::ListTokens
        | Route::ListGames
        | Route::ListTables
        | Route::ListOwnTables => plain(path),
        Route::WebApp => plain("/"),
        Route::OpenSocket => {
            let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                           sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
            let head = format!("GET /ws HTTP/1.1\r\nhost: {server}\r\n{browser}{upgrade}\r\n");
            head.into_bytes()
        }
        Route::Rename => with(json!({"name": format!("{}{number}", &wide[..22 * 4])})),
        // The server looks for the secret, and finds nobody who has it: a person who is forgotten, or
        // has left, could send none of the other requests.
        Route::Forget | Route::LogOut => {
            let cookie =
                format!("cookie: munera_guest={}\r\norigin: http://{server}\r\n", "0".repeat(64));
            request(server, method.as_str(), path, &cookie, b"")
        }
        Route::Register => {
            let account = json!({"login": Socket::id() + "new", "password": "𐌰".repeat(128)});
            let origin = format!(
                "origin: http://{server}
"
            );
            request(server, "POST", path, &origin, account.to_string().as_bytes())
        }
        Route::LogIn => with(json!({"login": "anna", "password": "𐌰".repeat(128)})),
        Route::ChangePassword => {
            let (other, word) = (fixtures.other_browser(server), "correct horse");
            let passwords = json!({"old": word, "new": word}).to_string();
            request(server, "PUT", path, &other, passwords.as_bytes())
        }
        Route::MakeToken => with(json!({"label": "one too many"})),
        Route::WithdrawToken => plain("/api/tokens/none"),
        Route::ShowContent => plain("/api/content/default"),
        Route::CreateTable => {
            let options = nested();
            let body = format!("{{\"game\":\"gorus\",\"options\":{options},\"seats\":[]}}");
            request(server, "POST", path, &browser, body.as_bytes())
        }
        Route::ShowTable => at(&fixtures.playing, "?seat=0"),
        Route::DeleteTable => at(nowhere, ""),
        Route::Perform => {
            let speech = Speech::Words("𐌰".repeat(280));
            let command = TableCommand::Say { seat: 0, speech };
            let body = json!({"id": Socket::id(), "command": command}).to_string();
            let path = path.replace("{code}", &fixtures.playing);
            request(server, "POST", &path, &browser, body.as_bytes())
        }
        Route::ShowRecord => at(&fixtures.imported[0], ""),
        Route::ShowReplay => {
            let [long, wide] = &fixtures.imported;
            match number % 2 {
                0 => at(long, &format!("?from={}&count=200", fixtures.events - 199)),
                _ => at(wide, "?from=100&count=200"),
            }
        }
        Route::ImportRecord => {
            request(server, "POST", path, &browser, fixtures.long_record.as_bytes())
        }
        Route::ListenForEvents => request(server, "GET", path, &program, b""),
        Route::FollowTable => {
            let path = path.replace("{code}", &fixtures.talkative) + "?seat=1&version=6";
            request(server, "GET", &path, &program, b"")
        }
        Route::MakeMove => {
            let path = path.replace("{code}", &fixtures.playing);
            let body =
                json!({"seat": 1, "request": 1, "id": Socket::id(), "move": "x".repeat(60_000)});
            request(server, "POST", &path, &program, body.to_string().as_bytes())
        }
    }
}

fn listens_at(route: Route, process: &Process) -> std::net::SocketAddr {
    if route == Route::ShowFigures { process.figures } else { process.address }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dearest_request_of_each_route_stays_within_its_budget() {
    let fixtures = Fixtures::get().await;
    let process = Process::start(&fixtures.database);
    let mut faults = Vec::new();
    for (route, from) in Route::ALL.into_iter().zip(10..) {
        let (budget, server) = (route.budget(), listens_at(route, &process));
        // The least of several: other programs disturb what is measured. There are two forms of some
        // requests.
        let (mut least, mut longest, mut status) = ([Duration::MAX; 2], 0, 0);
        for number in 0..6 {
            let request = dearest(route, fixtures, &process, number);
            let is_stream =
                matches!(route, Route::FollowTable | Route::ListenForEvents | Route::OpenSocket);
            let before = process.processor();
            let answer = ask(server, from, &request, is_stream).await;
            let took = process.processor().saturating_sub(before);
            status = answer.0;
            least[number % 2] = least[number % 2].min(took);
            longest = longest.max(answer.1);
        }
        let [one, other] = least;
        let least = one.max(other);
        let expected = matches!(
            (route, status),
            (Route::Forget | Route::LogIn, 401)
                | (Route::WebApp | Route::DeleteTable | Route::WithdrawToken, 404)
                | (Route::CreateTable | Route::MakeMove, 400)
                | (Route::MakeToken, 409)
        );
        eprintln!("{route:?}: {status}, {longest} bytes, {least:?}");
        if status >= 400 && !expected {
            faults.push(format!("{route:?}: {status}"));
        }
        if least > longest_time(budget.processor) || longest > budget.answer {
            faults.push(format!("{route:?}: {longest} bytes, {least:?}"));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Routes that may hold much memory.
fn dear_routes() -> impl Iterator<Item = Route> + Clone {
    Route::ALL.into_iter().filter(|route| route.budget().memory > 256 << 10)
}

/// As many clients of one address as the server lets in ask for the dearest answer, and read none.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_whose_clients_read_nothing_holds_little_memory() {
    let fixtures = Fixtures::get().await;
    let process = Process::start(&fixtures.database);
    let mut faults = Vec::new();
    for (route, from) in dear_routes().zip(50..) {
        let grown =
            process.growth(async || ask_without_reading(&process, [route].into_iter(), from).await);
        let grown = grown.await;
        eprintln!("{route:?}: {} KiB", grown >> 10);
        if grown > route.budget().memory_of_an_address() + HELD_FOR_AN_ADDRESS {
            faults.push(format!("{route:?}: {} KiB", grown >> 10));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// The same with all of these routes at once.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_that_does_everything_at_once_holds_little_memory() {
    let fixtures = Fixtures::get().await;
    let process = Process::start(&fixtures.database);
    let grown = process.growth(async || ask_without_reading(&process, dear_routes(), 49).await);
    let grown = grown.await;
    eprintln!("everything: {} KiB", grown >> 10);
    assert!(grown <= EVERYTHING, "{} KiB", grown >> 10);
}

/// Opens all connections that an address may have, and sends requests for these routes in turn.
async fn ask_without_reading(
    process: &Process,
    routes: impl Iterator<Item = Route> + Clone,
    from: u8,
) -> JoinSet<()> {
    let (fixtures, mut clients) = (Fixtures::get().await, JoinSet::new());
    for (number, route) in routes.cycle().take(200).enumerate() {
        let mut stream = connect(process.address, from).await;
        let request = dearest(route, fixtures, process, number);
        clients.spawn(async move {
            // A request that is refused may not be read.
            let _ = stream.write_all(&request).await;
            // The connection stays open.
            std::future::pending::<()>().await;
        });
    }
    clients
}
