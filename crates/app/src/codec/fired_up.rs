//! JSON about Fired Up.

use std::sync::Arc;

use munera_bots::Bot;
use munera_rules::fired_up::{
    BetId, Corner, DiceInFront, FightRoll, Fighter, FiredUp, HighlightId, HighlightSet,
    InfluenceRoll, LastAttack, Morale, Options, Outcome, Phase, Place, PlaceSet, Position,
    PositionError, Question, Recollection, Refusal, Shown, TurnSoFar, View, Wager, rule,
};
use munera_rules::{Game, MoveSet, Seat, SeatSet};
use serde_json::{Map, Value, json};

use super::{Codec, Fields, read_viewer, write_seats};
use crate::content::{self, Content, DEFAULT, PackError};
use crate::fault::{Code, Fault};
use crate::locale::Locale;
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
        "bots": Bot::ALL.map(Bot::name),
    })
}

/// Reads options. Whether they fit together is for the rules to say.
pub(super) fn read_options(value: &Value) -> Result<Options, Fault> {
    let fields = Fields::of(value, Code::BadOptions, "`options`")?;
    fields.allow_only(&["players", "abilities", "pack"])?;
    let players = fields
        .optional_number("players", 2, 5)
        .map_err(|fault| Fault::by_rule(Code::BadOptions, rule::U2_1, fault.message))?;
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

/// The pack that a record was played with; none if its options are no options.
pub(super) fn recorded_pack(record: &Record) -> Result<Option<&'static Content>, PackError> {
    let options = record.tag("Options").and_then(|tag| serde_json::from_str::<Value>(tag).ok());
    let Some(Value::Object(options)) = options else { return Ok(None) };
    let name = match options.get("pack") {
        None | Some(Value::Null) => DEFAULT,
        Some(Value::String(name)) => name,
        Some(_) => return Ok(None),
    };
    Content::of_record(name, record.tag(PACK_HASH)).map(Some)
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
        Fault::by_rule(Code::BadPosition, rule::U2_4, error)
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
        written["memory"] = self.recollect(view).map_or(Value::Null, |it| write_memory(&it));
        written
    }

    fn read_view(&self, value: &Value) -> Result<View, Fault> {
        let recalled = self.read_recollection(value)?;
        self.view_of(&recalled).map_err(|error| Fault::new(Code::BadView, error))
    }

    fn explain(refusal: &Refusal, locale: &Locale) -> String {
        locale.refusal(refusal)
    }
}

/// What only this game writes and reads.
trait Parts {
    fn write_own_bets(&self, view: &View) -> Vec<Value>;
    fn write_fighter(&self, view: &View, corner: &Corner) -> Value;
    fn write_bet(&self, view: &View, bet: BetId) -> Value;
    fn read_recollection(&self, value: &Value) -> Result<Recollection, Fault>;
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

    fn read_recollection(&self, value: &Value) -> Result<Recollection, Fault> {
        let fields = Fields::of(value, Code::BadView, "`view`")?;
        let memory = Fields::of(fields.required("memory")?, Code::BadView, "`memory`")?;
        let corners: Vec<Corner> =
            memory.list("fighters")?.iter().map(read_corner).collect::<Result<_, _>>()?;
        let circle: Vec<Fighter> = corners.iter().map(|corner| corner.fighter).collect();
        let reading = Reading { memory, circle: &circle };
        let rounds = |key, sets: Vec<HighlightSet>| -> Result<[HighlightSet; 4], Fault> {
            sets.try_into().map_err(|_| memory.fault(key, "has an entry for each round"))
        };
        let discarded = memory.texts("discarded", "holds cards joined by dots", read_cards)?;
        let ruled_out =
            memory.texts("ruled_out", "holds sets of cards as 15 hexadecimal digits", read_mask)?;
        let counts = |key| memory.numbers(key, u8::MAX);
        let points = |key: &str| -> Result<Vec<u16>, Fault> {
            let list = memory
                .list(key)?
                .iter()
                .map(|value| value.as_u64().and_then(|points| u16::try_from(points).ok()));
            list.collect::<Option<_>>().ok_or_else(|| memory.fault(key, "holds whole numbers"))
        };
        Ok(Recollection {
            viewer: read_viewer(fields)?,
            question: reading.question()?,
            hand: read_card_list(fields, "hand")?,
            kept: read_card_list(fields, "kept")?,
            discarded: rounds("discarded", discarded)?,
            discards: reading.discards()?,
            kept_counts: counts("kept_counts")?,
            ruled_out: rounds("ruled_out", ruled_out)?,
            scored: reading.cards("scored_ever")?,
            shown: reading.shown("scored")?,
            shown_before: reading.shown("scored_before")?,
            dice: counts("dice")?,
            tokens: counts("tokens")?,
            points: points("points")?,
            bet_points: points("bet_points")?,
            wagers: reading.wagers()?,
            bets: reading.bets()?,
            settled: reading.settled()?,
            tally: counts("tally")?
                .try_into()
                .map_err(|_| memory.fault("tally", "is ten numbers"))?,
            last_attack: reading.last_attack()?,
            round: memory.number("round", 1, 4)? as u8,
            first: Seat::new(memory.number("first", 0, 7)? as u8),
            order: reading.places("order")?,
            deck: memory.number("deck", 0, 60)? as u8,
            corners,
        })
    }
}

