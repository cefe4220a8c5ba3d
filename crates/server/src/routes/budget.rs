//! What one use of a route or a message may cost at most.

use munera_guide::wire::ClientMessage;

use super::route::Route;
use crate::context::{REQUESTS_AT_ONCE, UPLOADS_AT_ONCE};
use crate::{held_bytes, people, replays, tables};

/// What one use of a route or a message may cost at most. The tests in
/// `crates/munera/tests/server/budgets` make the dearest input for each, and measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The longest body of the request, or the longest message, in bytes.
    pub body: usize,
    /// The longest answer, in bytes.
    pub answer: usize,
    /// The processor time in a release build, in microseconds.
    pub processor: u32,
    /// The memory that it may hold while the server works on it, in bytes. The answer is not in it:
    /// what waits for clients has a common limit.
    pub memory: usize,
    /// How many of them are worked on at once.
    pub at_once: AtOnce,
}

/// How many uses of a route or a message the server works on at once for one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtOnce {
    /// As many as it may have connections: each costs little.
    Connections,
    /// So many together; others wait for their turn.
    Requests,
    /// As many records as it may upload at once.
    Uploads,
    /// One, for the whole server: the next one waits.
    Replays,
    /// Two, for the whole server: the next ones wait.
    Passwords,
    /// As many tables as are loaded at once, for the whole server: the next ones wait.
    Loading,
    /// As many as it may have sockets: one message of each, before those of others come.
    Sockets,
}

/// How many connections, and how many sockets, an address may have unless the settings say
/// otherwise.
const CONNECTIONS: u32 = 200;
const SOCKETS: u32 = 50;

/// The most bytes that may wait for the clients of one address.
pub const HELD_FOR_AN_ADDRESS: usize = held_bytes::PER_ADDRESS;

/// The most memory that one address may make the server hold at once by one route or message, in
/// bytes, with what waits for its clients.
pub const MEMORY_OF_AN_ADDRESS: usize = 64 << 20;

/// The most processor time that one address may make the server need at once, in microseconds. On
/// the two threads that answer clients, another client's move waits for half of it.
pub const PROCESSOR_OF_AN_ADDRESS: u32 = 100_000;

impl AtOnce {
    /// How many of one address.
    pub const fn of_an_address(self) -> u32 {
        match self {
            Self::Connections => CONNECTIONS,
            Self::Requests => REQUESTS_AT_ONCE,
            Self::Uploads => UPLOADS_AT_ONCE.get(),
            Self::Replays => replays::AT_ONCE as u32,
            Self::Passwords => people::PASSWORDS_AT_ONCE as u32,
            Self::Loading => tables::LOADED_AT_ONCE as u32,
            Self::Sockets => SOCKETS,
        }
    }

    /// What there are so many of, for the documentation.
    const fn name(self) -> &'static str {
        match self {
            Self::Connections => "connections",
            Self::Requests => "requests together",
            Self::Uploads => "uploads",
            Self::Replays => "of the server",
            Self::Passwords | Self::Loading => "of the server together",
            Self::Sockets => "sockets",
        }
    }

    /// Whether they are worked on by threads of their own, for which no other client waits.
    pub const fn has_own_threads(self) -> bool {
        matches!(self, Self::Uploads | Self::Replays | Self::Passwords | Self::Loading)
    }
}

const KIB: usize = 1 << 10;
const MIB: usize = 1 << 20;

impl Budget {
    /// A route that only answers with a little, for each connection.
    const SMALL: Self = Self {
        body: 0,
        answer: 4 * KIB,
        processor: 500,
        memory: 32 * KIB,
        at_once: AtOnce::Connections,
    };

    /// A route that asks the storage or a table, and answers with a little.
    const USUAL: Self = Self {
        body: 0,
        answer: 4 * KIB,
        processor: 2_000,
        memory: 256 * KIB,
        at_once: AtOnce::Requests,
    };

    /// The same with a short body.
    const WITH_BODY: Self = Self { body: 64 * KIB, ..Self::USUAL };

    /// A message that is answered with a little.
    const MESSAGE: Self = Self {
        body: 16 * KIB,
        answer: 4 * KIB,
        processor: 500,
        memory: 64 * KIB,
        at_once: AtOnce::Sockets,
    };

    /// The memory that all that one address does at once may hold.
    pub const fn memory_of_an_address(&self) -> usize {
        self.memory * self.at_once.of_an_address() as usize
    }

    /// The processor time of all that one address does at once, in microseconds.
    pub const fn processor_of_an_address(&self) -> u32 {
        self.processor * self.at_once.of_an_address()
    }
}

