//! Reading JSON objects with errors that name the field.

use serde_json::{Map, Value};

use crate::fault::{Code, Fault};

/// No more of an unknown name is repeated to whoever sent it.
const LONGEST_ECHO: usize = 60;

/// The fields of a JSON object, and the fault to raise when one is not as it should be.
#[derive(Clone, Copy)]
pub struct Fields<'a> {
    map: &'a Map<String, Value>,
    code: Code,
}

impl<'a> Fields<'a> {
    /// The fields of a value that must be an object.
    pub fn of(value: &'a Value, code: Code, what: &str) -> Result<Self, Fault> {
        match value {
            Value::Object(map) => Ok(Self { map, code }),
            _ => Err(Fault::new(code, format_args!("{what} is a JSON object"))),
        }
    }

    /// A fault about one field.
    pub fn fault(self, key: &str, wanted: impl std::fmt::Display) -> Fault {
        Fault::new(self.code, format_args!("`{key}` {wanted}"))
    }

    /// Refuses fields that nobody asked for: an option misspelt is an option lost.
    pub fn allow_only(self, known: &[&str]) -> Result<(), Fault> {
        match self.map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => {
                // Somebody may send a very long one.
                let key: String = key.chars().take(LONGEST_ECHO).collect();
                Err(self.fault(&key, format_args!("is unknown; known are {known:?}")))
            }
            None => Ok(()),
        }
    }

    /// A field that may be absent or null.
    pub fn optional(self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub fn required(self, key: &str) -> Result<&'a Value, Fault> {
        self.optional(key).ok_or_else(|| self.fault(key, "is missing"))
    }

    /// A text that must be there.
    pub fn text(self, key: &str) -> Result<&'a str, Fault> {
        self.required(key)?.as_str().ok_or_else(|| self.fault(key, "is a text"))
    }

    /// A text that may be absent.
    pub fn optional_text(self, key: &str) -> Result<Option<&'a str>, Fault> {
        self.optional(key).map(|_| self.text(key)).transpose()
    }

    /// A whole number in a range.
    pub fn number(self, key: &str, from: u64, to: u64) -> Result<u64, Fault> {
        self.required(key)?
            .as_u64()
            .filter(|number| (from..=to).contains(number))
            .ok_or_else(|| self.fault(key, format_args!("is a whole number from {from} to {to}")))
    }

    /// A whole number in a range, or nothing.
    pub fn optional_number(self, key: &str, from: u64, to: u64) -> Result<Option<u64>, Fault> {
        self.optional(key).map(|_| self.number(key, from, to)).transpose()
    }

    /// Yes or no, with an answer for silence.
    pub fn flag(self, key: &str, default: bool) -> Result<bool, Fault> {
        match self.optional(key) {
            None => Ok(default),
            Some(value) => value.as_bool().ok_or_else(|| self.fault(key, "is true or false")),
        }
    }

    /// A list that must be there.
    pub fn list(self, key: &str) -> Result<&'a [Value], Fault> {
        let list = self.required(key)?.as_array();
        list.map(Vec::as_slice).ok_or_else(|| self.fault(key, "is a list"))
    }

    /// A list of texts that must be there, each read by `read`.
    pub fn texts<T>(
        self,
        key: &str,
        wanted: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, Fault> {
        self.list(key)?
            .iter()
            .map(|value| value.as_str().and_then(&read).ok_or_else(|| self.fault(key, wanted)))
            .collect()
    }

    /// A list of whole numbers that must be there, none larger than `most`.
    pub fn numbers(self, key: &str, most: u8) -> Result<Vec<u8>, Fault> {
        let wanted = || self.fault(key, format_args!("holds numbers from 0 to {most}"));
        self.list(key)?
            .iter()
            .map(|value| {
                let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
                number.filter(|number| *number <= most).ok_or_else(wanted)
            })
            .collect()
    }
}
