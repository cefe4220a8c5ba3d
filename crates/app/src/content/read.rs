//! A pack's text becomes a pack, or a list of everything that is wrong with it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use arrayvec::ArrayVec;
use munera_rules::fired_up::{
    Bet, BetEvent, BetId, Condition, Fact, FightFace, Fighter, Highlight, HighlightId,
    InfluenceFace, MOST_CONDITIONS, MOST_SPACES, MOST_TIERS, Mat, Moment, Pack, Tier, Track,
};
use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::reader::{Entry, Fields, Reader};
use super::{Content, ContentFault, Title};

/// No pack is longer than this.
const LONGEST: usize = 256 * 1024;

/// Reads a pack; all its faults if it has any.
pub fn read_pack(text: &str) -> Result<Content, Vec<ContentFault>> {
    let mut reader = Reader::new(text);
    if text.len() > LONGEST {
        reader.malformed(None, &format!("a pack has at most {LONGEST} bytes"));
        return Err(reader.faults);
    }
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        reader.malformed(error.span(), error.message());
    }
    if !errors.is_empty() {
        return Err(reader.faults);
    }
    let known = ["name", "dice", "fighter", "highlight", "bet"];
    let fields = reader.fields(document.get_ref(), 0, "the pack", &known);
    let content = read_content(&mut reader, &fields);
    reader.faults.sort_by_key(|fault| fault.line);
    match content {
        Some(content) if reader.faults.is_empty() => Ok(content),
        _ => Err(reader.faults),
    }
}

fn read_content<'a>(reader: &mut Reader<'a>, fields: &Fields<'a>) -> Option<Content> {
    let name = fields.required(reader, "name").and_then(|entry| read_name(reader, entry));
    let dice = fields.required(reader, "dice").and_then(|entry| read_dice(reader, entry));
    let mats = fields.required(reader, "fighter").and_then(|entry| read_mats(reader, entry));
    let highlights =
        fields.required(reader, "highlight").and_then(|entry| read_highlights(reader, entry));
    let bets = fields.required(reader, "bet").and_then(|entry| read_bets(reader, entry));
    let (influence_die, attack_die, defense_die) = dice?;
    let (highlights, highlight_titles) = highlights?.into_iter().unzip();
    let (bets, bet_titles): (Vec<Bet>, Vec<Title>) = bets?.into_iter().unzip();
    let pack = Pack {
        mats: mats?,
        influence_die,
        attack_die,
        defense_die,
        highlights,
        bets: bets.try_into().ok()?,
    };
    let hash = hash_of(&pack);
    Some(Content { name: name?, pack: Arc::new(pack), hash, highlight_titles, bet_titles })
}

/// A hash of all that the rules use of a pack, the same on every machine.
fn hash_of(pack: &Pack) -> String {
    Sha256::digest(pack.bytes()).iter().fold(String::new(), |mut hash, byte| {
        write!(hash, "{byte:02x}").unwrap_or_default();
        hash
    })
}

fn read_name(reader: &mut Reader<'_>, entry: Entry<'_>) -> Option<String> {
    let name = reader.text_of(entry, "name")?;
    let is_plain = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit();
    let is_name = !name.is_empty()
        && name.len() <= 40
        && name.chars().all(|symbol| is_plain(symbol) || symbol == '-' || symbol == '_');
    if !is_name {
        reader.fault(entry, "name", "is up to 40 lower-case letters, digits, `-` and `_`");
    }
    is_name.then_some(name)
}

type Dice = ([InfluenceFace; 6], [FightFace; 6], [FightFace; 6]);

fn read_dice<'a>(reader: &mut Reader<'a>, entry: Entry<'a>) -> Option<Dice> {
    let fields = reader.table(entry, "dice", &["influence", "attack", "defense"])?;
    let mut die = |key: &str| {
        let entry = fields.required(reader, key)?;
        let field = format!("dice, {key}");
        reader.text(entry, &field).map(|text| (entry, field, text))
    };
    let (influence, attack, defense) = (die("influence"), die("attack"), die("defense"));
    let influence = influence.and_then(|(entry, field, text)| {
        read_die(reader, entry, &field, text, "BMSTOD", InfluenceFace::from_letter)
    });
    let mut fight = |die: Option<(Entry<'a>, String, &str)>| {
        let (entry, field, text) = die?;
        read_die(reader, entry, &field, text, "HATLX-", FightFace::from_letter)
    };
    let (attack, defense) = (fight(attack), fight(defense));
    Some((influence?, attack?, defense?))
}

