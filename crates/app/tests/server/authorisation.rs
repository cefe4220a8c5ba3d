//! Who may do what: everything that can be asked for, by everybody who can ask.

use std::collections::BTreeSet;

use munera::wire::{ClientMessage, ServerMessage, StandingForm, TableCommand, Trouble};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game, Node, Seat, SeatSet};
use serde_json::{Value, json};

use crate::house::House;
use crate::story::{Story, events_until};
use crate::visitor::{Socket, Visitor};

/// Everybody who can ask for something, in the order in which outcomes are listed.
const ROLES: [&str; 10] = [
    "the host, at seat 0",
    "seat 1",
    "seat 2",
    "a spectator",
    "somebody who got up",
    "somebody who was sent away",
    "somebody at seat 3 who has deleted themselves",
    "a stranger without a cookie",
    "a program of seat 1",
    "a program whose token was withdrawn",
];

/// What comes of something, by role: `""` if it is done, else the code of the refusal.
type Outcomes = [&'static str; 10];

/// For everybody whom the server does not take for somebody unknown.
const EVERYBODY: Outcomes = ["", "", "", "", "", "", "", "", "", NOBODY];
/// For whoever holds seat 1.
const OWN: Outcomes = by_seat_one("");
/// For the host.
const HOST: Outcomes = by_host("");
/// For everybody, whatever they show.
const PUBLIC: Outcomes = [""; 10];

const NOBODY: &str = "unauthorized";

/// Only seat 1 gets so far.
const fn by_seat_one(outcome: &'static str) -> Outcomes {
    const NOT: &str = "not_your_seat";
    [NOT, outcome, NOT, NOT, NOT, NOT, NOT, NOT, outcome, NOBODY]
}

/// Only the host gets so far.
const fn by_host(outcome: &'static str) -> Outcomes {
    const NOT: &str = "not_the_host";
    [outcome, NOT, NOT, NOT, NOT, NOT, NOT, NOT, NOT, NOBODY]
}

/// Only browsers that are known get so far, not programs.
const fn at_device(outcome: &'static str) -> Outcomes {
    let (known, program) = (outcome, "not_by_token");
    [known, known, known, known, known, known, NOBODY, NOBODY, program, NOBODY]
}

/// Everybody who can ask for something.
struct Cast {
    visitors: Vec<Visitor>,
}

impl Cast {
    async fn new(house: &House) -> Self {
        let mut visitors = Vec::new();
        for name in ["Hanna", "Olga", "Piotr", "Sven", "Gert", "Anton", "Dora"] {
            visitors.push(house.guest(name).await);
        }
        let deleted = visitors[6].request("DELETE", "/api/me", None).await;
        assert_eq!(deleted.status, 204, "{}", deleted.body);
        visitors.push(house.stranger());
        visitors.push(visitors[1].program("kept").await);
        visitors.push(visitors[1].program("withdrawn").await);
        let withdrawn = visitors[1].request("DELETE", "/api/tokens/withdrawn", None).await;
        assert_eq!(withdrawn.status, 204, "{}", withdrawn.body);
        Self { visitors }
    }

    /// A table at which everybody is what they are called.
    fn table(&self, stage: Stage, settings: &Value) -> Story {
        let game = SmallGorus::with_options(Options::new(5)).expect("options");
        let person = |role: usize| self.visitors[role].person.expect("somebody");
        let mut story = Story::new(&game, settings, person(0))
            .sat(0, person(0), "Hanna")
            .sat(1, person(1), "Olga")
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

/// How far a table is when something is asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Gathering,
    Full,
    Playing,
    Away,
    Paused,
    Over,
}

/// Every command, at a table where it can be done, and who may.
fn commands() -> Vec<(Stage, TableCommand, Outcomes)> {
    use Stage::{Away, Full, Gathering, Over, Paused, Playing};
    let bot = || "random".to_owned();
    let hello = munera::wire::SpeechForm::Words("Hello".to_owned());
    let mut may_sit = EVERYBODY;
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
        // A card that was played has been seen: nobody takes it back. Others need not know even that.
        (Playing, TableCommand::TakeBack { seat: 1 }, by_seat_one("nothing_to_take_back")),
        (Playing, TableCommand::Declare { seat: 1, standing: StandingForm::Decline }, OWN),
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

/// The word by which a command is known on the wire.
fn word(command: &TableCommand) -> String {
    let written = serde_json::to_value(command).expect("written");
    written["do"].as_str().expect("a word").to_owned()
}

fn api() -> Value {
    serde_json::to_value(munera::server::document(&munera::server::config::BasePath::default()))
        .expect("written")
}

/// The status that goes with a code.
fn status(code: &str) -> u16 {
    match code {
        "unauthorized" => 401,
        "not_your_seat" | "not_the_host" | "sent_away" | "not_by_token" | "forbidden" => 403,
        "not_found" => 404,
        "bad_login" | "bad_record" | "bad_request" => 400,
        "wrong_login" => 401,
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
    let house = House::new().await;
    let cast = Cast::new(&house).await;
    for (stage, command, outcomes) in commands() {
        for ((visitor, role), expected) in cast.visitors.iter().zip(ROLES).zip(outcomes) {
            let table = house.keep(cast.table(stage, &json!({}))).await;
            let deed = json!({"id": "once", "command": command});
            let answer = visitor.post(&format!("/api/tables/{table}/do"), &deed).await;
            let wanted = if expected.is_empty() { 200 } else { status(expected) };
            let context = format!("{command:?} by {role}: {}", answer.body);
            assert_eq!((answer.status, answer.code().as_str()), (wanted, expected), "{context}");
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_socket_is_done_for_those_who_may_and_refused_to_all_others() {
    let house = House::new().await;
    let cast = Cast::new(&house).await;
    let origin = format!("http://{}", house.address);
    for ((number, visitor), role) in cast.visitors.iter().enumerate().zip(ROLES) {
        let mut socket = match visitor.try_connect(&origin).await {
            Ok(socket) => socket,
            Err(refused) => {
                assert_eq!((refused, commands()[0].2[number]), (401, NOBODY), "{role}");
                continue;
            }
        };
        for (stage, command, outcomes) in commands() {
            let table = house.keep(cast.table(stage, &json!({}))).await;
            let told = socket.perform(&table, command.clone()).await;
            let code = told.err().unwrap_or_default();
            assert_eq!(code, outcomes[number], "{command:?} by {role}");
        }
    }
    house.stop().await;
}

#[test]
fn every_message_of_the_wire_is_in_the_table() {
    let file = munera::wire::typescript::file();
    let (_, rest) = file.split_once("export type ClientMessage").expect("the messages of clients");
    let (messages, _) = rest.split_once("export type").expect("there is more");
    let words = messages.split("\"t\": \"").skip(1);
    let known: BTreeSet<&str> =
        words.map(|rest| &rest[..rest.find('"').expect("an end")]).collect();
    let listed: BTreeSet<&str> = MESSAGES.iter().map(|(word, _)| *word).collect();
    assert_eq!(listed, known);
}

/// Every message of a client, and what comes of it. Commands have a table of their own.
const MESSAGES: [(&str, Outcomes); 6] = [
    ("watch", ["", "", "", "closed", "closed", "closed", "closed", "closed", "", NOBODY]),
    ("unwatch", EVERYBODY),
    ("lobby", EVERYBODY),
    ("move", OWN),
    ("do", by_seat_one("")),
    ("ping", EVERYBODY),
];

/// Sends a message, and tells what comes of it.
async fn try_message(socket: &mut Socket, word: &str, table: &str) -> String {
    let table = table.to_owned();
    match word {
        // At a table without spectators, which has begun: as one who only watches.
        "watch" => {
            socket.watch(&table, None, None).await;
            let found = socket.find(|message| match message {
                ServerMessage::State { seat: None, .. } => Some(""),
                ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some("closed"),
                _ => None,
            });
            found.await.to_owned()
        }
        // Nobody is told anything of it; what follows is still answered.
        "unwatch" | "ping" => {
            if word == "unwatch" {
                socket.send(&ClientMessage::Unwatch { table, seat: Some(1) }).await;
            }
            let id = socket.id();
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

/// A card that seat 1 may play, if the client can see any; else one that it might.
async fn munera_move(socket: &mut Socket, table: &str) -> String {
    socket.watch(table, Some(1), None).await;
    let found = socket.find(|message| match message {
        ServerMessage::State { seat: Some(1), view, .. } => {
            Some(view["legal"][0].as_str().expect("a legal move").to_owned())
        }
        ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some("F1".to_owned()),
        _ => None,
    });
    found.await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_answered_to_those_who_may_and_refused_to_all_others() {
    let house = House::new().await;
    let cast = Cast::new(&house).await;
    let origin = format!("http://{}", house.address);
    for ((number, visitor), role) in cast.visitors.iter().enumerate().zip(ROLES) {
        for (word, outcomes) in MESSAGES {
            let table = house.keep(cast.table(Stage::Playing, &json!({"spectators": false}))).await;
            let came_of_it = match visitor.try_connect(&origin).await {
                Ok(mut socket) => try_message(&mut socket, word, &table).await,
                Err(401) => NOBODY.to_owned(),
                Err(status) => panic!("{status}"),
            };
            assert_eq!(came_of_it, outcomes[number], "{word} by {role}");
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_seats_own_people_watch_as_the_seat() {
    let house = House::new().await;
    let cast = Cast::new(&house).await;
    let outcomes = [false, true, false, false, false, false, false, false, true];
    for stage in [Stage::Gathering, Stage::Playing, Stage::Over] {
        let table = house.keep(cast.table(stage, &json!({}))).await;
        for ((visitor, role), may) in cast.visitors.iter().zip(ROLES).zip(outcomes) {
            let mut socket = visitor.connect().await;
            socket.watch(&table, Some(1), None).await;
            let told = socket.find(|message| match message {
                ServerMessage::State { seat: Some(1), .. } => Some(true),
                ServerMessage::Trouble { trouble: Trouble::Closed, .. } => Some(false),
                _ => None,
            });
            assert_eq!(told.await, may, "{role} in {stage:?}");
        }
    }
    house.stop().await;
}

/// Every route, and what comes of it: the method, the path as the document has it, how far the table
/// is that it is about, the address, a body, the status when it is done, and who may.
fn routes() -> Vec<(&'static str, &'static str, Stage, &'static str, Option<Value>, u16, Outcomes)>
{
    use Stage::{Gathering, Over, Playing};
    let some_table = || Some(json!({"game": "gorus", "options": {"players": 2}}));
    let leave = || Some(json!({"id": "a", "command": {"do": "leave", "seat": 1}}));
    let seated = [
        "forbidden",
        "",
        "forbidden",
        "forbidden",
        "forbidden",
        "forbidden",
        "forbidden",
        "forbidden",
        "",
        NOBODY,
    ];
    let mut log_out = EVERYBODY;
    log_out[8] = "not_by_token";
    let mut register = ["bad_login"; 10];
    (register[8], register[9]) = ("not_by_token", NOBODY);
    let mut log_in = ["wrong_login"; 10];
    (log_in[8], log_in[9]) = ("not_by_token", NOBODY);
    let mut withdraw = at_device("not_found");
    withdraw[1] = "";
    let record = include_str!("../../../../docs/fairness/gorus.txt");
    let account = Some(json!({"login": "x", "password": "long enough"}));
    let unknown = Some(json!({"login": "nobody", "password": "long enough"}));
    let passwords = Some(json!({"old": "long enough", "new": "long enough too"}));
    let one = "/api/tables/{code}";
    vec![
        ("get", "/healthz", Gathering, "/healthz", None, 200, PUBLIC),
        ("get", "/readyz", Gathering, "/readyz", None, 200, PUBLIC),
        ("get", "/metrics", Gathering, "/metrics", None, 200, PUBLIC),
        ("get", "/api/me", Gathering, "/api/me", None, 200, EVERYBODY),
        ("put", "/api/me", Gathering, "/api/me", Some(json!({"name": "Eva"})), 200, EVERYBODY),
        ("delete", "/api/me", Gathering, "/api/me", None, 204, at_device("")),
        ("post", "/api/account", Gathering, "/api/account", account, 201, register),
        (
            "put",
            "/api/account/password",
            Gathering,
            "/api/account/password",
            passwords,
            204,
            at_device("lacks_account"),
        ),
        ("post", "/api/login", Gathering, "/api/login", unknown, 200, log_in),
        ("post", "/api/logout", Gathering, "/api/logout", None, 204, log_out),
        ("get", "/api/tokens", Gathering, "/api/tokens", None, 200, at_device("")),
        (
            "post",
            "/api/tokens",
            Gathering,
            "/api/tokens",
            Some(json!({"label": "a"})),
            201,
            at_device(""),
        ),
        ("delete", "/api/tokens/{label}", Gathering, "/api/tokens/kept", None, 204, withdraw),
        ("get", "/api/games", Gathering, "/api/games", None, 200, PUBLIC),
        ("get", "/api/tables", Gathering, "/api/tables", None, 200, PUBLIC),
        ("post", "/api/tables", Gathering, "/api/tables", some_table(), 201, EVERYBODY),
        ("get", "/api/me/tables", Gathering, "/api/me/tables", None, 200, EVERYBODY),
        ("get", one, Gathering, one, None, 200, EVERYBODY),
        ("get", one, Playing, one, None, 200, EVERYBODY),
        ("get", one, Playing, "/api/tables/{code}?seat=1", None, 200, seated),
        ("get", one, Over, "/api/tables/{code}?seat=1", None, 200, seated),
        ("delete", one, Gathering, one, None, 204, by_host("")),
        ("delete", one, Playing, one, None, 204, by_host("not_over")),
        ("delete", one, Over, one, None, 204, by_host("")),
        ("post", "/api/tables/{code}/do", Playing, "/api/tables/{code}/do", leave(), 200, OWN),
        (
            "get",
            "/api/tables/{code}/record",
            Playing,
            "/api/tables/{code}/record",
            None,
            200,
            ["not_found"; 10],
        ),
        ("post", "/api/records", Gathering, "/api/records", Some(json!(record)), 201, EVERYBODY),
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
    let listed = routes().into_iter().map(|(method, path, ..)| (method.into(), path.into()));
    assert_eq!(listed.collect::<BTreeSet<(String, String)>>(), known);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_open_to_those_who_may_and_closed_to_all_others() {
    let house = House::new().await;
    for (method, _, stage, address, body, done, outcomes) in routes() {
        // Some of this changes who people are, so everybody comes anew each time.
        let cast = Cast::new(&house).await;
        // The program goes first: its person may withdraw its token.
        for number in (0..ROLES.len()).rev() {
            let (visitor, role, expected) =
                (&cast.visitors[number], ROLES[number], outcomes[number]);
            let table = house.keep(cast.table(stage, &json!({}))).await;
            let path = address.replace("{code}", &table);
            let body = body.as_ref().map(|body| match body {
                Value::String(text) => text.clone(),
                body => body.to_string(),
            });
            let answer = visitor.request(&method.to_uppercase(), &path, body).await;
            let wanted = if expected.is_empty() { done } else { status(expected) };
            let context = format!("{method} {address} by {role}: {}", answer.body);
            assert_eq!((answer.status, answer.code().as_str()), (wanted, expected), "{context}");
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_changed_by_the_page_of_another_host() {
    let house = House::new().await;
    let cast = Cast::new(&house).await;
    let elsewhere = "https://elsewhere.example";
    for (method, _, stage, address, body, ..) in routes() {
        if method == "get" {
            continue;
        }
        let table = house.keep(cast.table(stage, &json!({}))).await;
        let path = address.replace("{code}", &table);
        let (method, body) = (method.to_uppercase(), body.map(|body| body.to_string()));
        let answer = cast.visitors[0].request_from(elsewhere, &method, &path, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{path}");
    }
    let refused = cast.visitors[0].try_connect(elsewhere).await.err();
    assert_eq!(refused, Some(403));
    house.stop().await;
}

/// Waits for the end of a socket; how it was closed.
async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(frame) = socket.receive().await {
            return frame.expect("it is said why").code.into();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_known_no_longer_loses_the_sockets_that_are_open() {
    let house = House::new().await;
    let [anna, boris] = [house.guest("Anna").await, house.guest("Boris").await];
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

    let withdrawn = anna.request("DELETE", "/api/tokens/robot", None).await;
    assert_eq!(withdrawn.status, 204);
    assert_eq!(closed(&mut by_token).await, 1008);
    // Her own socket is none the worse for it.
    by_cookie.flush(&table).await;

    let forgotten = anna.request("DELETE", "/api/me", None).await;
    assert_eq!(forgotten.status, 204);
    assert_eq!(closed(&mut by_cookie).await, 1008);
    let id = of_boris.id();
    of_boris.send(&ClientMessage::Ping { id: id.clone() }).await;
    of_boris
        .find(|message| (*message == ServerMessage::Pong { id: id.clone() }).then_some(()))
        .await;

    let left = boris.post("/api/logout", &json!({})).await;
    assert_eq!(left.status, 204);
    assert_eq!(closed(&mut of_boris).await, 1008);
    house.stop().await;
}
