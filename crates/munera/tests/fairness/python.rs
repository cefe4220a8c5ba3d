//! The verifier that shares no code with the program.

use std::path::Path;
use std::process::Command;

use munera_engine::verify::Verdict;
use munera_protocol::record::Record;

/// The exit code of `tools/verify.py`; `None` if there is no Python.
pub(crate) fn verified_by_python(arguments: &[&str]) -> Option<i32> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/verify.py");
    match Command::new("python3").arg(script).args(arguments).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(errors.is_empty(), "{said}{errors}");
            output.status.code()
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("skipped: there is no python3 to check with");
            None
        }
        Err(error) => panic!("python3 does not run: {error}"),
    }
}

/// Both verifiers must agree.
pub(crate) fn assert_python_agrees(record: &Record, verdict: &Verdict) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, record.to_string()).expect("written");
    if let Some(code) = verified_by_python(&[file.to_str().expect("UTF-8")]) {
        assert_eq!(code, i32::from(verdict.exit_code()), "{verdict:?}");
    }
}
