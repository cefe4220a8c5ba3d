//! The wire's types as TypeScript.

use ts_rs::{Config, TS};

use super::{
    CauseForm, ChairKind, ChairState, ChatForm, ClientMessage, ClockForm, ClockState, EndingState,
    ErrorBody, HowEndedForm, LobbyTable, NewTable, OwnState, Revealed, SeatWish, ServerMessage,
    SettingsForm, SpeechForm, StageForm, StandingForm, StreamItem, TableCommand, TableState,
    TimerState, Trouble,
};

/// The whole file `web/src/wire.ts`.
pub fn file() -> String {
    let config = Config::default();
    macro_rules! declarations {
        ($($name:ty),* $(,)?) => { [$((<$name>::decl(&config), <$name>::docs())),*] };
    }
    let all = declarations![
        ClientMessage,
        TableCommand,
        NewTable,
        SeatWish,
        SettingsForm,
        ClockForm,
        ChatForm,
        StandingForm,
        SpeechForm,
        ServerMessage,
        TableState,
        StageForm,
        ChairState,
        ChairKind,
        CauseForm,
        ClockState,
        TimerState,
        OwnState,
        EndingState,
        HowEndedForm,
        Revealed,
        StreamItem,
        LobbyTable,
        Trouble,
        ErrorBody,
    ];
    let mut file = String::from(
        "// What the browser and the server say to each other. Made from crates/app/src/wire by\n\
         // `cargo xtask golden`; do not edit.\n",
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
