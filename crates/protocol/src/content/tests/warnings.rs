//! Cards that differ only in their numbers.

use super::super::inspect;
use super::sample;

fn warnings(text: &str) -> Vec<String> {
    inspect(text).warnings.iter().map(ToString::to_string).collect()
}

/// The sample with other tiers of its second card.
fn with_second_card(tiers: &str) -> String {
    let text = sample();
    let begin = text.find("Card h02").expect("the second card");
    let begin = begin + text[begin..].find("tiers").expect("its tiers");
    let end = begin + text[begin..].find("\n]").expect("their end") + 2;
    format!("{}tiers = [{tiers}]{}", &text[..begin], &text[end..])
}

#[test]
fn cards_with_only_numbers_changed_are_worth_a_warning() {
    assert_eq!(warnings(&sample()), Vec::<String>::new());
    for tiers in [
        "{ points = 1, need = { locks = 3 } }, { points = 2, need = { locks = 4, sprinting = 3 } }",
        // One tier more or less with the same kinds does not make a different card.
        "{ points = 1, need = { locks = 2 } }, { points = 2, need = { sprinting = 3 } }",
        "{ points = 1, need = { locks = 2 } }, { points = 2, need = { locks = 3 } }, \
         { points = 3, need = { sprinting = 3 } }",
    ] {
        let text = with_second_card(tiers);
        let inspection = inspect(&text);
        assert!(inspection.content.is_ok(), "a warning is no fault: {inspection:?}");
        let [warning] = &warnings(&text)[..] else { panic!("{tiers}") };
        let reason = ": highlight h02: asks for the same as highlight h01, with other numbers";
        assert!(warning.ends_with(reason), "{warning}");
        // A fault elsewhere does not hide a warning.
        let faulty = text.replace("name = \"sample\"", "name = \"\"");
        assert!(inspect(&faulty).content.is_err() && warnings(&faulty).len() == 1);
    }
}

#[test]
fn other_kinds_make_another_card() {
    for tiers in [
        "{ points = 1, need = { sprinting = 1 } }, { points = 2, need = { locks = 1 } }",
        "{ points = 1, need = { locks = { at_most = 2 } } }, \
         { points = 2, need = { sprinting = 3 } }",
        "{ points = 1, need = { locks = 1, sprinting = 1 } }, { points = 2, need = { locks = 2 } }",
    ] {
        assert_eq!(warnings(&with_second_card(tiers)), Vec::<String>::new(), "{tiers}");
    }
}
