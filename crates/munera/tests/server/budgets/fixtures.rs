//! A database in which everything is as large as one person can make it.

use std::fs;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use munera_bots::Generator;
use munera_protocol::content::Packs;
use munera_protocol::record::{Date, Record};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, write_event};
use munera_storage::PersonId;
use serde_json::json;
use tokio::sync::OnceCell;
use tokio::time::sleep;

use crate::story::{Story, events_until};
use crate::test_server::TestServer;
use crate::visitor::{Credentials, Visitor};

/// How many of a person's tables are listed.
const OWN_TABLES: usize = 200;

/// How many lines a person may say at a table, and clients may catch up with.
const LINES: usize = 500;

/// The longest name, in the widest letters.
fn longest_name() -> String {
    "𐌰".repeat(24)
}

/// Everything that a server can be asked for, at its largest.
pub(super) struct Fixtures {
    /// The file of the database.
    pub(super) database: Vec<u8>,
    cookie: String,
    other_cookie: String,
    token: String,
    /// A game of Fired Up for five, at a moment with many legal moves.
    pub(super) playing: String,
    /// The same game, with as many lines of chat as a client can catch up with.
    pub(super) talkative: String,
    /// A record of the largest size whose game is long, and how many events it has.
    pub(super) long_record: String,
    pub(super) events: usize,
    /// The code of such a record, and of the longest game of Fired Up.
    pub(super) imported: [String; 2],
}

impl Fixtures {
    /// Made once for all tests.
    pub(super) async fn get() -> &'static Self {
        static MADE: OnceCell<Fixtures> = OnceCell::const_new();
        MADE.get_or_init(Self::new).await
    }

    async fn new() -> Self {
        let server = TestServer::new().await;
        let [anna, dora] = [registered(&server, "anna").await, registered(&server, "dora").await];
        let anna_id = anna.person.expect("a person");
        for number in 0..19 {
            let label = format!("{number:02}{}", "𐌰".repeat(38));
            assert_eq!(anna.post("/api/tokens", &json!({"label": label})).await.status, 201);
        }
        let Credentials::Token(token) = anna.program("mine").await.credentials else {
            panic!("a program has a token")
        };
        let [cookie, other_cookie] = [&anna, &dora].map(|visitor| match &visitor.credentials {
            Credentials::Cookie(cookie) => cookie.clone(),
            _ => panic!("a browser has a cookie"),
        });
        let game = FiredUp::with_options(Packs::own().offered()[0].options(5)).expect("options");
        let widest = |least: usize| {
            (0..200).find_map(|seed| {
                events_until(&game, seed, |state, events| {
                    let Node::Decide(seats) = game.node(state) else { return false };
                    let legal = seats.iter().next().map_or(0, |seat| game.legal(state, seat).len());
                    events.len() > 100 && legal >= least
                })
            })
        };
        let past = [400, 300, 200, 100, 50].into_iter().find_map(widest).expect("a busy turn");
        let story = || {
            let story = Story::new(&game, &json!({}), anna_id);
            // A program may speak for the seat of a program only.
            let story = story.sat_as_program(1, anna_id, &longest_name());
            [0, 2, 3, 4]
                .into_iter()
                .fold(story, |story, seat| story.sat(seat, anna_id, &longest_name()))
        };
        let playing = server.keep(story().played(&game, &past)).await;
        let speech = json!({"words": "𐌰".repeat(280)});
        let said = (0..LINES).fold(story(), |story, _| {
            story.line(json!({"k": "said", "seat": 0, "speech": speech}))
        });
        let talkative = server.keep(said).await;
        // Together, so that the disk is asked less often.
        join_all((0..OWN_TABLES).map(|number| keep_own_table(&server, number, anna_id))).await;
        let (long_record, events) = long_record();
        let mut imported = Vec::new();
        let fired_up = include_str!("../../../../../docs/fairness/fired_up.txt").to_owned();
        for record in [long_record.clone(), fired_up] {
            let kept = anna.request("POST", "/api/records", Some(record)).await;
            assert_eq!(kept.status, 201, "{}", kept.body);
            imported.push(kept.json()["table"].as_str().expect("a code").to_owned());
        }
        let imported = imported.try_into().expect("two");
        let path = server.context.config.database.clone();
        let _folder = server.stop().await;
        // Its last tasks may end a moment after its last connection; then everything is in one file.
        while path.with_extension("db-wal").exists() {
            sleep(Duration::from_millis(10)).await;
        }
        let database = fs::read(&path).expect("read");
        Self {
            database,
            cookie,
            other_cookie,
            token,
            playing,
            talkative,
            long_record,
            events,
            imported,
        }
    }

    /// Anna with her browser.
    pub(super) fn visitor(&self, address: SocketAddr) -> Visitor {
        let credentials = Credentials::Cookie(self.cookie.clone());
        Visitor { address, credentials, person: None }
    }

    /// The headers by which the server knows Anna's browser.
    pub(super) fn browser(&self, address: SocketAddr) -> String {
        format!("origin: http://{address}\r\ncookie: {}\r\n", self.cookie)
    }

    /// The headers of the browser of another person, whose password can be changed: that ends all
    /// other sessions.
    pub(super) fn other_browser(&self, address: SocketAddr) -> String {
        format!("origin: http://{address}\r\ncookie: {}\r\n", self.other_cookie)
    }

    /// The headers by which the server knows her program.
    pub(super) fn program(&self) -> String {
        format!("authorization: Bearer {}\r\n", self.token)
    }
}

