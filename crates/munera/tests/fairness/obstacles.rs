//! Why a record cannot be checked.

use munera_engine::verify::{Obstacle, Verdict, verify, verify_text};
use munera_protocol::content::Packs;
use munera_protocol::fairness::is_tag;
use munera_protocol::record::Record;
use serde_json::json;

use crate::dealt::{dealt, seeds, seeds_for, set_tag};
use crate::python::assert_python_agrees;

#[test]
fn what_cannot_be_checked_says_why() {
    let fair = dealt("gorus", &json!({"players": 3}), &seeds(), 5);
    let obstacle = |record: &Record| match verify(&Packs::own(), record) {
        Verdict::Uncheckable(obstacle) => {
            assert_python_agrees(record, &Verdict::Uncheckable(obstacle.clone()));
            obstacle
        }
        other => panic!("{other:?}"),
    };
    let without = |key: &str| {
        let mut record = fair.clone();
        record.tags.retain(|(name, _)| name != key);
        record
    };
    let with = |key: &str, value: &str| {
        let mut record = without(key);
        record.push_tag(key, value);
        record
    };
    assert_eq!(obstacle(&without("ServerSeed")), Obstacle::Sealed);
    for tag in ["Commitment", "Table"] {
        assert_eq!(obstacle(&without(tag)), Obstacle::MissingTag { tag: tag.to_owned() });
    }
    for (tag, value) in [
        ("ServerSeed", "00"),
        ("Commitment", "no"),
        ("Table", "000G40ZTZFYFVZQZ"),
        ("SeatSeed1", ""),
        ("SeatSeed1", "abc"),
        // If a forger could add seeds of seats that do not exist, they could choose the deal.
        ("SeatSeed3", "aa"),
        ("SeatSeed00", "aa"),
        ("SeatSeed", "aa"),
    ] {
        assert_eq!(obstacle(&with(tag, value)), Obstacle::BadTag { tag: tag.to_owned() });
    }
    assert!(matches!(obstacle(&with("Game", "chess")), Obstacle::Header(_)));
    assert!(matches!(obstacle(&with("Options", "[]")), Obstacle::Header(_)));
    assert_eq!(obstacle(&with("Position", "{}")), Obstacle::Position);
    let mut record = fair.clone();
    record.tags.retain(|(key, _)| !is_tag(key));
    assert_eq!(obstacle(&record), Obstacle::NoSeed);
    record.push_tag("Seed", "xyz");
    assert_eq!(obstacle(&record), Obstacle::BadTag { tag: "Seed".to_owned() });
    let other_rules = verify(&Packs::own(), &with("Rules", "999"));
    assert!(matches!(other_rules, Verdict::Uncheckable(Obstacle::Header(_))), "{other_rules:?}");
    let mut fight = dealt("fired_up", &json!({"players": 2}), &seeds_for(2), 5);
    set_tag(&mut fight, "PackHash", &"0".repeat(64));
    let other_pack = verify(&Packs::own(), &fight);
    assert!(matches!(other_pack, Verdict::Uncheckable(Obstacle::Pack(_))), "{other_pack:?}");
    let no_record = verify_text(&Packs::own(), "[Game gorus]");
    assert!(matches!(no_record, Verdict::Uncheckable(Obstacle::NoRecord(_))), "{no_record:?}");
}
