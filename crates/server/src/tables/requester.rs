//! Who asks something of a table.

use munera_session::Author;
use munera_text::Locale;

use crate::client::AddressGroup;

/// Who asks something of a table.
#[derive(Clone, Debug)]
pub struct Requester {
    /// The person.
    pub author: Author,
    /// Where the request comes from, for limits.
    pub group: AddressGroup,
    /// The language of the answer.
    pub locale: &'static Locale,
}
