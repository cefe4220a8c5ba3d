//! Help, rules, terms, examples and the game in short, on demand.

use munera_rules::{HouseRule, RuleId};
use munera_text::Locale;

use super::{house_rules, paint};

/// What a player can look up in one game. The ids of the texts begin with the game's name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    /// The game's name in messages.
    pub(super) game: &'static str,
    /// The rules, in the order of the rules text.
    pub(super) rules: &'static [RuleId],
    /// How many sections the rules have.
    pub(super) sections: u8,
    /// The names of the terms, separated by spaces.
    pub(super) terms: &'static str,
    /// The names of the worked examples, separated by spaces.
    pub(super) examples: &'static str,
    /// The sections of the game in short, each with the names of its texts, separated by spaces.
    pub(super) aid: &'static [(&'static str, &'static str)],
    /// The texts of the game in short (`guide-restock`) that tell a rule on which a table may agree
    /// otherwise.
    pub(super) aid_rules: &'static [(&'static str, RuleId)],
    /// What no sentence can say in the game in short: a table, for instance.
    pub(super) aid_table: Option<fn(&'static Locale) -> Vec<String>>,
    /// The names of the texts that explain how to type a move, separated by spaces.
    pub(super) help: &'static str,
    /// The commands, separated by spaces.
    pub(super) words: &'static str,
}

impl Contents {
    /// A rule's number without the letter of its game.
    fn number(rule: RuleId) -> &'static str {
        rule.as_str().trim_start_matches(|symbol: char| symbol.is_ascii_alphabetic())
    }

    /// The rules of a section: those whose numbers begin with its number.
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

/// Everything that a player can look up at one table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handbook<'a> {
    pub(super) locale: &'static Locale,
    pub(super) contents: Contents,
    /// What the table has agreed on.
    pub(super) house_rules: &'a [HouseRule],
}

