//! Reading Bets.

use std::ops::RangeInclusive;

use munera_rules::fired_up::{Bet, BetEvent, BetId};

use super::by_id::read_by_id;
use super::reader::{Located, Reader};
use super::titles::{Title, Titles};

/// The events that decide a Bet without a number.
pub(super) const PLAIN_EVENTS: [(&str, BetEvent); 4] = [
    ("first_eliminated", BetEvent::FirstEliminated),
    ("first_at_half", BetEvent::FirstAtHalf),
    ("winner", BetEvent::Winner),
    ("most_damage", BetEvent::MostDamage),
];
/// An event with a number: its word, the allowed numbers, and how it is made.
type CountedEvent = (&'static str, RangeInclusive<u8>, fn(u8) -> BetEvent);

/// The events that decide a Bet with a number.
pub(super) const COUNTED_EVENTS: [CountedEvent; 2] = [
    ("first_wounds", 1..=3, BetEvent::FirstWounds),
    ("first_damage", 1..=24, BetEvent::FirstDamage),
];
/// What a correct card can earn.
pub(super) const REWARD: RangeInclusive<u8> = 0..=30;

pub(super) fn read_bets<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    titles: &mut Titles,
) -> Option<Vec<(Bet, Title)>> {
    let known = ["id", "title", "event", "rewards"];
    read_by_id(reader, entry, "bet", &known, &BetId::ALL, |reader, _, fields, id| {
        let card = format!("bet {id}");
        let title =
            fields.required(reader, "title").and_then(|entry| titles.read(reader, entry, &card));
        let event = fields
            .required(reader, "event")
            .and_then(|entry| read_event(reader, entry, &format!("{card}, event")));
        let rewards = fields
            .required(reader, "rewards")
            .and_then(|entry| read_rewards(reader, entry, &format!("{card}, rewards")));
        Some((Bet { event: event?, rewards: rewards? }, title?))
    })
}

fn read_event<'a>(reader: &mut Reader<'a>, entry: Located<'a>, field: &str) -> Option<BetEvent> {
    let mut event = None;
    if entry.is_table() {
        let pairs = reader.pairs(entry, field)?;
        if let [(word, entry)] = pairs[..]
            && let Some((_, range, make)) = COUNTED_EVENTS.into_iter().find(|it| it.0 == word)
        {
            return reader.number(entry, &format!("{field}, {word}"), range).map(make);
        }
    } else {
        let text = reader.text(entry, field)?;
        event = PLAIN_EVENTS.into_iter().find(|(word, _)| *word == text).map(|(_, event)| event);
    }
    if event.is_none() {
        let plain = PLAIN_EVENTS.map(|(word, _)| format!("\"{word}\""));
        let counted = COUNTED_EVENTS.map(|(word, ..)| format!("{{ {word} = number }}"));
        let known = plain.into_iter().chain(counted).collect::<Vec<_>>().join(", ");
        reader.fault(entry, field, format!("must be one of {known}"));
    }
    event
}

fn read_rewards<'a>(reader: &mut Reader<'a>, entry: Located<'a>, field: &str) -> Option<[u8; 3]> {
    let items = reader.list(entry, field)?;
    let rewards: Vec<u8> =
        items.into_iter().map(|item| reader.number(item, field, REWARD)).collect::<Option<_>>()?;
    let rewards = <[u8; 3]>::try_from(rewards).ok();
    let is_falling = |rewards: &[u8; 3]| rewards.is_sorted_by(|one, next| one >= next);
    let found = rewards.filter(is_falling);
    if found.is_none() {
        reader.fault(entry, field, "must be three numbers, none larger than the one before");
    }
    found
}
