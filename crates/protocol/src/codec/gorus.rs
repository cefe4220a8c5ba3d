//! JSON about Gorus Maximus.

use munera_rules::gorus::{
    Bout, Card, Division, FavourTable, Gorus, LastRound, Options, Outcome, Party, Position,
    PositionError, Rank, RawView, School, SchoolSet, SideSet, View, Word, rule,
};
use munera_rules::{Game, Seat};
use serde_json::{Map, Value, json};

use super::{Codec, Fields, read_viewer};
use crate::fault::{Code, Fault};

const OPTIONS: &[&str] = &["players", "schools", "teams", "target", "favour", "open_history"];

/// The game's entry in the catalogue.
pub(super) fn describe() -> Value {
    json!({
        "name": "gorus",
        "rules": munera_rules::gorus::SmallGorus::RULES_VERSION,
        "options": {
            "players": {"type": "integer", "from": 1, "to": 8, "required": true},
            "schools": {"type": "string", "letters": "FSAXH", "default": null},
            "teams": {
                "type": "string",
                "values": Division::ALL.map(|division| division.to_string()),
                "default": null,
            },
            "target": {"type": "integer", "from": 1, "to": 9, "default": null},
            "favour": {
                "type": "object",
                "ranks": [1, 15],
                "from": -FavourTable::LIMIT,
                "to": FavourTable::LIMIT,
                "default": favour_map(&FavourTable::PRINTED, |_| true),
            },
            "open_history": {"type": "boolean", "default": false},
        },
    })
}

/// Reads options. Whether they fit together is for the rules to say.
pub(super) fn read_options(value: &Value) -> Result<Options, Fault> {
    let fields = Fields::of(value, Code::BadOptions, "`options`")?;
    fields.allow_only(OPTIONS)?;
    let in_range = |key, from, to, rule| {
        fields.optional_number(key, from, to).map_err(|fault| Fault { rule: Some(rule), ..fault })
    };
    let players = in_range("players", 1, 8, rule::G2_1)?;
    let mut options =
        Options::new(players.ok_or_else(|| fields.fault("players", "is missing"))? as u8);
    if let Some(letters) = fields.optional_text("schools")? {
        let schools = read_schools(letters).ok_or_else(|| {
            let message = "`schools` are letters out of FSAXH, each once";
            Fault::by_rule(Code::BadOptions, rule::G2_2, message)
        })?;
        options.schools = Some(schools);
    }
    if let Some(text) = fields.optional_text("teams")? {
        let division = Division::read(text).ok_or_else(|| {
            let known = Division::ALL.map(|division| division.to_string()).join(", ");
            let message = format!("`teams` is one of {known}");
            Fault::by_rule(Code::BadOptions, rule::G8_1, message)
        })?;
        options.division = Some(division);
    }
    options.target = in_range("target", 1, 9, rule::G5_1)?.map(|target| target as u8);
    if let Some(favour) = fields.optional("favour") {
        options.favour = read_favour(favour)?;
    }
    options.open_history = fields.flag("open_history", false)?;
    Ok(options)
}

fn read_schools(letters: &str) -> Option<SchoolSet> {
    let schools: Option<SchoolSet> = letters.chars().map(School::from_letter).collect();
    schools.filter(|schools| schools.len() == letters.chars().count())
}

fn read_favour(value: &Value) -> Result<FavourTable, Fault> {
    let fault = |message| Fault::by_rule(Code::BadOptions, rule::G1_2, message);
    let Value::Object(entries) = value else {
        return Err(fault("`favour` maps ranks to Crowd Favour".to_owned()));
    };
    let mut table = FavourTable::PRINTED;
    for (key, value) in entries {
        let rank = Rank::all().find(|rank| rank.to_string() == *key && *rank != Rank::ZERO);
        let favour = value.as_i64().and_then(|favour| i8::try_from(favour).ok());
        table = rank.zip(favour).and_then(|(rank, favour)| table.with(rank, favour)).ok_or_else(
            || {
                let limit = FavourTable::LIMIT;
                let range = format!("to a whole number from {} to {limit}", -limit);
                fault(format!("`favour` maps a rank from 1 to 15 {range}, and {key:?} is not so"))
            },
        )?;
    }
    Ok(table)
}

