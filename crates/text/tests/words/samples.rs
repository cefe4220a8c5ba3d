//! Values for the variables of messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentValue;

use super::rendering::Texts;

/// A value for each variable.
pub(super) type Choice = BTreeMap<String, FluentValue<'static>>;

/// What can be chosen independently of the rest: one variable, or several that go together.
type Dimension = Vec<Choice>;

/// Up to here all combinations are shown; above, every two values together.
const MOST_CHOICES: usize = 24;

/// The words by which a message chooses a plural.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A number for each plural, in English and in Russian, where 11 differs from 1, and 21 does not.
const NUMBERS: [&[i64]; 2] = [&[1, 2], &[0, 1, 2, 5, 11, 21]];

/// A line of `samples.txt`.
struct Sample {
    /// The message, or the beginning of its name before a star; empty for all messages.
    messages: String,
    /// Several variables have their values together.
    variables: Vec<String>,
    /// The values of the variables, in English and in Russian.
    values: [Vec<String>; 2],
}

impl Sample {
    fn read(line: &str) -> Self {
        let (names, values) = line.split_once(" = ").unwrap_or_else(|| panic!("{line}"));
        let (english, russian) = values.split_once(" | ").unwrap_or((values, values));
        let (messages, variables) = names.split_once(": ").unwrap_or(("", names));
        let parts = |text: &str| text.split(" + ").map(str::to_owned).collect::<Vec<String>>();
        let sample = Self {
            messages: messages.to_owned(),
            variables: parts(variables),
            values: [english, russian].map(parts),
        };
        let count = sample.variables.len();
        assert!(sample.values.iter().all(|values| values.len() == count), "{line}");
        sample
    }

    /// How exactly the line names a message: by a longer beginning, or as a whole. `None` if it does
    /// not mean the message.
    fn closeness(&self, id: &str) -> Option<usize> {
        let message = id.split('.').next().unwrap_or_default();
        match self.messages.strip_suffix('*') {
            None if self.messages.is_empty() => Some(0),
            None => (self.messages == message).then_some(usize::MAX),
            Some(beginning) => message.starts_with(beginning).then_some(beginning.len()),
        }
    }

    fn choice(&self, language: usize) -> Choice {
        let values = self.values[language].iter().map(|value| match value.parse::<i64>() {
            Ok(number) => FluentValue::from(number),
            Err(_) => FluentValue::from(value.clone()),
        });
        self.variables.iter().cloned().zip(values).collect()
    }
}

/// The values in `samples.txt`.
pub(super) struct Samples(Vec<Sample>);

impl Samples {
    pub(super) fn read() -> Self {
        let lines = include_str!("samples.txt").lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        Self(lines.map(Sample::read).collect())
    }

    /// Asserts that every line is about a variable of a message.
    pub(super) fn assert_needed(&self, texts: &Texts) {
        for sample in &self.0 {
            let is_needed = |id: &String| {
                let wanted = texts.wanted(id).variables;
                let mut variables = sample.variables.iter().map(|it| it.split('.').next());
                sample.closeness(id).is_some()
                    && variables.all(|it| it.is_some_and(|variable| wanted.contains_key(variable)))
            };
            let line = [sample.messages.as_str(), &sample.variables.join(" + ")].join(": ");
            assert!(texts.files.values().flatten().any(is_needed), "samples.txt, {line}");
        }
    }

    /// Choices of values that show every form of a message in one language.
    pub(super) fn choices(&self, id: &str, texts: &[&Texts], language: usize) -> Vec<Choice> {
        let mut variables: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for language in texts {
            for (variable, keys) in language.wanted(id).variables {
                variables.entry(variable).or_default().extend(keys);
            }
        }
        let mut dimensions: Vec<Dimension> = Vec::new();
        // The bounds of a condition go together.
        if variables.remove("shape").is_some() {
            variables.remove("number");
            variables.remove("least");
            dimensions.push(bounds(id.contains("damage")));
        }
        while let Some((variable, keys)) = variables.pop_first() {
            let dimension = match self.found(id, &variable, language) {
                // A line that names the message says all that can happen.
                Some((closeness, samples)) if closeness == usize::MAX => samples,
                found => {
                    let samples = found.map(|(_, samples)| samples);
                    values(&variable, &keys, language, samples)
                        .unwrap_or_else(|| panic!("{id}: samples.txt has no value for ${variable}"))
                }
            };
            for other in dimension.iter().flat_map(Choice::keys) {
                variables.remove(other);
            }
            dimensions.push(dimension);
        }
        self.name_the_subjects(id, language, &mut dimensions);
        combinations(&dimensions)
    }

    /// The values that the closest lines give a variable, and how close these are.
    fn found(&self, id: &str, variable: &str, language: usize) -> Option<(usize, Dimension)> {
        let lines = self.0.iter().filter(|line| line.variables.iter().any(|it| it == variable));
        let lines: Vec<(usize, &Sample)> =
            lines.filter_map(|line| Some((line.closeness(id)?, line))).collect();
        let closest = lines.iter().map(|(closeness, _)| *closeness).max()?;
        let lines = lines.iter().filter(|(closeness, _)| *closeness == closest);
        Some((closest, lines.map(|(_, line)| line.choice(language)).collect()))
    }

