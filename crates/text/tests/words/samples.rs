//! Values for the variables of messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentValue;

use super::rendering::Texts;

/// A value for each variable, in English and in Russian.
pub(super) type Choice = BTreeMap<String, [FluentValue<'static>; 2]>;

/// Above this, not all combinations are tried: each variable is varied alone.
const MOST_CHOICES: usize = 48;

/// The words by which a message chooses a plural.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The values in `samples.txt`.
pub(super) struct Samples(BTreeMap<String, [String; 2]>);

impl Samples {
    pub(super) fn read() -> Self {
        let lines = include_str!("samples.txt").lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let sample = |line: &str| {
            let (name, values) = line.split_once(" = ").unwrap_or_else(|| panic!("{line}"));
            let (english, russian) = values.split_once(" | ").unwrap_or((values, values));
            (name.to_owned(), [english.to_owned(), russian.to_owned()])
        };
        Self(lines.map(sample).collect())
    }

    /// A variable's value in a message: a file may say it for one game, or for one person.
    fn of(&self, id: &str, variable: &str) -> Option<[FluentValue<'static>; 2]> {
        let id = id.strip_prefix("web-").unwrap_or(id);
        let game = ["gorus", "gladiators", "fired-up"].into_iter().find(|it| id.starts_with(it));
        let own = game.and_then(|game| self.0.get(&format!("{game} {variable}")));
        let values = own.or_else(|| self.0.get(variable))?;
        Some(values.clone().map(|value| match value.parse::<i64>() {
            Ok(number) => FluentValue::from(number),
            Err(_) => FluentValue::from(value),
        }))
    }

    /// Choices of values that show every form of a message.
    pub(super) fn choices(&self, id: &str, texts: &[&Texts]) -> Vec<Choice> {
        let mut variables: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for language in texts {
            for (variable, keys) in language.wanted(id).variables {
                variables.entry(variable).or_default().extend(keys);
            }
        }
        let bounded = variables.contains_key("shape");
        let mut values: Vec<(String, Vec<[FluentValue<'static>; 2]>)> = Vec::new();
        for (variable, keys) in variables {
            // The bounds of a condition go together.
            if bounded && ["shape", "number", "least"].contains(&variable.as_str()) {
                continue;
            }
            let found = self.values(id, &variable, &keys);
            values.push((variable, found));
        }
        let mut choices = combinations(&values);
        if bounded {
            choices = choices.iter().flat_map(|choice| bounds(choice)).collect();
        }
        for choice in &mut choices {
            self.name_the_subject(choice);
        }
        choices
    }

    /// The values of one variable, of which a message distinguishes some by their keys.
    fn values(
        &self,
        id: &str,
        variable: &str,
        keys: &BTreeSet<String>,
    ) -> Vec<[FluentValue<'static>; 2]> {
        let sample = || {
            let sample = self.of(id, variable);
            sample.unwrap_or_else(|| panic!("{id}: samples.txt has no value for ${variable}"))
        };
        let is_number = |key: &str| key.parse::<i64>().is_ok();
        let words = keys.iter().filter(|key| !is_number(key));
        let (plurals, words): (Vec<&str>, Vec<&str>) =
            words.map(String::as_str).partition(|word| PLURALS.contains(word));
        if keys.is_empty() {
            return vec![sample()];
        }
        if !words.is_empty() {
            let mut values: Vec<_> = words.into_iter().map(|word| both(word.to_owned())).collect();
            if !plurals.is_empty() {
                values.push(sample());
            }
            return values;
        }
        let mut numbers: BTreeSet<i64> = keys.iter().filter_map(|key| key.parse().ok()).collect();
        if !plurals.is_empty() {
            numbers.extend([1, 2, 5]);
        }
        if keys.contains("1") && keys.contains("one") {
            // The form for 1 alone is not the one for 21.
            numbers.insert(21);
        }
        numbers.into_iter().map(both).collect()
    }

    /// Gives the subject of a sentence a name that goes with its kind.
    fn name_the_subject(&self, choice: &mut Choice) {
        let Some([FluentValue::String(who), _]) = choice.get("who").cloned() else { return };
        if let Some(names) = self.0.get(&format!("name.{who}"))
            && choice.contains_key("name")
        {
            choice.insert("name".to_owned(), names.clone().map(FluentValue::from));
        }
    }
}

fn both(value: impl Into<FluentValue<'static>> + Clone) -> [FluentValue<'static>; 2] {
    [value.clone().into(), value.into()]
}

fn combinations(values: &[(String, Vec<[FluentValue<'static>; 2]>)]) -> Vec<Choice> {
    let first: Choice =
        values.iter().map(|(name, values)| (name.clone(), values[0].clone())).collect();
    let all: usize = values.iter().map(|(_, values)| values.len()).product();
    let mut choices = vec![first.clone()];
    for (name, values) in values {
        let from: Vec<Choice> =
            if all > MOST_CHOICES { vec![first.clone()] } else { choices.clone() };
        for value in &values[1..] {
            choices.extend(from.iter().cloned().map(|mut choice| {
                choice.insert(name.clone(), value.clone());
                choice
            }));
        }
    }
    choices
}

/// Every shape of a condition, with numbers that it occurs with.
fn bounds(choice: &Choice) -> Vec<Choice> {
    let shapes = [
        ("none", 0, 0),
        ("some", 1, 1),
        ("exact", 1, 1),
        ("exact", 2, 2),
        ("exact", 5, 5),
        ("least", 2, 2),
        ("least", 5, 5),
        ("most", 0, 1),
        ("most", 0, 2),
        ("range", 2, 5),
    ];
    let with = |(shape, least, number): (&str, i64, i64)| {
        let mut choice = choice.clone();
        choice.insert("shape".to_owned(), both(shape.to_owned()));
        choice.insert("least".to_owned(), both(least));
        choice.insert("number".to_owned(), both(number));
        choice
    };
    shapes.into_iter().map(with).collect()
}
