//! Help, rules, terms and examples on demand.

use std::io::{self, Write};

use munera_rules::RuleId;
use munera_text::Locale;

use super::command::Word;
use super::paint::{self, say};

/// What there is to look up in one game. The texts are messages that begin with its name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    /// The game's name in messages.
    pub(super) game: &'static str,
    /// In the order of the rules text.
    pub(super) rules: &'static [RuleId],
    /// How many sections the rules have.
    pub(super) sections: u8,
    pub(super) terms: &'static [&'static str],
    pub(super) examples: &'static [&'static str],
    /// The messages that say how to type a move.
    pub(super) help: &'static [&'static str],
    /// The commands.
    pub(super) words: &'static [Word],
}

impl Contents {
    /// A rule's number without the letter of its game.
    fn number(rule: RuleId) -> &'static str {
        rule.as_str().trim_start_matches(|symbol: char| symbol.is_ascii_alphabetic())
    }

    /// The rules of a section: those whose numbers begin with its own.
    fn rules_of(self, section: u8) -> impl Iterator<Item = RuleId> {
        let beginning = format!("{section}.");
        let is_of_it = move |rule: &RuleId| Self::number(*rule).starts_with(&beginning);
        self.rules.iter().copied().filter(is_of_it)
    }

    /// The rule with that id, or with that number.
    fn rule(self, wanted: &str) -> Option<RuleId> {
        let wanted = wanted.to_uppercase();
        let is_wanted = |rule: &&RuleId| rule.as_str() == wanted || Self::number(**rule) == wanted;
        self.rules.iter().find(is_wanted).copied()
    }
}

/// Everything one can look up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handbook {
    pub(super) locale: &'static Locale,
    pub(super) contents: Contents,
}

impl Handbook {
    /// A text of the game.
    fn text(self, id: &str) -> String {
        self.locale.text(&format!("{}-{id}", self.contents.game))
    }

    pub(super) fn help(self, output: &mut dyn Write) -> io::Result<()> {
        for id in self.contents.help {
            say(output, &paint::paragraph("", &self.locale.text(id)))?;
        }
        writeln!(output, "{}", self.locale.text("help-commands"))?;
        let word = |word: &str| self.locale.text(&format!("command-{word}"));
        let words = self.contents.words;
        let column = words.iter().map(|(id, _)| paint::width(&word(id))).max().unwrap_or(0);
        for (id, help) in words {
            let head = format!("  {}  ", paint::padded(&paint::strong(&word(id)), column));
            say(output, &paint::paragraph(&head, &self.locale.text(help)))?;
        }
        Ok(())
    }

    /// The list of rules; or one rule (`G3.4`, `3.4`), or one section (`3`), in full.
    pub(super) fn rules(self, output: &mut dyn Write, wanted: Option<&str>) -> io::Result<()> {
        let Some(wanted) = wanted else { return self.rule_list(output) };
        if let Some(rule) = self.contents.rule(wanted) {
            return self.rule(output, rule);
        }
        let sections = 1..=self.contents.sections;
        if let Some(section) = wanted.parse().ok().filter(|section| sections.contains(section)) {
            writeln!(output, "{}", self.section_title(section))?;
            return self.contents.rules_of(section).try_for_each(|rule| self.rule(output, rule));
        }
        let is_number = wanted.bytes().all(|byte| byte.is_ascii_digit());
        let text = ("text", paint::harmless(wanted).into());
        let unknown = if is_number {
            self.locale.format("unknown-section", &[text, ("last", self.contents.sections.into())])
        } else {
            self.locale.format("unknown-rule", &[text])
        };
        writeln!(output, "{unknown}")
    }

    fn rule_list(self, output: &mut dyn Write) -> io::Result<()> {
        for section in 1..=self.contents.sections {
            writeln!(output, "{}", self.section_title(section))?;
            let rules: Vec<String> = self
                .contents
                .rules_of(section)
                .map(|rule| {
                    format!("{} {}", paint::strong(rule.as_str()), self.locale.rule_title(rule))
                })
                .collect();
            say(output, &paint::flow("   ", rules.iter().map(String::as_str), " · "))?;
        }
        Ok(())
    }

    fn section_title(self, section: u8) -> String {
        paint::strong(&format!("{section}. {}", self.text(&format!("section-{section}"))))
    }

    /// One rule with its id.
    fn rule(self, output: &mut dyn Write, rule: RuleId) -> io::Result<()> {
        let head = format!("  {}  ", paint::strong(rule.as_str()));
        say(output, &paint::paragraph(&head, &self.locale.rule(rule)))
    }

    pub(super) fn terms(self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "{}", paint::strong(&self.locale.text("terms-title")))?;
        for term in self.contents.terms {
            let word = paint::strong(&self.text(&format!("term-{term}")));
            let meaning = self.text(&format!("term-{term}.meaning"));
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
        let title = |name: &str| self.text(&format!("example-{name}.title"));
        let examples = self.contents.examples;
        let Some(wanted) = wanted else {
            writeln!(output, "{}", paint::strong(&self.locale.text("examples-title")))?;
            let column = examples.len().to_string().len();
            for (number, name) in (1..).zip(examples) {
                writeln!(output, "  {number:>column$}  {}", title(name))?;
            }
            return Ok(());
        };
        let place = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(name) = place.and_then(|place| examples.get(place)) {
            writeln!(output, "{}", paint::strong(&title(name)))?;
            let text = self.text(&format!("example-{name}"));
            return say(output, &paint::paragraph("  ", &text));
        }
        let variables = [("text", paint::harmless(wanted).into()), ("last", examples.len().into())];
        writeln!(output, "{}", self.locale.format("unknown-example", &variables))
    }
}
