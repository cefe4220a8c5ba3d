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

pub(super) use self::account::{
    __path_change_password, __path_log_in, __path_log_out, __path_register, change_password,
    log_in, log_out, register,
};
pub use self::error::PeopleError;
pub use self::extractors::{
    BrowserPerson, ConnectingClient, ConnectingPerson, MaybePerson, PersonOrGuest,
};
pub use self::login::{Login, NotALogin};
pub(super) use self::me::{__path_forget, __path_rename, __path_show, forget, rename, show};
pub use self::name::{Name, NotAName};
pub(super) use self::name::{shown_name, told_apart};
pub(super) use self::passwords::AT_ONCE as PASSWORDS_AT_ONCE;
pub use self::passwords::Passwords;
pub(super) use self::recognise::bearer;
pub use self::sessions::Sessions;
pub(super) use self::tokens::{__path_list, __path_make, __path_withdraw, list, make, withdraw};
