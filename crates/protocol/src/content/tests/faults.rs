//! Every fault by name, with its line and its field.

use super::super::{ContentFault, read_pack};
use super::sample;

/// A sound pack with one fault.
struct Case {
    /// The text that is replaced, at its first place, and its replacement.
    old: &'static str,
    new: &'static str,
    /// A text on the faulty line, at its first place.
    at: &'static str,
    field: &'static str,
    /// How the reason begins.
    reason: &'static str,
}

const fn case(
    old: &'static str,
    new: &'static str,
    at: &'static str,
    field: &'static str,
    reason: &'static str,
) -> Case {
    Case { old, new, at, field, reason }
}

/// Faults that do not hide each other: one text can have all of them.
const CASES: &[Case] = &[
    case("name = \"sample\"", "name = \"My Pack\"", "name =", "name", "must be up to 40 lower"),
    case("[dice]", "colour = 1\n[dice]", "colour", "the pack", "`colour` is unknown; known are"),
    case("attack = \"HATLX-\"", "attack = \"HATL\"", "\"HATL\"", "dice, attack", "must be six"),
    case("influence = \"B", "influence = \"Q", "\"Q", "dice, influence", "must be six letters"),
    case("defense = \"HATLX-\"", "defense = 6", "defense = 6", "dice, defense", "must be a text"),
    case("[fighter.mei]", "[fighter.may]", "[fighter.may]", "fighter", "`may` is unknown; known"),
    case("[fighter.may]", "[fighter.may]", "[fighter.sigurd]", "fighter", "`mei` is missing"),
    case(
        "speed = 2",
        "speed = 1",
        "speed = 1\ninfluence = 3\n\n[fighter.may",
        "fighter marrow, speed",
        "is the speed of sigurd too",
    ),
    case(
        "attack = [[3], [4], [5, 6]]",
        "attack = [[3], [3], [5]]",
        "[[3], [3]",
        "fighter sigurd, attack",
        "must rise from space to space",
    ),
    case(
        "defense = [[1], [2], [3]]",
        "defense = [[1], [2]]",
        "[[1], [2]]",
        "fighter sigurd, defense",
        "must have three areas",
    ),
    case(
        "attack = [[3], [4], [5, 6]]\ndefense = [[1], [2], [3]]\nstamina = 13",
        "attack = [[0], [4], [5]]\ndefense = [[1], [], [3]]\nstamina = 99",
        "[[0]",
        "fighter marrow, attack",
        "must be a whole number from 1 to 12",
    ),
    case("", "", "[[1], []", "fighter marrow, defense", "must have a value in each area"),
    case("", "", "stamina = 99", "fighter marrow, stamina", "must be a whole number from 1 to 30"),
    // Highlights, each with its own fault.
    case(
        "points = 9, need = { locks = 2, sprinting = 1 }",
        "points = 4, need = { locks = 1, sprinting = 9 }",
        "points = 4, need = { locks = 1, sprinting",
        "highlight h01, tier 2, need, sprinting",
        "is impossible: with this pack it is always 0 to 5",
    ),
    case(
        "id = \"h03\"",
        "id = \"h02\"",
        "id = \"h02\"\ntitle = { en = \"Card h03",
        "highlight h02, id",
        "stands here twice",
    ),
    case("id = \"h04\"", "id = \"h61\"", "\"h61\"", "highlight number 4, id", "`h61` is unknown"),
    case("", "", "[[highlight]]", "highlight", "not all of them are here; missing are h03, h04"),
    case(
        "en = \"Card h05\", ",
        "",
        "{ ru = \"Карта h05\"",
        "highlight h05, title",
        "`en` is missing",
    ),
    case(
        "en = \"Card h06\"",
        "en = \"A title that goes on and on until nobody can say where it began or ends\"",
        "goes on and on",
        "highlight h06, title, en",
        "must be a title of up to 60 letters",
    ),
    case(
        "en = \"Card h07\"",
        "en = \"Esc\\u001b[31m\"",
        "\\u001b",
        "highlight h07, title, en",
        "must not have control characters",
    ),
    case(
        "ru = \"Карта h08\"",
        "ru = \"КАРТА h07\"",
        "КАРТА h07",
        "highlight h08, title, ru",
        "is the title of highlight h07 too",
    ),
    case(
        "id = \"h09\"\ntitle = { en = \"Card h09\", ru = \"Карта h09\" }\nmoment = \"start\"",
        "id = \"h09\"\ntitle = { en = \"Card h09\", ru = \"Карта h09\" }\nmoment = \"noon\"",
        "\"noon\"",
        "highlight h09, moment",
        "must be start, fight or end",
    ),
    case(
        "en = \"Bet e1\"",
        "en = \"Card h10\"",
        "{ en = \"Card h10\", ru = \"Ставка",
        "bet e1, title, en",
        "is the title of highlight h10 too",
    ),
    case(
        "first_wounds = 2",
        "first_wounds = 7",
        "= 7",
        "bet e1, event, first_wounds",
        "must be a whole number from 1 to 3",
    ),
    case("\"winner\"", "\"loser\"", "\"loser\"", "bet l1, event", "must be one of \"first_elim"),
    case(
        "rewards = [3, 2, 1]",
        "rewards = [1, 2, 3]",
        "[1, 2, 3]",
        "bet e1, rewards",
        "must be three numbers, none larger",
    ),
    case(
        "id = \"l2\"",
        "id = \"l2\"\nodds = 3",
        "odds",
        "bet number 6",
        "`odds` is unknown; known",
    ),
];

