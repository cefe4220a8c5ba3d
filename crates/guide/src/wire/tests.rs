//! Tests of the wire contract.

use std::path::Path;

use super::{ClientMessage, SettingsForm, typescript};

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
fn every_type_of_the_browser_is_declared_once() {
    let file = typescript::file();
    let declared = file.lines().filter_map(|line| line.strip_prefix("export type "));
    let mut names: Vec<&str> =
        declared.filter_map(|line| line.split([' ', '<', '=']).next()).collect();
    assert!(names.len() > 100, "{names:?}");
    names.sort_unstable();
    let twice = names.array_windows().find(|[one, other]| one == other);
    assert_eq!(twice, None);
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
