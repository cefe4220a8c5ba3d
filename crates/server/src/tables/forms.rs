//! The session's words in the wire's forms, and back.

use munera_guide::wire::{
    CauseForm, HowEndedForm, SpeechForm, StageForm, StandingForm, StreamItem, TimerState,
};
use munera_rules::{Game, Seat, SeatSet};
use munera_session::Moment;
use munera_session::{AutoResponse, Cause, HowEnded, Speech, TableNotice, TableStage, Timer};

pub(super) fn write_standing(standing: AutoResponse) -> StandingForm {
    match standing {
        AutoResponse::Ask => StandingForm::Ask,
        AutoResponse::DeclineUnlessAimedAt => StandingForm::DeclineUnlessAimedAt,
        AutoResponse::DeclineUntilTurn => StandingForm::DeclineUntilTurn,
        AutoResponse::Decline => StandingForm::Decline,
    }
}

pub(super) fn read_standing(form: StandingForm) -> AutoResponse {
    match form {
        StandingForm::Ask => AutoResponse::Ask,
        StandingForm::DeclineUnlessAimedAt => AutoResponse::DeclineUnlessAimedAt,
        StandingForm::DeclineUntilTurn => AutoResponse::DeclineUntilTurn,
        StandingForm::Decline => AutoResponse::Decline,
    }
}

pub(super) fn write_cause(cause: Cause) -> CauseForm {
    match cause {
        Cause::Absent => CauseForm::Absent,
        Cause::Left => CauseForm::Left,
        Cause::Resigned => CauseForm::Resigned,
    }
}

pub(super) fn read_cause(form: CauseForm) -> Cause {
    match form {
        CauseForm::Absent => Cause::Absent,
        CauseForm::Left => Cause::Left,
        CauseForm::Resigned => Cause::Resigned,
    }
}

pub(super) fn write_speech(speech: &Speech) -> SpeechForm {
    match speech {
        Speech::Words(words) => SpeechForm::Words(words.clone()),
        Speech::Phrase(number) => SpeechForm::Phrase(*number),
    }
}

pub(super) fn read_speech(form: SpeechForm) -> Speech {
    match form {
        SpeechForm::Words(words) => Speech::Words(words),
        SpeechForm::Phrase(number) => Speech::Phrase(number),
    }
}

pub(super) fn write_stage(stage: TableStage) -> StageForm {
    match stage {
        TableStage::Gathering => StageForm::Gathering,
        TableStage::Playing => StageForm::Playing,
        TableStage::Over(_) => StageForm::Over,
    }
}

pub(super) fn write_how_ended(how: HowEnded) -> HowEndedForm {
    match how {
        HowEnded::Finished => HowEndedForm::Finished,
        HowEnded::Resigned => HowEndedForm::Resigned,
        HowEnded::Abandoned => HowEndedForm::Abandoned,
    }
}

pub(super) fn write_timer(timer: Timer, now: Moment) -> TimerState {
    let left = u32::try_from(timer.left(now).0).unwrap_or(u32::MAX);
    TimerState { left, runs: timer.due().is_some() }
}

pub(super) fn write_seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

pub(super) fn write_notice(notice: &TableNotice) -> StreamItem {
    match notice {
        TableNotice::Sat(seat) => StreamItem::Sat { seat: seat.number() },
        TableNotice::Stood { seat, sent_away } => {
            StreamItem::Stood { seat: seat.number(), sent_away: *sent_away }
        }
        TableNotice::Swapped(one, other) => {
            StreamItem::Swapped { one: one.number(), other: other.number() }
        }
        TableNotice::Started => StreamItem::Started,
        TableNotice::TookBack(seat) => StreamItem::TookBack { seat: seat.number() },
        TableNotice::Declared => StreamItem::Declared,
        TableNotice::TakenOver(seat, cause) => {
            StreamItem::TakenOver { seat: seat.number(), cause: write_cause(*cause) }
        }
        TableNotice::HandedBack(seat) => StreamItem::HandedBack { seat: seat.number() },
        TableNotice::Resigned(seat) => StreamItem::Resigned { seat: seat.number() },
        TableNotice::WouldAbandon { seat, on } => {
            StreamItem::WouldAbandon { seat: seat.number(), on: *on }
        }
        TableNotice::Paused => StreamItem::Paused,
        TableNotice::Resumed => StreamItem::Resumed,
        TableNotice::Said { seat, name, speech } => StreamItem::Said {
            seat: seat.number(),
            name: name.clone(),
            speech: write_speech(speech),
        },
        TableNotice::Muted { seat, on } => StreamItem::Muted { seat: seat.number(), on: *on },
        TableNotice::HostBecame => StreamItem::HostBecame,
        TableNotice::Rematched(code) => StreamItem::Rematched { table: code.clone() },
        TableNotice::Ended => StreamItem::Ended,
    }
}

/// The version of a game's rules.
pub(super) fn rules_version<G: Game>(_: &G) -> u32 {
    G::RULES_VERSION
}
