//! `munera content check`: reports everything about a pack file.

use std::io::{self, Write};
use std::path::Path;

use munera_rules::fired_up::{BetId, Moment, Term};

use super::file::inspect_file;
use super::{Content, Inspection};

/// The result of a check.
#[derive(Debug)]
pub enum PackCheck {
    /// Games can be played with the pack.
    Sound,
    /// They cannot.
    Faulty,
    /// The file could not be read, so nothing was reported.
    Unreadable(io::Error),
}

/// Reads a pack file, and reports its faults or its content.
pub fn check(path: &Path, output: &mut dyn Write) -> io::Result<PackCheck> {
    let shown = path.display().to_string();
    match inspect_file(path) {
        Ok(inspection) => report(&shown, &inspection, output),
        Err(error) => Ok(PackCheck::Unreadable(error)),
    }
}

fn report(shown: &str, inspection: &Inspection, output: &mut dyn Write) -> io::Result<PackCheck> {
    let Inspection { content, warnings } = inspection;
    for fault in content.as_ref().err().into_iter().flatten() {
        writeln!(output, "{shown}:{fault}")?;
    }
    for warning in warnings {
        let super::ContentFault { line, field, reason } = warning;
        writeln!(output, "{shown}:{line}: warning: {field}: {reason}")?;
    }
    let warnings = match warnings.len() {
        0 => String::new(),
        count => format!(", {}", counted(count, "warning")),
    };
    match content {
        Ok(content) => {
            writeln!(output, "{shown}: sound{warnings}")?;
            describe(content, output)?;
            Ok(PackCheck::Sound)
        }
        Err(faults) => {
            writeln!(output, "{shown}: {}{warnings}", counted(faults.len(), "fault"))?;
            Ok(PackCheck::Faulty)
        }
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Name, hash and counts.
fn describe(content: &Content, output: &mut dyn Write) -> io::Result<()> {
    let pack = &content.pack;
    let moments = Moment::ALL.map(|moment| {
        let count = pack.highlights.iter().filter(|card| card.moment == moment).count();
        format!("{count} {}", moment.word())
    });
    let terms = [(Term::Early, "early"), (Term::Mid, "mid"), (Term::Late, "late")];
    let terms = terms.map(|(term, word)| {
        let count = BetId::ALL.into_iter().filter(|bet| bet.term() == term).count();
        format!("{count} {word}")
    });
    let mut print = |what: &str, value: &str| writeln!(output, "{what:<10}  {value}");
    print("name", &content.name)?;
    print("hash", &content.hash)?;
    print("fighters", &pack.mats.len().to_string())?;
    print("highlights", &format!("{} ({})", pack.highlights.len(), moments.join(", ")))?;
    print("bets", &format!("{} ({})", pack.bets.len(), terms.join(", ")))
}
