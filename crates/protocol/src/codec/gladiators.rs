//! JSON about Gladiators.

use munera_rules::gladiators::{
    Action, Card, Ending, FallenCard, Gladiators, Move, Options, Outcome, Phase, Position,
    PositionError, Question, RawView, Trait, TraitSet, View, rule,
};
use munera_rules::{Game, MoveSet, Seat};
use serde_json::{Map, Value, json};

use super::{Codec, Fields, read_viewer, write_seats};
use crate::fault::{Code, Fault};

/// No wounds are more than these: a fallen seat's last ones included.
const MOST_WOUNDS: u8 = 99;

/// The game's entry in the catalogue.
pub(super) fn describe() -> Value {
    json!({
        "name": Gladiators::NAME,
        "rules": Gladiators::RULES_VERSION,
        "options": {
            "players": {"type": "integer", "from": 2, "to": 4, "required": true},
            "open_history": {"type": "boolean", "default": false},
            "turn_limit": {
                "type": "integer",
                "from": 1,
                "to": Options::HIGHEST_TURN_LIMIT,
                "default": null,
            },
        },
    })
}

/// Reads options. Whether they fit together is for the rules to say.
pub(super) fn read_options(value: &Value) -> Result<Options, Fault> {
    let fields = Fields::of(value, Code::BadOptions, "`options`")?;
    fields.allow_only(&["players", "open_history", "turn_limit"])?;
    let in_range = |key, from, to, rule| {
        fields.optional_number(key, from, to).map_err(|fault| Fault { rule: Some(rule), ..fault })
    };
    let players = in_range("players", 2, 4, rule::D2_1)?;
    let mut options =
        Options::new(players.ok_or_else(|| fields.fault("players", "is missing"))? as u8);
    options.open_history = fields.flag("open_history", false)?;
    let highest = u64::from(Options::HIGHEST_TURN_LIMIT);
    options.turn_limit = in_range("turn_limit", 1, highest, rule::D7_1)?.map(|limit| limit as u32);
    Ok(options)
}

impl Codec for Gladiators {
    fn write_options(&self) -> Value {
        let options = self.options();
        let mut map = Map::new();
        map.insert("players".into(), json!(options.players));
        if options.open_history {
            map.insert("open_history".into(), json!(true));
        }
        if let Some(limit) = options.turn_limit {
            map.insert("turn_limit".into(), json!(limit));
        }
        Value::Object(map)
    }

    fn read_position(&self, value: &Value) -> Result<Position, Fault> {
        let fields = Fields::of(value, Code::BadPosition, "`position`")?;
        fields.allow_only(&["tops", "history", "hands", "decks", "wounds", "alive", "turn"])?;
        let lists = |key| {
            fields.texts(key, "holds cards joined by dots, one text a seat", |text| {
                Card::read_list(text).ok()
            })
        };
        let decks = Fields::of(fields.required("decks")?, Code::BadPosition, "`decks`")?;
        Ok(Position {
            tops: lists("tops")?,
            history: lists("history")?,
            hands: lists("hands")?,
            decks: by_trait(decks, |key| {
                let cards = Card::read_list(decks.text(key)?);
                cards.map_err(|_| decks.fault(key, "is cards joined by dots"))
            })?,
            wounds: fields.numbers("wounds", MOST_WOUNDS)?,
            alive: read_flags(fields, "alive")?,
            turn: Seat::new(fields.number("turn", 0, 7)? as u8),
        })
    }

    fn position_fault(error: PositionError) -> Fault {
        Fault::explained(Code::BadPosition, Some(error.rule()), &error)
    }

    fn write_public(&self, view: &View) -> Value {
        let seats = || Seat::all(self.players());
        let mut public = json!({
            "turn": view.turn().map(Seat::number),
            "tops": seats().map(|seat| write_cards(view.tops(seat).cards())).collect::<Vec<_>>(),
            "wounds": seats().map(|seat| view.wounds(seat)).collect::<Vec<_>>(),
            "alive": seats().map(|seat| view.alive().contains(seat)).collect::<Vec<_>>(),
            "hand_traits": seats()
                .map(|seat| view.hand_traits(seat).to_string())
                .collect::<Vec<_>>(),
            "decks": write_by_trait(|kind| json!(view.deck_size(kind))),
            "pending": self.pending(view).map(|pending| json!({
                "seat": pending.seat.number(),
                "action": pending.action.to_string(),
                "responders": pending.responders.iter().map(|it| it.number()).collect::<Vec<_>>(),
            })),
            "turns": view.turns(),
        });
        if self.options().open_history {
            public["history"] = self.write_history(view);
        }
        public
    }

