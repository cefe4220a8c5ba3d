//! An engine's answer that is not a move.

use serde_json::Value;

/// How many characters of an answer are shown.
const SHOWN: usize = 200;

/// An engine's answer that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the engine's answer is no move, {why}: {answer}")]
pub struct BadAnswer {
    answer: String,
    why: String,
}

/// The move in an engine's answer, if it is for that seat and one of the legal moves.
pub(super) fn read_answer(answer: &str, seat: u8, legal: &[&str]) -> Result<String, BadAnswer> {
    let bad =
        |why: &str| BadAnswer { answer: answer.chars().take(SHOWN).collect(), why: why.to_owned() };
    let value: Value = serde_json::from_str(answer).map_err(|_| bad("for it is not JSON"))?;
    if let Some(message) = value["error"]["message"].as_str() {
        return Err(bad(&format!("but an error ({message})")));
    }
    let event = value["event"].as_str().ok_or_else(|| bad("for it has no `event`"))?;
    let (number, choice) = event.split_once(':').ok_or_else(|| bad("for it names no seat"))?;
    if number != seat.to_string() {
        return Err(bad("for it is another seat's"));
    }
    if !legal.contains(&choice) {
        return Err(bad("for the rules do not allow it now"));
    }
    Ok(choice.to_owned())
}

#[cfg(test)]
mod tests {
    use super::read_answer;

    #[test]
    fn only_a_legal_move_of_the_seat_is_one() {
        let read = |answer: &str| read_answer(answer, 1, &["F10", "attack 2"]);
        assert_eq!(read(r#"{"event":"1:F10","info":{}}"#), Ok("F10".to_owned()));
        assert_eq!(read(r#"{"event":"1:attack 2"}"#), Ok("attack 2".to_owned()));
        for (answer, why) in [
            ("F10", "not JSON"),
            (r#"{"move":"F10"}"#, "no `event`"),
            (r#"{"event":"F10"}"#, "no seat"),
            (r#"{"event":"0:F10"}"#, "another seat"),
            (r#"{"event":"1:F9"}"#, "not allow"),
            (r#"{"error":{"code":"bad_view","message":"no such view"}}"#, "no such view"),
        ] {
            let error = read(answer).expect_err("not a move").to_string();
            assert!(error.contains(why) && error.ends_with(answer), "{error}");
        }
    }
}
