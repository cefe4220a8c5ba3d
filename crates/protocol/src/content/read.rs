//! Reads a pack's text: the result is a pack, or a list of all faults.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use munera_rules::fired_up::{Bet, FightFace, InfluenceFace, Pack};
use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::bets::read_bets;
use super::highlights::read_highlights;
use super::mats::read_mats;
use super::reader::{Fields, Located, ROOT, Reader};
use super::titles::{Title, Titles};
use super::{Content, ContentFault};

/// The most bytes of a pack.
pub(super) const MOST_BYTES: usize = 256 * 1024;

/// The longest name of a pack.
pub(super) const LONGEST_NAME: usize = 40;

/// The result of reading a pack.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The pack, or all its faults by line.
    pub content: Result<Content, Vec<ContentFault>>,
    /// Warnings about what is allowed but perhaps not meant, by line; a faulty pack can have them
    /// too.
    pub warnings: Vec<ContentFault>,
}

impl Inspection {
    /// The result for a text that is refused as a whole.
    pub(super) fn refused(line: usize, field: String, reason: String) -> Self {
        Self { content: Err(vec![ContentFault { line, field, reason }]), warnings: Vec::new() }
    }
}

/// Reads a pack; all its faults if it has any.
pub fn read_pack(text: &str) -> Result<Content, Vec<ContentFault>> {
    inspect(text).content
}

/// Reads a pack, and collects all faults and warnings.
pub fn inspect(text: &str) -> Inspection {
    if text.len() > MOST_BYTES {
        return too_large();
    }
    let mut reader = Reader::new(text);
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        reader.malformed(error.span(), error.message());
    }
    let known = ["name", "dice", "fighter", "highlight", "bet"];
    let fields = reader.fields(document.get_ref(), 0, ROOT, &known);
    let content = read_content(&mut reader, &fields, text);
    let (faults, warnings) = reader.notes();
    let content = content.filter(|_| faults.is_empty()).ok_or(faults);
    Inspection { content, warnings }
}

/// The result for a file that is too large for a pack.
pub(super) fn too_large() -> Inspection {
    let reason = format!("is too large: a pack has at most {MOST_BYTES} bytes");
    Inspection::refused(1, "the file".to_owned(), reason)
}

fn read_content<'a>(reader: &mut Reader<'a>, fields: &Fields<'a>, text: &str) -> Option<Content> {
    let mut titles = Titles::default();
    let name = fields.required(reader, "name").and_then(|entry| read_name(reader, entry));
    let dice = fields.required(reader, "dice").and_then(|entry| read_dice(reader, entry));
    let mats = fields.required(reader, "fighter").and_then(|entry| read_mats(reader, entry));
    let highlights = fields
        .required(reader, "highlight")
        .and_then(|entry| read_highlights(reader, entry, mats.as_ref(), &mut titles));
    let bets =
        fields.required(reader, "bet").and_then(|entry| read_bets(reader, entry, &mut titles));
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
    Some(Content {
        name: name?,
        pack: Arc::new(pack),
        hash,
        text: text.to_owned(),
        highlight_titles,
        bet_titles,
    })
}

/// A hash of everything that the rules use of a pack, the same on every machine.
fn hash_of(pack: &Pack) -> String {
    HEXLOWER.encode(&Sha256::digest(pack.bytes()))
}

fn read_name<'a>(reader: &mut Reader<'a>, entry: Located<'a>) -> Option<String> {
    let name = reader.text(entry, "name")?;
    let is_plain = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit();
    let is_name = !name.is_empty()
        && name.len() <= LONGEST_NAME
        && name.chars().all(|symbol| is_plain(symbol) || symbol == '-' || symbol == '_');
    if !is_name {
        let reason =
            format!("must be up to {LONGEST_NAME} lower-case letters, digits, `-` and `_`");
        reader.fault(entry, "name", reason);
    }
    is_name.then(|| name.to_owned())
}

type Dice = ([InfluenceFace; 6], [FightFace; 6], [FightFace; 6]);

fn read_dice<'a>(reader: &mut Reader<'a>, entry: Located<'a>) -> Option<Dice> {
    let fields = reader.table(entry, "dice", &["influence", "attack", "defense"])?;
    let influence = read_die(reader, &fields, "influence", "BMSTOD", InfluenceFace::from_letter);
    let attack = read_die(reader, &fields, "attack", "HATLX-", FightFace::from_letter);
    let defense = read_die(reader, &fields, "defense", "HATLX-", FightFace::from_letter);
    Some((influence?, attack?, defense?))
}

fn read_die<'a, F>(
    reader: &mut Reader<'a>,
    fields: &Fields<'a>,
    key: &str,
    letters: &str,
    read: impl Fn(char) -> Option<F>,
) -> Option<[F; 6]> {
    let entry = fields.required(reader, key)?;
    let field = format!("dice, {key}");
    let text = reader.text(entry, &field)?;
    let faces: Option<Vec<F>> = text.chars().map(read).collect();
    let die = faces.and_then(|faces| <[F; 6]>::try_from(faces).ok());
    if die.is_none() {
        reader.fault(entry, &field, format!("must be six letters out of {letters}"));
    }
    die
}
