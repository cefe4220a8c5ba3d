//! The bots of one table that think, and the answers that wait for their moment.
//!
//! How long a bot thinks depends on its cards: a forced play takes no time at all. So an answer
//! leaves at a moment that depends only on when the bot was asked and began, never on when it was
//! ready.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use munera_session::{BotTurn, Moment, Span};
use tokio::runtime::Handle;
use tokio::sync::mpsc;

use super::any_table::BotTask;
use super::thinkers::{BegunThinking, ThinkingJob};
use crate::limits::ThinkingPermit;
use crate::table_clock::TableClock;

/// The bots of one table that think, or whose answers wait.
pub(super) struct Thinking {
    bots: Vec<ThinkingBot>,
    sender: mpsc::UnboundedSender<Thought>,
    /// Each bot sends one thought, so few can wait here. The threads of the bots never wait for a
    /// table.
    thoughts: mpsc::UnboundedReceiver<Thought>,
}

/// What a bot has chosen; nothing if it has failed.
pub(super) struct Thought {
    turn: BotTurn,
    /// When it began to think, and when it was ready.
    began: Moment,
    ready: Moment,
    choice: Option<String>,
}

/// A choice that is made.
pub(super) struct Ready {
    pub(super) turn: BotTurn,
    pub(super) choice: Option<String>,
}

struct ThinkingBot {
    turn: BotTurn,
    answer_time: AnswerTime,
    /// Stops the bot when its answer is no longer wanted.
    stop: Arc<AtomicBool>,
    /// When its answer leaves, and what it has chosen, once it has.
    chosen: Option<(Moment, Option<String>)>,
}

impl Drop for ThinkingBot {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// How long a bot of some level takes for each answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerTime {
    /// From the question to the answer.
    pub(super) whole: Span,
    /// How long the bot keeps its thread; before that is over, it is cut off.
    pub(super) on_thread: Span,
}

impl AnswerTime {
    /// When the answer to a turn leaves, if the bot began to think then and was ready then.
    ///
    /// Usually that is one answer time after the question, or when the pace is over. If all threads
    /// were busy and the bot began too late for that, it is a whole number of answer times after the
    /// question: then it does not show how long the bots before this one have thought.
    fn leaves(self, turn: &BotTurn, began: Moment, ready: Moment) -> Moment {
        let whole = self.whole.0.max(1);
        // A bot may be ready after it was cut off only if its thread had to wait for a processor.
        let at_last = (began + self.on_thread).max(ready);
        let times = (at_last - turn.begins).0.div_ceil(whole).max(1);
        turn.due.max(turn.begins + Span(times.saturating_mul(whole)))
    }
}

impl Thinking {
    /// No bot thinks.
    pub(super) fn none() -> Self {
        let (sender, thoughts) = mpsc::unbounded_channel();
        Self { bots: Vec::new(), sender, thoughts }
    }

    /// Whether no bot thinks and no answer waits.
    pub(super) fn is_empty(&self) -> bool {
        self.bots.is_empty()
    }

    /// Stops the bots whose turns are over, and drops their answers.
    pub(super) fn keep_only(&mut self, turns: &[BotTurn]) {
        self.bots.retain(|bot| turns.contains(&bot.turn));
    }

    /// Whether a bot thinks about this turn, or has thought.
    pub(super) fn has(&self, turn: &BotTurn) -> bool {
        self.bots.iter().any(|bot| bot.turn == *turn)
    }

    /// Lets a bot begin; returns the job for its thread.
    pub(super) fn begin(
        &mut self,
        _permit: ThinkingPermit,
        turn: BotTurn,
        task: BotTask,
        clock: &TableClock,
        count: impl Send + 'static,
    ) -> ThinkingJob {
        let stop = Arc::new(AtomicBool::new(false));
        let BotTask { answer_time, choose } = task;
        let chosen = None;
        let bot = ThinkingBot { turn: turn.clone(), answer_time, stop: Arc::clone(&stop), chosen };
        self.bots.push(bot);
        let (sender, clock, runtime) = (self.sender.clone(), clock.clone(), Handle::current());
        let begin = move || -> BegunThinking {
            // On this thread, too, the time is that of the runtime.
            let now = move || {
                let _runtime = runtime.enter();
                clock.now()
            };
            let began = now();
            Box::new(move || {
                if !stop.load(Ordering::Relaxed) {
                    let choose = || choose(&stop);
                    let choice = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_default();
                    // If the table is gone, it does not need the answer.
                    let _ = sender.send(Thought { turn, began, ready: now(), choice });
                }
                drop(count);
            })
        };
        let on_thread = Duration::from_millis(answer_time.on_thread.0);
        ThinkingJob { on_thread, begin: Box::new(begin) }
    }

