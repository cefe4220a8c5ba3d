//! The wire's contract.

use std::path::Path;

use munera_protocol::content;

use super::{ClientMessage, PackForm, SettingsForm, TextForm, typescript};

#[test]
fn the_types_of_the_browser_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let made = typescript::file();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, &made).expect("written");
    }
    let kept = std::fs::read_to_string(&path).expect("web/src/wire.ts is there");
    assert!(kept == made, "web/src/wire.ts is old: UPDATE_GOLDEN=1 rewrites it");
}

#[test]
fn settings_read_back_as_they_were_written() {
    let usual = SettingsForm::default();
    assert_eq!(SettingsForm::write(&usual.read().expect("settings")), usual);
    let empty: SettingsForm = serde_json::from_str("{}").expect("settings");
    assert_eq!(empty, usual);
}

#[test]
fn what_nobody_asked_for_is_refused() {
    for text in [
        r#"{"t":"ping","id":"1","more":1}"#,
        r#"{"t":"do","table":"x","id":"1","command":{"do":"stand","seat":1,"x":1}}"#,
        r#"{"t":"dance"}"#,
    ] {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<SettingsForm>(r#"{"clocks":1}"#).is_err());
}

/// Whether a text is there in both languages, and in another one each.
fn is_said(text: &TextForm) -> bool {
    let is_russian = |letter: char| ('а'..='я').contains(&letter) || ('А'..='Я').contains(&letter);
    !text.en.is_empty() && !text.en.contains(is_russian) && text.ru.contains(is_russian)
}

#[test]
fn a_pack_is_sent_with_all_its_words_in_both_languages() {
    for content in content::all() {
        let sent = PackForm::write(content);
        assert_eq!((sent.fighters.len(), sent.highlights.len(), sent.bets.len()), (6, 60, 6));
        for fighter in &sent.fighters {
            assert!(is_said(&fighter.name) || fighter.name.en == "FReD", "{:?}", fighter.name);
            assert!(is_said(&fighter.ability), "{:?}", fighter.ability);
            let spaces = fighter.attack.concat();
            assert!(fighter.attack.len() == 3 && spaces.is_sorted(), "{spaces:?}");
        }
        for bet in &sent.bets {
            assert!(is_said(&bet.title) && is_said(&bet.text), "{bet:?}");
        }
        for highlight in &sent.highlights {
            assert!(is_said(&highlight.title), "{:?}", highlight.title);
            for tier in &highlight.tiers {
                assert!(is_said(&tier.text), "{:?}", tier.text);
                assert!(tier.conditions.iter().all(|condition| is_said(&condition.text)));
            }
        }
        let text = serde_json::to_string(&sent).expect("written");
        assert_eq!(serde_json::from_str::<PackForm>(&text).expect("read"), sent);
    }
}