    /// Gives the subject of a sentence the names that go with its kind.
    fn name_the_subjects(&self, id: &str, language: usize, dimensions: &mut Vec<Dimension>) {
        let place = |variable: &str| {
            dimensions.iter().position(|dimension| dimension[0].contains_key(variable))
        };
        let (Some(who), Some(name)) = (place("who"), place("name")) else { return };
        if who == name {
            return;
        }
        let (kinds, names) = (dimensions[who].clone(), dimensions[name].clone());
        let subjects = |kind: &Choice| {
            let FluentValue::String(word) = &kind["who"] else { panic!("{id}: $who is no word") };
            let own = format!("name.{word}");
            let own = self.found(id, &own, language).map(|(_, own)| own).unwrap_or_default();
            let own = own.into_iter().flat_map(Choice::into_values).collect::<Vec<_>>();
            let usual = names.iter().map(|name| name["name"].clone());
            let own = if own.is_empty() { usual.collect() } else { own };
            let with = |name| {
                let mut choice = kind.clone();
                choice.insert("name".to_owned(), name);
                choice
            };
            own.into_iter().map(with).collect::<Dimension>()
        };
        dimensions[who] = kinds.iter().flat_map(subjects).collect();
        dimensions.remove(name);
    }
}

/// The values of one variable, of which a message distinguishes some by their keys; `None` if it
/// needs a sample and has none.
fn values(
    variable: &str,
    keys: &BTreeSet<String>,
    language: usize,
    samples: Option<Dimension>,
) -> Option<Dimension> {
    let single = |value: FluentValue<'static>| Choice::from([(variable.to_owned(), value)]);
    let is_number = |key: &str| key.parse::<i64>().is_ok();
    let words = keys.iter().filter(|key| !is_number(key));
    let (plurals, words): (Vec<&str>, Vec<&str>) =
        words.map(String::as_str).partition(|word| PLURALS.contains(word));
    if keys.is_empty() {
        return samples;
    }
    if !words.is_empty() {
        let words = words.into_iter().map(|word| single(FluentValue::from(word.to_owned())));
        let mut values: Dimension = words.collect();
        // The samples are for the variant of all other words.
        if !plurals.is_empty() {
            values.extend(samples?);
        }
        return Some(values);
    }
    let mut numbers: BTreeSet<i64> = keys.iter().filter_map(|key| key.parse().ok()).collect();
    if !plurals.is_empty() {
        numbers.extend(NUMBERS[language]);
        // The form for 2 alone is not the one for all other numbers.
        numbers.extend(keys.contains("2").then_some(5));
    }
    Some(numbers.into_iter().map(|number| single(FluentValue::from(number))).collect())
}

fn combinations(dimensions: &[Dimension]) -> Vec<Choice> {
    let all: usize = dimensions.iter().map(Vec::len).product();
    if all > MOST_CHOICES {
        return pairs(dimensions);
    }
    let mut choices = vec![Choice::new()];
    for dimension in dimensions {
        let with = |values: &Choice| {
            let values = values.clone();
            choices.iter().map(move |choice| joined(choice.clone(), &values)).collect::<Vec<_>>()
        };
        choices = dimension.iter().flat_map(with).collect();
    }
    choices
}

/// Choices in which every value meets every value of every other dimension at least once.
fn pairs(dimensions: &[Dimension]) -> Vec<Choice> {
    let mut unmet: BTreeSet<[(usize, usize); 2]> = BTreeSet::new();
    for (one, ones) in dimensions.iter().enumerate() {
        for (other, others) in dimensions.iter().enumerate().skip(one + 1) {
            unmet.extend((0..ones.len()).flat_map(|value| {
                (0..others.len()).map(move |second| [(one, value), (other, second)])
            }));
        }
    }
    let mut choices = Vec::new();
    while let Some(first) = unmet.first().copied() {
        let mut chosen: BTreeMap<usize, usize> = first.into_iter().collect();
        for (place, values) in dimensions.iter().enumerate() {
            if chosen.contains_key(&place) {
                continue;
            }
            let news = |value: &usize| {
                let of = |(other, second): (&usize, &usize)| {
                    let mut pair = [(*other, *second), (place, *value)];
                    pair.sort_unstable();
                    usize::from(unmet.contains(&pair))
                };
                chosen.iter().map(of).sum::<usize>()
            };
            // Of equally good values the first one.
            let best =
                (0..values.len()).rev().max_by_key(news).expect("every variable has a value");
            chosen.insert(place, best);
        }
        unmet.retain(|pair| pair.iter().any(|(place, value)| chosen[place] != *value));
        let values = chosen.iter().map(|(place, value)| &dimensions[*place][*value]);
        choices.push(values.fold(Choice::new(), joined));
    }
    choices
}

fn joined(mut choice: Choice, values: &Choice) -> Choice {
    choice.extend(values.clone());
    choice
}

/// Every shape of a condition, with numbers that it occurs with: large ones too, if there can be so
/// much of it.
fn bounds(are_large: bool) -> Dimension {
    let large = [("exact", 11, 11), ("exact", 21, 21), ("least", 21, 21), ("most", 0, 21)];
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
        Choice::from([
            ("shape".to_owned(), FluentValue::from(shape.to_owned())),
            ("least".to_owned(), FluentValue::from(least)),
            ("number".to_owned(), FluentValue::from(number)),
        ])
    };
    let large = large.into_iter().filter(|_| are_large);
    shapes.into_iter().chain(large).map(with).collect()
}