impl Route {
    /// What one request may cost at most. A new route needs a decision here.
    pub const fn budget(self) -> Budget {
        match self {
            Self::IsAlive | Self::IsReady => Budget::SMALL,
            Self::OpenSocket => {
                Budget { processor: 2_000, at_once: AtOnce::Sockets, ..Budget::SMALL }
            }
            Self::ShowFigures => Budget { answer: 64 * KIB, ..Budget::SMALL },
            // These are written once, or lie in memory anyway.
            Self::ShowApi | Self::ShowContent => Budget { answer: 128 * KIB, ..Budget::SMALL },
            Self::WebApp => Budget { answer: MIB, ..Budget::SMALL },
            Self::ShowPerson
            | Self::Forget
            | Self::LogOut
            | Self::WithdrawToken
            | Self::DeleteTable => Budget::USUAL,
            Self::ListTokens => Budget { answer: 16 * KIB, ..Budget::USUAL },
            Self::ListGames => Budget { answer: 64 * KIB, ..Budget::USUAL },
            Self::Rename | Self::MakeToken | Self::MakeMove => Budget::WITH_BODY,
            Self::CreateTable | Self::Perform => {
                Budget { processor: 5_000, memory: MIB, ..Budget::WITH_BODY }
            }
            Self::Register | Self::ChangePassword | Self::LogIn => Budget {
                processor: 150_000,
                memory: 24 * MIB,
                at_once: AtOnce::Passwords,
                ..Budget::WITH_BODY
            },
            Self::ListTables => {
                Budget { answer: 256 * KIB, processor: 5_000, memory: MIB, ..Budget::USUAL }
            }
            Self::ListOwnTables => {
                Budget { answer: 512 * KIB, processor: 5_000, memory: MIB, ..Budget::USUAL }
            }
            Self::ShowTable => {
                Budget { answer: 64 * KIB, processor: 5_000, memory: MIB, ..Budget::USUAL }
            }
            Self::ShowRecord => Budget { answer: MIB, memory: 2 * MIB, ..Budget::USUAL },
            Self::ShowReplay => Budget {
                answer: 8 * MIB,
                processor: 500_000,
                memory: 32 * MIB,
                at_once: AtOnce::Replays,
                ..Budget::USUAL
            },
            Self::ImportRecord => Budget {
                body: MIB,
                processor: 500_000,
                memory: 28 * MIB,
                at_once: AtOnce::Uploads,
                ..Budget::USUAL
            },
            Self::FollowTable => {
                Budget { answer: MIB, processor: 5_000, memory: MIB, ..Budget::USUAL }
            }
            // Up to 200 tables are loaded for it, each of which counts as a request.
            Self::ListenForEvents => Budget {
                answer: MIB,
                processor: 1_000_000,
                memory: 8 * MIB,
                at_once: AtOnce::Loading,
                ..Budget::USUAL
            },
        }
    }
}

/// The kinds of messages of a socket, by what they may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    Watch,
    /// The same with an old version: an answer with all items since.
    CatchUp,
    Unwatch,
    Lobby,
    Move,
    Command,
    Ping,
}

impl MessageKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Watch,
        Self::CatchUp,
        Self::Unwatch,
        Self::Lobby,
        Self::Move,
        Self::Command,
        Self::Ping,
    ];

    /// The kind of a message. A new message needs a decision here.
    pub const fn of(message: &ClientMessage) -> Self {
        match message {
            ClientMessage::Watch { version: None, .. } => Self::Watch,
            ClientMessage::Watch { version: Some(_), .. } => Self::CatchUp,
            ClientMessage::Unwatch { .. } => Self::Unwatch,
            ClientMessage::Lobby { .. } => Self::Lobby,
            ClientMessage::Move { .. } => Self::Move,
            ClientMessage::Do { .. } => Self::Command,
            ClientMessage::Ping { .. } => Self::Ping,
        }
    }

    /// Its name in the table of budgets.
    const fn name(self) -> &'static str {
        match self {
            Self::Watch => "`watch` for the whole state",
            Self::CatchUp => "`watch` with a version",
            Self::Unwatch => "`unwatch`",
            Self::Lobby => "`lobby`",
            Self::Move => "`move`",
            Self::Command => "`do`",
            Self::Ping => "`ping`",
        }
    }

    /// What one message may cost at most.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Watch => {
                Budget { answer: 64 * KIB, processor: 2_000, memory: 256 * KIB, ..Budget::MESSAGE }
            }
            Self::CatchUp => {
                Budget { answer: MIB, processor: 2_000, memory: 256 * KIB, ..Budget::MESSAGE }
            }
            Self::Lobby => Budget { answer: 256 * KIB, ..Budget::MESSAGE },
            Self::Move | Self::Command => Budget { processor: 2_000, ..Budget::MESSAGE },
            // The answer repeats the id.
            Self::Ping => Budget { answer: 16 * KIB, ..Budget::MESSAGE },
            Self::Unwatch => Budget { answer: 0, ..Budget::MESSAGE },
        }
    }
}

/// The first lines of the table.
const TITLES: &str = "\
| what | longest request | longest answer | processor | memory | at once | together |
|---|---|---|---|---|---|---|
";

/// All budgets as a table in Markdown, for the documentation.
pub fn table_of_budgets() -> String {
    let mut table = TITLES.to_owned();
    let mut row = |name: String, budget: Budget| {
        let Budget { body, answer, processor, memory, at_once } = budget;
        let own = budget.memory_of_an_address();
        let count = at_once.of_an_address();
        let columns = [
            name,
            written(body),
            written(answer),
            format!("{} ms", f64::from(processor) / 1_000.0),
            written(memory),
            format!("{count} {}", at_once.name()),
            written(own),
        ];
        table.extend(["| ", &columns.join(" | "), " |\n"]);
    };
    for route in Route::ALL {
        let (method, path) = route.address();
        row(format!("`{method} {path}`"), route.budget());
    }
    for kind in MessageKind::ALL {
        row(kind.name().to_owned(), kind.budget());
    }
    table
}

/// A number of bytes, for people.
fn written(bytes: usize) -> String {
    match bytes {
        0 => "nothing".to_owned(),
        _ if bytes.is_multiple_of(MIB) => format!("{} MiB", bytes / MIB),
        _ => format!("{} KiB", bytes.div_ceil(KIB)),
    }
}
