//! Who may do what: every request, by every role.

use std::collections::BTreeSet;

use munera_guide::wire::{AutoResponse, ClientMessage, ServerMessage, TableCommand, Trouble};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game, Node, Seat, SeatSet};
use serde_json::{Value, json};

use crate::story::{Story, events_until};
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

/// The roles, in the order in which outcomes are listed.
const ROLES: [&str; 11] = [
    "the host, at seat 0",
    "seat 1",
    "seat 2",
    "a spectator",
    "a person who got up",
    "a person who was sent away",
    "a person at seat 3 who has deleted themselves",
    "a stranger without a cookie",
    "a program at seat 1",
    "a program whose token was withdrawn",
    "a program of seat 2, which was taken by hand",
];

/// The outcome of a request for each role: `""` if it is carried out, else the code of the refusal.
type Outcomes = [&'static str; 11];

/// Allowed for every role that the server knows.
const EVERYONE: Outcomes = ["", "", "", "", "", "", "", "", "", UNKNOWN, ""];
/// Allowed only for the person in seat 1.
const OWN: Outcomes = by_seat_one("");
/// Allowed only for the host.
const HOST: Outcomes = by_host("");
/// Allowed for every role, known or not.
const PUBLIC: Outcomes = [""; 11];

const UNKNOWN: &str = "unauthorized";

/// This outcome for seat 1; the others are refused before.
const fn by_seat_one(outcome: &'static str) -> Outcomes {
    const NOT: &str = "not_your_seat";
    [NOT, outcome, NOT, NOT, NOT, NOT, NOT, NOT, outcome, UNKNOWN, NOT]
}

/// This outcome for the host; the others are refused before.
const fn by_host(outcome: &'static str) -> Outcomes {
    const NOT: &str = "not_the_host";
    [outcome, NOT, NOT, NOT, NOT, NOT, NOT, NOT, NOT, UNKNOWN, NOT]
}

/// This outcome for known browsers; programs are refused before.
const fn browser_person(outcome: &'static str) -> Outcomes {
    let (known, program) = (outcome, "not_by_token");
    [known, known, known, known, known, known, UNKNOWN, UNKNOWN, program, UNKNOWN, program]
}

/// The visitors, one for each role.
struct Cast {
    visitors: Vec<Visitor>,
}

impl Cast {
    async fn new(server: &TestServer) -> Self {
        let mut visitors = Vec::new();
        for name in ["Hanna", "Olga", "Piotr", "Sven", "Gert", "Anton", "Dora"] {
            visitors.push(server.guest(name).await);
        }
        let deleted = visitors[6].request("DELETE", "/api/me", None).await;
        assert_eq!(deleted.status, 204, "{}", deleted.body);
        visitors.push(server.stranger());
        visitors.push(visitors[1].program("kept").await);
        visitors.push(visitors[1].program("withdrawn").await);
        let withdrawn = visitors[1].request("DELETE", "/api/tokens/withdrawn", None).await;
        assert_eq!(withdrawn.status, 204, "{}", withdrawn.body);
        visitors.push(visitors[2].program("idle").await);
        Self { visitors }
    }

    /// A table at which every visitor has the role of their name.
    fn table(&self, stage: Stage, settings: &Value) -> Story {
        let game = SmallGorus::with_options(Options::new(5)).expect("options");
        let person = |role: usize| self.visitors[role].person.expect("a person");
        let mut story = Story::new(&game, settings, person(0))
            .sat(0, person(0), "Hanna")
            .sat_as_program(1, person(1), "Olga")
            .sat(2, person(2), "Piotr")
            .sat(4, person(4), "Gert")
            .line(json!({"k": "stood", "seat": 4, "sent_away": false}))
            .sat(4, person(5), "Anton")
            .line(json!({"k": "stood", "seat": 4, "sent_away": true}))
            .sat(3, person(6), "Dora");
        if stage == Stage::Gathering {
            return story;
        }
        story = story.line(json!({"k": "bot_sat", "seat": 4, "bot": "random"}));
        if stage == Stage::Full {
            return story;
        }
        let asked = Node::Decide(SeatSet::only(Seat::new(1)));
        let until = |state: &_, _: &[_]| game.node(state) == asked;
        let events = (0..).find_map(|seed| events_until(&game, seed, until));
        story = story.played(&game, &events.expect("seat 1 is asked sooner or later"));
        match stage {
            Stage::Gathering | Stage::Full | Stage::Playing => story,
            Stage::Away => story.line(json!({"k": "taken_over", "seat": 1, "cause": "left"})),
            Stage::Paused => story.line(json!({"k": "paused"})),
            Stage::Over => story.line(json!({"k": "abandoned"})),
        }
    }
}

/// The stage of the table at the time of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Gathering,
    Full,
    Playing,
    Away,
    Paused,
    Over,
}

