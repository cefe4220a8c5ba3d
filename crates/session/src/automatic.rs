//! What a table does without being asked, and when.

use munera_rules::{Game, Seat};

use crate::carry_out::only_move;
use crate::proposal::{Dealer, Draft};
use crate::table_core::{TableCore, TableStage};
use crate::{
    AutoResponse, BotName, By, Cause, Moment, Presence, RequestId, Span, TableEvent, Timer,
};

/// How long a table stays awake after its last person has gone: time enough to load a page again.
const SLEEP_DELAY: Span = Span::seconds(5);

/// An answer that a table gives for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer<M> {
    /// This move.
    Known(M, By),
    /// A move that this bot has yet to choose, from that moment on.
    Bot(BotName, Moment),
}

/// A seat for which a bot must choose a move.
///
/// It ends with its question, and also when time stops at the table: once time runs again, the bot
/// has another turn, which begins then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// The seat that moves.
    pub seat: Seat,
    /// The question that the move answers.
    pub request: RequestId,
    /// The bot that chooses.
    pub bot: BotName,
    /// When the bot may begin to think. For a person who runs out of time, this is when they do.
    pub begins: Moment,
    /// The table takes no answer before this moment.
    pub due: Moment,
}

/// Whether a person keeps the table awake. Not part of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// A player is connected, or, at a table of bots alone, a spectator.
    Present,
    /// No such person has been connected since then.
    EmptySince(Moment),
}

impl<G: Game> TableCore<G> {
    /// The answer that the table gives for a seat, and when it gives it.
    fn answer_for(&self, seat: Seat) -> Option<(Moment, Answer<G::Move>)> {
        if !self.runs() {
            return None;
        }
        let request = self.requests[seat.index()]?;
        if let Some(bot) = self.bot(seat) {
            let (begins, due) = (request.pace.runs_since()?, request.pace.due()?);
            return Some((due, Answer::Bot(bot.clone(), begins)));
        }
        let chair = self.chair(seat);
        let mut answers = Vec::new();
        if let Some(window) = self.open_window() {
            let declines = match chair.standing {
                AutoResponse::Ask => false,
                AutoResponse::DeclineUnlessAimedAt => !window.aimed_at.contains(seat),
                AutoResponse::DeclineUntilTurn | AutoResponse::Decline => true,
            };
            let declared = declines.then_some(request.pace);
            let due = declared.into_iter().chain(self.window).filter_map(Timer::due);
            answers.extend(due.map(|due| (due, Answer::Known(window.decline, By::AutoResponse))));
        } else {
            let limit = request.limit.and_then(Timer::due);
            let substitute = self.settings().substitute.clone();
            // While the person may still answer, no bot thinks for them.
            answers.extend(limit.map(|due| (due, Answer::Bot(substitute, due))));
            if let Some(choice) = only_move(self, seat).filter(|_| chair.plays_forced) {
                let delay = self.forced_move_delay(seat, request.id);
                let due = request.pace.due().map(|due| due + delay);
                answers.extend(due.map(|due| (due, Answer::Known(choice, By::Forced))));
            }
        }
        answers.into_iter().min_by_key(|(due, _)| *due)
    }

    /// How much longer a forced move takes than a bot's move: up to twice as long, by an amount
    /// that no viewer can predict. If forced moves always took the same time, viewers could
    /// recognise them.
    fn forced_move_delay(&self, seat: Seat, request: RequestId) -> Span {
        // FNV-1a is enough: only a few bits are used.
        let number = request.0.to_be_bytes();
        let bytes = self.opening.secret.iter().chain(&number).copied().chain([seat.number()]);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Span((hash >> 16) % self.settings().pace.0.saturating_add(1))
    }

    /// When the table does something without being asked, except for the moves of bots.
    pub(crate) fn due(&self, audience: Audience) -> impl Iterator<Item = Moment> {
        let wakes = self.wakes(audience).then_some(Moment::ALREADY_DUE);
        let returns = self.seats().filter(|seat| self.returns(*seat)).map(|_| Moment::ALREADY_DUE);
        let answers = self.seats().filter_map(|seat| match self.answer_for(seat)? {
            (due, Answer::Known(..)) => Some(due),
            (_, Answer::Bot(..)) => None,
        });
        let absences = self.seats().filter_map(|seat| self.takeover_due(seat));
        let sleep = self.sleep_begins(audience);
        let host = self.next_host().map(|(due, _)| due);
        let end = self.abandonment_due(audience);
        let agreed = self.all_would_abandon().then_some(Moment::ALREADY_DUE);
        answers
            .chain(agreed)
            .chain(returns)
            .chain(absences)
            .chain(wakes)
            .chain(sleep)
            .chain(host)
            .chain(end)
    }

