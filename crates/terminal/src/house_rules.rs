//! The house rules of a table, in sentences.

use munera_rules::{HouseRule, RuleId};
use munera_text::Locale;

/// All of them in a paragraph, each with the rules that it changes; nothing at a table that plays as
/// usual.
pub(super) fn paragraph(locale: &Locale, house_rules: &[HouseRule]) -> Option<String> {
    let with_rules = |house_rule: &HouseRule| {
        let rules: Vec<&str> = house_rule.rules.iter().map(|rule| rule.as_str()).collect();
        format!("{} ({})", sentence(locale, house_rule), rules.join(", "))
    };
    let sentences: Vec<String> = house_rules.iter().map(with_rules).collect();
    let list = [("rules", sentences.join(" ").into())];
    (!sentences.is_empty()).then(|| locale.format("welcome-house-rules", &list))
}

/// What a table has agreed on that changes this rule, to be read below a text that tells the rule as
/// it usually is.
pub(super) fn changes(locale: &Locale, house_rules: &[HouseRule], rule: RuleId) -> Vec<String> {
    let of_rule = house_rules.iter().filter(|house_rule| house_rule.rules.contains(&rule));
    let line = |house_rule: &HouseRule| {
        let rule = [("rule", sentence(locale, house_rule).into())];
        locale.format("house-rule", &rule)
    };
    of_rule.map(line).collect()
}

fn sentence(locale: &Locale, house_rule: &HouseRule) -> String {
    locale.text(&format!("house-{}-{}", house_rule.option, house_rule.value))
}
