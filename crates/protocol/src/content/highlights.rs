//! Reading Highlights.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use munera_rules::fired_up::{
    Condition, Fact, Highlight, HighlightId, MOST_CONDITIONS, MOST_TIERS, Mat, Moment, Tier,
};

use super::by_id::read_by_id;
use super::reader::{Located, Reader, echo};
use super::similar_cards::SimilarCards;
use super::titles::{Title, Titles};

/// The points that a tier can have.
pub(super) const POINTS: RangeInclusive<u8> = 1..=30;
/// How many tiers a Highlight can have.
pub(super) const TIERS: RangeInclusive<usize> = 2..=MOST_TIERS;

pub(super) fn read_highlights<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    mats: Option<&[Mat; 6]>,
    titles: &mut Titles,
) -> Option<Vec<(Highlight, Title)>> {
    let all: Vec<HighlightId> = HighlightId::all().collect();
    let known = ["id", "title", "moment", "tiers"];
    let mut similar_cards = SimilarCards::default();
    read_by_id(reader, entry, "highlight", &known, &all, |reader, entry, fields, id| {
        let card = format!("highlight {id}");
        let title =
            fields.required(reader, "title").and_then(|entry| titles.read(reader, entry, &card));
        let moment = fields
            .required(reader, "moment")
            .and_then(|entry| read_moment(reader, entry, &format!("{card}, moment")));
        let bounds = Bounds { moment, mats };
        let tiers = fields
            .required(reader, "tiers")
            .and_then(|entry| read_tiers(reader, entry, &card, bounds));
        let highlight = Highlight { moment: moment?, tiers: tiers? };
        similar_cards.note(reader, entry, &highlight, &card);
        Some((highlight, title?))
    })
}

fn read_moment<'a>(reader: &mut Reader<'a>, entry: Located<'a>, field: &str) -> Option<Moment> {
    let word = reader.text(entry, field)?;
    let moment = Moment::ALL.into_iter().find(|moment| moment.word() == word);
    if moment.is_none() {
        reader.fault(entry, field, "must be start, fight or end");
    }
    moment
}

/// What the conditions of a card can use, as far as the pack is readable.
#[derive(Clone, Copy)]
struct Bounds<'m> {
    moment: Option<Moment>,
    mats: Option<&'m [Mat; 6]>,
}

impl Bounds<'_> {
    /// The values that a fact can have with these fighters.
    fn of(self, fact: Fact) -> RangeInclusive<u8> {
        let (fewest, utmost) = fact.range().into_inner();
        let tops = |top: fn(&Mat) -> u8| {
            self.mats.and_then(|mats| mats.iter().map(top).max()).unwrap_or(utmost)
        };
        let most = match fact {
            Fact::HighestAttack | Fact::LowestAttack => {
                tops(|mat| mat.attack.value(mat.attack.end()))
            }
            Fact::HighestDefense => tops(|mat| mat.defense.value(mat.defense.end())),
            Fact::StaminaLeft | Fact::LeastStamina => tops(|mat| mat.stamina),
            _ => utmost,
        };
        fewest..=most.min(utmost)
    }
}

fn read_tiers<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    card: &str,
    bounds: Bounds<'_>,
) -> Option<ArrayVec<Tier, MOST_TIERS>> {
    let items = reader.list(entry, &format!("{card}, tiers"))?;
    let is_count = TIERS.contains(&items.len());
    if !is_count {
        reader.fault(entry, &format!("{card}, tiers"), "must be two or three");
    }
    let mut tiers = Vec::new();
    let mut asked: BTreeMap<Fact, (u8, u8)> = BTreeMap::new();
    let mut points = 0;
    for (number, item) in (1..).zip(items) {
        let field = format!("{card}, tier {number}");
        let tier = read_tier(reader, item, &field, bounds);
        if let Some(tier) = &tier {
            if tier.points <= points {
                let reason = "is out of order: it is worth no more than a tier before";
                reader.fault(item, &format!("{field}, points"), reason);
            }
            points = tier.points.max(points);
            check_progress(reader, item, &format!("{field}, need"), tier, &mut asked);
        }
        tiers.push(tier);
    }
    let tiers: Vec<Tier> = tiers.into_iter().collect::<Option<_>>()?;
    is_count.then(|| tiers.into_iter().collect())
}

