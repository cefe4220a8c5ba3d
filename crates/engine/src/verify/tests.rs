//! Every finding in a record is reported in whole sentences.

use munera_protocol::content::PackError;
use munera_protocol::ending::EndingError;
use munera_protocol::fairness::Commitment;
use munera_protocol::fault::Fault;
use munera_protocol::record::{RecordError, RecordProblem};
use munera_rules::gorus::rule;
use munera_rules::{Explain, NotationError};
use munera_text::{Addressee, Language, Locale};

use super::{Misfit, Obstacle};

fn assert_sentences<S: Explain>(reasons: &[S]) {
    for locale in Language::ALL.map(Locale::of) {
        for reason in reasons {
            for addressee in [Addressee::Player, Addressee::Reader] {
                assert_sentence(&locale.message_to(addressee, &reason.message()));
            }
        }
    }
}

fn assert_sentence(text: &str) {
    assert!(text.contains(' ') && text.ends_with('.') && !text.contains(['{', '$']), "{text}");
}

#[test]
fn every_contradiction_about_an_end_is_a_sentence() {
    let errors = [
        EndingError::UnknownTermination,
        EndingError::NotFinished,
        EndingError::PlayedOut,
        EndingError::NoSuchWinners,
        EndingError::OtherResult { expected: "0,2".to_owned() },
    ];
    for locale in Language::ALL.map(Locale::of) {
        for error in &errors {
            assert_sentence(&locale.explain(error));
        }
    }
}

#[test]
fn every_fault_of_a_recorded_pack_is_a_sentence() {
    let (name, hash) = ("mine".to_owned(), "94b2".to_owned());
    let errors = [
        PackError::NoHash,
        PackError::Missing { name: name.clone(), hash: None },
        PackError::Missing { name: name.clone(), hash: Some(hash.clone()) },
        PackError::Differs { name, recorded: hash, here: "f00d".to_owned() },
    ];
    for locale in Language::ALL.map(Locale::of) {
        for error in &errors {
            assert_sentence(&locale.explain(error));
        }
    }
}

#[test]
fn all_that_is_found_in_a_record_is_a_sentence() {
    let tag = "Table".to_owned();
    assert_sentences(&[
        Obstacle::NoRecord(RecordError { line: 3, problem: RecordProblem::NoTag }),
        Obstacle::Header(Fault::request("fault-no-game")),
        Obstacle::Pack(PackError::NoHash),
        Obstacle::NoSeed,
        Obstacle::Sealed,
        Obstacle::MissingTag { tag: tag.clone() },
        Obstacle::BadTag { tag },
        Obstacle::Position,
    ]);
    let commitment: Commitment = "0f".repeat(32).parse().expect("a commitment");
    let found = "0:F4".to_owned();
    let expected = "setup".to_owned();
    assert_sentences(&[
        Misfit::Commitment { recorded: commitment, computed: commitment },
        Misfit::Chance { step: 3, number: 1, expected, found: found.clone() },
        Misfit::Refused { step: 3, found: found.clone(), rule: rule::G3_4 },
        Misfit::Unreadable { step: 3, found, error: NotationError::Card },
        Misfit::Ending(EndingError::PlayedOut),
    ]);
}