/// A person with an account.
async fn registered(server: &TestServer, login: &str) -> Visitor {
    let guest = server.guest(login).await;
    let account = json!({"login": login, "password": "correct horse"});
    guest.with_cookie(&guest.post("/api/account", &account).await)
}

/// A table with the longest entry in lists.
async fn keep_own_table(server: &TestServer, number: usize, host: PersonId) {
    let options = munera_rules::gorus::Options::new(8);
    let game = munera_rules::gorus::LargeGorus::with_options(options).expect("options");
    let story = Story::new(&game, &json!({}), host);
    let story = (0..8).fold(story, |story, seat| story.sat(seat, host, &longest_name()));
    let mut table = story.finish();
    let code = table.summary.table.to_string();
    table.summary.listed = number < 100;
    let options = munera_protocol::codec::Codec::write_options(&game);
    table.summary.listing = json!({
        "table": code, "game": "gorus", "options": options, "stage": "gathering",
        "clock": {"kind": "bank", "seconds": 80_000, "increment": 10},
        "chairs": vec![json!(["person", longest_name()]); 8],
        "touched": 0, "winners": null,
    })
    .to_string();
    server.context.logs.create(table).await.expect("kept");
}

/// The moves of Gladiators that do not end a game, the calmest first.
const CALM: [&str; 6] = ["respond", "pass", "draw", "recover", "play", "focus"];

/// A record of nearly a MiB: a game that its players do not want to end.
fn long_record() -> (String, usize) {
    let options = gladiators::Options {
        turn_limit: Some(gladiators::Options::HIGHEST_TURN_LIMIT),
        ..gladiators::Options::new(4)
    };
    let game = Gladiators::with_options(options).expect("options");
    let mut generator = Generator::new(7);
    let (mut state, mut events, mut bytes) = (game.start(), Vec::new(), 0);
    while bytes < 1_030_000 && events.len() < 100_000 {
        let event = match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat is asked");
                let legal = game.legal(&state, seat);
                // What ends the game comes last.
                let rank = |choice: &<Gladiators as Game>::Move| {
                    let text = game.write_move(*choice).to_string();
                    let word = text.split(' ').next().unwrap_or_default().to_owned();
                    CALM.iter().position(|calm| *calm == word).unwrap_or(CALM.len())
                };
                let calmest = legal.iter().map(|choice| rank(&choice)).min();
                let calm: Vec<_> = legal.iter().filter(|it| Some(rank(it)) == calmest).collect();
                let choice = calm[generator.below(calm.len() as u32) as usize];
                Event::Move(seat, choice)
            }
        };
        game.play(&mut state, &event).expect("legal");
        let event = write_event(&game, &event);
        bytes += event.len() + 1;
        events.push(event);
    }
    let record = Record::of(&game, &Date::of_moment(0), |_| "Anna", &events).expect("a record");
    let text = record.to_string();
    // Tags are kept too.
    let room = (1 << 20) - text.len() - 32;
    (format!("[Remark \"{}\"]\n{text}", "x".repeat(room)), events.len())
}