/// A tier needs more than the tiers before it, and nothing that they rule out.
fn check_progress(
    reader: &mut Reader<'_>,
    entry: Located<'_>,
    field: &str,
    tier: &Tier,
    asked: &mut BTreeMap<Fact, (u8, u8)>,
) {
    for Condition { fact, least, most } in &tier.conditions {
        let before = asked.get(fact).copied();
        let (before_least, before_most) = before.unwrap_or((0, u8::MAX));
        let together = (before_least.max(*least), before_most.min(*most));
        let word = fact.word();
        if together.0 > together.1 {
            let reason = format!("contradicts a tier before: no `{word}` meets both");
            reader.fault(entry, field, reason);
        } else if before == Some(together) {
            let reason = format!("asks for nothing new: a tier before asks as much of `{word}`");
            reader.fault(entry, field, reason);
        } else {
            asked.insert(*fact, together);
        }
    }
}

fn read_tier<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    field: &str,
    bounds: Bounds<'_>,
) -> Option<Tier> {
    let fields = reader.table(entry, field, &["points", "need"])?;
    let points = fields
        .required(reader, "points")
        .and_then(|entry| reader.number(entry, &format!("{field}, points"), POINTS));
    let need = fields.required(reader, "need")?;
    let field = format!("{field}, need");
    let pairs = reader.pairs(need, &field)?;
    let is_count = (1..=MOST_CONDITIONS).contains(&pairs.len());
    if !is_count {
        reader.fault(need, &field, format!("must have one to {MOST_CONDITIONS} conditions"));
    }
    let read: Vec<Option<Condition>> = pairs
        .into_iter()
        .map(|(word, entry)| read_condition(reader, entry, &field, word, bounds))
        .collect();
    let conditions: Vec<Condition> = read.into_iter().collect::<Option<_>>()?;
    let points = points.filter(|_| is_count)?;
    Some(Tier { points, conditions: conditions.into_iter().collect() })
}

fn read_condition<'a>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    field: &str,
    word: &str,
    bounds: Bounds<'_>,
) -> Option<Condition> {
    let Some(fact) = Fact::ALL.iter().copied().find(|fact| fact.word() == word) else {
        let fits = |fact: &&Fact| bounds.moment.is_none_or(|moment| fact.moment() == moment);
        let known: Vec<&str> = Fact::ALL.iter().filter(fits).map(|fact| fact.word()).collect();
        let reason = format!("`{}` is no fact; known here are {}", echo(word), known.join(", "));
        reader.fault(entry, field, reason);
        return None;
    };
    let field = format!("{field}, {word}");
    let (least, most) = read_amount(reader, entry, &field)?;
    let range = bounds.of(fact);
    let [from, to] = [*range.start(), *range.end()];
    let other_moment = bounds.moment.filter(|moment| *moment != fact.moment());
    let reason = if let Some(moment) = other_moment {
        let [own, other] = [moment, fact.moment()].map(Moment::word);
        format!("is a fact of the moment {other}; this card is judged at {own}")
    } else if least > most {
        format!("is impossible: at least {least} and at most {most}")
    } else if least > to || most < from {
        format!("is impossible: with this pack it is always {from} to {to}")
    } else if least <= from && most >= to {
        format!("asks for nothing: with this pack it is always {from} to {to}")
    } else {
        return Some(Condition { fact, least, most });
    };
    reader.fault(entry, &field, reason);
    None
}

/// `damage = 3`: at least three; `damage = { at_most = 0 }`: none.
fn read_amount<'a>(reader: &mut Reader<'a>, entry: Located<'a>, field: &str) -> Option<(u8, u8)> {
    let any = 0..=u8::MAX;
    if !entry.is_table() {
        return reader.number(entry, field, any).map(|least| (least, u8::MAX));
    }
    let fields = reader.table(entry, field, &["at_least", "at_most"])?;
    let is_bounded = ["at_least", "at_most"].iter().any(|key| fields.optional(key).is_some());
    if !is_bounded {
        reader.fault(entry, field, "must have at_least, at_most or both");
        return None;
    }
    let mut bound = |key: &str, otherwise: u8| match fields.optional(key) {
        Some(entry) => reader.number(entry, &format!("{field}, {key}"), any.clone()),
        None => Some(otherwise),
    };
    let (least, most) = (bound("at_least", 0), bound("at_most", u8::MAX));
    least.zip(most)
}
