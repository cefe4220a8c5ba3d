//! The engine really has the conversation in the documentation.

use munera_protocol::content::Packs;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const FENCE: &str = "```transcript\n";

#[test]
fn the_documented_conversations_are_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let mut parts = page.split(FENCE);
    let mut true_page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (documented, rest) = part.split_once("```").expect("the transcript ends");
        write!(true_page, "{FENCE}{}```{rest}", conversation(documented)).expect("memory");
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(&path, true_page).expect("the page can be written");
    }
    for (documented, said) in page.lines().zip(true_page.lines()) {
        assert_eq!(documented, said, "run `cargo xtask golden` if the change is meant");
    }
    assert_eq!(page.lines().count(), true_page.lines().count());
    assert!(page.matches(FENCE).count() >= 3, "every game has its conversation");
}

/// The requests of a conversation with the engine's real answers.
fn conversation(documented: &str) -> String {
    let requests = documented.lines().filter_map(|line| line.strip_prefix("> "));
    let input: String = requests.clone().fold(String::new(), |text, line| text + line + "\n");
    let mut answers = Vec::new();
    munera_engine::run(&Packs::own(), &mut input.as_bytes(), &mut answers)
        .expect("memory can be written to");
    let answers = String::from_utf8(answers).expect("JSON is UTF-8");
    requests.zip(answers.lines()).fold(String::new(), |mut said, (request, answer)| {
        writeln!(said, "> {request}\n< {}", without_date(answer)).expect("memory");
        said
    })
}

/// Records contain the day on which they were written.
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
