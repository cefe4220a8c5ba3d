//! What people do at tables besides their moves, and what befalls their connections.

use axum::extract::ws::Message;
use munera_guide::wire::{AutoResponse, Speech, TableCommand};

use crate::input::Input;
use crate::person::Place;
use crate::world::World;

/// An answer must come within this time if nothing is wrong, in milliseconds.
const LONGEST_ANSWER: u64 = 90_000;

impl World {
    /// A person's next idea, and the one after it.
    pub(crate) fn person_step(&mut self, number: usize) {
        let delay = 2_000 + self.people[number].below(8_000);
        self.later(number, delay, move |world| world.person_step(number));
        if self.people[number].line.is_none() {
            return self.connect(number);
        }
        self.check_answers(number);
        self.join_tables(number);
        if self.is_finale {
            return self.play_to_the_end(number);
        }
        self.lose_connection(number);
        let places: Vec<Place> = self.people[number].places.keys().cloned().collect();
        for (table, seat) in places {
            if let Some(seat) = seat {
                self.have_whim(number, &table, seat);
            }
            let person = &self.people[number];
            let is_over = person.state_of(&table).is_some_and(|state| state.stage == "over");
            let is_left = self.parties.iter().all(|party| party.table.as_ref() != Some(&table));
            if is_over && is_left && !person.waits_for(&table) && self.people[number].one_in(8) {
                self.unwatch(number, &(table, seat));
            }
        }
    }

    /// Every request is answered in time if nothing is wrong.
    fn check_answers(&mut self, number: usize) {
        let now = self.now();
        let is_sound = self.sound_since.is_some_and(|since| now > since + LONGEST_ANSWER);
        let person = &self.people[number];
        let is_open = person.line.as_ref().is_some_and(|line| !line.is_broken && !line.was_deaf);
        let life = self.lives.last().map_or(now, |(begun, _)| *begun);
        if !is_sound || !is_open || now < life + LONGEST_ANSWER {
            return;
        }
        let late =
            person.pending.iter().find(|(_, it)| now > it.sent + LONGEST_ANSWER && it.sent > 0);
        let late = late.map(|(id, pending)| format!("{id} is not answered: {pending:?}"));
        if let Some(late) = late {
            self.violate(late);
        }
    }

    /// Sits down at the tables of the person's parties.
    fn join_tables(&mut self, number: usize) {
        let parties = self.parties.iter().filter(|party| party.members.contains(&number));
        let tables: Vec<String> = parties.filter_map(|party| party.table.clone()).collect();
        for table in tables {
            let person = &mut self.people[number];
            let Some(state) = person.state_of(&table).cloned() else {
                let place = (table, None);
                if !person.places.contains_key(&place) {
                    self.watch(number, &place);
                }
                continue;
            };
            let has_seat = !person.seats_at(&table).is_empty();
            if state.stage != "gathering" || has_seat || person.waits_for(&table) {
                continue;
            }
            let free: Vec<u8> = (0..)
                .zip(&state.chairs)
                .filter(|(_, chair)| chair.kind == "nobody")
                .map(|(seat, _)| seat)
                .collect();
            if !free.is_empty() {
                let seat = free[person.below(free.len() as u32) as usize];
                let command = TableCommand::Sit { seat, name: None, seed: None, also: false };
                self.command(number, &table, command);
            }
        }
    }

    /// When the faults are over, everyone comes back and plays on.
    fn play_to_the_end(&mut self, number: usize) {
        let places: Vec<Place> = self.people[number].places.keys().cloned().collect();
        for (table, seat) in places {
            let (Some(seat), person) = (seat, &self.people[number]) else { continue };
            let Some(state) = person.state_of(&table) else { continue };
            if state.stage != "playing" || person.waits_for(&table) {
                continue;
            }
            let stand_in = state.chairs.get(usize::from(seat)).and_then(|it| it.stand_in.clone());
            if state.paused && person.is_host_at(&table) {
                self.command(number, &table, TableCommand::Resume);
            } else if stand_in.is_some_and(|cause| cause != "resigned") {
                self.command(number, &table, TableCommand::Return { seat });
            }
        }
    }

