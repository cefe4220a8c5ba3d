//! Refusals of a table, in the form that is sent.

use munera_guide::wire::ErrorBody;
use munera_protocol::fault::Fault;
use munera_session::TableRefusal;
use munera_text::{Addressee, Locale};

/// A fault in the form that is sent, in the player's language.
pub fn error(fault: &Fault, locale: &Locale) -> ErrorBody {
    ErrorBody {
        code: fault.code.as_str().to_owned(),
        rule: fault.rule.map(|rule| rule.as_str().to_owned()),
        message: locale.message_to(Addressee::Player, &fault.message),
    }
}

/// A table's refusal, in the player's language.
pub(super) fn table_error(refusal: TableRefusal, locale: &Locale) -> ErrorBody {
    let message = locale.text(&format!("table-refusal-{}", refusal.code().replace('_', "-")));
    ErrorBody { code: refusal.code().to_owned(), rule: None, message }
}
