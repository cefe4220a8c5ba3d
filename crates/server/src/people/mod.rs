//! People: guests have a cookie, accounts a password, programs a token.

mod account;
pub(super) mod cookie;
mod device;
mod error;
mod extractors;
mod login;
mod look;
mod me;
mod name;
mod passwords;
mod recognise;
mod script;
mod secret;
mod sessions;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, post, put};

pub(super) use self::account::{
    __path_change_password, __path_log_in, __path_log_out, __path_register,
};
pub use self::error::PeopleError;
pub use self::extractors::{
    BrowserPerson, ConnectingClient, ConnectingPerson, MaybePerson, PersonOrGuest,
};
pub use self::login::{Login, NotALogin};
pub(super) use self::me::{__path_forget, __path_rename, __path_show};
pub use self::name::{Name, NotAName};
pub(super) use self::name::{shown_name, told_apart};
pub use self::passwords::Passwords;
pub(super) use self::recognise::bearer;
pub use self::sessions::Sessions;
pub(super) use self::tokens::{__path_list, __path_make, __path_withdraw};
use super::ServerContext;

/// The routes about people.
pub(super) fn routes() -> Router<Arc<ServerContext>> {
    Router::new()
        .route("/api/me", get(me::show).put(me::rename).delete(me::forget))
        .route("/api/account", post(account::register))
        .route("/api/account/password", put(account::change_password))
        .route("/api/login", post(account::log_in))
        .route("/api/logout", post(account::log_out))
        .route("/api/tokens", get(tokens::list).post(tokens::make))
        .route("/api/tokens/{label}", delete(tokens::withdraw))
}
