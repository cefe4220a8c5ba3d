//! `munera verify`.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use munera_protocol::content::Packs;
use munera_text::{Language, Locale};

use super::{Verdict, verify_text};

/// How to print a verdict.
#[derive(Clone, Copy, Debug)]
pub struct VerifySettings {
    /// The language of all texts.
    pub language: Language,
    /// Print one JSON object instead of sentences.
    pub as_json: bool,
}

/// The largest file that is read: the longest game takes only a small part of this.
const MOST_BYTES: u64 = 1 << 24;

/// Checks the record in a file and prints the verdict. An error concerns the file or the output; a
/// closed output is not an error.
pub fn run(
    packs: &Packs,
    path: &Path,
    settings: VerifySettings,
    output: &mut dyn Write,
) -> io::Result<Verdict> {
    let verdict = verify_text(packs, &read_file(path, settings.language)?);
    match tell(&verdict, settings, output) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(verdict),
    }
}

fn tell(verdict: &Verdict, settings: VerifySettings, output: &mut dyn Write) -> io::Result<()> {
    let locale = Locale::of(settings.language);
    if settings.as_json {
        writeln!(output, "{}", verdict.to_json(locale))?;
    } else {
        verdict.lines(locale).iter().try_for_each(|line| writeln!(output, "{line}"))?;
    }
    output.flush()
}

/// The text of a file, unless it is too large. This also stops at a device that has no size and
/// never ends.
fn read_file(path: &Path, language: Language) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        let sentence = Locale::of(language).text("record-too-large");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, sentence));
    }
    Ok(text)
}
