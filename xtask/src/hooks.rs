//! Checks that the git hooks in `.githooks` do what CONTRIBUTING.md says.

use std::fs;
use std::process::Command;

use crate::repository_root;

/// Whether `commit-msg` accepts a message, and what it says.
fn judge(message: &str) -> (bool, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("MESSAGE");
    fs::write(&file, message).expect("written");
    let hook = repository_root().join(".githooks/commit-msg");
    let output = Command::new(hook).arg(file).output().expect("the hook runs");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_subject_has_at_most_72_characters() {
    for accepted in ["x".repeat(72), "é".repeat(72), "Merge ".to_owned() + &"x".repeat(90)] {
        assert_eq!(judge(&accepted), (true, String::new()), "{accepted}");
    }
    let (is_accepted, said) = judge(&"x".repeat(73));
    assert!(!is_accepted && said.contains("73"), "{said}");
}

#[test]
fn comments_of_git_are_not_the_subject() {
    let comments = format!("# {}\n\nA subject\n", "x".repeat(90));
    assert!(judge(&comments).0);
    assert!(!judge("# only a comment\n").0, "a message must have a subject");
}

#[test]
fn an_empty_line_divides_subject_and_body() {
    assert!(judge("A subject\n\nA body.\n").0);
    assert!(judge("A subject\n# a comment\n\nA body.\n").0);
    assert!(!judge("A subject\nA body.\n").0);
}
