//! A content pack of Fired Up as browsers get it, with its texts.

use munera_guide::wire::{
    BetEventForm, BetForm, ConditionForm, HighlightForm, MatForm, PackForm, TextForm, TierForm,
};
use munera_protocol::content::Content;
use munera_rules::fired_up::{
    BetEvent, BetId, Condition, FightFace, Fighter, Highlight, HighlightId, InfluenceFace, Tier,
    Track,
};
use munera_text::{Language, Locale};

/// A text in every language.
fn in_all_languages(text: impl Fn(Language) -> String) -> TextForm {
    TextForm { en: text(Language::English), ru: text(Language::Russian) }
}

/// A content pack with its texts.
pub(crate) fn write_pack(content: &Content) -> PackForm {
    let pack = &content.pack;
    let fight_die = |faces: [FightFace; 6]| faces.map(FightFace::letter).iter().collect();
    PackForm {
        name: content.name.clone(),
        hash: content.hash.clone(),
        influence_die: pack.influence_die.map(InfluenceFace::letter).iter().collect(),
        attack_die: fight_die(pack.attack_die),
        defense_die: fight_die(pack.defense_die),
        fighters: Fighter::ALL.map(|fighter| mat(content, fighter)).to_vec(),
        highlights: HighlightId::all()
            .zip(&pack.highlights)
            .map(|(card, printed)| highlight(content, card, printed))
            .collect(),
        bets: BetId::ALL.map(|id| bet(content, id)).to_vec(),
    }
}

fn mat(content: &Content, fighter: Fighter) -> MatForm {
    let printed = content.pack.mat(fighter);
    MatForm {
        fighter: fighter.into(),
        name: in_all_languages(|language| Locale::of(language).fighter(fighter)),
        rule: fighter.ability().as_str().to_owned(),
        ability: in_all_languages(|language| Locale::of(language).rule(fighter.ability())),
        attack: areas(&printed.attack),
        defense: areas(&printed.defense),
        stamina: printed.stamina,
        speed: printed.speed,
        influence: printed.influence,
    }
}

/// The values of a track, area by area.
fn areas(track: &Track) -> Vec<Vec<u8>> {
    let mut areas = Vec::new();
    let mut from = 0;
    for last in track.last {
        let to = usize::from(last) + 1;
        areas.push(track.values[from..to].to_vec());
        from = to;
    }
    areas
}

fn highlight(content: &Content, card: HighlightId, printed: &Highlight) -> HighlightForm {
    let tier = |tier: &Tier| TierForm {
        points: tier.points,
        text: in_all_languages(|language| Locale::of(language).tier(tier)),
        conditions: tier.conditions.iter().copied().map(condition).collect(),
    };
    HighlightForm {
        card: card.to_string(),
        title: in_all_languages(|language| {
            content.highlight_title(card, language.code()).to_owned()
        }),
        moment: printed.moment.into(),
        tiers: printed.tiers.iter().map(tier).collect(),
    }
}

fn condition(condition: Condition) -> ConditionForm {
    ConditionForm {
        fact: condition.fact.word().to_owned(),
        text: in_all_languages(|language| Locale::of(language).condition(&condition)),
    }
}

fn bet(content: &Content, bet: BetId) -> BetForm {
    let printed = content.pack.bet(bet);
    BetForm {
        bet: bet.to_string(),
        title: in_all_languages(|language| content.bet_title(bet, language.code()).to_owned()),
        text: in_all_languages(|language| Locale::of(language).bet_event(printed.event)),
        event: match printed.event {
            BetEvent::FirstWounds(wounds) => BetEventForm::FirstWounds { wounds },
            BetEvent::FirstDamage(damage) => BetEventForm::FirstDamage { damage },
            BetEvent::FirstEliminated => BetEventForm::FirstEliminated,
            BetEvent::FirstAtHalf => BetEventForm::FirstAtHalf,
            BetEvent::Winner => BetEventForm::Winner,
            BetEvent::MostDamage => BetEventForm::MostDamage,
        },
        rewards: printed.rewards,
    }
}

#[cfg(test)]
mod tests {
    use munera_guide::wire::{PackForm, TextForm};
    use munera_protocol::content::Packs;

    use super::write_pack;

    /// Whether a text exists in both languages, and differs between them.
    fn is_said(text: &TextForm) -> bool {
        let is_russian =
            |letter: char| ('а'..='я').contains(&letter) || ('А'..='Я').contains(&letter);
        !text.en.is_empty() && !text.en.contains(is_russian) && text.ru.contains(is_russian)
    }

    #[test]
    fn a_pack_is_sent_with_all_its_words_in_both_languages() {
        for content in Packs::own().offered() {
            let sent = write_pack(content);
            assert_eq!((sent.fighters.len(), sent.highlights.len(), sent.bets.len()), (6, 60, 6));
            for fighter in &sent.fighters {
                assert!(is_said(&fighter.name) || fighter.name.en == "FReD", "{:?}", fighter.name);
                assert!(is_said(&fighter.ability), "{:?}", fighter.ability);
                let spaces = fighter.attack.concat();
                assert!(fighter.attack.len() == 3 && spaces.is_sorted(), "{spaces:?}");
            }
            for bet in &sent.bets {
                assert!(is_said(&bet.title) && is_said(&bet.text), "{bet:?}");
            }
            for highlight in &sent.highlights {
                assert!(is_said(&highlight.title), "{:?}", highlight.title);
                for tier in &highlight.tiers {
                    assert!(is_said(&tier.text), "{:?}", tier.text);
                    assert!(tier.conditions.iter().all(|condition| is_said(&condition.text)));
                }
            }
            let text = serde_json::to_string(&sent).expect("written");
            assert_eq!(serde_json::from_str::<PackForm>(&text).expect("read"), sent);
        }
    }
}
