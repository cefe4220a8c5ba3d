//! The wire's types as TypeScript.

use munera_protocol::catalog::{GameDescription, OptionDescription, TextDescription};
use munera_protocol::typescript::declarations;
use ts_rs::Config;

use super::{
    AutoResponse, BetEventForm, BetForm, Cause, ChairKind, ChairState, Chat, ClientMessage,
    ClockForm, ClockState, CommandDone, CommandRequest, ConditionForm, CreatedTable, Credentials,
    EndingState, ErrorAnswer, ErrorBody, HighlightForm, HowEnded, LobbyTable, MatForm, Me, NewName,
    NewTable, OwnState, PackForm, Person, Revealed, SeatWish, ServerMessage, SettingsForm, Speech,
    StageForm, StreamItem, TableCommand, TableNotice, TableState, TextForm, TierForm, TimerState,
    Trouble,
};
use crate as guide;
use crate::replay::{Replay, ReplayStep};

/// The whole file `web/src/wire.ts`.
pub fn file() -> String {
    let config = Config::default();
    let mut all = declarations!(
        &config,
        ClientMessage,
        TableCommand,
        NewTable,
        SeatWish,
        SettingsForm,
        ClockForm,
        Chat,
        AutoResponse,
        Speech,
        ServerMessage,
        TableState,
        StageForm,
        ChairState,
        ChairKind,
        Cause,
        ClockState,
        TimerState,
        OwnState,
        EndingState,
        HowEnded,
        Revealed,
        StreamItem,
        TableNotice,
        LobbyTable,
        Trouble,
        ErrorBody,
        Me,
        Person,
        NewName,
        Credentials,
        CreatedTable,
        CommandRequest,
        CommandDone,
        ErrorAnswer,
        GameDescription,
        OptionDescription,
        TextDescription,
        PackForm,
        MatForm,
        HighlightForm,
        TierForm,
        ConditionForm,
        BetForm,
        BetEventForm,
        TextForm,
        Replay,
        ReplayStep,
    );
    all.extend(munera_protocol::catalog::typescript(&config));
    all.extend(guide::typescript(&config));
    let mut file = String::from(
        "// What the browser and the server say to each other. Made from crates/guide\n\
         // by `cargo xtask golden`; do not edit.\n",
    );
    for (declaration, docs) in all {
        file.push('\n');
        file.push_str(&docs.unwrap_or_default());
        file.push_str("export ");
        file.push_str(&declaration);
        file.push('\n');
    }
    file
}
