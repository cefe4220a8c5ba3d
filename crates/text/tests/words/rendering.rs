//! The messages of one language, and their sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::samples::Choice;

/// All messages of a language, those of the web app included.
pub(super) struct Texts {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// The ids of the messages and attributes of each file, in order.
    pub(super) files: BTreeMap<String, Vec<String>>,
    patterns: BTreeMap<String, Wanted>,
}

/// What a message needs.
#[derive(Clone, Default)]
pub(super) struct Wanted {
    /// Its variables, and for each the keys of the variants that depend on it.
    pub(super) variables: BTreeMap<String, BTreeSet<String>>,
    references: BTreeSet<String>,
}

impl Texts {
    pub(super) fn read(language: &'static str) -> Self {
        let locale = language.parse().expect("a language tag");
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        let (mut files, mut patterns) = (BTreeMap::new(), BTreeMap::new());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
        for entry in std::fs::read_dir(folder).expect("the texts are here") {
            let path = entry.expect("the texts are here").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
            let source = std::fs::read_to_string(&path).expect("a text file");
            let ids = read_file(&source, &mut patterns);
            let resource = FluentResource::try_new(source);
            let resource = resource.unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
            let added = bundle.add_resource(resource);
            assert!(added.is_ok(), "{language}/{name}: a message stands in one file: {added:?}");
            files.insert(name.to_owned(), ids);
        }
        Self { language, bundle, files, patterns }
    }

    /// What a message and the messages that it refers to need.
    pub(super) fn wanted(&self, id: &str) -> Wanted {
        let own = self.patterns.get(id);
        let own = own.unwrap_or_else(|| panic!("{}: {id} is missing", self.language));
        let mut all = own.clone();
        for reference in &own.references {
            for (variable, keys) in self.wanted(reference).variables {
                all.variables.entry(variable).or_default().extend(keys);
            }
        }
        all
    }

    /// The sentences that some choices of variables lead to, each once.
    pub(super) fn render(&self, id: &str, choices: &[Choice]) -> Vec<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message).expect("the file has it");
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|it| it.value()),
            None => message.value(),
        };
        let pattern = pattern.unwrap_or_else(|| panic!("{}: {id} is empty", self.language));
        let mut sentences: Vec<String> = Vec::new();
        for choice in choices {
            let arguments: FluentArgs<'_> =
                choice.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
            let mut errors = Vec::new();
            let sentence = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            assert!(errors.is_empty(), "{}: {id}: {errors:?}", self.language);
            assert!(
                !sentence.trim().is_empty() && !sentence.contains(['{', '}']),
                "{}: {id}: {sentence}",
                self.language
            );
            assert_reader_is_small(id, &sentence);
            if !sentences.iter().any(|other| *other == sentence) {
                sentences.push(sentence.into_owned());
            }
        }
        sentences
    }
}

/// The reader's word has a capital only at the beginning of a sentence.
fn assert_reader_is_small(id: &str, sentence: &str) {
    let words: Vec<&str> = sentence.split(' ').collect();
    for pair in words.windows(2) {
        let is_reader =
            ["You", "Вы", "Вас", "Вам"].contains(&pair[1].trim_matches([',', '.', ':']));
        let begins = pair[0].ends_with(['.', '!', '?', ':', '…', '·']);
        assert!(!is_reader || begins, "{id}: {sentence}");
    }
}

/// Reads the messages of a file, and returns their ids.
fn read_file(source: &str, patterns: &mut BTreeMap<String, Wanted>) -> Vec<String> {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut ids = Vec::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut wanted = Wanted::default();
        read_pattern(pattern, &mut wanted);
        let before = patterns.insert(id.clone(), wanted);
        assert!(before.is_none(), "{id} stands twice");
        ids.push(id);
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    ids
}

fn read_pattern(pattern: &Pattern<&str>, wanted: &mut Wanted) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, wanted);
        }
    }
}

fn read_expression(expression: &Expression<&str>, wanted: &mut Wanted) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, wanted),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                panic!("only variables are selected by: {selector:?}");
            };
            let keys = wanted.variables.entry(id.name.to_owned()).or_default();
            keys.extend(variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                    name.to_owned()
                }
            }));
            for variant in variants {
                read_pattern(&variant.value, wanted);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, wanted: &mut Wanted) {
    match inline {
        InlineExpression::VariableReference { id } => {
            wanted.variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|it| format!(".{}", it.name));
            let id = format!("{}{}", id.name, attribute.unwrap_or_default());
            wanted.references.insert(id);
        }
        InlineExpression::Placeable { expression } => read_expression(expression, wanted),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
            panic!("the texts use neither functions nor terms: {inline:?}")
        }
    }
}