fn read_die<F: Copy>(
    reader: &mut Reader<'_>,
    entry: Entry<'_>,
    field: &str,
    text: &str,
    letters: &str,
    read: impl Fn(char) -> Option<F>,
) -> Option<[F; 6]> {
    let faces: Option<Vec<F>> = text.chars().map(read).collect();
    let die = faces.and_then(|faces| <[F; 6]>::try_from(faces).ok());
    if die.is_none() {
        reader.fault(entry, field, format!("is six letters out of {letters}"));
    }
    die
}

fn read_mats<'a>(reader: &mut Reader<'a>, entry: Entry<'a>) -> Option<[Mat; 6]> {
    let names = Fighter::ALL.map(Fighter::name);
    let fields = reader.table(entry, "fighter", &names)?;
    let mut speeds: BTreeMap<u8, &str> = BTreeMap::new();
    let mats: Vec<Option<Mat>> = names
        .into_iter()
        .map(|name| {
            let entry = fields.required(reader, name)?;
            let mat = read_mat(reader, entry, name)?;
            if let Some(other) = speeds.insert(mat.speed, name) {
                let reason = format!("has the same speed as {other}");
                reader.fault(entry, &format!("fighter {name}"), reason);
            }
            Some(mat)
        })
        .collect();
    mats.into_iter().collect::<Option<Vec<Mat>>>()?.try_into().ok()
}

fn read_mat<'a>(reader: &mut Reader<'a>, entry: Entry<'a>, name: &str) -> Option<Mat> {
    let title = format!("fighter {name}");
    let known = ["attack", "defense", "stamina", "speed", "influence"];
    let fields = reader.table(entry, &title, &known)?;
    let attack = fields
        .required(reader, "attack")
        .and_then(|entry| read_track(reader, entry, &format!("{title}, attack"), 1));
    let defense = fields
        .required(reader, "defense")
        .and_then(|entry| read_track(reader, entry, &format!("{title}, defense"), 0));
    let mut number = |key: &str, most: u8| {
        let entry = fields.required(reader, key)?;
        reader.number(entry, &format!("{title}, {key}"), 1..=most)
    };
    let (stamina, speed, influence) =
        (number("stamina", 60), number("speed", 99), number("influence", 9));
    Some(Mat {
        attack: attack?,
        defense: defense?,
        stamina: stamina?,
        speed: speed?,
        influence: influence?,
    })
}

/// Three lists of rising values: Low, Neutral, High.
fn read_track<'a>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
    field: &str,
    least: u8,
) -> Option<Track> {
    let areas = reader.list(entry, field)?;
    if areas.len() != 3 {
        reader.fault(entry, field, "has three areas: Low, Neutral, High");
        return None;
    }
    let mut values: ArrayVec<u8, MOST_SPACES> = ArrayVec::new();
    let mut ends = [0; 3];
    for (area, end) in areas.into_iter().zip(&mut ends) {
        let items = reader.list(area, field)?;
        if items.is_empty() {
            reader.fault(area, field, "has no empty area");
            return None;
        }
        for item in items {
            let value = reader.number(item, field, least..=12)?;
            if values.last().is_some_and(|before| *before >= value) {
                reader.fault(item, field, "rises from space to space");
                return None;
            }
            if values.try_push(value).is_err() {
                reader.fault(item, field, format!("has at most {MOST_SPACES} spaces"));
                return None;
            }
        }
        *end = values.len() as u8 - 1;
    }
    Some(Track { values, last: ends })
}

fn read_title<'a>(reader: &mut Reader<'a>, entry: Entry<'a>, field: &str) -> Option<Title> {
    let fields = reader.table(entry, field, &["en", "ru"])?;
    let mut text = |key: &str| {
        let entry = fields.required(reader, key)?;
        let text = reader.text(entry, field)?.trim().to_owned();
        let is_title = !text.is_empty() && text.chars().count() <= 60;
        if !is_title {
            reader.fault(entry, field, "is a title of up to 60 letters");
        }
        is_title.then_some(text)
    };
    let (english, russian) = (text("en"), text("ru"));
    Some(Title { english: english?, russian: russian? })
}

