//! When bots answer, whose bots think, and what they compute.

use super::{Area, Bug, UNIT_BOTS, UNIT_SERVER};

pub(super) const AREA: Area = Area { title: "Bots", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "bot-answers-when-it-is-ready",
        wrong: "A bot's answer leaves when it is ready, so its time tells how hard the choice was.",
        file: "crates/server/src/tables/thinking.rs",
        find: "turn.due.max(turn.begins + Span(times.saturating_mul(whole)))",
        replace: "turn.due.max(ready).max(turn.begins + Span(times.min(0)))",
        found_by: UNIT_SERVER.test(
            "tables::thinking::tests::\
             an_answer_leaves_at_the_same_moment_however_soon_it_is_ready",
        ),
    },
    Bug {
        name: "thread-is-free-when-the-bot-is-ready",
        wrong: "A bot that waits for a thread begins sooner after a forced move than after another.",
        file: "crates/server/src/tables/bot_threads.rs",
        find: "            self.wait_for_end(begun, on_thread);\n",
        replace: "            self.wait_for_end(begun, Duration::from_nanos(u64::from(on_thread.is_zero())));\n",
        found_by: UNIT_SERVER.test(
            "tables::bot_threads::tests::the_next_job_begins_no_sooner_after_one_that_is_ready_at_once",
        ),
    },
    Bug {
        name: "one-queue-for-all-bots",
        wrong: "Bots wait in one queue, so a client with many tables keeps all others waiting.",
        file: "crates/server/src/tables/fair_queue.rs",
        find: "self.groups.member(group).member(table).push_back(job);",
        replace: "\
        let _ = (group, table);
        self.groups.member(None).member(TableCode::from_bytes([0; 10])).push_back(job);",
        found_by: UNIT_SERVER.test(
            "tables::fair_queue::tests::\
             a_client_with_one_job_waits_for_one_job_of_each_other_client",
        ),
    },
    Bug {
        name: "solver-cuts-off-too-soon",
        wrong: "The solver leaves out plays that could still change the margin.",
        file: "crates/bots/src/gorus/solver/alpha_beta.rs",
        find: "self.low >= self.high",
        replace: "self.low + 2 >= self.high",
        found_by: UNIT_BOTS.test("gorus::tests::solutions::solutions_are_those_of_plain_minimax"),
    },
];