impl Handbook<'_> {
    /// A text of the game.
    fn text(self, id: &str) -> String {
        self.locale.text(&format!("{}-{id}", self.contents.game))
    }

    pub(super) fn help(self) -> Vec<String> {
        let help = self.contents.help.split_whitespace();
        let texts = help.map(|id| self.text(&format!("help-{id}")));
        let mut lines: Vec<String> = texts.flat_map(|text| paint::paragraph("", &text)).collect();
        lines.push(self.locale.text("help-commands"));
        let word = |word: &str| self.locale.text(&format!("command-{word}"));
        let words = || self.contents.words.split_whitespace();
        let column = words().map(|id| paint::width(&word(id))).max().unwrap_or(0);
        lines.extend(words().flat_map(|id| {
            let head = format!("  {}  ", paint::padded(&paint::strong(&word(id)), column));
            let help = match id {
                // These commands do the same in every game.
                "help" | "rules" | "terms" | "aid" | "quit" => {
                    self.locale.text(&format!("command-{id}.help"))
                }
                _ => self.text(&format!("command-{id}")),
            };
            paint::paragraph(&head, &help)
        }));
        lines
    }

    /// The list of rules; or one rule (`G3.4`, `3.4`) or one section (`3`) in full.
    pub(super) fn rules(self, wanted: Option<&str>) -> Vec<String> {
        let Some(wanted) = wanted else { return self.rule_list() };
        if let Some(rule) = self.contents.rule(wanted) {
            return self.rule(rule);
        }
        let sections = 1..=self.contents.sections;
        if let Some(section) = wanted.parse().ok().filter(|section| sections.contains(section)) {
            let rules = self.contents.rules_of(section).flat_map(|rule| self.rule(rule));
            return std::iter::once(self.section_title(section)).chain(rules).collect();
        }
        let is_number = wanted.bytes().all(|byte| byte.is_ascii_digit());
        let text = ("text", paint::harmless(wanted).into());
        vec![if is_number {
            self.locale.format("unknown-section", &[text, ("last", self.contents.sections.into())])
        } else {
            self.locale.format("unknown-rule", &[text])
        }]
    }

    fn rule_list(self) -> Vec<String> {
        let title = |rule: RuleId| {
            format!("{} {}", paint::strong(rule.as_str()), self.locale.rule_title(rule))
        };
        let section = |section: u8| {
            let rules: Vec<String> = self.contents.rules_of(section).map(title).collect();
            let rules = paint::flow("   ", rules.iter().map(String::as_str), " · ");
            std::iter::once(self.section_title(section)).chain(rules)
        };
        (1..=self.contents.sections).flat_map(section).collect()
    }

    fn section_title(self, section: u8) -> String {
        paint::strong(&format!("{section}. {}", self.text(&format!("section-{section}"))))
    }

    /// One rule with its id, and what this table has agreed on instead.
    fn rule(self, rule: RuleId) -> Vec<String> {
        let head = format!("  {}  ", paint::strong(rule.as_str()));
        let mut lines = paint::paragraph(&head, &self.locale.rule(rule));
        lines.extend(self.agreed(rule, &" ".repeat(paint::width(&head))));
        lines
    }

    /// The house rules of this table that change a rule.
    fn agreed(self, rule: RuleId, head: &str) -> Vec<String> {
        let changes = house_rules::changes(self.locale, self.house_rules, rule);
        changes.iter().flat_map(|change| paint::paragraph(head, change)).collect()
    }

    pub(super) fn terms(self) -> Vec<String> {
        let term = |term: &str| {
            let word = paint::strong(&self.text(&format!("term-{term}")));
            let meaning = self.text(&format!("term-{term}.meaning"));
            // The second line is indented, so that the words stand out.
            paint::hanging("  ", &format!("{word} — {meaning}"))
        };
        let title = paint::strong(&self.locale.text("terms-title"));
        let terms = self.contents.terms.split_whitespace().flat_map(term);
        std::iter::once(title).chain(terms).collect()
    }

    /// The game in short: what it is about, its reminders and its tips.
    pub(super) fn aid(self) -> Vec<String> {
        let game = self.contents.game;
        let mut lines = vec![paint::strong(&self.locale.text("aid-title"))];
        for id in ["setting", "object"] {
            lines.extend(paint::paragraph("  ", &self.locale.text(&format!("{id}-{game}"))));
        }
        for (section, items) in self.contents.aid {
            lines.push(paint::strong(&self.text(&format!("aid-{section}"))));
            lines.extend(items.split_whitespace().flat_map(|item| {
                let id = format!("aid-{section}-{item}");
                let text = self.text(&id);
                let title = self.locale.find(&format!("{game}-{id}.title"));
                let title = title.map(|title| format!("{}: ", paint::strong(&title)));
                let text = format!("{}{text}", title.unwrap_or_default());
                let mut lines = paint::hanging("  ", &text);
                let item = format!("{section}-{item}");
                let told = self.contents.aid_rules.iter().filter(|(other, _)| *other == item);
                lines.extend(told.flat_map(|(_, rule)| self.agreed(*rule, "    ")));
                lines
            }));
        }
        lines.extend(self.contents.aid_table.iter().flat_map(|table| table(self.locale)));
        lines
    }

    /// The list of examples, or one of them.
    pub(super) fn examples(self, wanted: Option<&str>) -> Vec<String> {
        let title = |name: &str| self.text(&format!("example-{name}.title"));
        let examples: Vec<&str> = self.contents.examples.split_whitespace().collect();
        let Some(wanted) = wanted else {
            let mut lines = vec![paint::strong(&self.locale.text("examples-title"))];
            let column = examples.len().to_string().len();
            let examples = (1..).zip(examples);
            lines.extend(
                examples.map(|(number, name)| format!("  {number:>column$}  {}", title(name))),
            );
            return lines;
        };
        let place = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(name) = place.and_then(|place| examples.get(place)) {
            let text = paint::paragraph("  ", &self.text(&format!("example-{name}")));
            return std::iter::once(paint::strong(&title(name))).chain(text).collect();
        }
        let variables = [("text", paint::harmless(wanted).into()), ("last", examples.len().into())];
        vec![self.locale.format("unknown-example", &variables)]
    }
}
