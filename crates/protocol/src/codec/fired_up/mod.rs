//! JSON about Fired Up.

mod memory;

use std::sync::Arc;

use munera_rules::fired_up::{
    BetId, Corner, DiceInFront, Fighter, FiredUp, HighlightSet, Options, Outcome, Phase, Position,
    PositionError, Shown, View, rule,
};
use munera_rules::{Game, MoveSet, Seat};
use serde_json::{Map, Value, json};

use self::memory::{read_raw_view, write_memory};
use super::{Codec, Fields, write_seats};
use crate::content::{self, DEFAULT, PackError};
use crate::fault::{Code, Fault};
use crate::record::Record;

/// The game's entry in the catalogue.
pub(super) fn describe() -> Value {
    json!({
        "name": FiredUp::NAME,
        "rules": FiredUp::RULES_VERSION,
        "options": {
            "players": {"type": "integer", "from": 2, "to": 5, "required": true},
            "abilities": {"type": "boolean", "default": true},
            "pack": {"type": "string", "values": content::names(), "default": DEFAULT},
        },
    })
}

/// Reads options. Whether they fit together is for the rules to say.
pub(super) fn read_options(value: &Value) -> Result<Options, Fault> {
    let fields = Fields::of(value, Code::BadOptions, "`options`")?;
    fields.allow_only(&["players", "abilities", "pack"])?;
    let players = fields
        .optional_number("players", 2, 5)
        .map_err(|fault| Fault { rule: Some(rule::U2_1), ..fault })?;
    let players = players.ok_or_else(|| fields.fault("players", "is missing"))? as u8;
    let name = fields.optional_text("pack")?.unwrap_or(DEFAULT);
    let content = content::find(name).ok_or_else(|| {
        let name: String = name.chars().take(60).collect();
        let known = content::names().join(", ");
        fields.fault("pack", format_args!("names no pack that is here: {name:?}; here are {known}"))
    })?;
    let abilities = fields.flag("abilities", true)?;
    Ok(Options { abilities, ..Options::new(players, Arc::clone(&content.pack)) })
}

/// The tag of a record that tells which pack was played with, by its hash.
const PACK_HASH: &str = "PackHash";

/// Whether the pack that a record was played with is here. Options that are none are for others to
/// refuse.
pub(super) fn check_pack(record: &Record) -> Result<(), PackError> {
    let options = record.tag("Options").and_then(|tag| serde_json::from_str::<Value>(tag).ok());
    match options.as_ref().and_then(pack_name) {
        Some(name) => content::check_recorded(name, record.tag(PACK_HASH)),
        None => Ok(()),
    }
}

/// Lets a record's options name the very pack that it was played with: the one of that name may be
/// another today.
pub(super) fn name_its_pack(record: &Record, options: &mut Value) {
    let found = pack_name(options)
        .and_then(|name| content::find_recorded(name, record.tag(PACK_HASH)))
        .filter(|name| name != DEFAULT);
    if let (Some(name), Value::Object(options)) = (found, options) {
        options.insert("pack".to_owned(), Value::String(name));
    }
}

/// What options call their pack; `None` if they are no options.
fn pack_name(options: &Value) -> Option<&str> {
    match options.as_object()?.get("pack") {
        None | Some(Value::Null) => Some(DEFAULT),
        Some(name) => name.as_str(),
    }
}

impl Codec for FiredUp {
    fn write_options(&self) -> Value {
        let options = self.options();
        let mut map = Map::new();
        map.insert("players".into(), json!(options.players));
        if !options.abilities {
            map.insert("abilities".into(), json!(false));
        }
        if let Some(content) = content::of_pack(&options.pack).filter(|it| it.name != DEFAULT) {
            map.insert("pack".into(), json!(content.name));
        }
        Value::Object(map)
    }

    fn record_tags(&self) -> Vec<(&'static str, String)> {
        let content = content::of_pack(&self.options().pack);
        content.map(|content| (PACK_HASH, content.hash.clone())).into_iter().collect()
    }

    fn read_position(&self, _: &Value) -> Result<Position, Fault> {
        Ok(Position)
    }

    fn position_fault(error: PositionError) -> Fault {
        Fault::explained(Code::BadPosition, Some(rule::U2_4), &error)
    }