    /// Whether a person has come to a table that sleeps.
    fn wakes(&self, audience: Audience) -> bool {
        self.asleep && audience == Audience::Present
    }

    /// Whether a person has come back after a bot took over only because they were gone.
    fn returns(&self, seat: Seat) -> bool {
        let chair = self.chair(seat);
        let is_back = chair.presence == Presence::Here && chair.stand_in == Some(Cause::Absent);
        is_back && self.stage == TableStage::Playing
    }

    /// When a bot takes over for a person who has gone.
    fn takeover_due(&self, seat: Seat) -> Option<Moment> {
        let chair = self.chair(seat);
        chair.active_person()?;
        match chair.presence {
            // After a table has slept or was paused, each absent person gets the full waiting time
            // again.
            Presence::Gone(since) if self.runs() => {
                Some(since.max(self.awake_since) + self.settings().grace)
            }
            Presence::Gone(_) | Presence::Here => None,
        }
    }

    fn sleep_begins(&self, audience: Audience) -> Option<Moment> {
        match audience {
            Audience::EmptySince(since) if self.stage == TableStage::Playing && !self.asleep => {
                Some(since + SLEEP_DELAY)
            }
            Audience::EmptySince(_) | Audience::Present => None,
        }
    }

    /// Whether all people who are still in the game want to give it up; people who are away are not
    /// asked.
    pub(crate) fn all_would_abandon(&self) -> bool {
        let mut active = self.chairs.iter().filter(|chair| chair.active_person().is_some());
        let any = active.clone().any(|chair| chair.would_abandon);
        self.stage == TableStage::Playing && any && active.all(|chair| chair.would_abandon)
    }

    /// When the table gives up a game because no person has been there for very long.
    fn abandonment_due(&self, audience: Audience) -> Option<Moment> {
        let sleeps =
            self.stage == TableStage::Playing && self.asleep && audience != Audience::Present;
        let due = self.last_public + self.settings().abandon_after;
        sleeps.then(|| due.max(self.kept_until))
    }

    /// The next host, if the present one has been away for too long, and when the change happens.
    fn next_host(&self) -> Option<(Moment, Seat)> {
        let Presence::Gone(since) = self.host_presence else { return None };
        let is_here = |seat: &Seat| self.chair(*seat).presence == Presence::Here;
        let next = self.people().map(|(seat, _)| seat).find(is_here)?;
        Some((since.max(self.awake_since) + self.settings().grace, next))
    }

    /// The bots that must choose a move, now or later.
    pub(crate) fn bot_turns(&self) -> impl Iterator<Item = BotTurn> {
        self.seats().filter_map(|seat| {
            let request = self.requests[seat.index()]?.id;
            match self.answer_for(seat)? {
                (due, Answer::Bot(bot, begins)) => {
                    Some(BotTurn { seat, request, bot, begins, due })
                }
                (_, Answer::Known(..)) => None,
            }
        })
    }
}

impl<G: Game> Draft<G> {
    /// Adds everything that is due by now to the draft.
    pub(crate) fn do_what_is_due<D: Dealer>(
        &mut self,
        now: Moment,
        audience: Audience,
        dealer: &D,
    ) {
        let is_due = |moment: Option<Moment>| moment.is_some_and(|moment| moment <= now);
        if self.core().wakes(audience) {
            self.push(TableEvent::Woke);
        }
        let seats: Vec<Seat> = self.core().seats().collect();
        for seat in &seats {
            if self.core().returns(*seat) {
                self.push(TableEvent::HandedBack { seat: *seat });
            }
        }
        if is_due(self.core().sleep_begins(audience)) {
            self.sleep();
        } else if is_due(self.core().abandonment_due(audience)) {
            self.push(TableEvent::Abandoned);
        }
        for seat in &seats {
            if is_due(self.core().takeover_due(*seat)) {
                self.push(TableEvent::TakenOver { seat: *seat, cause: Cause::Absent });
            }
        }
        if self.core().all_would_abandon() {
            self.push(TableEvent::Abandoned);
        }
        if let Some((due, seat)) = self.core().next_host()
            && due <= now
            && let Some(person) = self.core().chair(seat).person().map(|sitter| sitter.id)
        {
            self.push(TableEvent::HostBecame { person });
        }
        for seat in seats {
            if let Some((due, Answer::Known(choice, by))) = self.core().answer_for(seat)
                && due <= now
            {
                self.play(seat, choice, by, dealer);
            }
        }
    }
}