fn favour_map(table: &FavourTable, wanted: impl Fn(Rank) -> bool) -> Value {
    let ranks = Rank::all().filter(|rank| *rank != Rank::ZERO && wanted(*rank));
    Value::Object(ranks.map(|rank| (rank.to_string(), json!(table.of(rank)))).collect())
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Codec for Gorus<W, SEATS, CARDS> {
    fn write_options(&self) -> Value {
        let options = self.options();
        let mut map = Map::new();
        map.insert("players".into(), json!(options.players));
        if let Some(schools) = options.schools {
            map.insert("schools".into(), json!(schools.to_string()));
        }
        if let Some(division) = options.division {
            map.insert("teams".into(), json!(division.to_string()));
        }
        if let Some(target) = options.target {
            map.insert("target".into(), json!(target));
        }
        if options.favour != FavourTable::PRINTED {
            let changed = |rank| options.favour.of(rank) != FavourTable::PRINTED.of(rank);
            map.insert("favour".into(), favour_map(&options.favour, changed));
        }
        if options.open_history {
            map.insert("open_history".into(), json!(true));
        }
        Value::Object(map)
    }

    fn read_position(&self, value: &Value) -> Result<Position, Fault> {
        let fields = Fields::of(value, Code::BadPosition, "`position`")?;
        fields.allow_only(&[
            "hands",
            "pile",
            "bout",
            "leader",
            "preferred",
            "won",
            "support",
            "dealer",
            "round",
        ])?;
        let card_list = |text: &str| Card::read_list(text).ok();
        let pile = fields.optional_text("pile")?.unwrap_or_default();
        Ok(Position {
            troupes: fields.texts(
                "hands",
                "holds cards joined by dots, one text a seat",
                card_list,
            )?,
            pile: card_list(pile).ok_or_else(|| fields.fault("pile", "is cards joined by dots"))?,
            bout: match fields.optional("bout") {
                None => Vec::new(),
                Some(_) => {
                    fields.texts("bout", "is a list of cards", |text| Card::read(text).ok())?
                }
            },
            leader: read_party(fields.required("leader")?)
                .ok_or_else(|| fields.fault("leader", "is a seat, or in solo \"contenders\""))?,
            preferred: match fields.optional_text("preferred")? {
                None => None,
                Some(letter) => Some(read_school(letter).ok_or_else(|| {
                    fields.fault("preferred", "is the letter of a school, or null")
                })?),
            },
            won: fields.texts("won", "holds cards joined by dots, one text a side", card_list)?,
            support: fields.numbers("support", 9)?,
            dealer: Seat::new(fields.number("dealer", 0, 7)? as u8),
            round: fields.number("round", 1, 100)? as u8,
        })
    }

    fn position_fault(error: PositionError) -> Fault {
        Fault::explained(Code::BadPosition, Some(error.rule()), &error)
    }

    fn write_public(&self, view: &View<W, SEATS, CARDS>) -> Value {
        let public = self.public(view);
        let sides: Vec<Vec<usize>> = (0..self.side_count())
            .map(|side| self.seats_of(side).map(Seat::index).collect())
            .collect();
        json!({
            "round": public.round,
            "bout": public.bout,
            "dealer": public.dealer.map(Seat::number),
            "leader": public.leader.map(write_party),
            "preferred": public.preferred.map(write_school),
            "initiating": public.initiating.map(write_school),
            "table": write_cards(&public.table),
            "support": public.support.as_slice(),
            "collected": public.collected.as_slice(),
            "last_bout": public.last_bout.as_ref().map(write_bout),
            "last_round": public.last_round.as_ref().map(write_last_round),
            "sides": sides,
        })
    }

    fn write_outcome(&self, outcome: &Outcome) -> Value {
        let mut winners: Vec<Value> =
            self.winners(outcome).iter().map(|seat| json!(seat.number())).collect();
        if self.is_solo() && outcome.champions.contains(1) {
            winners.push(write_party(Party::Contenders));
        }
        json!({"winners": winners, "sides": outcome.champions.iter().collect::<Vec<_>>()})
    }

    fn seatless_winner(&self) -> Option<&'static str> {
        self.is_solo().then_some(CONTENDERS)
    }

    fn write_view(&self, view: &View<W, SEATS, CARDS>) -> Value {
        let seat = view.viewer().seat();
        let turn = view.turn();
        let before: Vec<String> = (0..self.side_count())
            .map(|side| join_cards(&self.collected_before(view, side)))
            .collect();
        let plays_before = view.plays_before();
        json!({
            "game": Self::NAME,
            "options": self.write_options(),
            "seat": seat.map(Seat::number),
            "turn": turn.map(Seat::number),
            "legal": view.legal().iter().map(|card| card.to_string()).collect::<Vec<_>>(),
            "public": self.write_public(view),
            "schools": view.schools().to_string(),
            "troupe": view.troupe().iter().map(|card| card.to_string()).collect::<Vec<_>>(),
            "troupe_sizes": Seat::all(self.players())
                .map(|seat| self.troupe_size(view, seat))
                .collect::<Vec<_>>(),
            "pile": self.pile_size(view),
            "drawn": self.drawn(view).map(|card| card.to_string()).collect::<Vec<_>>(),
            "history": self.history(view).map(|bout| write_bout(&bout)).collect::<Vec<_>>(),
            "opening": (plays_before > 0).then(|| json!({"won": before, "plays": plays_before})),
        })
    }

    fn read_view(&self, value: &Value) -> Result<View<W, SEATS, CARDS>, Fault> {
        let recalled = self.read_raw_view(value)?;
        self.view_from_raw(&recalled).map_err(|error| Fault::explained(Code::BadView, None, &error))
    }
}