    fn write_public(&self, view: &View) -> Value {
        let seats = || Seat::all(self.players());
        let phase = match view.phase() {
            Phase::Fresh => Value::Null,
            Phase::Keep => json!("keep"),
            Phase::Influence => json!("influence"),
            Phase::Battle | Phase::Over => json!("battle"),
        };
        json!({
            "round": view.round(),
            "phase": phase,
            "first": view.first().map(Seat::number),
            "fighters": view.corners().iter().map(|it| self.write_fighter(view, it)).collect::<Vec<_>>(),
            "dice": seats().map(|seat| match view.dice(seat) {
                DiceInFront::Unrolled(count) => count.to_string(),
                DiceInFront::Rolled(dice) => dice.to_string(),
            }).collect::<Vec<_>>(),
            "tokens": seats().map(|seat| view.tokens(seat)).collect::<Vec<_>>(),
            "points": seats().map(|seat| view.points(seat)).collect::<Vec<_>>(),
            "kept": seats().map(|seat| view.kept_count(seat)).collect::<Vec<_>>(),
            "chosen": write_seats(view.chosen(self)),
            "bets": view.bets().into_iter().flatten().map(|bet| self.write_bet(view, bet)).collect::<Vec<_>>(),
            "scored": view.shown_now().into_iter().map(write_shown).collect::<Vec<_>>(),
            "scored_before": view.shown_before().into_iter().map(write_shown).collect::<Vec<_>>(),
        })
    }

    fn write_outcome(&self, outcome: &Outcome) -> Value {
        json!({
            "winners": write_seats(outcome.winners),
            "fighter": outcome.fighter.map(Fighter::name),
        })
    }

    fn write_view(&self, view: &View) -> Value {
        let mut written = json!({
            "game": Self::NAME,
            "options": self.write_options(),
            "seat": view.viewer().seat().map(Seat::number),
            "asked": view.viewer().seat().is_some_and(|seat| view.asked().contains(seat)),
            "legal": view.legal(self).iter().map(|it| it.to_string()).collect::<Vec<_>>(),
            "public": self.write_public(view),
            "hand": write_cards(view.hand()),
            "kept": write_cards(view.kept()),
            "discarded": view.discarded().map(|cards| cards.to_string()),
            "own_bets": self.write_own_bets(view),
        });
        written["memory"] = self.raw_view(view).map_or(Value::Null, |it| write_memory(&it));
        written
    }

    fn read_view(&self, value: &Value) -> Result<View, Fault> {
        let recalled = read_raw_view(value)?;
        self.view_from_raw(&recalled).map_err(|error| Fault::explained(Code::BadView, None, &error))
    }
}

/// What only this game writes and reads.
trait Parts {
    fn write_own_bets(&self, view: &View) -> Vec<Value>;
    fn write_fighter(&self, view: &View, corner: &Corner) -> Value;
    fn write_bet(&self, view: &View, bet: BetId) -> Value;
}

impl Parts for FiredUp {
    fn write_own_bets(&self, view: &View) -> Vec<Value> {
        let bets = view.bets().into_iter().flatten();
        bets.flat_map(|bet| {
            let own = view.wagers(bet).filter(|wager| view.viewer().is(wager.seat));
            own.filter_map(move |wager| {
                let fighter = view.corner(wager.fighter?).fighter.name();
                Some(json!({"bet": bet.to_string(), "round": wager.round, "fighter": fighter}))
            })
            .collect::<Vec<_>>()
        })
        .collect()
    }

    fn write_fighter(&self, view: &View, corner: &Corner) -> Value {
        let mat = self.options().pack.mat(corner.fighter);
        let target = view.corner(corner.target).fighter.name();
        json!({
            "name": corner.fighter.name(),
            "attack": mat.attack.value(corner.attack),
            "defense": mat.defense.value(corner.defense),
            "stamina": corner.stamina,
            "wounds": corner.wounds,
            "morale": corner.morale.word(),
            "influence": corner.influence,
            "up": corner.up,
            "down": corner.down,
            "speed": Some(corner.tile).filter(|tile| *tile > 0),
            "sprinting": corner.is_sprinting,
            "target": Some(target).filter(|_| corner.is_alive),
            "locked": corner.is_locked,
            "alive": corner.is_alive,
        })
    }

    fn write_bet(&self, view: &View, bet: BetId) -> Value {
        let is_settled = view.is_settled(bet);
        let cards: Vec<Value> = view
            .wagers(bet)
            .map(|wager| {
                let mut card = json!({"seat": wager.seat.number(), "round": wager.round});
                // A seat's own view knows its cards; what lies on the table is public.
                if let Some(place) = wager.fighter.filter(|_| is_settled) {
                    card["fighter"] = json!(view.corner(place).fighter.name());
                }
                card
            })
            .collect();
        let paid: Option<Vec<u16>> = is_settled.then(|| self.paid(view, bet));
        json!({"bet": bet.to_string(), "cards": cards, "settled": is_settled, "paid": paid})
    }
}

fn write_cards(cards: HighlightSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

fn write_shown(shown: Shown) -> Value {
    let Shown { seat, card, points } = shown;
    json!({"seat": seat.number(), "card": card.to_string(), "points": points})
}