/// Every command, at a table where it is possible, with its outcomes.
fn commands() -> Vec<(Stage, TableCommand, Outcomes)> {
    use Stage::{Away, Full, Gathering, Over, Paused, Playing};
    let bot = || "random".to_owned();
    let hello = munera_guide::wire::Speech::Words("Hello".to_owned());
    let mut may_sit = EVERYONE;
    may_sit[5] = "sent_away";
    vec![
        (Gathering, TableCommand::Sit { seat: 4, name: None, seed: None, also: false }, may_sit),
        (Gathering, TableCommand::Stand { seat: 1 }, OWN),
        (Gathering, TableCommand::SeatBot { seat: 4, bot: bot() }, HOST),
        (Gathering, TableCommand::Fill { bot: bot() }, HOST),
        (Gathering, TableCommand::SendAway { seat: 1 }, HOST),
        (Playing, TableCommand::SendAway { seat: 1 }, HOST),
        (Gathering, TableCommand::Swap { one: 1, other: 2 }, HOST),
        (Full, TableCommand::Start, HOST),
        // A played card has been seen, so it cannot be taken back. Other seats do not even learn
        // that.
        (Playing, TableCommand::TakeBack { seat: 1 }, by_seat_one("nothing_to_take_back")),
        (Playing, TableCommand::Declare { seat: 1, standing: AutoResponse::Decline }, OWN),
        (Playing, TableCommand::PlayForced { seat: 1, on: true }, OWN),
        (Playing, TableCommand::Leave { seat: 1 }, OWN),
        (Away, TableCommand::Return { seat: 1 }, OWN),
        (Playing, TableCommand::Resign { seat: 1 }, OWN),
        (Playing, TableCommand::Abandon { seat: 1, on: true }, OWN),
        (Playing, TableCommand::Pause, HOST),
        (Paused, TableCommand::Resume, HOST),
        (Playing, TableCommand::Say { seat: 1, speech: hello }, OWN),
        (Playing, TableCommand::Mute { seat: 1, on: true }, HOST),
        (Playing, TableCommand::PassHost { seat: 1 }, HOST),
        (Over, TableCommand::Rematch { seat: 1 }, OWN),
    ]
}

/// A command's word on the wire.
fn word(command: &TableCommand) -> String {
    let written = serde_json::to_value(command).expect("written");
    written["do"].as_str().expect("a word").to_owned()
}

fn api() -> Value {
    serde_json::to_value(munera_server::document(&munera_server::config::BasePath::default()))
        .expect("written")
}

/// The HTTP status of a code.
fn status(code: &str) -> u16 {
    match code {
        "unauthorized" | "wrong_login" => 401,
        "not_your_seat" | "not_the_host" | "sent_away" | "not_by_token" | "forbidden" => 403,
        "not_found" => 404,
        "bad_event" | "bad_login" | "bad_record" | "bad_request" => 400,
        _ => 409,
    }
}

