//! The options of Fired Up.

use munera_rules::fired_up::{
    BetLimit, FiredUp, FredCounter, HouseRules, LockSpan, Options, RexusCounter, SocialWait,
    WoundCount, rule,
};
use munera_rules::{Game, Message, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::codec::json::{Within, Written};
use crate::codec::options::{OptionsCodec, check_players, describe_players, read_written};
use crate::content::{Content, DEFAULT, Packs};
use crate::fault::{Code, Fault};

/// The options of a table of Fired Up; an option that is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FiredUpOptions {
    /// The number of players.
    pub players: u8,
    /// Whether fighters have their abilities.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub abilities: Option<bool>,
    /// The name of the content pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<String>,
    /// House rule: from when on a stored Social may be spent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub social: Option<Written<SocialWait>>,
    /// House rule: how Wounds are counted where some dice of a body part are blocked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wounds: Option<Written<WoundCount>>,
    /// House rule: the damage of each of Rexus' countering Legs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rexus_counter: Option<Within<1, 2>>,
    /// House rule: whether Hands wound Abbel.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub abbel_wounds: Option<bool>,
    /// House rule: which Torsos counter FReD.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fred_counter: Option<Written<FredCounter>>,
    /// House rule: how long a lock lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub locks: Option<Written<LockSpan>>,
    /// House rule: how many cards of one seat may lie on one Bet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bets: Option<Written<BetLimit>>,
}

/// For each option, the rule that a value of the wrong type or size breaks.
const RULES: &[(&str, RuleId)] = &[
    ("players", rule::U2_1),
    ("social", rule::U3_8),
    ("wounds", rule::U4_4),
    ("rexus_counter", rule::U9_4),
    ("abbel_wounds", rule::U9_5),
    ("fred_counter", rule::U9_6),
    ("locks", rule::U3_7),
    ("bets", rule::U6_1),
];

impl OptionsCodec for Options {
    fn content(packs: &Packs) -> Self::Content {
        packs.sources()
    }

    fn describe(packs: &Packs) -> Value {
        json!({
            "name": FiredUp::NAME,
            "rules": FiredUp::RULES_VERSION,
            "options": {
                "players": describe_players::<Self>(),
                "abilities": {"type": "boolean", "default": true},
                "pack": {"type": "string", "values": packs.names(), "default": DEFAULT},
                "social": readings(SocialWait::ALL.map(SocialWait::word), &[rule::U3_8]),
                "wounds": readings(WoundCount::ALL.map(WoundCount::word), &[rule::U4_4]),
                "rexus_counter": {
                    "type": "integer",
                    "from": 1,
                    "to": 2,
                    "default": 2,
                    "changes": [rule::U9_4.as_str()],
                },
                "abbel_wounds": {
                    "type": "boolean",
                    "default": true,
                    "changes": [rule::U9_5.as_str()],
                },
                "fred_counter": readings(FredCounter::ALL.map(FredCounter::word), &[rule::U9_6]),
                "locks": readings(LockSpan::ALL.map(LockSpan::word), &[rule::U3_7, rule::U7_2]),
                "bets": readings(BetLimit::ALL.map(BetLimit::word), &[rule::U6_1]),
            },
        })
    }

    fn read(packs: &Packs, value: &Value) -> Result<Self, Fault> {
        let read: FiredUpOptions = read_written(value, RULES)?;
        check_players::<Self>(read.players, rule::U2_1)?;
        let name = read.pack.as_deref().unwrap_or(DEFAULT);
        let content = packs.find(name).ok_or_else(|| {
            let name: String = name.chars().take(60).collect();
            let known = packs.names().join(", ");
            let message =
                Message::new("fired-up-option-pack").with("pack", name).with("known", known);
            Fault::new(Code::BadOptions, message)
        })?;
        let abilities = read.abilities.unwrap_or(true);
        let house = read_house_rules(&read);
        Ok(Options { abilities, house, ..content.options(read.players) })
    }

    /// The content pack.
    fn attachment(options: &Value) -> Option<&str> {
        match options.as_object()?.get("pack") {
            None | Some(Value::Null) => Some(DEFAULT),
            Some(name) => name.as_str(),
        }
    }

    fn attach(options: &mut Value, name: String) {
        if let Value::Object(options) = options {
            options.insert("pack".to_owned(), Value::String(name));
        }
    }
}

/// A house rule in the catalogue: its readings, the usual one first, and the rules that it changes.
fn readings(words: [&str; 2], changes: &[RuleId]) -> Value {
    let changes: Vec<&str> = changes.iter().map(|rule| rule.as_str()).collect();
    json!({"type": "string", "values": words, "default": words[0], "changes": changes})
}

fn read_house_rules(read: &FiredUpOptions) -> HouseRules {
    let usual = HouseRules::USUAL;
    HouseRules {
        social: read.social.map_or(usual.social, |it| it.0),
        wounds: read.wounds.map_or(usual.wounds, |it| it.0),
        rexus_counter: match read.rexus_counter.map(Within::byte) {
            Some(1) => RexusCounter::One,
            _ => RexusCounter::Two,
        },
        abbel_wounds: read.abbel_wounds.unwrap_or(usual.abbel_wounds),
        fred_counter: read.fred_counter.map_or(usual.fred_counter, |it| it.0),
        locks: read.locks.map_or(usual.locks, |it| it.0),
        bets: read.bets.map_or(usual.bets, |it| it.0),
    }
}

/// An option, unless it has its usual value.
fn unusual<T: Copy + PartialEq>(value: T, usual: T) -> Option<Written<T>> {
    (value != usual).then_some(Written(value))
}

/// Writes options; those with default values are left out.
pub(super) fn write_options(options: &Options) -> FiredUpOptions {
    let content = Content::of(options).filter(|content| content.name != DEFAULT);
    let (house, usual) = (options.house, HouseRules::USUAL);
    FiredUpOptions {
        players: options.players,
        abilities: (!options.abilities).then_some(false),
        pack: content.map(|content| content.name.clone()),
        social: unusual(house.social, usual.social),
        wounds: unusual(house.wounds, usual.wounds),
        rexus_counter: (house.rexus_counter == RexusCounter::One).then(|| 1_u8.into()),
        abbel_wounds: (!house.abbel_wounds).then_some(false),
        fred_counter: unusual(house.fred_counter, usual.fred_counter),
        locks: unusual(house.locks, usual.locks),
        bets: unusual(house.bets, usual.bets),
    }
}
