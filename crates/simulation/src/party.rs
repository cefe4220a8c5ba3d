//! People who play together, one game after another.

use munera_guide::wire::TableCommand;

use crate::agenda::Actor;
use crate::input::Input;
use crate::options::random_table;
use crate::world::World;

/// People who play together, one game after another.
pub(crate) struct Party {
    /// The person who opens the tables.
    pub(crate) host: usize,
    pub(crate) members: Vec<usize>,
    pub(crate) table: Option<String>,
    /// When the table was opened, or is wanted.
    since: u64,
    pub(crate) is_opening: bool,
}

impl Party {
    pub(crate) fn new(host: usize, members: Vec<usize>) -> Self {
        Self { host, members, table: None, since: 0, is_opening: false }
    }
}

/// How long a host waits for people before bots take the chairs, in milliseconds.
const LONGEST_WAIT: u64 = 90_000;

impl World {
    /// What the people of a party do together.
    pub(crate) fn party_step(&mut self, number: usize) {
        let delay = 3_000 + self.below(9_000);
        self.agenda.plan(delay, Actor::Plan, move |world| world.party_step(number));
        let party = &self.parties[number];
        let (host, now) = (party.host, self.now());
        let Some(table) = party.table.clone() else {
            if !party.is_opening && party.since <= now && !self.is_finale {
                self.open_table(number);
            }
            return;
        };
        let person = &self.people[host];
        let Some(state) = person.state_of(&table).cloned() else {
            // The table may have been deleted, or forgotten by a server that never stored it.
            if person.line.is_some() && now > party.since + 3_600_000 {
                self.parties[number].table = None;
            }
            return;
        };
        if person.waits_for(&table) {
            return;
        }
        let is_host = person.is_host_at(&table);
        match state.stage.as_str() {
            "gathering" | "over" if self.is_finale => {}
            "gathering" if is_host => {
                let is_free = state.chairs.iter().any(|chair| chair.kind == "nobody");
                let command = match (is_free, now > party.since + LONGEST_WAIT) {
                    (false, _) => TableCommand::Start,
                    (true, true) => TableCommand::Fill { bot: "random".to_owned() },
                    (true, false) => {
                        let last = state.chairs.len() as u8 - 1;
                        match self.below(12) {
                            0 => TableCommand::Swap { one: 0, other: last },
                            1 => TableCommand::SendAway { seat: last },
                            _ => return,
                        }
                    }
                };
                self.command(host, &table, command);
            }
            // If the host is gone, the server has chosen the next one.
            "gathering" if now > party.since + 20 * LONGEST_WAIT => self.leave_table(number),
            "over" => {
                if let Some(rematch) = state.rematch {
                    self.parties[number].table = Some(rematch);
                    self.parties[number].since = now;
                } else {
                    let seat = self.people[host].seats_at(&table).first().copied();
                    match (seat, self.below(6)) {
                        (Some(seat), 0..3) => {
                            self.command(host, &table, TableCommand::Rematch { seat });
                        }
                        (_, 4) if is_host => self.delete_table(number, table),
                        (_, 3 | 5) | (None, _) => self.leave_table(number),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn leave_table(&mut self, number: usize) {
        let delay = self.below(30_000);
        let now = self.now();
        let party = &mut self.parties[number];
        (party.table, party.since) = (None, now + delay);
    }

    /// Asks the server for a new table.
    fn open_table(&mut self, number: usize) {
        let packs = std::sync::Arc::clone(&self.packs);
        let wish = Box::new(random_table(&packs, &mut self.generator));
        if self.server.is_none() {
            return;
        }
        self.parties[number].is_opening = true;
        self.parties[number].since = self.agenda.now();
        // A server that dies gives no answer: the host asks again.
        let life = self.life();
        self.agenda.plan(30_000, Actor::Plan, move |world| {
            if world.life() != life || world.parties[number].table.is_none() {
                world.parties[number].is_opening = false;
            }
        });
        let host = self.parties[number].host;
        self.perform(Input::Open { host, party: number, wish });
    }

    fn delete_table(&mut self, number: usize, table: String) {
        // From now on it may be gone, answered or not.
        self.ledger.delete(&table);
        let person = self.parties[number].host;
        self.perform(Input::Delete { person, party: number, table });
    }
}
