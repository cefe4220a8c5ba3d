//! Serialisation for types that do not know serde.
#![expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references to fields")]

/// A seat as its number.
pub(crate) mod seat_number {
    use munera_rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(seat.number())
    }

    /// The table checks whether it has the seat.
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        let fits = usize::from(number) < Seat::MOST;
        fits.then(|| Seat::new(number)).ok_or_else(|| de::Error::custom("there is no such seat"))
    }
}

/// A person as their number. Only logs have it: other people know a person by seat and name.
pub(crate) mod person_number {
    use munera_ids::PersonId;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(person: &PersonId, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(person.0)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PersonId, D::Error> {
        u64::deserialize(from).map(PersonId)
    }
}

/// The same for a person who may not be known.
pub(crate) mod optional_person_number {
    use munera_ids::PersonId;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands over the field as it is")]
    pub(crate) fn serialize<S: Serializer>(
        person: &Option<PersonId>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        person.map(|person| person.0).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<PersonId>, D::Error> {
        Ok(Option::<u64>::deserialize(from)?.map(PersonId))
    }
}

/// Bytes, if there are any, as hexadecimal digits.
pub(crate) mod hexadecimal {
    use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    #[expect(clippy::ref_option, reason = "serde hands over the field as it is")]
    pub(crate) fn serialize<S: Serializer>(
        bytes: &Option<Vec<u8>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        bytes.as_deref().map(|bytes| HEXLOWER.encode(bytes)).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Vec<u8>>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        let read = |text: String| HEXLOWER_PERMISSIVE.decode(text.as_bytes());
        text.map(read).transpose().map_err(de::Error::custom)
    }
}
