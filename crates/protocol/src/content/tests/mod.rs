//! Packs, sound and faulty.

mod faults;
mod sample;
mod texts;
mod warnings;

use sample::sample;

use super::{DEFAULT, Packs, inspect, read_pack};

#[test]
fn the_default_pack_is_sound_and_no_two_of_its_cards_are_alike() {
    let content = Packs::own().find(DEFAULT).expect("the default pack");
    assert_eq!(content.pack.highlights.len(), 60);
    assert_eq!(content.hash.len(), 64);
    let inspection = inspect(include_str!("../../../../../content/default.toml"));
    assert_eq!(inspection.warnings, []);
}

#[test]
fn the_hash_covers_what_rules_use_and_nothing_else() {
    let hash = |text: &str| read_pack(text).expect("a sound pack").hash;
    let text = sample();
    for same in [
        text.replace("name = \"sample\"", "name = \"another\""),
        text.replace("en = \"Card h07\"", "en = \"Something Else\""),
        text.replace("\n[", "\n# A remark.\n["),
        text.replace("{ locks = 2, sprinting = 1 }", "{ sprinting = 1, locks = 2 }"),
        text.replace('\n', "\r\n"),
    ] {
        assert_ne!(same, text);
        assert_eq!(hash(&same), hash(&text));
    }
    for other in [
        text.replace("stamina = 13", "stamina = 12"),
        text.replace("points = 9", "points = 8"),
        text.replace("rewards = [3, 2, 1]", "rewards = [3, 2, 2]"),
        text.replace("attack = \"HATLX-\"", "attack = \"HATLXX\""),
        text.replace("{ locks = 2, sprinting = 1 }", "{ locks = 2, sprinting = 2 }"),
    ] {
        assert_ne!(hash(&other), hash(&text));
    }
}
