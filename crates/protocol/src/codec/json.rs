//! How values are written in JSON, and how a fault names its place.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use ts_rs::{Config, TS};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use munera_rules::{Message, Seat, SeatSet};

use super::unfit_value::{Expected, UnfitValue, harmless, reason};
use crate::fault::{Code, Fault};

/// Reads a JSON value as a type; a fault names the place in the value.
pub fn read_json<T: DeserializeOwned>(value: &Value, code: Code) -> Result<T, Fault> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = error.path().to_string();
        misplaced(code, &place, reason(error.inner()))
    })
}

/// The fault of a value that does not belong in its place.
pub fn misplaced(code: Code, place: &str, reason: Message) -> Fault {
    let message = if place == "." {
        Message::new("fault-json-whole").with("reason", reason)
    } else {
        Message::new("fault-json").with("place", harmless(place)).with("reason", reason)
    };
    Fault::new(code, message)
}

/// A value that is a text in JSON: a card, a fighter, the faces of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Written<T>(pub T);

/// A type whose values are texts in JSON.
pub trait Notation: Sized {
    /// What a reader expects, for faults.
    const EXPECTED: Expected;

    /// The name of the texts' type in TypeScript.
    const TYPESCRIPT: &'static str = "string";

    /// The value as it is written.
    fn text(&self) -> String;

    /// The value that the text means.
    fn read(text: &str) -> Option<Self>;
}

/// Makes types [`Written`]. For each: its name in TypeScript if not `string`, what a reader
/// expects, how it is written, and how it is read.
macro_rules! notation {
    ($($type:ty $(as $typescript:literal)?: $expected:expr, $text:expr, $read:expr;)*) => {$(
        impl $crate::codec::json::Notation for $type {
            const EXPECTED: $crate::codec::unfit_value::Expected = $expected;
            $(const TYPESCRIPT: &'static str = $typescript;)?

            fn text(&self) -> String {
                let text: fn(&$type) -> String = $text;
                text(self)
            }

            fn read(text: &str) -> Option<Self> {
                let read: fn(&str) -> Option<$type> = $read;
                read(text)
            }
        }
    )*};
}
pub(super) use notation;

impl<T: Notation> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.text())
    }
}

impl<'de, T: Notation> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unfit = || D::Error::custom(UnfitValue::text(&text, T::EXPECTED));
        T::read(&text).map(Self).ok_or_else(unfit)
    }
}

impl<T: Notation> TS for Written<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        T::TYPESCRIPT.to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

/// Wraps every item of a sequence for writing.
pub(super) fn written<T>(items: impl IntoIterator<Item = T>) -> Vec<Written<T>> {
    items.into_iter().map(Written).collect()
}

/// Unwraps every item that was read.
pub(super) fn unwritten<T, C: FromIterator<T>>(items: Vec<Written<T>>) -> C {
    items.into_iter().map(|item| item.0).collect()
}

/// A whole number in a range, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Within<const FROM: u64, const TO: u64>(u64);

/// The number of a seat.
pub type SeatNumber = Within<0, 7>;

impl<const FROM: u64, const TO: u64> Within<FROM, TO> {
    /// The number.
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The number, for a range that ends below 256.
    pub const fn byte(self) -> u8 {
        const { assert!(TO <= u8::MAX as u64, "the range is of bytes") };
        self.0 as u8
    }
}

impl<const FROM: u64, const TO: u64> From<u8> for Within<FROM, TO> {
    /// For writing only: numbers of the rules are in range, so this does not check them.
    fn from(number: u8) -> Self {
        Self(u64::from(number))
    }
}

impl<const FROM: u64, const TO: u64> From<u16> for Within<FROM, TO> {
    /// For writing, as above.
    fn from(number: u16) -> Self {
        Self(u64::from(number))
    }
}

impl<const FROM: u64, const TO: u64> PartialSchema for Within<FROM, TO> {
    fn schema() -> RefOr<Schema> {
        u8::schema()
    }
}