    /// The next thought of a bot.
    pub(super) async fn next(&mut self) -> Thought {
        match self.thoughts.recv().await {
            Some(thought) => thought,
            // There always is a sender.
            None => std::future::pending().await,
        }
    }

    /// Keeps what a bot has chosen until its moment has come.
    pub(super) fn note(&mut self, thought: Thought) {
        let Thought { turn, began, ready, choice } = thought;
        if let Some(bot) = self.bots.iter_mut().find(|bot| bot.turn == turn) {
            bot.chosen = Some((bot.answer_time.leaves(&turn, began, ready), choice));
        }
    }

    /// When the next answer leaves.
    pub(super) fn due(&self) -> Option<Moment> {
        self.bots.iter().filter_map(|bot| Some(bot.chosen.as_ref()?.0)).min()
    }

    /// The first answer whose moment has come. Which of several comes first does not depend on which
    /// bot was ready first, or on what the table did meanwhile.
    pub(super) fn take_ready(&mut self, now: Moment) -> Option<Ready> {
        while let Ok(thought) = self.thoughts.try_recv() {
            self.note(thought);
        }
        let leaves = |bot: &ThinkingBot| bot.chosen.as_ref().map(|(leaves, _)| *leaves);
        let ready = self.bots.iter().enumerate();
        let ready = ready.filter_map(|(place, bot)| Some((leaves(bot)?, bot.turn.seat, place)));
        let (_, _, place) = ready.filter(|(leaves, ..)| *leaves <= now).min()?;
        let mut bot = self.bots.remove(place);
        let choice = bot.chosen.take().and_then(|(_, choice)| choice);
        Some(Ready { turn: bot.turn.clone(), choice })
    }
}

#[cfg(test)]
mod tests {
    use munera_rules::Seat;
    use munera_session::{BotName, BotTurn, Moment, RequestId, Span};

    use super::AnswerTime;

    const TIME: AnswerTime = AnswerTime { whole: Span(80), on_thread: Span(20) };

    fn turn(begins: i64, pace: u64) -> BotTurn {
        let (begins, bot) = (Moment(begins), BotName("hard".to_owned()));
        let (seat, request) = (Seat::new(1), RequestId(3));
        BotTurn { seat, request, bot, begins, due: begins + Span(pace) }
    }

    fn leaves(pace: u64, began: i64, ready: i64) -> i64 {
        TIME.leaves(&turn(1000, pace), Moment(began), Moment(ready)).0
    }

    #[test]
    fn an_answer_leaves_at_the_same_moment_however_soon_it_is_ready() {
        for began in 1000..=1060 {
            for ready in began..=began + 20 {
                assert_eq!(leaves(0, began, ready), 1080);
                assert_eq!(leaves(80, began, ready), 1080);
                assert_eq!(leaves(900, began, ready), 1900);
            }
        }
    }

    #[test]
    fn an_answer_that_begins_late_shows_only_that() {
        for (began, expected) in [(1061, 1160), (1140, 1160), (1141, 1240)] {
            for ready in began..=began + 19 {
                assert_eq!(leaves(0, began, ready), expected);
            }
        }
        assert_eq!(leaves(900, 1061, 1070), 1900);
        assert_eq!(leaves(900, 1900, 1901), 1960, "one answer time is enough");
    }

    #[test]
    fn an_answer_that_is_not_ready_in_time_waits_for_the_next_moment() {
        assert_eq!(leaves(0, 1001, 1081), 1160);
    }
}
