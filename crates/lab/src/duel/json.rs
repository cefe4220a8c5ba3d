//! The result of a duel for programs.

use munera_rules::Seat;
use serde_json::{Map, Value, json};

use super::super::measured::Measured;
use super::Duel;
use super::sprt::Bounds;
use super::tally::{Length, Tally};

/// The result as one object. Shares are parts of 1; margins are half of the 95 % interval.
pub(super) fn json<G: Measured>(duel: &Duel<'_, G>, tally: &Tally) -> Value {
    let seating = &duel.seating;
    let sides: Vec<Value> = (0..)
        .zip(&tally.sides)
        .map(|(side, share)| {
            let seats: Vec<u8> = seating.seats_of(side).iter().map(Seat::number).collect();
            json!({"seats": seats, "share": share.json()})
        })
        .collect();
    let places: Vec<Value> = (1..)
        .zip(&tally.places)
        .map(|(place, shares): (u8, _)| {
            json!({"place": place, "hero": shares.hero.json(), "everybody": shares.everybody.json()})
        })
        .collect();
    let contestants: Vec<Value> = (0..tally.shares.len())
        .map(|number| {
            let thinking = &tally.thinking[number];
            json!({
                "name": duel.contestant(number).to_string(),
                "share": tally.shares[number].json(),
                "decisions": thinking.decisions,
                "nodes_per_decision": round(thinking.nodes_per_decision()),
                "milliseconds": {
                    "mean": round(thinking.mean_milliseconds()),
                    "p95": round(thinking.milliseconds_of(0.95)),
                    "longest": round(thinking.longest_milliseconds()),
                },
            })
        })
        .collect();
    let test = tally.test().map(|(bounds, verdict)| {
        json!({
            "low": bounds.low, "high": bounds.high, "error": Bounds::ERROR,
            "ratio": round(bounds.ratio(tally.share())), "limit": round(Bounds::limit()),
            "verdict": verdict.map_or("open", super::sprt::SprtResult::word),
        })
    });
    let mut result: Map<String, Value> = Map::new();
    result.insert("lab".to_owned(), "duel".into());
    result.extend(duel.identity().as_object().cloned().unwrap_or_default());
    let rest = json!({
        "deals": tally.deals(), "games": tally.deals() * seating.sides() as u64,
        "share": tally.share().json(), "fair": seating.fair().map(round),
        "elo": elo(duel, tally), "sprt": test, "ties": tally.ties.json(),
        "contestants": contestants, "sides": sides, "places": places,
        "moves": length(&tally.moves, None),
        "length": G::UNIT.map(|unit| length(&tally.length, Some(unit))),
    });
    result.extend(rest.as_object().cloned().unwrap_or_default());
    Value::Object(result)
}

fn length(length: &Length, unit: Option<&str>) -> Value {
    json!({
        "unit": unit.unwrap_or("moves"), "mean": length.mean.json(),
        "least": length.at(0.0), "median": length.at(0.5), "p95": length.at(0.95),
        "most": length.at(1.0),
    })
}

/// The difference in Elo, if there are two sides and neither won everything.
pub(super) fn elo<G: Measured>(duel: &Duel<'_, G>, tally: &Tally) -> Option<Value> {
    let (share, margin) = (tally.share().value(), tally.share().margin());
    let is_two_sided = duel.seating.sides() == 2 && share > 0.0 && share < 1.0;
    is_two_sided.then(|| {
        json!({
            "difference": elo_of(share).map(round),
            "low": elo_of(share - margin).map(round), "high": elo_of(share + margin).map(round),
        })
    })
}

/// `None` for a share that no finite difference explains.
pub(super) fn elo_of(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

fn round(number: f64) -> f64 {
    (number * 1e5).round() / 1e5
}