fn write_cards(cards: HighlightSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

fn write_shown(shown: Shown) -> Value {
    let Shown { seat, card, points } = shown;
    json!({"seat": seat.number(), "card": card.to_string(), "points": points})
}

/// Cards joined by dots; an empty text is none.
fn read_cards(text: &str) -> Option<HighlightSet> {
    if text.is_empty() { Some(HighlightSet::EMPTY) } else { HighlightSet::read(text) }
}

/// Cards as 60 bits, `h01` the lowest: what an attack meets or silence rules out, wherever the cards
/// are. Written like cards they would look as if a view showed somebody's.
fn write_mask(cards: HighlightSet) -> String {
    let bits = cards.iter().fold(0_u64, |bits, card| bits | 1 << card.index());
    format!("{bits:015x}")
}

fn read_mask(text: &str) -> Option<HighlightSet> {
    let is_hex = text.len() == 15 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let bits = u64::from_str_radix(text, 16).ok().filter(|_| is_hex)?;
    Some(HighlightId::all().filter(|card| bits >> card.index() & 1 == 1).collect())
}

fn read_card_list(fields: Fields<'_>, key: &str) -> Result<HighlightSet, Fault> {
    let cards = fields.texts(key, "is a list of Highlights", HighlightId::read)?;
    Ok(cards.into_iter().collect())
}

/// All that a view recalls beyond what lies open, in a form that a program can give back.
fn write_memory(recalled: &Recollection) -> Value {
    let name = |place: Place| recalled.corners[place.index()].fighter.name();
    let names = |places: PlaceSet| places.iter().map(name).collect::<Vec<_>>();
    let fighters: Vec<Value> = recalled
        .corners
        .iter()
        .map(|corner| {
            json!({
                "name": corner.fighter.name(),
                "attack": corner.attack, "defense": corner.defense, "stamina": corner.stamina,
                "wounds": corner.wounds, "morale": corner.morale.word(),
                "influence": corner.influence, "up": corner.up, "down": corner.down,
                "speed": corner.tile, "sprinting": corner.is_sprinting,
                "target": corner.target.index(), "locked": corner.is_locked,
                "alive": corner.is_alive, "dealt": corner.dealt, "taken_now": corner.taken_now,
                "dealt_now": corner.dealt_now,
                "hurt_by": corner.hurt_by.iter().map(Place::index).collect::<Vec<_>>(),
            })
        })
        .collect();
    let question = match recalled.question {
        Question::Keep(waiting) => json!({"keep": write_seats(waiting)}),
        Question::Reroll(seat, dice) => {
            json!({"reroll": {"seat": seat.number(), "dice": dice.to_string()}})
        }
        Question::Act(turn) => json!({"act": {
            "seat": turn.seat.number(), "dice": turn.dice.to_string(),
            "fighter": turn.fighter.map(name), "influenced": names(turn.influenced),
            "paid": turn.paid.to_string(), "used": turn.has_used, "fresh": turn.fresh,
        }}),
        Question::Window { number, silent, is_asked, met } => json!({"window": {
            "number": number, "silent": write_seats(silent), "asked": is_asked,
            "met": met.map(write_mask),
        }}),
    };
    let wagers: Vec<Value> = recalled
        .wagers
        .iter()
        .map(|wager| {
            json!({
                "seat": wager.seat.number(), "bet": wager.bet, "round": wager.round,
                "fighter": wager.fighter.map(name),
            })
        })
        .collect();
    let shown = |list: &[Shown]| list.iter().copied().map(write_shown).collect::<Vec<_>>();
    json!({
        "question": question,
        "fighters": fighters,
        "discarded": recalled.discarded.map(|cards| cards.to_string()),
        "discards": recalled.discards,
        "kept_counts": recalled.kept_counts,
        "ruled_out": recalled.ruled_out.map(write_mask),
        "scored_ever": recalled.scored.to_string(),
        "scored": shown(&recalled.shown),
        "scored_before": shown(&recalled.shown_before),
        "dice": recalled.dice,
        "tokens": recalled.tokens,
        "points": recalled.points,
        "bet_points": recalled.bet_points,
        "wagers": wagers,
        "bets": recalled.bets.map(|bet| bet.to_string()),
        "settled": recalled.settled.map(|right| right.map(names)),
        "tally": recalled.tally,
        "last_attack": recalled.last_attack.map(|last| json!({
            "attacker": name(last.attacker), "attack": last.attack.to_string(),
            "defender": name(last.defender), "defense": last.defense.to_string(),
        })),
        "round": recalled.round,
        "first": recalled.first.number(),
        "order": recalled.order.iter().copied().map(name).collect::<Vec<_>>(),
        "deck": recalled.deck,
    })
}

fn read_corner(value: &Value) -> Result<Corner, Fault> {
    let fields = Fields::of(value, Code::BadView, "a fighter of `memory`")?;
    let number = |key| fields.number(key, 0, 255).map(|number| number as u8);
    let flag = |key| fields.flag(key, false);
    let fighter = Fighter::read(fields.text("name")?);
    let morale = fields.text("morale")?;
    let morale = Morale::ALL.into_iter().find(|it| it.word() == morale);
    let stamina = fields.required("stamina")?.as_i64().and_then(|it| i8::try_from(it).ok());
    let hurt_by = fields.numbers("hurt_by", 4)?;
    Ok(Corner {
        fighter: fighter.ok_or_else(|| fields.fault("name", "is a fighter's name"))?,
        attack: number("attack")?,
        defense: number("defense")?,
        stamina: stamina.ok_or_else(|| fields.fault("stamina", "is a small whole number"))?,
        wounds: number("wounds")?,
        morale: morale.ok_or_else(|| fields.fault("morale", "is low, neutral or high"))?,
        influence: number("influence")?,
        up: number("up")?,
        down: number("down")?,
        tile: number("speed")?,
        is_sprinting: flag("sprinting")?,
        target: Place::new(fields.number("target", 0, 4)? as u8),
        is_locked: flag("locked")?,
        is_alive: flag("alive")?,
        dealt: fields.number("dealt", 0, 9999)? as u16,
        taken_now: number("taken_now")?,
        dealt_now: number("dealt_now")?,
        hurt_by: hurt_by.into_iter().map(Place::new).collect(),
    })
}

/// Reads what names fighters by the circle.
struct Reading<'a> {
    memory: Fields<'a>,
    circle: &'a [Fighter],
}