fn spoilt(text: &str, case: &Case) -> String {
    assert!(text.contains(case.old), "{}", case.old);
    text.replacen(case.old, case.new, 1)
}

fn assert_has(faults: &[ContentFault], text: &str, case: &Case) {
    let place = text.find(case.at).unwrap_or_else(|| panic!("{}", case.at));
    let line = 1 + text[..place].matches('\n').count();
    let is_it = |fault: &ContentFault| {
        fault.line == line && fault.field == case.field && fault.reason.starts_with(case.reason)
    };
    assert!(faults.iter().any(is_it), "{line}: {}: {}: {faults:#?}", case.field, case.reason);
}

fn faults(text: &str) -> Vec<ContentFault> {
    read_pack(text).expect_err("a faulty pack")
}

#[test]
fn all_faults_are_told_at_once() {
    let text = CASES.iter().fold(sample(), |text, case| spoilt(&text, case));
    let faults = faults(&text);
    for case in CASES {
        assert_has(&faults, &text, case);
    }
    assert_eq!(faults.len(), CASES.len(), "{faults:#?}");
    assert!(faults.is_sorted_by_key(|fault| fault.line));
}

/// Asserts the only fault: in the second tier of the first card.
fn assert_second_tier(tier: &str, field: &str, reason: &str) {
    let sound = "{ points = 9, need = { locks = 2, sprinting = 1 } }";
    let text = spoilt(&sample(), &case(sound, "@", "", "", "")).replace('@', tier);
    let faults = faults(&text);
    let [fault] = &faults[..] else { panic!("{tier}: {faults:?}") };
    let line = 1 + text[..text.find(tier).expect("it is there")].matches('\n').count();
    assert_eq!((fault.line, fault.field.as_str()), (line, field), "{tier}: {fault}");
    assert!(fault.reason.contains(reason), "{tier}: {fault}");
}

#[test]
fn tiers_build_upon_each_other() {
    let of = |need: &str| format!("{{ points = 9, need = {{ {need} }} }}");
    let need = "highlight h01, tier 2, need";
    assert_second_tier(&of("locks = 1"), need, "asks for nothing new");
    assert_second_tier(&of("locks = 1, sprinting = 1"), need, "asks for nothing new");
    assert_second_tier(&of("locks = { at_most = 0 }"), need, "contradicts a tier before");
    assert_second_tier(&of(""), need, "must have one to 4 conditions");
    assert_second_tier(
        "{ points = 4, need = { locks = 2 } }",
        "highlight h01, tier 2, points",
        "is out of order",
    );
    assert_second_tier(
        "{ points = 0, need = { locks = 2 } }",
        "highlight h01, tier 2, points",
        "must be a whole number from 1 to 30",
    );
    assert_second_tier(
        &of("locks = 2, sprinting = 1, untargeted = 1, exhausted = 1, high_morale = 1"),
        need,
        "must have one to 4 conditions",
    );
    assert_second_tier("7", "highlight h01, tier 2", "must be a table");
    assert_second_tier("{ need = { locks = 2 } }", "highlight h01, tier 2", "`points` is missing");
    assert_second_tier("{ points = 9 }", "highlight h01, tier 2", "`need` is missing");
}

