//! Help, rules, terms and examples on demand.

use std::io::{self, Write};

use munera_rules::RuleId;
use munera_rules::gorus::rule;

use super::command::WORDS;
use super::narrator::say;
use super::paint;
use crate::locale::Locale;

const SECTIONS: std::ops::RangeInclusive<u8> = 1..=8;

const TERMS: [&str; 18] = [
    "gladiator",
    "school",
    "rank",
    "troupe",
    "bout",
    "round",
    "initiating-school",
    "preferred-school",
    "challenge",
    "sluff",
    "crowd-favour",
    "crowd-support",
    "draw-pile",
    "contenders",
    "dealer",
    "side",
    "team",
    "champion",
];

/// In the order of the rules text.
const EXAMPLES: [&str; 8] = [
    "opening",
    "sluffing",
    "bad-idea",
    "sneaky-idea",
    "big-finish",
    "point-thief",
    "vindictive",
    "tally",
];

/// Everything one can look up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handbook {
    pub(super) locale: &'static Locale,
}

impl Handbook {
    pub(super) fn help(self, output: &mut dyn Write) -> io::Result<()> {
        say(output, &paint::paragraph("", &self.locale.text("help-cards")))?;
        say(output, &paint::paragraph("", &self.locale.text("help-marks")))?;
        writeln!(output, "{}", self.locale.text("help-commands"))?;
        let words = WORDS.map(|word| self.locale.text(&format!("command-{word}")));
        let column = words.iter().map(|word| paint::width(word)).max().unwrap_or(0);
        for (id, word) in WORDS.iter().zip(&words) {
            let head = format!("  {}  ", paint::padded(&paint::strong(word), column));
            let text = self.locale.text(&format!("command-{id}.help"));
            say(output, &paint::paragraph(&head, &text))?;
        }
        Ok(())
    }

    /// The list of rules; or one rule (`G3.4`, `3.4`), or one section (`3`), in full.
    pub(super) fn rules(self, output: &mut dyn Write, wanted: Option<&str>) -> io::Result<()> {
        let Some(wanted) = wanted else { return self.rule_list(output) };
        let id = wanted.to_uppercase();
        let id = id.strip_prefix('G').unwrap_or(&id);
        let is_wanted = |rule: &&RuleId| rule.as_str().strip_prefix('G') == Some(id);
        if let Some(rule) = rule::ALL.iter().find(is_wanted) {
            return self.rule(output, *rule);
        }
        let section = wanted.parse().ok().filter(|section| SECTIONS.contains(section));
        if let Some(section) = section {
            writeln!(output, "{}", self.section_title(section))?;
            return rules_of(section).try_for_each(|rule| self.rule(output, rule));
        }
        let is_number = wanted.bytes().all(|byte| byte.is_ascii_digit());
        let unknown = if is_number { "unknown-section" } else { "unknown-rule" };
        writeln!(
            output,
            "{}",
            self.locale.format(unknown, &[("text", paint::harmless(wanted).into())])
        )
    }

    fn rule_list(self, output: &mut dyn Write) -> io::Result<()> {
        for section in SECTIONS {
            writeln!(output, "{}", self.section_title(section))?;
            let rules: Vec<String> = rules_of(section)
                .map(|rule| {
                    format!("{} {}", paint::strong(rule.as_str()), self.locale.rule_title(rule))
                })
                .collect();
            say(output, &paint::flow("   ", rules.iter().map(String::as_str), " · "))?;
        }
        Ok(())
    }

    fn section_title(self, section: u8) -> String {
        let title = self.locale.text(&format!("section-{section}"));
        paint::strong(&format!("{section}. {title}"))
    }

    /// One rule with its id.
    pub(super) fn rule(self, output: &mut dyn Write, rule: RuleId) -> io::Result<()> {
        let head = format!("  {}  ", paint::strong(rule.as_str()));
        say(output, &paint::paragraph(&head, &self.locale.rule(rule)))
    }

    pub(super) fn terms(self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "{}", paint::strong(&self.locale.text("terms-title")))?;
        for term in TERMS {
            let word = paint::strong(&self.locale.text(&format!("term-{term}")));
            let meaning = self.locale.text(&format!("term-{term}.meaning"));
            let text = format!("{word} — {meaning}");
            // Second lines are set in, so that the words stand out.
            let lines = paint::paragraph("    ", &text);
            for (place, line) in lines.iter().enumerate() {
                writeln!(output, "{}", if place == 0 { &line[2..] } else { line })?;
            }
        }
        Ok(())
    }

    /// The list of examples, or one of them.
    pub(super) fn examples(self, output: &mut dyn Write, wanted: Option<&str>) -> io::Result<()> {
        let title = |name: &str| self.locale.text(&format!("example-{name}.title"));
        let Some(wanted) = wanted else {
            writeln!(output, "{}", paint::strong(&self.locale.text("examples-title")))?;
            for (number, name) in (1..).zip(EXAMPLES) {
                writeln!(output, "  {number}  {}", title(name))?;
            }
            return Ok(());
        };
        let place = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match place.and_then(|place| EXAMPLES.get(place)) {
            Some(name) => {
                writeln!(output, "{}", paint::strong(&title(name)))?;
                let text = self.locale.text(&format!("example-{name}"));
                say(output, &paint::paragraph("  ", &text))
            }
            None => {
                writeln!(
                    output,
                    "{}",
                    self.locale
                        .format("unknown-example", &[("text", paint::harmless(wanted).into())])
                )
            }
        }
    }
}

/// The rules of a section: those whose ids begin with its number.
fn rules_of(section: u8) -> impl Iterator<Item = RuleId> {
    let beginning = format!("G{section}.");
    rule::ALL.iter().copied().filter(move |rule| rule.as_str().starts_with(&beginning))
}