impl Reading<'_> {
    fn place(&self, name: &str) -> Option<Place> {
        let place = self.circle.iter().position(|fighter| fighter.name() == name)?;
        Some(Place::new(place as u8))
    }

    fn places(&self, key: &str) -> Result<Vec<Place>, Fault> {
        self.memory.texts(key, "names fighters of the circle", |name| self.place(name))
    }

    fn cards(&self, key: &str) -> Result<HighlightSet, Fault> {
        let cards = read_cards(self.memory.text(key)?);
        cards.ok_or_else(|| self.memory.fault(key, "is cards joined by dots"))
    }

    fn question(&self) -> Result<Question, Fault> {
        let fields = Fields::of(self.memory.required("question")?, Code::BadView, "`question`")?;
        let seats = |fields: Fields<'_>, key: &str| -> Result<SeatSet, Fault> {
            Ok(fields.numbers(key, 4)?.into_iter().map(Seat::new).collect())
        };
        let seat = |fields: Fields<'_>| -> Result<Seat, Fault> {
            Ok(Seat::new(fields.number("seat", 0, 7)? as u8))
        };
        let roll = |fields: Fields<'_>, key: &str| {
            let dice = InfluenceRoll::read(fields.text(key)?);
            dice.ok_or_else(|| fields.fault(key, "is letters out of BMSTOD"))
        };
        if fields.optional("keep").is_some() {
            return Ok(Question::Keep(seats(fields, "keep")?));
        }
        if let Some(value) = fields.optional("reroll") {
            let fields = Fields::of(value, Code::BadView, "`reroll`")?;
            return Ok(Question::Reroll(seat(fields)?, roll(fields, "dice")?));
        }
        if let Some(value) = fields.optional("act") {
            let fields = Fields::of(value, Code::BadView, "`act`")?;
            let place = |name: &str| self.place(name);
            let fighter = fields
                .optional_text("fighter")?
                .map(|name| place(name).ok_or_else(|| fields.fault("fighter", "is in the circle")));
            let influenced = fields.texts("influenced", "names fighters of the circle", place)?;
            return Ok(Question::Act(TurnSoFar {
                seat: seat(fields)?,
                dice: roll(fields, "dice")?,
                fighter: fighter.transpose()?,
                influenced: influenced.into_iter().collect(),
                paid: roll(fields, "paid")?,
                has_used: fields.flag("used", false)?,
                fresh: fields.number("fresh", 0, 2)? as u8,
            }));
        }
        let fields = Fields::of(fields.required("window")?, Code::BadView, "`window`")?;
        let met = fields.texts("met", "holds sets of cards as 15 hexadecimal digits", read_mask)?;
        Ok(Question::Window {
            number: fields.number("number", 0, 4)? as u8,
            silent: seats(fields, "silent")?,
            is_asked: fields.flag("asked", false)?,
            met: met.try_into().map_err(|_| fields.fault("met", "has an entry for each tier"))?,
        })
    }

    fn discards(&self) -> Result<Vec<[u8; 4]>, Fault> {
        let wanted = || self.memory.fault("discards", "holds four counts a seat");
        let read = |value: &Value| -> Option<[u8; 4]> {
            let counts: Option<Vec<u8>> = value
                .as_array()?
                .iter()
                .map(|count| count.as_u64().filter(|count| *count <= 2).map(|count| count as u8))
                .collect();
            counts?.try_into().ok()
        };
        self.memory.list("discards")?.iter().map(|value| read(value).ok_or_else(wanted)).collect()
    }

    fn shown(&self, key: &str) -> Result<Vec<Shown>, Fault> {
        let read = |value: &Value| -> Result<Shown, Fault> {
            let fields = Fields::of(value, Code::BadView, "a scored card")?;
            let card = HighlightId::read(fields.text("card")?);
            Ok(Shown {
                seat: Seat::new(fields.number("seat", 0, 7)? as u8),
                card: card.ok_or_else(|| fields.fault("card", "is a Highlight"))?,
                points: fields.number("points", 0, 30)? as u8,
            })
        };
        self.memory.list(key)?.iter().map(read).collect()
    }

    fn wagers(&self) -> Result<Vec<Wager>, Fault> {
        let read = |value: &Value| -> Result<Wager, Fault> {
            let fields = Fields::of(value, Code::BadView, "a betting card")?;
            let fighter = fields.optional_text("fighter")?.map(|name| {
                self.place(name).ok_or_else(|| fields.fault("fighter", "is in the circle"))
            });
            Ok(Wager {
                seat: Seat::new(fields.number("seat", 0, 7)? as u8),
                bet: fields.number("bet", 0, 2)? as u8,
                round: fields.number("round", 1, 4)? as u8,
                fighter: fighter.transpose()?,
            })
        };
        self.memory.list("wagers")?.iter().map(read).collect()
    }

    fn bets(&self) -> Result<[BetId; 3], Fault> {
        let bets = self.memory.texts("bets", "names Bets", BetId::read)?;
        bets.try_into().map_err(|_| self.memory.fault("bets", "are three"))
    }

    fn settled(&self) -> Result<[Option<PlaceSet>; 3], Fault> {
        let wanted = || self.memory.fault("settled", "holds null or fighters for each Bet");
        let read = |value: &Value| -> Result<Option<PlaceSet>, Fault> {
            let Value::Array(names) = value else {
                return if value.is_null() { Ok(None) } else { Err(wanted()) };
            };
            let places = names.iter().map(|name| name.as_str().and_then(|name| self.place(name)));
            places.collect::<Option<_>>().map(Some).ok_or_else(wanted)
        };
        let list: Vec<Option<PlaceSet>> =
            self.memory.list("settled")?.iter().map(read).collect::<Result<_, _>>()?;
        list.try_into().map_err(|_| wanted())
    }

    fn last_attack(&self) -> Result<Option<LastAttack>, Fault> {
        let Some(value) = self.memory.optional("last_attack") else { return Ok(None) };
        let fields = Fields::of(value, Code::BadView, "`last_attack`")?;
        let place = |key: &str| {
            let place = self.place(fields.text(key)?);
            place.ok_or_else(|| fields.fault(key, "is in the circle"))
        };
        let roll = |key: &str| {
            let roll = FightRoll::read(fields.text(key)?);
            roll.ok_or_else(|| fields.fault(key, "is letters out of HATLX-"))
        };
        Ok(Some(LastAttack {
            attacker: place("attacker")?,
            attack: roll("attack")?,
            defender: place("defender")?,
            defense: roll("defense")?,
        }))
    }
}