    /// What may befall a connection.
    fn lose_connection(&mut self, number: usize) {
        let person = &mut self.people[number];
        let (kind, pause) = (person.below(900), person.below(40_000));
        let Some(line) = &mut person.line else { return };
        match kind {
            0 | 1 => {
                self.figures.fault("connection reset");
                self.cut(number);
            }
            2 | 3 if !line.is_broken => {
                // The client notices it at some time, the server at another.
                line.is_broken = true;
                let connection = line.connection;
                self.perform(Input::Break(connection));
                self.figures.fault("connection broken silently");
                self.later(number, pause, move |world| world.hang_up(number));
            }
            4 | 5 => {
                line.was_deaf = true;
                let connection = line.connection;
                self.perform(Input::BeDeaf(connection));
                self.figures.fault("client does not read");
                self.later(number, pause, move |world| world.hear_again(number, connection));
            }
            6 => {
                self.send_frame(number, Message::Close(None));
                self.figures.fault("connection closed");
                self.hang_up(number);
            }
            7 => {
                let now = self.now();
                self.people[number].away_until = now + pause * 40;
                self.figures.fault("client away");
                self.cut(number);
            }
            _ => {}
        }
    }

    fn hear_again(&mut self, number: usize, connection: u64) {
        let own = self.people[number].line.as_ref();
        if own.is_some_and(|line| line.connection == connection) {
            self.perform(Input::Hear(connection));
        }
    }

    fn have_whim(&mut self, number: usize, table: &str, seat: u8) {
        let person = &mut self.people[number];
        let Some(state) = person.state_of(table).cloned() else { return };
        if person.waits_for(table) {
            return;
        }
        let is_host = person.is_host_at(table);
        let idea = person.below(700);
        let other = person.below(state.chairs.len() as u32) as u8;
        let is_playing = state.stage == "playing";
        let is_away = state.chairs.get(usize::from(seat)).is_some_and(|it| it.stand_in.is_some());
        let is_bold = person.one_in(6);
        let own = person.places.get(&(table.to_owned(), Some(seat)));
        let own_state = own.and_then(|watched| watched.state.as_ref()?.own.clone());
        if is_playing && state.paused && is_host && idea < 150 {
            return self.command(number, table, TableCommand::Resume);
        }
        if is_playing && is_away && idea < 150 {
            return self.command(number, table, TableCommand::Return { seat });
        }
        if own_state.as_ref().is_some_and(|own| own.can_take_back) && idea < 60 {
            return self.command(number, table, TableCommand::TakeBack { seat });
        }
        let command = match idea {
            0..12 => {
                let speech = if idea < 8 {
                    Speech::Phrase(idea as u8)
                } else {
                    Speech::Words(format!("What do you hold? {idea}"))
                };
                TableCommand::Say { seat, speech }
            }
            12..20 => {
                let standing = match idea % 4 {
                    0 => AutoResponse::Ask,
                    1 => AutoResponse::DeclineUnlessAimedAt,
                    2 => AutoResponse::DeclineUntilTurn,
                    _ => AutoResponse::Decline,
                };
                TableCommand::Declare { seat, standing }
            }
            20..24 => TableCommand::PlayForced { seat, on: idea.is_multiple_of(2) },
            24..26 => TableCommand::Leave { seat },
            26..28 => TableCommand::Abandon { seat, on: idea == 26 },
            28 => TableCommand::Pause,
            29 => TableCommand::Mute { seat: other, on: true },
            30 => TableCommand::Mute { seat: other, on: false },
            31 => TableCommand::PassHost { seat: other },
            32 if is_bold => TableCommand::Resign { seat },
            33 if is_bold => TableCommand::SendAway { seat: other },
            34 => TableCommand::Start,
            35 => TableCommand::Stand { seat },
            36 => TableCommand::Swap { one: seat, other },
            37 => TableCommand::Sit { seat: other, name: None, seed: None, also: true },
            // What is not theirs to do.
            38 => TableCommand::TakeBack { seat: other },
            39 => TableCommand::Resign { seat: 7 },
            40..44 => {
                let request = own_state.and_then(|own| own.request).unwrap_or(1);
                let (seat, request) = match idea {
                    40 => (seat, request.wrapping_sub(1)),
                    41 => (other, request),
                    _ => (seat, request),
                };
                let choice = match (idea, own.and_then(|watched| watched.legal.first())) {
                    (40 | 41, Some(choice)) => choice.clone(),
                    (43, _) => String::new(),
                    _ => "rubbish".to_owned(),
                };
                // The legal move of a person who also has the other seat would be made.
                if self.people[number].seats_at(table).contains(&other) && idea == 41 {
                    return;
                }
                return self.make_move(number, table, seat, request, choice);
            }
            _ => return,
        };
        self.command(number, table, command);
    }
}
