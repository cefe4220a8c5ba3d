//! The conversation in the documentation is one that the engine really has.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const FENCE: &str = "```transcript\n";

#[test]
fn the_documented_conversation_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let begin = page.find(FENCE).expect("a transcript begins") + FENCE.len();
    let end = begin + page[begin..].find("```").expect("the transcript ends");

    let mut said = String::new();
    let requests = page[begin..end].lines().filter_map(|line| line.strip_prefix("> "));
    let input: String = requests.clone().fold(String::new(), |text, line| text + line + "\n");
    let mut answers = Vec::new();
    munera::engine::run(&mut input.as_bytes(), &mut answers).expect("memory can be written to");
    let answers = String::from_utf8(answers).expect("JSON is UTF-8");
    for (request, answer) in requests.zip(answers.lines()) {
        writeln!(said, "> {request}\n< {}", without_date(answer)).expect("memory");
    }

    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let page = format!("{}{said}{}", &page[..begin], &page[end..]);
        fs::write(&path, page).expect("the page can be written");
    } else {
        for (documented, said) in page[begin..end].lines().zip(said.lines()) {
            assert_eq!(documented, said, "run `cargo xtask golden` if the change is meant");
        }
        assert_eq!(page[begin..end].lines().count(), said.lines().count());
    }
}

/// Records carry the day they were written.
fn without_date(answer: &str) -> String {
    const TAG: &str = "[Date \\\"";
    match answer.find(TAG) {
        None => answer.to_owned(),
        Some(at) => {
            let day = at + TAG.len();
            format!("{}2026.11.15{}", &answer[..day], &answer[day + 10..])
        }
    }
}
