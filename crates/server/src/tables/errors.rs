//! Why a table has not done something, as it is sent.

use munera_guide::wire::ErrorBody;
use munera_protocol::fault::Fault;
use munera_session::TableRefusal;
use munera_text::{Language, Locale};

/// An error as it is sent.
pub fn error(fault: &Fault) -> ErrorBody {
    error_in(fault, Locale::of(Language::English))
}

/// An error as it is sent, in a language.
pub(super) fn error_in(fault: &Fault, locale: &Locale) -> ErrorBody {
    ErrorBody {
        code: fault.code.as_str().to_owned(),
        rule: fault.rule.map(|rule| rule.as_str().to_owned()),
        message: locale.refusal(fault),
    }
}

/// Why a table refuses something, in the player's language.
pub(super) fn table_error(refusal: TableRefusal, locale: &Locale) -> ErrorBody {
    let message = locale.text(&format!("table-refusal-{}", refusal.code().replace('_', "-")));
    ErrorBody { code: refusal.code().to_owned(), rule: None, message }
}