impl<const FROM: u64, const TO: u64> ToSchema for Within<FROM, TO> {}

impl<'de, const FROM: u64, const TO: u64> Deserialize<'de> for Within<FROM, TO> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        let unfit = || D::Error::custom(UnfitValue::Number { number, least: FROM, most: TO });
        (FROM..=TO).contains(&number).then_some(Self(number)).ok_or_else(unfit)
    }
}

impl<const FROM: u64, const TO: u64> TS for Within<FROM, TO> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "number".to_owned()
    }

    fn inline(config: &Config) -> String {
        <Self as TS>::name(config)
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> Self {
        seat.number().into()
    }
}

impl From<SeatNumber> for Seat {
    fn from(number: SeatNumber) -> Self {
        Self::new(number.byte())
    }
}

/// Seats by their numbers.
pub(super) fn seat_numbers(seats: SeatSet) -> Vec<SeatNumber> {
    seats.iter().map(SeatNumber::from).collect()
}

/// The seats that have these numbers.
pub(super) fn seats(numbers: Vec<SeatNumber>) -> SeatSet {
    numbers.into_iter().map(Seat::from).collect()
}

/// The numbers as bytes.
pub(super) fn bytes<const FROM: u64, const TO: u64>(numbers: Vec<Within<FROM, TO>>) -> Vec<u8> {
    numbers.into_iter().map(Within::byte).collect()
}

/// Reads a list that has at most so many items.
pub(super) fn at_most<'de, const MOST: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let items = Vec::deserialize(deserializer)?;
    let unfit = || D::Error::custom(UnfitValue::Length { most: MOST as u64 });
    if items.len() <= MOST { Ok(items) } else { Err(unfit()) }
}

#[cfg(test)]
mod tests {
    use munera_rules::Argument;
    use munera_rules::gorus::Card;
    use serde::Deserialize;
    use serde_json::json;

    use super::{SeatNumber, Within, Written, read_json};
    use crate::fault::Code;

    #[derive(Debug, Deserialize)]
    struct Outer {
        inner: Vec<Inner>,
    }

    #[derive(Debug, Deserialize)]
    struct Inner {
        #[expect(dead_code, reason = "it is only read")]
        card: Option<Written<Card>>,
        #[expect(dead_code, reason = "it is only read")]
        seat: SeatNumber,
    }

    #[test]
    fn a_fault_names_its_place() {
        let places = [
            (json!({"inner": [{"seat": 0}, {"seat": 8}]}), "inner[1].seat"),
            (json!({"inner": [{"seat": 0, "card": "F99"}]}), "inner[0].card"),
            (json!({"inner": [{"seat": -1}]}), "inner[0].seat"),
            (json!({"inner": 5}), "inner"),
        ];
        for (value, place) in places {
            let fault = read_json::<Outer>(&value, Code::BadView).expect_err("it is refused");
            let named = ("place", Argument::Text(place.to_owned()));
            assert_eq!(fault.message.arguments[0], named, "{value}");
            assert_eq!(fault.code, Code::BadView);
        }
        let read: Outer = read_json(&json!({"inner": []}), Code::BadView).expect("nothing in it");
        assert!(read.inner.is_empty());
    }

    #[test]
    fn a_long_text_is_not_repeated_in_full() {
        let value = json!("F".repeat(100_000));
        let fault = read_json::<Written<Card>>(&value, Code::BadView).expect_err("no card");
        assert!(fault.to_string().len() < 400, "{fault}");
    }

    #[test]
    fn a_range_has_both_ends() {
        let read = |number: u64| read_json::<Within<3, 9>>(&json!(number), Code::BadView);
        assert_eq!([3, 9].map(|number| read(number).expect("in range").number()), [3, 9]);
        assert!(read(2).is_err() && read(10).is_err());
    }
}