/// Sorts entries under their ids, and notes those that are twice, unknown or missing.
fn by_id<'a, I: Copy + Ord + ToString, T>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
    what: &str,
    known: &[&str],
    all: &[I],
    mut read: impl FnMut(&mut Reader<'a>, &Fields<'a>, I) -> Option<T>,
) -> Option<Vec<T>> {
    let mut found: BTreeMap<I, Option<T>> = BTreeMap::new();
    for (number, item) in (1..).zip(reader.list(entry, what)?) {
        let title = format!("{what} number {number}");
        let Some(fields) = reader.table(item, &title, known) else { continue };
        let Some(id_entry) = fields.required(reader, "id") else { continue };
        let Some(text) = reader.text(id_entry, &title) else { continue };
        let Some(id) = all.iter().copied().find(|id| id.to_string() == text) else {
            let (first, last) = (all.first(), all.last());
            let range = first.zip(last).map(|(first, last)| {
                format!("has an id from {} to {}", first.to_string(), last.to_string())
            });
            reader.fault(id_entry, &title, range.unwrap_or_default());
            continue;
        };
        let value = read(reader, &fields, id);
        if found.insert(id, value).is_some() {
            reader.fault(id_entry, &format!("{what} {text}"), "stands here twice");
        }
    }
    let missing: Vec<String> =
        all.iter().filter(|id| !found.contains_key(id)).map(ToString::to_string).collect();
    if !missing.is_empty() {
        let reason =
            format!("{} of {} are missing: {}", missing.len(), all.len(), missing.join(", "));
        reader.fault(entry, what, reason);
        return None;
    }
    found.into_values().collect()
}

fn read_highlights<'a>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
) -> Option<Vec<(Highlight, Title)>> {
    let all: Vec<HighlightId> = HighlightId::all().collect();
    let known = ["id", "title", "moment", "tiers"];
    by_id(reader, entry, "highlight", &known, &all, |reader, fields, id| {
        let field = |name: &str| format!("highlight {id}, {name}");
        let title = fields
            .required(reader, "title")
            .and_then(|entry| read_title(reader, entry, &field("title")));
        let moment = fields.required(reader, "moment").and_then(|entry| {
            let word = reader.text(entry, &field("moment"))?;
            let moment = Moment::ALL.into_iter().find(|moment| moment.word() == word);
            if moment.is_none() {
                reader.fault(entry, &field("moment"), "is start, fight or end");
            }
            moment
        });
        let tiers = fields.required(reader, "tiers");
        let tiers = moment.zip(tiers).and_then(|(moment, entry)| {
            read_tiers(reader, entry, &format!("highlight {id}"), moment)
        });
        Some((Highlight { moment: moment?, tiers: tiers? }, title?))
    })
}

fn read_tiers<'a>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
    title: &str,
    moment: Moment,
) -> Option<ArrayVec<Tier, MOST_TIERS>> {
    let items = reader.list(entry, title)?;
    if !(2..=MOST_TIERS).contains(&items.len()) {
        reader.fault(entry, title, "has two or three tiers");
        return None;
    }
    let mut tiers: ArrayVec<Tier, MOST_TIERS> = ArrayVec::new();
    let mut is_whole = true;
    for (number, item) in (1..).zip(items) {
        let field = format!("{title}, tier {number}");
        let Some(tier) = read_tier(reader, item, &field, moment) else {
            is_whole = false;
            continue;
        };
        if let Some(before) = tiers.last() {
            if tier.points <= before.points {
                reader.fault(
                    item,
                    &field,
                    "is out of order: it is worth no more than the one before",
                );
            }
            let earlier = tiers.iter().flat_map(|tier| &tier.conditions);
            if let Some(idle) = tier
                .conditions
                .iter()
                .find(|condition| earlier.clone().any(|other| implies(*other, **condition)))
            {
                let word = idle.fact.word();
                let reason = format!("is out of order: `{word}` asks no more than a tier before");
                reader.fault(item, &field, reason);
            }
        }
        tiers.push(tier);
    }
    is_whole.then_some(tiers)
}

/// Whether a condition holds whenever another does.
fn implies(other: Condition, condition: Condition) -> bool {
    other.fact == condition.fact && other.least >= condition.least && other.most <= condition.most
}

fn read_tier<'a>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
    field: &str,
    moment: Moment,
) -> Option<Tier> {
    let fields = reader.table(entry, field, &["points", "need"])?;
    let points = fields
        .required(reader, "points")
        .and_then(|entry| reader.number(entry, &format!("{field}, points"), 1..=30));
    let need = fields.required(reader, "need")?;
    let need_field = format!("{field}, need");
    let pairs = reader.pairs(need, &need_field)?;
    if pairs.is_empty() || pairs.len() > MOST_CONDITIONS {
        reader.fault(need, &need_field, format!("has one to {MOST_CONDITIONS} conditions"));
        return None;
    }
    let mut conditions = ArrayVec::new();
    let mut is_whole = true;
    for (word, entry) in pairs {
        match read_condition(reader, entry, &need_field, word, moment) {
            Some(condition) => conditions.push(condition),
            None => is_whole = false,
        }
    }
    Some(Tier { points: points?, conditions }).filter(|_| is_whole)
}