    fn write_outcome(&self, outcome: &Outcome) -> Value {
        let ending = match outcome.ending {
            Ending::Victory => "victory",
            Ending::LastStanding => "last_standing",
            Ending::TurnLimit => "turn_limit",
        };
        json!({"winners": write_seats(outcome.winners), "ending": ending})
    }

    fn write_view(&self, view: &View) -> Value {
        let seats = || Seat::all(self.players());
        let (phase, has_played) = match view.phase() {
            Phase::Fresh => ("fresh", false),
            Phase::Setup => ("setup", false),
            Phase::Turn { has_played } => ("turn", has_played),
            Phase::Responses => ("responses", false),
            Phase::Restock(_) => ("restock", false),
            Phase::Draw => ("draw", false),
            Phase::Over { .. } => ("over", false),
        };
        json!({
            "game": Self::NAME,
            "options": self.write_options(),
            "seat": view.viewer().seat().map(Seat::number),
            "asked": view.asked().map(Seat::number),
            "legal": view.legal().iter().map(|it| it.to_string()).collect::<Vec<_>>(),
            "public": self.write_public(view),
            "phase": phase,
            "played": has_played,
            "hand": write_cards(view.hand().cards()),
            "fell_with": write_cards(view.fell_with().cards()),
            "history": self.write_history(view),
            "may_hold": seats()
                .map(|seat| join_cards(self.may_hold(view, seat)))
                .collect::<Vec<_>>(),
            "may_lie": write_by_trait(|kind| {
                json!(join_cards(view.possible_in_deck(kind).cards(kind)))
            }),
            "memories": self.fallen_cards(view).into_iter().map(write_memory).collect::<Vec<_>>(),
        })
    }

    fn read_view(&self, value: &Value) -> Result<View, Fault> {
        let recalled = self.read_raw_view(value)?;
        self.view_from_raw(&recalled).map_err(|error| Fault::explained(Code::BadView, None, &error))
    }
}

/// What only this game writes and reads.
trait Parts {
    fn write_history(&self, view: &View) -> Value;
    fn read_raw_view(&self, value: &Value) -> Result<RawView, Fault>;
    fn read_question(&self, fields: Fields<'_>, public: Fields<'_>) -> Result<Question, Fault>;
}

impl Parts for Gladiators {
    fn write_history(&self, view: &View) -> Value {
        Seat::all(self.players()).map(|seat| json!(join_cards(view.history(seat)))).collect()
    }

    fn read_raw_view(&self, value: &Value) -> Result<RawView, Fault> {
        let fields = Fields::of(value, Code::BadView, "`view`")?;
        let public = Fields::of(fields.required("public")?, Code::BadView, "`public`")?;
        let card = |text: &str| Card::read(text).ok();
        let lists = |key| {
            fields.texts(key, "holds cards joined by dots", |text| Card::read_list(text).ok())
        };
        let seats = Fields::of(fields.required("may_lie")?, Code::BadView, "`may_lie`")?;
        let decks = Fields::of(public.required("decks")?, Code::BadView, "`decks`")?;
        let (hand, fell_with) = (
            fields.texts("hand", "is a list of cards", card)?,
            fields.texts("fell_with", "is a list of cards", card)?,
        );
        Ok(RawView {
            viewer: read_viewer(fields)?,
            question: self.read_question(fields, public)?,
            turn: Seat::new(public.number("turn", 0, 7)? as u8),
            turns: public.number("turns", 0, u64::from(u32::MAX))? as u32,
            tops: public
                .list("tops")?
                .iter()
                .map(|tops| {
                    let cards = tops
                        .as_array()
                        .map(|tops| tops.iter().map(|text| text.as_str().and_then(card)).collect());
                    cards.flatten().ok_or_else(|| public.fault("tops", "holds lists of cards"))
                })
                .collect::<Result<_, _>>()?,
            wounds: public.numbers("wounds", MOST_WOUNDS)?,
            alive: read_flags(public, "alive")?,
            hand: if hand.is_empty() { fell_with } else { hand },
            hand_traits: public.texts("hand_traits", "holds letters out of SADH", read_traits)?,
            decks: by_trait(decks, |key| Ok(decks.number(key, 0, 13)? as usize))?,
            history: lists("history")?,
            may_hold: lists("may_hold")?,
            may_lie: by_trait(seats, |key| {
                let cards = Card::read_list(seats.text(key)?);
                cards.map_err(|_| seats.fault(key, "is cards joined by dots"))
            })?,
            fallen_cards: fields
                .list("memories")?
                .iter()
                .map(read_memory)
                .collect::<Result<_, _>>()?,
        })
    }

