//! What the tests with the real binary share.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// An engine with these flags.
    pub(crate) fn start_with(flags: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_munera"))
            .arg("engine")
            .args(flags)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).expect("the engine reads");
        self.input.write_all(b"\n").expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.ask_bytes(request.to_string().as_bytes())
    }

    /// Sends a request that must succeed.
    pub(crate) fn get(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert!(answer["error"].is_null(), "{request}: {answer}");
        answer
    }

    /// The rule that refuses an event.
    pub(crate) fn refusing_rule(&mut self, event: &str) -> Value {
        let answer = self.ask(&json!({"op": "apply", "event": event}));
        assert_eq!(answer["error"]["code"], "refused", "{event}: {answer}");
        answer["error"]["rule"].clone()
    }

    pub(crate) fn view(&mut self, seat: &Value) -> Value {
        self.get(&json!({"op": "view", "seat": seat}))["view"].clone()
    }

    pub(crate) fn record(&mut self) -> Value {
        self.get(&json!({"op": "record"}))["record"].clone()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A test that panicked leaves the engine waiting for input.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
