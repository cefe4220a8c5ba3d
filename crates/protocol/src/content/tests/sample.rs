//! A sound pack for tests to damage, independent of the program's own pack.

use std::fmt::Write as _;

use munera_rules::fired_up::{Fact, Fighter, HighlightId, Moment};

/// The text of a sound pack, without a warning.
pub(super) fn sample() -> String {
    let mut text = String::from(
        "name = \"sample\"\n\n[dice]\ninfluence = \"BMSTOD\"\nattack = \"HATLX-\"\n\
         defense = \"HATLX-\"\n",
    );
    for (speed, fighter) in (1..).zip(Fighter::ALL) {
        write!(
            text,
            "\n[fighter.{fighter}]\nattack = [[3], [4], [5, 6]]\ndefense = [[1], [2], [3]]\n\
             stamina = 13\nspeed = {speed}\ninfluence = 3\n"
        )
        .expect("memory");
    }
    for (place, id) in HighlightId::all().enumerate() {
        let moment = Moment::ALL[place / 20];
        let (first, second) = match place {
            0 => ("locks = 1".to_owned(), "locks = 2, sprinting = 1".to_owned()),
            _ => needs(moment, place % 20),
        };
        write!(
            text,
            "\n[[highlight]]\nid = \"{id}\"\n\
             title = {{ en = \"Card {id}\", ru = \"Карта {id}\" }}\nmoment = \"{}\"\ntiers = [\n    \
             {{ points = 4, need = {{ {first} }} }},\n    \
             {{ points = 9, need = {{ {second} }} }},\n]\n",
            moment.word(),
        )
        .expect("memory");
    }
    for (id, event) in [
        ("e1", "{ first_wounds = 2 }"),
        ("e2", "{ first_damage = 5 }"),
        ("m1", "\"first_eliminated\""),
        ("m2", "\"first_at_half\""),
        ("l1", "\"winner\""),
        ("l2", "\"most_damage\""),
    ] {
        write!(
            text,
            "\n[[bet]]\nid = \"{id}\"\ntitle = {{ en = \"Bet {id}\", ru = \"Ставка {id}\" }}\n\
             event = {event}\nrewards = [3, 2, 1]\n"
        )
        .expect("memory");
    }
    text
}

/// Two needs of a card that no other card has in this order.
fn needs(moment: Moment, card: usize) -> (String, String) {
    let counts: Vec<Fact> = Fact::ALL
        .iter()
        .copied()
        .filter(|fact| fact.moment() == moment && *fact.range().end() <= 5)
        .collect();
    let count = counts.len();
    let [first, second] =
        [card % count, (card + 1 + card / count) % count].map(|place| counts[place]);
    let need = |fact: Fact| format!("{} = {}", fact.word(), fact.range().end());
    (need(first), need(second))
}
