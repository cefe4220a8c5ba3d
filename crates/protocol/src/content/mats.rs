//! Reading fighters' mats.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use munera_rules::fired_up::{Fighter, MOST_SPACES, Mat, Track};

use super::reader::{Located, Reader};

/// The values of a track. The least is 1: a fighter without Attack dice would never attack.
pub(super) const ATTACK: RangeInclusive<u8> = 1..=12;
pub(super) const DEFENSE: RangeInclusive<u8> = 0..=12;
/// The other numbers of a mat.
pub(super) const STAMINA: RangeInclusive<u8> = 1..=30;
pub(super) const SPEED: RangeInclusive<u8> = 1..=99;
pub(super) const INFLUENCE: RangeInclusive<u8> = 1..=9;

pub(super) fn read_mats<'a>(reader: &mut Reader<'a>, entry: Located<'a>) -> Option<[Mat; 6]> {
    let names = Fighter::ALL.map(Fighter::name);
    let fields = reader.table(entry, "fighter", &names)?;
    let mut speeds: BTreeMap<u8, &str> = BTreeMap::new();
    let mats: Vec<Option<Mat>> = names
        .into_iter()
        .map(|name| {
            let entry = fields.required(reader, name)?;
            read_mat(reader, entry, name, &mut speeds)
        })
        .collect();
    mats.into_iter().collect::<Option<Vec<Mat>>>()?.try_into().ok()
}

fn read_mat<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    name: &'static str,
    speeds: &mut BTreeMap<u8, &'static str>,
) -> Option<Mat> {
    let title = format!("fighter {name}");
    let known = ["attack", "defense", "stamina", "speed", "influence"];
    let fields = reader.table(entry, &title, &known)?;
    let attack = fields
        .required(reader, "attack")
        .and_then(|entry| read_track(reader, entry, &format!("{title}, attack"), &ATTACK));
    let defense = fields
        .required(reader, "defense")
        .and_then(|entry| read_track(reader, entry, &format!("{title}, defense"), &DEFENSE));
    let mut number = |key: &str, range| {
        let entry = fields.required(reader, key)?;
        reader.number(entry, &format!("{title}, {key}"), range).map(|number| (entry, number))
    };
    let (stamina, speed) = (number("stamina", STAMINA), number("speed", SPEED));
    let influence = number("influence", INFLUENCE);
    if let Some((entry, speed)) = speed
        && let Some(other) = speeds.insert(speed, name)
    {
        reader.fault(entry, &format!("{title}, speed"), format!("is the speed of {other} too"));
    }
    Some(Mat {
        attack: attack?,
        defense: defense?,
        stamina: stamina?.1,
        speed: speed?.1,
        influence: influence?.1,
    })
}

/// Three lists of rising values: for Low, Neutral and High Morale.
fn read_track<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    field: &str,
    range: &RangeInclusive<u8>,
) -> Option<Track> {
    let areas = reader.list(entry, field)?;
    if areas.len() != 3 {
        reader.fault(entry, field, "must have three areas: Low, Neutral, High");
        return None;
    }
    let mut values: ArrayVec<u8, MOST_SPACES> = ArrayVec::new();
    let mut ends = [0; 3];
    for (area, end) in areas.into_iter().zip(&mut ends) {
        let items = reader.list(area, field)?;
        if items.is_empty() {
            reader.fault(area, field, "must have a value in each area");
            return None;
        }
        for item in items {
            let value = reader.number(item, field, range.clone())?;
            if values.last().is_some_and(|before| *before >= value) {
                reader.fault(item, field, "must rise from space to space");
                return None;
            }
            if values.try_push(value).is_err() {
                reader.fault(item, field, format!("must have at most {MOST_SPACES} spaces"));
                return None;
            }
        }
        *end = values.len() as u8 - 1;
    }
    Some(Track { values, last: ends })
}
