//! Names of people and of accounts: what is accepted is in its one form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_server::{Login, Name};

fuzz_target!(|text: &str| {
    if let Ok(name) = text.parse::<Name>() {
        let name = name.into_string();
        assert!((1..=24).contains(&name.chars().count()), "{name:?}");
        assert!(!name.chars().any(char::is_control), "{name:?}");
        let again = name.parse::<Name>().expect("a name stays one");
        assert_eq!(again.into_string(), name);
    }
    if let Ok(login) = text.parse::<Login>() {
        let again = login.as_str().parse::<Login>();
        assert_eq!(again.as_ref(), Ok(&login));
    }
});