    fn read_question(&self, fields: Fields<'_>, public: Fields<'_>) -> Result<Question, Fault> {
        Ok(match fields.text("phase")? {
            "setup" => Question::Setup,
            "turn" => Question::Turn { has_played: fields.flag("played", false)? },
            "draw" => Question::Draw,
            "responses" => {
                let pending = Fields::of(public.required("pending")?, Code::BadView, "`pending`")?;
                let Ok(Move::Act(action)) = self.read_move(pending.text("action")?) else {
                    return Err(pending.fault("action", "is an action"));
                };
                Question::Response { action: checked(action, pending)?, asked: asked(fields)? }
            }
            _ => return Err(fields.fault("phase", "is one in which somebody is asked")),
        })
    }
}

/// An action that is written in full: a Gambit gives one of its pair, a Recover has a partner.
fn checked(action: Action, fields: Fields<'_>) -> Result<Action, Fault> {
    let is_whole = match action {
        Action::Gambit(gambit) => gambit.pair.contains(gambit.given),
        Action::Recover(partner) => partner != Trait::Health,
        Action::Focus(_) | Action::Attack(_) => true,
    };
    if is_whole { Ok(action) } else { Err(fields.fault("action", "can be announced by nobody")) }
}

fn asked(fields: Fields<'_>) -> Result<Seat, Fault> {
    Ok(Seat::new(fields.number("asked", 0, 7)? as u8))
}

fn write_by_trait(value: impl Fn(Trait) -> Value) -> Value {
    Value::Object(Trait::ALL.into_iter().map(|kind| (kind.to_string(), value(kind))).collect())
}

/// Reads an object with a field for each trait.
fn by_trait<T>(
    fields: Fields<'_>,
    read: impl Fn(&str) -> Result<T, Fault>,
) -> Result<[T; 4], Fault> {
    let keys = ["S", "A", "D", "H"];
    fields.allow_only(&keys)?;
    let [speed, attack, defense, health] = keys.map(read);
    Ok([speed?, attack?, defense?, health?])
}

fn write_cards(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

fn join_cards(cards: impl IntoIterator<Item = Card>) -> String {
    write_cards(cards.into_iter()).join(".")
}

fn read_traits(letters: &str) -> Option<TraitSet> {
    let traits: Option<TraitSet> = letters.chars().map(Trait::from_letter).collect();
    traits.filter(|traits| traits.len() == letters.chars().count())
}

fn read_flags(fields: Fields<'_>, key: &str) -> Result<Vec<bool>, Fault> {
    let flags = fields.list(key)?.iter().map(Value::as_bool).collect::<Option<_>>();
    flags.ok_or_else(|| fields.fault(key, "holds true or false for each seat"))
}

fn write_memory(memory: FallenCard) -> Value {
    json!({
        "seat": memory.seat.number(),
        "trait": memory.kind.to_string(),
        "may_be": join_cards(memory.possible),
        "apart": memory.apart.map(write_seats),
    })
}

fn read_memory(value: &Value) -> Result<FallenCard, Fault> {
    let fields = Fields::of(value, Code::BadView, "a memory")?;
    let kind = Trait::read(fields.text("trait")?);
    let apart = fields.optional("apart").map(|_| fields.numbers("apart", 3)).transpose()?;
    Ok(FallenCard {
        seat: Seat::new(fields.number("seat", 0, 3)? as u8),
        kind: kind.ok_or_else(|| fields.fault("trait", "is one of S, A, D, H"))?,
        possible: Card::read_list(fields.text("may_be")?)
            .map_err(|_| fields.fault("may_be", "is cards joined by dots"))?,
        apart: apart.map(|seats| seats.into_iter().map(Seat::new).collect()),
    })
}
