//! The list of all routes.

use axum::http::Method;

use super::limiter::Limiter::{
    self, Chat, Commands, Guests, Names, Passwords, Questions, Replays, Sockets, Tables, Tokens,
    Uploads,
};

/// A route of the server. There is no route beside these: the router is made from this list, and
/// the lint in `clippy.toml` refuses any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Route {
    IsAlive,
    IsReady,
    ShowFigures,
    ShowApi,
    ShowPerson,
    Rename,
    Forget,
    Register,
    ChangePassword,
    LogIn,
    LogOut,
    ListTokens,
    MakeToken,
    WithdrawToken,
    OpenSocket,
    ListGames,
    ShowContent,
    ListTables,
    CreateTable,
    ListOwnTables,
    ShowTable,
    DeleteTable,
    Perform,
    ShowRecord,
    ShowReplay,
    ImportRecord,
    ListenForEvents,
    FollowTable,
    MakeMove,
    /// The web app: its pages and files, at every path that no other route has.
    WebApp,
}

impl Route {
    /// All routes.
    pub const ALL: [Self; 30] = [
        Self::IsAlive,
        Self::IsReady,
        Self::ShowFigures,
        Self::ShowApi,
        Self::ShowPerson,
        Self::Rename,
        Self::Forget,
        Self::Register,
        Self::ChangePassword,
        Self::LogIn,
        Self::LogOut,
        Self::ListTokens,
        Self::MakeToken,
        Self::WithdrawToken,
        Self::OpenSocket,
        Self::ListGames,
        Self::ShowContent,
        Self::ListTables,
        Self::CreateTable,
        Self::ListOwnTables,
        Self::ShowTable,
        Self::DeleteTable,
        Self::Perform,
        Self::ShowRecord,
        Self::ShowReplay,
        Self::ImportRecord,
        Self::ListenForEvents,
        Self::FollowTable,
        Self::MakeMove,
        Self::WebApp,
    ];

    /// Its method and its path. Routes for `GET` answer `HEAD` too.
    pub const fn address(self) -> (Method, &'static str) {
        match self {
            Self::IsAlive => (Method::GET, "/healthz"),
            Self::IsReady => (Method::GET, "/readyz"),
            Self::ShowFigures => (Method::GET, "/metrics"),
            Self::ShowApi => (Method::GET, "/api/openapi.json"),
            Self::ShowPerson => (Method::GET, "/api/me"),
            Self::Rename => (Method::PUT, "/api/me"),
            Self::Forget => (Method::DELETE, "/api/me"),
            Self::Register => (Method::POST, "/api/account"),
            Self::ChangePassword => (Method::PUT, "/api/account/password"),
            Self::LogIn => (Method::POST, "/api/login"),
            Self::LogOut => (Method::POST, "/api/logout"),
            Self::ListTokens => (Method::GET, "/api/tokens"),
            Self::MakeToken => (Method::POST, "/api/tokens"),
            Self::WithdrawToken => (Method::DELETE, "/api/tokens/{label}"),
            Self::OpenSocket => (Method::GET, "/ws"),
            Self::ListGames => (Method::GET, "/api/games"),
            Self::ShowContent => (Method::GET, "/api/content/{pack}"),
            Self::ListTables => (Method::GET, "/api/tables"),
            Self::CreateTable => (Method::POST, "/api/tables"),
            Self::ListOwnTables => (Method::GET, "/api/me/tables"),
            Self::ShowTable => (Method::GET, "/api/tables/{code}"),
            Self::DeleteTable => (Method::DELETE, "/api/tables/{code}"),
            Self::Perform => (Method::POST, "/api/tables/{code}/do"),
            Self::ShowRecord => (Method::GET, "/api/tables/{code}/record"),
            Self::ShowReplay => (Method::GET, "/api/tables/{code}/replay"),
            Self::ImportRecord => (Method::POST, "/api/records"),
            Self::ListenForEvents => (Method::GET, "/api/bot/events"),
            Self::FollowTable => (Method::GET, "/api/bot/table/{code}/stream"),
            Self::MakeMove => (Method::POST, "/api/bot/table/{code}/move"),
            Self::WebApp => (Method::GET, "/{*file}"),
        }
    }

    /// Whether the description of the API has it.
    pub const fn is_described(self) -> bool {
        !matches!(self, Self::ShowFigures | Self::ShowApi | Self::OpenSocket | Self::WebApp)
    }

    /// The limits that it passes, besides that on requests. A route that only reads a little needs
    /// no other.
    pub const fn limiters(self) -> &'static [Limiter] {
        match self {
            Self::IsAlive
            | Self::IsReady
            | Self::ShowFigures
            | Self::ShowApi
            | Self::ShowPerson
            | Self::Forget
            | Self::LogOut
            | Self::ListTokens
            | Self::WithdrawToken
            | Self::ListGames
            | Self::ShowContent
            | Self::ListTables
            | Self::ListOwnTables
            | Self::ShowTable
            | Self::DeleteTable
            | Self::ShowRecord
            | Self::WebApp => &[],
            Self::Rename => &[Guests, Names],
            Self::Register => &[Guests, Passwords],
            Self::ChangePassword | Self::LogIn => &[Passwords],
            Self::MakeToken => &[Tokens],
            Self::OpenSocket => &[Guests, Sockets],
            Self::CreateTable => &[Guests, Tables],
            Self::Perform => &[Guests, Commands, Chat, Tables],
            Self::ShowReplay => &[Replays],
            Self::ImportRecord => &[Guests, Tables, Uploads, Replays],
            Self::ListenForEvents | Self::FollowTable => &[Sockets],
            Self::MakeMove => &[Questions],
        }
    }
}