/// `damage = 3`: at least three; `damage = { at_most = 0 }`: none.
fn read_condition<'a>(
    reader: &mut Reader<'a>,
    entry: Entry<'a>,
    field: &str,
    word: &str,
    moment: Moment,
) -> Option<Condition> {
    let Some(fact) = Fact::ALL.iter().copied().find(|fact| fact.word() == word) else {
        let known: Vec<&str> = Fact::ALL
            .iter()
            .filter(|fact| fact.moment() == moment)
            .map(|fact| fact.word())
            .collect();
        let word: String = word.chars().take(40).collect();
        let reason = format!("`{word}` is no fact; known here are {}", known.join(", "));
        reader.fault(entry, field, reason);
        return None;
    };
    if fact.moment() != moment {
        let reason = format!("`{word}` can be judged only at the {}", fact.moment().word());
        reader.fault(entry, field, reason);
        return None;
    }
    let (mut least, mut most) = (0, u8::MAX);
    if entry.is_table() {
        let fields = reader.table(entry, field, &["at_least", "at_most"])?;
        if let Some(entry) = fields.optional("at_least") {
            least = reader.number(entry, field, 0..=u8::MAX)?;
        }
        if let Some(entry) = fields.optional("at_most") {
            most = reader.number(entry, field, 0..=u8::MAX)?;
        }
    } else {
        least = reader.number(entry, field, 0..=u8::MAX)?;
    }
    let (fewest, utmost) = fact.range().into_inner();
    if least > utmost || most < fewest || most < least {
        let reason = format!("is impossible: `{word}` is always {fewest} to {utmost}");
        reader.fault(entry, field, reason);
        return None;
    }
    if least <= fewest && most >= utmost {
        reader.fault(entry, field, format!("asks nothing: `{word}` is always so"));
        return None;
    }
    Some(Condition { fact, least, most })
}

fn read_bets<'a>(reader: &mut Reader<'a>, entry: Entry<'a>) -> Option<Vec<(Bet, Title)>> {
    let known = ["id", "title", "event", "rewards"];
    by_id(reader, entry, "bet", &known, &BetId::ALL, |reader, fields, id| {
        let field = |name: &str| format!("bet {id}, {name}");
        let title = fields
            .required(reader, "title")
            .and_then(|entry| read_title(reader, entry, &field("title")));
        let event = fields
            .required(reader, "event")
            .and_then(|entry| read_event(reader, entry, &field("event")));
        let rewards = fields
            .required(reader, "rewards")
            .and_then(|entry| read_rewards(reader, entry, &field("rewards")));
        Some((Bet { event: event?, rewards: rewards? }, title?))
    })
}

const EVENTS: &str = "first_eliminated, first_at_half, winner, most_damage, { first_wounds = 2 } or \
                      { first_damage = 5 }";

fn read_event<'a>(reader: &mut Reader<'a>, entry: Entry<'a>, field: &str) -> Option<BetEvent> {
    if entry.is_table() {
        let fields = reader.table(entry, field, &["first_wounds", "first_damage"])?;
        let (wounds, damage) = (fields.optional("first_wounds"), fields.optional("first_damage"));
        return match (wounds, damage) {
            (Some(entry), None) => reader.number(entry, field, 1..=3).map(BetEvent::FirstWounds),
            (None, Some(entry)) => reader.number(entry, field, 1..=24).map(BetEvent::FirstDamage),
            _ => {
                reader.fault(entry, field, format!("is one of {EVENTS}"));
                None
            }
        };
    }
    let event = match reader.text(entry, field)? {
        "first_eliminated" => Some(BetEvent::FirstEliminated),
        "first_at_half" => Some(BetEvent::FirstAtHalf),
        "winner" => Some(BetEvent::Winner),
        "most_damage" => Some(BetEvent::MostDamage),
        _ => None,
    };
    if event.is_none() {
        reader.fault(entry, field, format!("is one of {EVENTS}"));
    }
    event
}

fn read_rewards<'a>(reader: &mut Reader<'a>, entry: Entry<'a>, field: &str) -> Option<[u8; 3]> {
    let items = reader.list(entry, field)?;
    let rewards: Vec<u8> =
        items.into_iter().map(|item| reader.number(item, field, 0..=30)).collect::<Option<_>>()?;
    let rewards = <[u8; 3]>::try_from(rewards).ok();
    let is_falling = |rewards: &[u8; 3]| rewards.is_sorted_by(|one, next| one >= next);
    let found = rewards.filter(is_falling);
    if found.is_none() {
        reader.fault(entry, field, "are three numbers, none larger than the one before");
    }
    found
}