#[test]
fn every_command_of_the_wire_is_in_the_table() {
    let schema = &api()["components"]["schemas"]["TableCommand"]["oneOf"];
    let known: BTreeSet<String> = schema
        .as_array()
        .expect("kinds")
        .iter()
        .map(|kind| kind["properties"]["do"]["enum"][0].as_str().expect("a word").to_owned())
        .collect();
    let listed: BTreeSet<String> = commands().iter().map(|(_, command, _)| word(command)).collect();
    assert_eq!(listed, known);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_request_is_done_for_those_who_may_and_refused_to_all_others() {
    let server = TestServer::new().await;
    let cast = Cast::new(&server).await;
    for (stage, command, outcomes) in commands() {
        for ((visitor, role), expected) in cast.visitors.iter().zip(ROLES).zip(outcomes) {
            let table = server.keep(cast.table(stage, &json!({}))).await;
            let deed = json!({"id": "once", "command": command});
            let answer = visitor.post(&format!("/api/tables/{table}/do"), &deed).await;
            let wanted = if expected.is_empty() { 200 } else { status(expected) };
            let context = format!("{command:?} by {role}: {}", answer.body);
            assert_eq!((answer.status, answer.code().as_str()), (wanted, expected), "{context}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_socket_is_done_for_those_who_may_and_refused_to_all_others() {
    let server = TestServer::new().await;
    let cast = Cast::new(&server).await;
    let origin = format!("http://{}", server.address);
    for ((number, visitor), role) in cast.visitors.iter().enumerate().zip(ROLES) {
        let mut socket = match visitor.try_connect(&origin).await {
            Ok(socket) => socket,
            Err(refused) => {
                assert_eq!((refused, commands()[0].2[number]), (401, UNKNOWN), "{role}");
                continue;
            }
        };
        for (stage, command, outcomes) in commands() {
            let table = server.keep(cast.table(stage, &json!({}))).await;
            let told = socket.perform(&table, command.clone()).await;
            let code = told.err().unwrap_or_default();
            assert_eq!(code, outcomes[number], "{command:?} by {role}");
        }
    }
    server.stop().await;
}

#[test]
fn every_message_of_the_wire_is_in_the_table() {
    let file = munera_guide::wire::typescript::file();
    let (_, rest) = file.split_once("export type ClientMessage").expect("the messages of clients");
    let (messages, _) = rest.split_once("export type").expect("there is more");
    let words = messages.split("\"t\": \"").skip(1);
    let known: BTreeSet<&str> =
        words.map(|rest| &rest[..rest.find('"').expect("an end")]).collect();
    let listed: BTreeSet<&str> = MESSAGES.iter().map(|(word, _)| *word).collect();
    assert_eq!(listed, known);
}

/// For roles that may not watch.
const SHUT: &str = "closed";

/// Every client message with its outcomes. Commands have their own table.
const MESSAGES: [(&str, Outcomes); 6] = [
    ("watch", ["", "", "", SHUT, SHUT, SHUT, SHUT, SHUT, "", UNKNOWN, SHUT]),
    ("unwatch", EVERYONE),
    ("lobby", EVERYONE),
    ("move", OWN),
    ("do", by_seat_one("")),
    ("ping", EVERYONE),
];

/// Sends a message, and returns the outcome.
async fn try_message(socket: &mut Socket, word: &str, table: &str) -> String {
    let table = table.to_owned();
    match word {
        // At a running table without spectators, as a spectator.
        "watch" => {
            socket.watch(&table, None, None).await;
            let found = socket.find(|message| match message {
                ServerMessage::State { seat: None, .. } => Some(""),
                ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some("closed"),
                _ => None,
            });
            found.await.to_owned()
        }
        // It has no answer of its own; the next message still gets one.
        "unwatch" | "ping" => {
            if word == "unwatch" {
                socket.send(&ClientMessage::Unwatch { table, seat: Some(1) }).await;
            }
            let id = Socket::id();
            socket.send(&ClientMessage::Ping { id: id.clone() }).await;
            let pong = ServerMessage::Pong { id };
            socket.find(|message| (*message == pong).then(String::new)).await
        }
        "lobby" => {
            socket.send(&ClientMessage::Lobby { on: true }).await;
            let is_list = |message: &ServerMessage| match message {
                ServerMessage::Lobby { tables } => Some(tables.len()),
                _ => None,
            };
            assert_eq!(socket.find(is_list).await, 0, "unlisted tables are in no list");
            String::new()
        }
        "move" => {
            let state = munera_move(socket, &table).await;
            socket.make_move(&table, 1, 1, &state).await.err().unwrap_or_default()
        }
        "do" => {
            let told = socket.perform(&table, TableCommand::Leave { seat: 1 }).await;
            told.err().unwrap_or_default()
        }
        word => panic!("{word} is not known here"),
    }
}

/// A card that seat 1 may play, if the client can see one; else one that it might have.
async fn munera_move(socket: &mut Socket, table: &str) -> String {
    socket.watch(table, Some(1), None).await;
    let found = socket.find(|message| match message {
        ServerMessage::State { seat: Some(1), view, .. } => {
            Some(view.to_json()["legal"][0].as_str().expect("a legal move").to_owned())
        }
        ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some("F1".to_owned()),
        _ => None,
    });
    found.await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_answered_to_those_who_may_and_refused_to_all_others() {
    let server = TestServer::new().await;
    let cast = Cast::new(&server).await;
    let origin = format!("http://{}", server.address);
    for ((number, visitor), role) in cast.visitors.iter().enumerate().zip(ROLES) {
        for (word, outcomes) in MESSAGES {
            let table =
                server.keep(cast.table(Stage::Playing, &json!({"spectators": false}))).await;
            let came_of_it = match visitor.try_connect(&origin).await {
                Ok(mut socket) => try_message(&mut socket, word, &table).await,
                Err(401) => UNKNOWN.to_owned(),
                Err(status) => panic!("{status}"),
            };
            assert_eq!(came_of_it, outcomes[number], "{word} by {role}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_seats_own_people_watch_as_the_seat() {
    let server = TestServer::new().await;
    let origin = format!("http://{}", server.address);
    let cast = Cast::new(&server).await;
    for stage in [Stage::Gathering, Stage::Playing, Stage::Over] {
        let table = server.keep(cast.table(stage, &json!({}))).await;
        for (number, role) in ROLES.into_iter().enumerate() {
            let Ok(mut socket) = cast.visitors[number].try_connect(&origin).await else {
                assert_eq!(OWN[number], UNKNOWN, "{role}");
                continue;
            };
            socket.watch(&table, Some(1), None).await;
            let told = socket.find(|message| match message {
                ServerMessage::State { seat: Some(1), .. } => Some(true),
                ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some(false),
                _ => None,
            });
            assert_eq!(told.await, OWN[number].is_empty(), "{role} in {stage:?}");
        }
    }
    server.stop().await;
}

/// A route, and its outcomes.
struct Route {
    method: &'static str,
    /// As the `OpenAPI` document writes it.
    path: &'static str,
    query: &'static str,
    body: Option<Value>,
    /// The stage of its table.
    stage: Stage,
    /// The status if it is carried out.
    done: u16,
    outcomes: Outcomes,
}

impl Route {
    fn new(method: &'static str, path: &'static str, done: u16, outcomes: Outcomes) -> Self {
        let (query, body, stage) = ("", None, Stage::Gathering);
        Self { method, path, query, body, stage, done, outcomes }
    }

    fn at(self, stage: Stage) -> Self {
        Self { stage, ..self }
    }

    fn asking(self, query: &'static str) -> Self {
        Self { query, ..self }
    }

    fn with(self, body: Value) -> Self {
        Self { body: Some(body), ..self }
    }

    /// The path for this table.
    fn address(&self, table: &str) -> String {
        let path = self.path.replace("{code}", table).replace("{label}", "kept");
        path.replace("{pack}", "default") + self.query
    }

    /// The request body: texts as they are, everything else as JSON.
    fn body(&self) -> Option<String> {
        self.body.as_ref().map(|body| body.as_str().map_or_else(|| body.to_string(), str::to_owned))
    }
}

/// Every route, for every role.
fn routes() -> Vec<Route> {
    let mut seated = ["forbidden"; 11];
    (seated[1], seated[8], seated[9]) = ("", "", UNKNOWN);
    let browsers = |outcome: &'static str| {
        let mut outcomes = [outcome; 11];
        (outcomes[8], outcomes[9], outcomes[10]) = ("not_by_token", UNKNOWN, "not_by_token");
        outcomes
    };
    let mut withdraw = browser_person("not_found");
    withdraw[1] = "";
    let mut programs = [UNKNOWN; 11];
    (programs[8], programs[10]) = ("", "");
    let mut at_seat_one = programs;
    at_seat_one[10] = "forbidden";
    let rubbish = json!({"seat": 1, "request": 1, "id": "a", "move": "rubbish"});
    let mut no_move = programs;
    (no_move[8], no_move[10]) = ("bad_event", "not_your_seat");
    let record = include_str!("../../../../docs/fairness/gorus.txt");
    let mut no_record = ["not_found"; 11];
    no_record[9] = UNKNOWN;
    let stream = "/api/bot/table/{code}/stream";
    let one = "/api/tables/{code}";
    vec![
        Route::new("get", "/healthz", 200, PUBLIC),
        Route::new("get", "/readyz", 200, PUBLIC),
        Route::new("get", "/api/me", 200, EVERYONE),
        Route::new("put", "/api/me", 200, EVERYONE).with(json!({"name": "Eva"})),
        Route::new("delete", "/api/me", 204, browser_person("")),
        Route::new("post", "/api/account", 201, browsers("bad_login"))
            .with(json!({"login": "x", "password": "long enough"})),
        Route::new("put", "/api/account/password", 204, browser_person("lacks_account"))
            .with(json!({"old": "long enough", "new": "long enough too"})),
        Route::new("post", "/api/login", 200, browsers("wrong_login"))
            .with(json!({"login": "unknown", "password": "long enough"})),
        Route::new("post", "/api/logout", 204, browsers("")),
        Route::new("get", "/api/tokens", 200, browser_person("")),
        Route::new("post", "/api/tokens", 201, browser_person("")).with(json!({"label": "a"})),
        Route::new("delete", "/api/tokens/{label}", 204, withdraw),
        Route::new("get", "/api/games", 200, PUBLIC),
        Route::new("get", "/api/content/{pack}", 200, PUBLIC),
        Route::new("get", "/api/tables", 200, PUBLIC),
        Route::new("post", "/api/tables", 201, EVERYONE)
            .with(json!({"game": "gorus", "options": {"players": 2}})),
        Route::new("get", "/api/me/tables", 200, EVERYONE),
        Route::new("get", one, 200, EVERYONE),
        Route::new("get", one, 200, EVERYONE).at(Stage::Playing),
        Route::new("get", one, 200, seated).at(Stage::Playing).asking("?seat=1"),
        Route::new("get", one, 200, seated).at(Stage::Over).asking("?seat=1"),
        Route::new("delete", one, 204, by_host("")),
        Route::new("delete", one, 204, by_host("not_over")).at(Stage::Playing),
        Route::new("delete", one, 204, by_host("")).at(Stage::Over),
        Route::new("post", "/api/tables/{code}/do", 200, OWN)
            .at(Stage::Playing)
            .with(json!({"id": "a", "command": {"do": "leave", "seat": 1}})),
        Route::new("get", "/api/tables/{code}/record", 200, no_record).at(Stage::Playing),
        Route::new("get", "/api/tables/{code}/replay", 200, no_record).at(Stage::Playing),
        Route::new("post", "/api/records", 201, EVERYONE).with(json!(record)),
        Route::new("get", "/api/bot/events", 200, programs).at(Stage::Playing),
        Route::new("get", stream, 200, programs).at(Stage::Playing),
        Route::new("get", stream, 200, at_seat_one).at(Stage::Playing).asking("?seat=1"),
        Route::new("post", "/api/bot/table/{code}/move", 200, no_move)
            .at(Stage::Playing)
            .with(rubbish),
    ]
}

#[test]
fn every_route_of_the_document_is_in_the_table() {
    let document = api();
    let mut known = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            known.insert((method.clone(), path.clone()));
        }
    }
    let listed = routes().into_iter().map(|route| (route.method.into(), route.path.into()));
    assert_eq!(listed.collect::<BTreeSet<(String, String)>>(), known);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_open_to_those_who_may_and_closed_to_all_others() {
    let server = TestServer::new().await;
    for route in routes() {
        // Some requests change who a visitor is, so all visitors are new each time.
        let cast = Cast::new(&server).await;
        // The program goes first, because its person may withdraw its token.
        for number in (0..ROLES.len()).rev() {
            let (visitor, expected) = (&cast.visitors[number], route.outcomes[number]);
            let table = server.keep(cast.table(route.stage, &json!({}))).await;
            let method = route.method.to_uppercase();
            let answer = visitor.request(&method, &route.address(&table), route.body()).await;
            let wanted = if expected.is_empty() { route.done } else { status(expected) };
            let who = ROLES[number];
            let context = format!("{method} {} by {who}: {}", route.path, answer.body);
            assert_eq!((answer.status, answer.code().as_str()), (wanted, expected), "{context}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_changed_by_the_page_of_another_host() {
    let server = TestServer::new().await;
    let cast = Cast::new(&server).await;
    let elsewhere = "https://elsewhere.example";
    for route in routes().into_iter().filter(|route| route.method != "get") {
        let table = server.keep(cast.table(route.stage, &json!({}))).await;
        let (method, path) = (route.method.to_uppercase(), route.address(&table));
        let visitor = &cast.visitors[0];
        let answer = visitor.request_from(elsewhere, &method, &path, route.body()).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{path}");
    }
    let refused = cast.visitors[0].try_connect(elsewhere).await.err();
    assert_eq!(refused, Some(403));
    server.stop().await;
}

/// Waits until the socket is closed; returns the close code.
async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(frame) = socket.receive().await {
            return frame.expect("it is said why").code.into();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_known_no_longer_loses_the_sockets_and_streams_that_are_open() {
    let server = TestServer::new().await;
    let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
    let program = anna.program("robot").await;
    let table = anna
        .open_table(&json!({"game": "gorus", "options": {"players": 2},
        "seats": [{"me": {}}]}))
        .await;
    let (mut by_token, mut by_cookie) = (program.connect().await, anna.connect().await);
    let mut of_boris = boris.connect().await;
    by_cookie.watch(&table, Some(0), None).await;
    by_token.watch(&table, Some(0), None).await;
    by_token.flush(&table).await;
    let (begun, stream) = program.follow(&format!("/api/bot/table/{table}/stream?seat=0"));
    let (listening, events) = program.follow("/api/bot/events");
    begun.await.expect("it begins");
    listening.await.expect("it begins");

    let withdrawn = anna.request("DELETE", "/api/tokens/robot", None).await;
    assert_eq!(withdrawn.status, 204);
    assert_eq!(closed(&mut by_token).await, 1008);
    for ended in [stream, events] {
        ended.await.expect("it ends");
    }
    // Her own socket still works.
    by_cookie.flush(&table).await;

    let forgotten = anna.request("DELETE", "/api/me", None).await;
    assert_eq!(forgotten.status, 204);
    assert_eq!(closed(&mut by_cookie).await, 1008);
    let id = Socket::id();
    of_boris.send(&ClientMessage::Ping { id: id.clone() }).await;
    of_boris
        .find(|message| (*message == ServerMessage::Pong { id: id.clone() }).then_some(()))
        .await;

    let left = boris.post("/api/logout", &json!({})).await;
    assert_eq!(left.status, 204);
    assert_eq!(closed(&mut of_boris).await, 1008);
    server.stop().await;
}
