//! What one client could do to all others.

use super::{Area, Bug, SERVER, UNIT_SERVER};

pub(super) const AREA: Area = Area { title: "Limits", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "record-names-without-limit",
        wrong: "Lists and replays show the names of an uploaded record, however long they are.",
        file: "crates/server/src/people/name.rs",
        find: "name.parse::<Name>().map(Name::into_string).unwrap_or_default()",
        replace: "name.to_owned()",
        found_by: SERVER
            .test("tables::records::names_in_a_record_cannot_make_lists_long_or_hide_letters"),
    },
    Bug {
        name: "patient-with-slow-readers",
        wrong: "A client that takes its answer byte by byte is waited for as long as it likes.",
        file: "crates/server/src/write_patience.rs",
        find: "self.grant(longest_wait(Duration::ZERO, bytes));",
        replace: "self.left = if bytes > 0 { self.longest } else { self.left };",
        found_by: UNIT_SERVER.test(
            "write_patience::tests::a_client_that_takes_nothing_or_almost_nothing_is_cut_off",
        ),
    },
    Bug {
        name: "waiting-messages-not-counted",
        wrong: "Messages that wait for the clients of an address are not counted together.",
        file: "crates/server/src/tables/outbox.rs",
        find: "self.held.hold(self.group, length)",
        replace: "self.held.hold(self.group, 0)",
        found_by: UNIT_SERVER
            .test("tables::outbox::tests::the_clients_of_an_address_share_what_may_wait_for_it"),
    },
    Bug {
        name: "waiting-answers-not-counted",
        wrong: "Answers that wait for the clients of an address are not counted.",
        file: "crates/server/src/held_bytes.rs",
        find: ".filter(|size| *size >= SHORT)",
        replace: ".filter(|size| *size >= SHORT << 40)",
        found_by: SERVER.test("backlog::an_address_for_which_too_much_waits_gets_no_more"),
    },
    Bug {
        name: "rematch-is-free",
        wrong: "A rematch does not count among the tables that an address opens in an hour.",
        file: "crates/server/src/tables/creating.rs",
        find: "let permit = self.limits().table(group)?;",
        replace: "let permit = crate::Limits::new(&crate::config::Config::default()).table(group)?;",
        found_by: SERVER
            .test("tables::endings::a_rematch_counts_as_a_table_that_its_address_opens"),
    },
    Bug {
        name: "more-tables-than-allowed",
        wrong: "A full server opens tables all the same.",
        file: "crates/server/src/tables/unfinished.rs",
        find: "if counted.tables.len() >= self.most {",
        replace: "if counted.tables.len() >= self.most.saturating_mul(1_000) {",
        found_by: SERVER
            .test("tables::endings::a_full_server_opens_no_table_but_serves_those_that_are_there"),
    },
    Bug {
        name: "running-tables-closed-when-full",
        wrong: "When a server is full, a game that runs and is not in memory cannot be watched.",
        file: "crates/server/src/tables/registry.rs",
        find: "\n            || self.inner.unfinished.contains(code)",
        replace: "",
        found_by: SERVER
            .test("tables::endings::a_full_server_opens_no_table_but_serves_those_that_are_there"),
    },
    Bug {
        name: "many-replays-at-once",
        wrong: "Several replays are computed at once, each on a processor of its own.",
        file: "crates/server/src/replays.rs",
        find: "const AT_ONCE: usize = 1;",
        replace: "const AT_ONCE: usize = 64;",
        found_by: UNIT_SERVER.test(
            "replays::tests::one_replay_is_computed_at_a_time_and_an_address_waits_for_a_few_only",
        ),
    },
    Bug {
        name: "replay-turn-ends-with-its-client",
        wrong: "A client that hangs up makes room for the next replay while its own is computed.",
        file: "crates/server/src/replays.rs",
        find: "\
        let computed = spawn_blocking(move || {
            let counted = GaugeGuard::in_gauge(&self.metrics.replays);
            let computed = job();
            // In this order, so that the next one never counts beside this one.
            drop(counted);
            drop(self);
            computed
        });",
        replace: "\
        let computed = spawn_blocking(job);",
        found_by: UNIT_SERVER.test(
            "replays::tests::a_replay_whose_client_has_gone_keeps_its_turn_until_it_is_computed",
        ),
    },
    Bug {
        name: "chat-without-limit",
        wrong: "A person may say as many lines of chat at once as they like.",
        file: "crates/server/src/tables/command_limits.rs",
        find: "Self::Chat => (10, Duration::from_secs(3)),",
        replace: "Self::Chat => (u32::MAX, Duration::from_millis(1)),",
        found_by: SERVER
            .test("limits::messages::chat_and_commands_run_out_for_one_person_and_not_for_others"),
    },
    Bug {
        name: "presence-without-limit",
        wrong: "Everyone at a table is told of every spectator who comes or goes, at once.",
        file: "crates/server/src/tables/task.rs",
        find: "self.presence_due.get_or_insert(self.presence_told + PRESENCE_PACE);",
        replace: "self.presence_due.get_or_insert(self.presence_told);",
        found_by: SERVER.test("limits::spectators_who_come_and_go_do_not_keep_a_player_busy"),
    },
    Bug {
        name: "pings-not-counted",
        wrong: "Pings of a client do not count among its messages.",
        file: "crates/server/src/routes/socket/connection.rs",
        find: "if self.limiter.check().is_err() {",
        replace: "if !matches!(message, Message::Ping(_)) && self.limiter.check().is_err() {",
        found_by: SERVER.test("limits::messages::frames_of_every_kind_run_out"),
    },
    Bug {
        name: "one-address-fills-the-server",
        wrong: "One address may have all unfinished tables that a server takes.",
        file: "crates/server/src/tables/unfinished.rs",
        find: "if own >= self.most_of_address {",
        replace: "if own >= self.most {",
        found_by: UNIT_SERVER
            .test("tables::unfinished::tests::one_address_leaves_room_for_others"),
    },
    Bug {
        name: "bots-answer-without-limit",
        wrong: "The bots of one address answer as often as their threads let them.",
        file: "crates/server/src/limits.rs",
        find: "self.bot_answers.wait(&group).map_or(",
        replace: "self.bot_answers.wait(&group).filter(Duration::is_zero).map_or(",
        found_by: SERVER.test("tables::fair_bots::bots_that_have_answered_too_often_wait_and_those_of_other_addresses_do_not"),
    },
    Bug {
        name: "uploads-without-limit",
        wrong: "Uploaded records do not count among the tables that an address opens in an hour.",
        file: "crates/server/src/routes/record.rs",
        find: "let permit = routes.context.limits.table(group)?;",
        replace: "let permit = crate::Limits::new(&crate::config::Config::default()).table(group)?;",
        found_by: SERVER.test("limits::guests_tables_and_records_run_out"),
    },
];
