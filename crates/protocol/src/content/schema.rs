//! The form of a pack as a JSON Schema, for editors that complete and check TOML.

use std::ops::RangeInclusive;

use munera_rules::fired_up::{
    BetId, Fact, Fighter, HighlightId, MOST_CONDITIONS, MOST_SPACES, Moment,
};
use serde_json::{Map, Value, json};

use super::bets::{COUNTED_EVENTS, PLAIN_EVENTS, REWARD};
use super::highlights::{POINTS, TIERS};
use super::mats::{ATTACK, DEFENSE, INFLUENCE, SPEED, STAMINA};
use super::read::LONGEST_NAME;
use super::titles::{LANGUAGES, LONGEST_TITLE};

/// The form of a pack. The schema knows keys, types and ranges. Only `munera content check` finds
/// faults that need the whole pack, such as duplicate ids or tiers out of order.
pub fn schema() -> Value {
    let name = format!("^[a-z0-9_-]{{1,{LONGEST_NAME}}}$");
    let fighters = Fighter::ALL.map(|fighter| (fighter.name(), reference("mat")));
    let cards = |card: &str, count: usize| json!({"type": "array", "items": reference(card), "minItems": count, "maxItems": count});
    let mut schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A content pack of Fired Up",
    });
    let form = table([
        ("name", json!({"type": "string", "pattern": name})),
        ("dice", reference("dice")),
        ("fighter", table(fighters)),
        ("highlight", cards("highlight", usize::from(HighlightId::COUNT))),
        ("bet", cards("bet", BetId::ALL.len())),
    ]);
    if let (Value::Object(schema), Value::Object(form)) = (&mut schema, form) {
        schema.extend(form);
    }
    schema["definitions"] = json!({
        "dice": dice(),
        "mat": mat(),
        "title": title(),
        "highlight": highlight(),
        "bet": bet(),
    });
    for moment in Moment::ALL {
        schema["definitions"][format!("{}_tiers", moment.word())] = tiers(moment);
    }
    for fact in Fact::ALL {
        schema["definitions"][amount_name(*fact)] = amount(*fact);
    }
    schema
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/definitions/{name}")})
}

/// A table with exactly these fields, all of them required.
fn table<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let required = fields.each_ref().map(|(key, _)| (*key).to_owned());
    let properties: Map<String, Value> =
        fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    json!({
        "type": "object",
        "properties": properties,
        "required": required.to_vec(),
        "additionalProperties": false,
    })
}

fn number(range: &RangeInclusive<u8>) -> Value {
    json!({"type": "integer", "minimum": range.start(), "maximum": range.end()})
}

fn dice() -> Value {
    let die = |letters: &str| json!({"type": "string", "pattern": format!("^[{letters}]{{6}}$")});
    table([("influence", die("BMSTOD")), ("attack", die("HATLX-")), ("defense", die("HATLX-"))])
}

fn mat() -> Value {
    let track = |range: &RangeInclusive<u8>| {
        let area = json!({
            "type": "array", "items": number(range), "minItems": 1, "maxItems": MOST_SPACES,
        });
        json!({
            "description": "Three lists of rising values: Low, Neutral and High Morale.",
            "type": "array", "items": area, "minItems": 3, "maxItems": 3,
        })
    };
    table([
        ("attack", track(&ATTACK)),
        ("defense", track(&DEFENSE)),
        ("stamina", number(&STAMINA)),
        ("speed", number(&SPEED)),
        ("influence", number(&INFLUENCE)),
    ])
}

fn title() -> Value {
    let text = json!({"type": "string", "minLength": 1, "maxLength": LONGEST_TITLE});
    table(LANGUAGES.map(|code| (code, text.clone())))
}

fn highlight() -> Value {
    let ids: Vec<String> = HighlightId::all().map(|id| id.to_string()).collect();
    let of_moment = Moment::ALL.map(|moment| {
        json!({"properties": {
            "moment": {"const": moment.word()},
            "tiers": reference(&format!("{}_tiers", moment.word())),
        }})
    });
    let mut card = table([
        ("id", json!({"enum": ids})),
        ("title", reference("title")),
        ("moment", json!({"enum": Moment::ALL.map(Moment::word)})),
        ("tiers", json!({"type": "array"})),
    ]);
    card["oneOf"] = json!(of_moment);
    card
}

/// The tiers of a card of this moment, with the facts of the moment only.
fn tiers(moment: Moment) -> Value {
    let conditions: Map<String, Value> = Fact::ALL
        .iter()
        .filter(|fact| fact.moment() == moment)
        .map(|fact| (fact.word().to_owned(), condition(*fact)))
        .collect();
    let need = json!({
        "type": "object",
        "properties": conditions,
        "additionalProperties": false,
        "minProperties": 1,
        "maxProperties": MOST_CONDITIONS,
    });
    json!({
        "type": "array",
        "items": table([("points", number(&POINTS)), ("need", need)]),
        "minItems": TIERS.start(),
        "maxItems": TIERS.end(),
    })
}

fn condition(fact: Fact) -> Value {
    json!({"description": fact.meaning(), "allOf": [reference(&amount_name(fact))]})
}

/// Facts with the same range share one schema for their conditions.
fn amount_name(fact: Fact) -> String {
    let (fewest, utmost) = fact.range().into_inner();
    format!("amount_{fewest}_to_{utmost}")
}

fn amount(fact: Fact) -> Value {
    let (fewest, utmost) = fact.range().into_inner();
    let count = number(&(0..=utmost));
    json!({
        "oneOf": [
            number(&(fewest + 1..=utmost)),
            {
                "type": "object",
                "properties": {"at_least": count.clone(), "at_most": count},
                "additionalProperties": false,
                "minProperties": 1,
            },
        ],
    })
}

fn bet() -> Value {
    let plain = PLAIN_EVENTS.map(|(word, _)| word);
    let counted = COUNTED_EVENTS.map(|(word, range, _)| table([(word, number(&range))]));
    let events: Vec<Value> = std::iter::once(json!({"enum": plain})).chain(counted).collect();
    let rewards = json!({"type": "array", "items": number(&REWARD), "minItems": 3, "maxItems": 3});
    table([
        ("id", json!({"enum": BetId::ALL.map(|id| id.to_string())})),
        ("title", reference("title")),
        ("event", json!({"oneOf": events})),
        ("rewards", rewards),
    ])
}
