//! `munera content facts`: everything that a Highlight's condition can count.

use std::fmt::Write as _;
use std::io::{self, Write};

use munera_rules::fired_up::{Fact, Moment};

/// The facts of a moment.
fn facts_of(moment: Moment) -> impl Iterator<Item = Fact> {
    Fact::ALL.iter().copied().filter(move |fact| fact.moment() == moment)
}

/// The values that a fact can have: `0–5`.
fn range(fact: Fact) -> String {
    let (fewest, utmost) = fact.range().into_inner();
    format!("{fewest}–{utmost}")
}

/// When cards of a moment are judged.
const fn time(moment: Moment) -> &'static str {
    match moment {
        Moment::Start => "judged once a round, after the morale check and before the first attack",
        Moment::Fight => "judged on each attack, before the fallen are removed",
        Moment::End => "judged once a round, after the last attack",
    }
}

/// Lists the vocabulary for people who write packs.
pub fn list_facts(output: &mut dyn Write) -> io::Result<()> {
    let width = Fact::ALL.iter().map(|fact| fact.word().len()).max().unwrap_or(0);
    for (place, moment) in Moment::ALL.into_iter().enumerate() {
        let gap = if place == 0 { "" } else { "\n" };
        writeln!(output, "{gap}{}: {}", moment.word(), time(moment))?;
        for fact in facts_of(moment) {
            let (word, range) = (fact.word(), range(fact));
            writeln!(output, "  {word:<width$}  {range:>4}  {}", fact.meaning())?;
        }
    }
    Ok(())
}

/// The same as tables in Markdown, for the documentation.
pub fn table_of_facts() -> String {
    let mut page = String::new();
    for moment in Moment::ALL {
        let title = format!("### `{}`: {}\n\n", moment.word(), time(moment));
        let head = "| fact | range | what is counted |\n|---|---|---|\n";
        write!(page, "{title}{head}").unwrap_or_default();
        for fact in facts_of(moment) {
            let (word, range, meaning) = (fact.word(), range(fact), fact.meaning());
            writeln!(page, "| `{word}` | {range} | {meaning} |").unwrap_or_default();
        }
        page.push('\n');
    }
    page
}
