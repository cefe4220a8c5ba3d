//! Tables with a past: their logs, as a server would have written them.

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_protocol::codec::Codec;
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Viewer, write_event};
use munera_storage::{NewTable, PersonId, StoredEntry, SummaryStage, TableSummary};
use serde_json::{Value, json};

/// A table's log that is being made.
#[derive(Clone)]
pub(crate) struct Story {
    table: TableCode,
    stage: SummaryStage,
    /// The time of all entries: just now, so that no time limit has passed.
    at: i64,
    lines: Vec<Value>,
    people: Vec<PersonId>,
}

impl Story {
    /// A table of a game that has just been opened.
    pub(crate) fn new<G: Codec>(game: &G, settings: &Value, host: PersonId) -> Self {
        let bytes = munera_protocol::random::random_bytes().expect("there is chance");
        let seed = munera_protocol::fairness::ServerSeed::random().expect("there is chance");
        let at = munera_server::now();
        let opening = json!({
            "at": at, "k": "opened", "game": G::NAME, "options": game.write_options(),
            "rules": G::RULES_VERSION, "host": host.0, "settings": settings,
            "pack_hash": game.attachment(),
            "secret": seed.to_hex(), "commitment": seed.commitment().to_string(),
        });
        Self {
            table: TableCode::from_bytes(bytes),
            stage: SummaryStage::Gathering,
            at,
            lines: vec![opening],
            people: Vec::new(),
        }
    }

    /// The same table with a fixed code and a fixed seed.
    pub(crate) fn fixed(mut self) -> Self {
        let seed =
            munera_protocol::fairness::ServerSeed::from_hex(&"0f".repeat(64)).expect("a seed");
        self.table = TableCode::from_bytes([7; 10]);
        self.lines[0]["secret"] = json!(seed.to_hex());
        self.lines[0]["commitment"] = json!(seed.commitment().to_string());
        self
    }

    /// Adds an entry to the log.
    pub(crate) fn line(mut self, mut line: Value) -> Self {
        line["at"] = json!(self.at);
        self.lines.push(line);
        self
    }

    /// A person sits down.
    pub(crate) fn sat(self, seat: u8, person: PersonId, name: &str) -> Self {
        self.sits(seat, person, name, false)
    }

    /// A person's program sits down.
    pub(crate) fn sat_as_program(self, seat: u8, person: PersonId, name: &str) -> Self {
        self.sits(seat, person, name, true)
    }

    fn sits(mut self, seat: u8, person: PersonId, name: &str, program: bool) -> Self {
        self.people.push(person);
        let person = person.0;
        self.line(json!({
            "k": "sat", "seat": seat, "person": person, "name": name, "program": program,
        }))
    }

    /// The game begins, with these events.
    pub(crate) fn played<G: Game>(mut self, game: &G, events: &[Event<G>]) -> Self {
        self.stage = SummaryStage::Playing;
        self = self.line(json!({"k": "started"}));
        for event in events {
            let by = if matches!(event, Event::Chance(_)) { "nobody" } else { "bot" };
            let event = write_event(game, event);
            self = self.line(json!({"k": "played", "event": event, "by": by}));
        }
        self
    }

    /// The table as a storage keeps it.
    pub(crate) fn finish(self) -> NewTable {
        let write = |line: &Value| StoredEntry {
            bytes: line.to_string().into_bytes(),
            made_by: None,
            personal: None,
        };
        let summary = TableSummary {
            table: self.table,
            stage: self.stage,
            listed: false,
            touched: self.at,
            listing: "{}".to_owned(),
            people: self.people,
        };
        NewTable { summary, entries: self.lines.iter().map(write).collect(), record: None }
    }
}

/// A random game, up to a decision at which a condition holds; `None` if that never happens.
pub(crate) fn events_until<G: Game>(
    game: &G,
    seed: u64,
    mut is_so: impl FnMut(&G::State, &[Event<G>]) -> bool,
) -> Option<Vec<Event<G>>> {
    let mut generator = Generator::new(seed);
    let (mut state, mut events) = (game.start(), Vec::new());
    loop {
        let publicly_forced = game.publicly_forced(&game.view(&state, Viewer::Spectator));
        let event = match game.node(&state) {
            Node::Over(_) => return None,
            Node::Chance(_) => Event::Chance(game.draw(&state, &mut generator)),
            Node::Decide(seats) => {
                if publicly_forced.is_none() && is_so(&state, &events) {
                    return Some(events);
                }
                let number = generator.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(number).expect("a seat is asked");
                let legal = game.legal(&state, seat);
                let any = legal.nth(generator.below(legal.len() as u32) as usize);
                publicly_forced
                    .map_or(Event::Move(seat, any), |(seat, only)| Event::Move(seat, only))
            }
        };
        game.play(&mut state, &event).expect("legal");
        events.push(event);
    }
}
