//! What a view of Fired Up recalls beyond what lies open, in a form that a program can give back.

use munera_rules::fired_up::{
    BetId, Corner, FightRoll, Fighter, HighlightId, HighlightSet, InfluenceRoll, LastAttack,
    Morale, Place, PlaceSet, Question, RawView, Shown, TurnSoFar, Wager,
};
use munera_rules::{Seat, SeatSet};
use serde_json::{Value, json};

use super::write_shown;
use crate::codec::{Fields, read_viewer, write_seats};
use crate::fault::{Code, Fault};

/// All that a view recalls beyond what lies open, in a form that a program can give back.
pub(super) fn write_memory(recalled: &RawView) -> Value {
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

/// Reads a view: what lies open of it, and its memory.
pub(super) fn read_raw_view(value: &Value) -> Result<RawView, Fault> {
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
    Ok(RawView {
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
        tally: counts("tally")?.try_into().map_err(|_| memory.fault("tally", "is ten numbers"))?,
        last_attack: reading.last_attack()?,
        round: memory.number("round", 1, 4)? as u8,
        first: Seat::new(memory.number("first", 0, 7)? as u8),
        order: reading.places("order")?,
        deck: memory.number("deck", 0, 60)? as u8,
        corners,
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