#[test]
fn conditions_can_be_met_and_missed() {
    let assert_condition = |condition: &str, word: &str, reason: &str| {
        let tier = format!("{{ points = 9, need = {{ {condition} }} }}");
        let field = format!("highlight h01, tier 2, need{word}");
        assert_second_tier(&tier, &field, reason);
    };
    assert_condition("locks = 6", ", locks", "is impossible: with this pack it is always 0 to 5");
    assert_condition("locks = { at_least = 4, at_most = 3 }", ", locks", "is impossible: at least");
    assert_condition("sprinting = 0", ", sprinting", "asks for nothing: with this pack");
    assert_condition("sprinting = { at_most = 5 }", ", sprinting", "asks for nothing");
    assert_condition("sprinting = {}", ", sprinting", "must have at_least, at_most or both");
    assert_condition("ring = 2", ", ring", "asks for nothing: with this pack it is always 2");
    assert_condition("ring = { at_most = 1 }", ", ring", "is impossible");
    assert_condition("damage = 3", ", damage", "is a fact of the moment fight");
    assert_condition("lokcs = 3", "", "`lokcs` is no fact; known here are locks");
    assert_condition("locks = -1", ", locks", "must be a whole number from 0 to 255");
    assert_condition("locks = 2.5", ", locks", "must be a whole number");
    assert_condition("locks = \"2\"", ", locks", "must be a whole number");
    // No fighter of this pack has more.
    assert_condition("highest_attack = 7", ", highest_attack", "it is always 1 to 6");
    assert_condition("highest_defense = 4", ", highest_defense", "it is always 0 to 3");
}

#[test]
fn counts_are_exact() {
    let text = sample();
    let tier = "    { points = 9, need = { locks = 2, sprinting = 1 } },\n";
    for tiers in ["", &[tier; 3].concat()] {
        let told = faults(&text.replacen(tier, tiers, 1));
        assert_eq!(told[0].to_string(), "54: highlight h01, tiers: must be two or three");
    }
    let less = text.replacen("[[bet]]", "[[bets]]", 6);
    let told: Vec<String> = faults(&less).iter().map(ToString::to_string).collect();
    assert!(told[0].starts_with("1: the pack: `bet` is missing"), "{told:?}");
    let bet = text.find("[[bet]]").expect("a Bet");
    let next = bet + text[bet + 1..].find("[[bet]]").expect("another") + 1;
    let without = format!("{}{}", &text[..bet], &text[next..]);
    let told: Vec<String> = faults(&without).iter().map(ToString::to_string).collect();
    assert!(told[0].ends_with("bet: there are 6 of them, not 5; missing are e1"), "{told:?}");
    let twice = format!("{text}\n{}", &text[bet..next]);
    let told: Vec<String> = faults(&twice).iter().map(ToString::to_string).collect();
    assert!(told[0].ends_with("bet: there are 6 of them, not 7"), "{told:?}");
    assert!(told.iter().any(|fault| fault.ends_with("bet e1, id: stands here twice")), "{told:?}");
}

#[test]
fn what_is_not_toml_is_told_with_its_column_and_beside_other_faults() {
    let text = sample()
        .replacen("stamina = 13", "stamina = = 13", 1)
        .replacen("speed = 3", "speed = 3\nspeed = 7", 1)
        .replacen("[fighter.fred]", "[fighter.frod]", 1)
        .replacen("\"Card h20\"", "\"Card h20", 1);
    let line = |marker: &str| 1 + text[..text.find(marker).expect(marker)].matches('\n').count();
    let faults = faults(&text);
    let has = |line: usize, field: &str, reason: &str| {
        let is_it = |fault: &ContentFault| {
            fault.line == line && fault.field == field && fault.reason.contains(reason)
        };
        assert!(faults.iter().any(is_it), "{line}: {field}: {reason}: {faults:#?}");
    };
    has(line("stamina = = 13"), "column 11", "extra `=`");
    has(line("speed = 7"), "column 1", "duplicate key");
    has(line("[fighter.frod]"), "fighter", "`frod` is unknown");
    has(line("[fighter.sigurd]"), "fighter", "`fred` is missing");
    assert!(faults.iter().any(|fault| fault.line == line("\"Card h20")), "{faults:#?}");
    // A value that could not be read is reported once, and not again as missing.
    assert!(!faults.iter().any(|fault| fault.field == "fighter sigurd"), "{faults:#?}");
}

#[test]
fn whole_texts_can_be_wrong() {
    assert_eq!(faults("").len(), 5);
    assert_eq!(faults("name = 3\ndice = 3\nfighter = 3\nhighlight = 3\nbet = 3\n").len(), 5);
    let large = format!("{}#{}", sample(), " ".repeat(300_000));
    assert_eq!(
        faults(&large)[0].to_string().split(" at most").next(),
        Some("1: the file: is too large: a pack has")
    );
    let deep = format!("name = {}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(!faults(&deep).is_empty());
}
