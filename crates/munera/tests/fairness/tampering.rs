//! Changes to a record are found and named.

use munera_engine::verify::{Misfit, Verdict, verify};
use munera_protocol::content::Packs;
use munera_protocol::fairness::ServerSeed;
use serde_json::json;

use crate::dealt::{chance_steps, dealt, seeds, set_tag, tables};
use crate::python::assert_python_agrees;

/// The misfits of a record that has some.
pub(crate) fn misfits(verdict: Verdict) -> Vec<Misfit> {
    match verdict {
        Verdict::Unfair { misfits, .. } => misfits,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_swapped_card_is_named() {
    let swap = |text: &str, one: &str, two: &str| {
        text.replace(one, "?").replace(two, one).replace('?', two)
    };
    for (name, options) in tables() {
        let mut record = dealt(name, &options, &seeds(), 1);
        let dealt = record.events[0].clone();
        // Swaps two cards of one kind, so that the deal stays possible, and of the last ones, so
        // that little of the game changes.
        let (one, two) = if name == "gorus" {
            let troupe = |number: usize| dealt.split([' ', '/']).nth(2 + number);
            let last = |number| troupe(number).and_then(|cards| cards.split('.').next_back());
            (last(0).expect("a card").to_owned(), last(1).expect("a card").to_owned())
        } else {
            let cards: Vec<&str> = dealt.rsplit('.').take(2).collect();
            (cards[0].to_owned(), cards[1].to_owned())
        };
        record.events[0] = swap(&dealt, &one, &two);
        assert_ne!(record.events[0], dealt);
        let verdict = verify(&Packs::own(), &record);
        assert_python_agrees(&record, &verdict);
        let found = record.events[0].clone();
        let expected = Misfit::Chance { step: 1, number: 1, expected: dealt, found };
        assert_eq!(misfits(verdict)[0], expected, "{name}");
    }
}

/// Changes a later event in a way that the rules allow: only the seeds show it.
#[test]
fn a_turned_die_is_named() {
    let mut record = dealt("fired_up", &json!({"players": 3}), &seeds(), 1);
    let number = chance_steps(&record)
        .iter()
        .rposition(|step| record.events[*step].starts_with("fight "))
        .expect("there is a fight");
    let step = chance_steps(&record)[number];
    let expected = record.events[step].clone();
    let mut words: Vec<String> = expected.split(' ').map(str::to_owned).collect();
    let other = if words[2].starts_with('H') { "A" } else { "H" };
    words[2].replace_range(..1, other);
    // The events after the last fight need not fit it, and are not tested here.
    record.events.truncate(step);
    record.events.push(words.join(" "));
    set_tag(&mut record, "Result", "*");
    let verdict = verify(&Packs::own(), &record);
    assert_python_agrees(&record, &verdict);
    let found = misfits(verdict);
    let [Misfit::Chance { step: named, number: counted, expected: due, .. }] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((*named, *counted, due), (step + 1, number as u64 + 1, &expected));
}

#[test]
fn other_seeds_are_noticed() {
    for (name, options) in tables() {
        let fair = dealt(name, &options, &seeds(), 2);
        let count = chance_steps(&fair).len();
        let all_chance = |misfits: &[Misfit]| {
            misfits.iter().all(|misfit| matches!(misfit, Misfit::Chance { .. }))
        };
        let mut record = fair.clone();
        set_tag(&mut record, "SeatSeed0", "c0ffef");
        let verdict = verify(&Packs::own(), &record);
        assert_python_agrees(&record, &verdict);
        let found = misfits(verdict);
        assert!(all_chance(&found) && found.len() > count / 2, "{name}: {found:?}");

        let mut record = fair.clone();
        let other = ServerSeed::from_hex(&"07".repeat(64)).expect("a seed");
        set_tag(&mut record, "ServerSeed", &other.to_hex());
        let verdict = verify(&Packs::own(), &record);
        assert_python_agrees(&record, &verdict);
        let found = misfits(verdict);
        let (recorded, computed) = (seeds().commitment(), other.commitment());
        assert_eq!(found[0], Misfit::Commitment { recorded, computed });
        assert!(all_chance(&found[1..]) && found.len() > count / 2, "{name}: {found:?}");

        let mut record = fair.clone();
        let mut digits = seeds().commitment().to_string();
        let last = if digits.ends_with('0') { "1" } else { "0" };
        digits.replace_range(63.., last);
        set_tag(&mut record, "Commitment", &digits);
        let verdict = verify(&Packs::own(), &record);
        assert_python_agrees(&record, &verdict);
        let (recorded, computed) = (digits.parse().expect("digits"), seeds().commitment());
        assert_eq!(misfits(verdict), [Misfit::Commitment { recorded, computed }], "{name}");

        let mut record = fair.clone();
        set_tag(&mut record, "Table", "000g40ztzfyfvzqy");
        assert!(all_chance(&misfits(verify(&Packs::own(), &record))), "{name}");
    }
}

#[test]
fn a_missing_chance_event_is_named() {
    for (name, options) in tables() {
        let fair = dealt(name, &options, &seeds(), 3);
        let steps = chance_steps(&fair);
        for number in [0, steps.len() / 2] {
            let (step, mut record) = (steps[number], fair.clone());
            let expected = record.events.remove(step);
            let found = record.events[step].clone();
            let verdict = verify(&Packs::own(), &record);
            let due = Misfit::Chance { step: step + 1, number: number as u64 + 1, expected, found };
            assert_eq!(misfits(verdict), [due], "{name}");
        }
    }
}

#[test]
fn what_the_rules_refuse_is_named() {
    let fair = dealt("gorus", &json!({"players": 3}), &seeds(), 4);
    let mut record = fair.clone();
    record.events[1] = "0:H15".to_owned();
    let found = misfits(verify(&Packs::own(), &record));
    assert!(matches!(&found[..], [Misfit::Refused { step: 2, .. }]), "{found:?}");
    record.events[1] = "so be it".to_owned();
    let found = misfits(verify(&Packs::own(), &record));
    assert!(matches!(&found[..], [Misfit::Unreadable { step: 2, .. }]), "{found:?}");
    // A deal where the game asks for none.
    record.events[1] = record.events[0].clone();
    let found = misfits(verify(&Packs::own(), &record));
    assert!(matches!(&found[..], [Misfit::Refused { step: 2, .. }]), "{found:?}");
    let mut record = fair;
    let others = if record.tag("Result") == Some("0") { "1" } else { "0" };
    set_tag(&mut record, "Result", others);
    let found = misfits(verify(&Packs::own(), &record));
    assert!(matches!(&found[..], [Misfit::Ending(_)]), "{found:?}");
}