trait ReadRecollection {
    fn read_raw_view(&self, value: &Value) -> Result<RawView, Fault>;
}

impl<W: Word, const SEATS: usize, const CARDS: usize> ReadRecollection for Gorus<W, SEATS, CARDS> {
    fn read_raw_view(&self, value: &Value) -> Result<RawView, Fault> {
        let fields = Fields::of(value, Code::BadView, "`view`")?;
        let public = Fields::of(fields.required("public")?, Code::BadView, "`public`")?;
        let card = |text: &str| Card::read(text).ok();
        let (won_before, plays_before) = match fields.optional("opening") {
            None => (vec![Vec::new(); self.side_count()], 0),
            Some(opening) => {
                let opening = Fields::of(opening, Code::BadView, "`opening`")?;
                let won = opening.texts("won", "holds cards joined by dots", |text| {
                    Card::read_list(text).ok()
                })?;
                (won, opening.number("plays", 0, 80)? as u8)
            }
        };
        let schools = fields.text("schools")?;
        let preferred = public.optional_text("preferred")?;
        Ok(RawView {
            viewer: read_viewer(fields)?,
            schools: read_schools(schools)
                .ok_or_else(|| fields.fault("schools", "are letters out of FSAXH"))?,
            round: public.number("round", 1, 100)? as u8,
            dealer: Seat::new(public.number("dealer", 0, 7)? as u8),
            support: public.numbers("support", 9)?,
            last_round: public.optional("last_round").map(read_last_round).transpose()?,
            won_before,
            plays_before,
            history: fields.list("history")?.iter().map(read_bout).collect::<Result<_, _>>()?,
            leader: read_party(public.required("leader")?)
                .ok_or_else(|| public.fault("leader", "is a seat or \"contenders\""))?,
            table: public.texts("table", "is a list of cards", card)?,
            preferred: match preferred {
                None => None,
                Some(letter) => Some(
                    read_school(letter).ok_or_else(|| public.fault("preferred", "is a letter"))?,
                ),
            },
            troupe: fields.texts("troupe", "is a list of cards", card)?,
            drawn: fields.texts("drawn", "is a list of cards", card)?,
        })
    }
}

fn write_cards(cards: &[Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

fn join_cards(cards: &[Card]) -> String {
    write_cards(cards).join(".")
}

fn write_school(school: School) -> String {
    school.to_string()
}

fn read_school(letter: &str) -> Option<School> {
    read_schools(letter).filter(|schools| schools.len() == 1)?.iter().next()
}

/// How the solo player's opponents are called.
const CONTENDERS: &str = "contenders";

fn write_party(party: Party) -> Value {
    match party {
        Party::Seat(seat) => json!(seat.number()),
        Party::Contenders => json!(CONTENDERS),
    }
}

fn read_party(value: &Value) -> Option<Party> {
    if value == CONTENDERS {
        return Some(Party::Contenders);
    }
    let seat = value.as_u64().filter(|seat| *seat < 8)?;
    Some(Party::Seat(Seat::new(seat as u8)))
}

fn write_bout(bout: &Bout) -> Value {
    json!({
        "leader": write_party(bout.leader),
        "cards": write_cards(&bout.cards),
        "winner": write_party(bout.winner),
    })
}

fn read_bout(value: &Value) -> Result<Bout, Fault> {
    let fields = Fields::of(value, Code::BadView, "a bout of `history`")?;
    let party = |key| {
        read_party(fields.required(key)?)
            .ok_or_else(|| fields.fault(key, "is a seat or \"contenders\""))
    };
    let cards = fields.texts("cards", "is a list of cards", |text| Card::read(text).ok())?;
    if cards.len() > 8 {
        return Err(fields.fault("cards", "are at most eight"));
    }
    Ok(Bout {
        leader: party("leader")?,
        cards: cards.into_iter().collect(),
        winner: party("winner")?,
    })
}

fn write_last_round(last: &LastRound) -> Value {
    json!({"favour": last.favour.as_slice(), "winners": last.winners.iter().collect::<Vec<_>>()})
}

fn read_last_round(value: &Value) -> Result<LastRound, Fault> {
    let fields = Fields::of(value, Code::BadView, "`last_round`")?;
    let favour: Option<Vec<i16>> = fields
        .list("favour")?
        .iter()
        .map(|value| value.as_i64().and_then(|favour| i16::try_from(favour).ok()))
        .collect();
    let favour = favour
        .filter(|favour| favour.len() <= 8)
        .ok_or_else(|| fields.fault("favour", "is a list of whole numbers, one a side"))?;
    let winners: SideSet = fields.numbers("winners", 7)?.into_iter().map(usize::from).collect();
    Ok(LastRound { favour: favour.into_iter().collect(), winners })
}
