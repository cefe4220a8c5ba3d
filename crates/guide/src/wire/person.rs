//! What a browser asks and learns about its person.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The person who sends the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The person, if the server recognises them.
    #[schema(required)]
    pub person: Option<Person>,
    /// Whether this server has accounts.
    pub accounts: bool,
}

/// A person, as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// The name that others see.
    pub name: String,
    /// The login name, if they have an account.
    #[schema(required)]
    pub login: Option<String>,
}

/// A new name for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 1 to 24 characters.
    pub name: String,
}

/// A login name and its password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 32 letters, digits, dots, dashes or underscores; capital letters count as small ones.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
}
