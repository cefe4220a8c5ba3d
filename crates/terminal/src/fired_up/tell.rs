//! Tells events in sentences.

use munera_guide::fired_up::{
    FiredUpChange, FiredUpEffect, FiredUpFight, FiredUpFighter, FiredUpHappening,
    FiredUpInfluenceAction, FiredUpOpponent, FiredUpRevealed, FiredUpStat, FiredUpStory,
};
use munera_rules::Seat;
use munera_rules::fired_up::{DiceInFront, MORTAL_WOUNDS, Phase, View};

use super::board::Board;
use super::words::Words;
use crate::paint;

/// A story in words.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    /// The seat that did it; `None` for chance.
    pub(super) who: Option<u8>,
    /// What happened, to be read after a name if there is one.
    pub(super) sentence: String,
    /// What followed.
    pub(super) lines: Vec<Line>,
}

/// A line of a story, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The title of a new part.
    Title(String),
    /// A paragraph.
    Text(String),
    /// A paragraph that belongs to the one above.
    Below(String),
    /// Lines that are laid out already.
    Set(Vec<String>),
}

/// Follows a battle through its stories, to tell which fighters do not get to attack.
#[derive(Clone, Debug, Default)]
pub(super) struct Battle {
    /// The fighters that have not attacked yet, in the order of attack (U4.3).
    waiting: Vec<FiredUpFighter>,
}

impl Battle {
    /// Puts a story into words, from what the reader saw before it and sees after it.
    pub(super) fn tell(
        &mut self,
        before: &View,
        after: &Board<'_>,
        story: &FiredUpStory,
    ) -> Account {
        let teller = Teller { words: after.words, before, after, story };
        let (who, sentence) = teller.happening();
        let mut lines = Vec::new();
        let is_end = matches!(story.happening, FiredUpHappening::EndedTurn { .. });
        if is_end && after.view.phase() == Phase::Battle {
            self.waiting = after.guide.attacks.iter().map(|attack| attack.attacker).collect();
            lines.push(Line::Title(teller.words.text("fired-up-battle")));
            lines.push(Line::Text(teller.morale_check()));
        }
        if let FiredUpHappening::Fought { fight } = &story.happening {
            lines.extend(self.skipped(teller.words, before, Some(fight.attacker.fighter)));
            lines.push(Line::Text(teller.fight_dice(fight)));
            lines.push(Line::Below(teller.fight_outcome(fight)));
        }
        let is_over = matches!(after.view.phase(), Phase::Keep | Phase::Over);
        let mut has_skipped = !(before.phase() == Phase::Battle && is_over);
        for effect in &story.effects {
            // Fighters that do not get to attack are told before the end of the round.
            let is_of_attack =
                matches!(effect, FiredUpEffect::Fell { .. } | FiredUpEffect::Morale { .. });
            if !has_skipped && !is_of_attack {
                lines.extend(self.skipped(teller.words, after.view, None));
                has_skipped = true;
            }
            lines.extend(teller.effect(effect));
        }
        Account { who, sentence, lines }
    }

    /// The living fighters that were to attack before this one (or at all) and had no target.
    fn skipped(&mut self, words: &Words, view: &View, until: Option<FiredUpFighter>) -> Vec<Line> {
        let place = self.waiting.iter().position(|it| Some(*it) == until);
        let passed: Vec<FiredUpFighter> = match place {
            Some(place) => self.waiting.drain(..=place).filter(|it| Some(*it) != until).collect(),
            None => std::mem::take(&mut self.waiting),
        };
        let lives = |fighter: &FiredUpFighter| {
            let mut living =
                view.fighter_states().iter().filter(|fighter_state| fighter_state.is_alive);
            living.any(|fighter_state| FiredUpFighter::from(fighter_state.fighter) == *fighter)
        };
        let line = |fighter: FiredUpFighter| {
            let name = [("name", words.fighter(fighter).into())];
            Line::Text(paint::faint(&words.format("fired-up-no-attack", &name)))
        };
        passed.into_iter().filter(lives).map(line).collect()
    }
}

/// What the teller of a story needs.
#[derive(Clone, Copy)]
struct Teller<'a> {
    words: &'a Words,
    before: &'a View,
    after: &'a Board<'a>,
    story: &'a FiredUpStory,
}

impl Teller<'_> {
    fn happening(self) -> (Option<u8>, String) {
        let words = self.words;
        let (seat, text) = match &self.story.happening {
            FiredUpHappening::Setup { fighters, .. } => {
                let fighters = [("fighters", words.fighters(fighters.iter().copied()).into())];
                return (None, words.format("fired-up-deed-setup", &fighters));
            }
            FiredUpHappening::Missed { dice } => {
                let count = [("count", (*dice).into())];
                return (None, words.format("fired-up-deed-misses", &count));
            }
            FiredUpHappening::Fought { .. } | FiredUpHappening::Waited => {
                return (None, String::new());
            }
            FiredUpHappening::Scored { seat } => (*seat, String::new()),
            FiredUpHappening::Kept { seat, cards: Some(cards) } => {
                let titles: Vec<String> = cards.iter().map(|card| words.title(card)).collect();
                let titles = [("titles", words.locale.list(&titles).into())];
                (*seat, words.about("fired-up-deed-keep", *seat, &titles))
            }
            FiredUpHappening::Kept { seat, cards: None } => {
                (*seat, words.about("fired-up-deed-keep-unseen", *seat, &[]))
            }
            FiredUpHappening::Rolled { seat, dice } => {
                let id = match self.before.dice(Seat::new(*seat)) {
                    DiceInFront::Unrolled(_) => "fired-up-deed-roll",
                    DiceInFront::Rolled(_) => "fired-up-deed-rolled-again",
                };
                (*seat, words.about(id, *seat, &[("dice", words.influence_dice(dice).into())]))
            }
            FiredUpHappening::Rerolls { seat, dice } => {
                let dice = [("dice", words.influence_dice(dice).into())];
                (*seat, words.about("fired-up-deed-reroll", *seat, &dice))
            }
            FiredUpHappening::Stands { seat } => {
                (*seat, words.about("fired-up-deed-stand", *seat, &[]))
            }
            FiredUpHappening::Influenced { seat, deed, multitask, .. } => {
                let mut text = self.action(*deed);
                if *multitask {
                    text = words.format("fired-up-deed-multitask", &[("deed", text.into())]);
                }
                (*seat, text)
            }
            FiredUpHappening::Stored { seat } => {
                (*seat, words.about("fired-up-deed-store", *seat, &[]))
            }
            FiredUpHappening::Bet { seat, bet, fighter: Some(fighter), .. } => {
                let fighter = words.fighter(*fighter);
                let variables = [("bet", bet.as_str().into()), ("fighter", fighter.into())];
                (*seat, words.about("fired-up-deed-bet", *seat, &variables))
            }
            FiredUpHappening::Bet { seat, bet, fighter: None, .. } => {
                let bet = [("bet", bet.as_str().into())];
                (*seat, words.about("fired-up-deed-secret-bet", *seat, &bet))
            }
            FiredUpHappening::Discarded { seat, face } => (*seat, discarded(words, *seat, face)),
            FiredUpHappening::EndedTurn { seat } => {
                (*seat, words.about("fired-up-deed-end", *seat, &[]))
            }
        };
        (Some(seat), text)
    }

    /// What the crowd did to a fighter.
    fn action(self, action: FiredUpInfluenceAction) -> String {
        let words = self.words;
        let of_name = |id: &str, fighter, more: (&'static str, String)| {
            let name = ("name", words.fighter(fighter).into());
            words.format(id, &[name, (more.0, more.1.into())])
        };
        let of_target =
            |id: &str, fighter| words.format(id, &[("whose", words.fighter_of(fighter).into())]);
        match action {
            FiredUpInfluenceAction::Buff { fighter, stat } => {
                let moved =
                    self.values().find(|(whose, which, _)| (*whose, *which) == (fighter, stat));
                words.value(fighter, stat, moved.map_or([0; 2], |(_, _, values)| values))
            }
            FiredUpInfluenceAction::Morale { fighter, thumb } => {
                let whom = words.fighter_whom(fighter);
                let variables = [("whom", whom.into()), ("thumb", thumb.word().into())];
                words.format("fired-up-deed-morale", &variables)
            }
            FiredUpInfluenceAction::Speed { fighter } => {
                let overtaken = self.story.changes.iter().find_map(|change| match change {
                    FiredUpChange::Place { fighter: whom, .. } if *whom != fighter => Some(*whom),
                    _ => None,
                });
                let whom = overtaken.map(|whom| words.fighter_whom(whom)).unwrap_or_default();
                of_name("fired-up-deed-speed", fighter, ("whom", whom))
            }
            FiredUpInfluenceAction::Target { fighter, target } => {
                of_name("fired-up-deed-target", fighter, ("whom", words.fighter_whom(target)))
            }
            FiredUpInfluenceAction::Lock { fighter } => of_target("fired-up-deed-lock", fighter),
            FiredUpInfluenceAction::Unlock { fighter } => {
                of_target("fired-up-deed-unlock", fighter)
            }
        }
    }

    /// The markers that moved, with their values before and after.
    fn values(self) -> impl Iterator<Item = (FiredUpFighter, FiredUpStat, [u8; 2])> {
        self.story.changes.iter().filter_map(|change| match *change {
            FiredUpChange::Value { fighter, stat, before, after } => {
                Some((fighter, stat, [before, after]))
            }
            _ => None,
        })
    }

    /// U4.1: how Morale changed, and which markers fell because of it.
    fn morale_check(self) -> String {
        let words = self.words;
        let moved = self.story.effects.iter().filter_map(|effect| match effect {
            FiredUpEffect::Morale { fighter, morale } => {
                let whom = words.fighter_whom(*fighter);
                let variables = [("whom", whom.into()), ("morale", morale.word().into())];
                Some(paint::unbroken(&words.format("fired-up-morale-moved", &variables)))
            }
            _ => None,
        });
        let fell = self.values().filter(|(.., [before, after])| after < before);
        let fell = fell.map(|(fighter, stat, values)| {
            paint::alarm(&paint::unbroken(&words.value(fighter, stat, values)))
        });
        let changes: Vec<String> = moved.chain(fell).collect();
        let head = words.text("fired-up-morale-check");
        if changes.is_empty() {
            return format!("{head} {}", paint::faint(&words.text("fired-up-morale-same")));
        }
        format!("{head} {}", changes.join(" · "))
    }

    // ---- An attack

    /// The attacker, the defender and their dice.
    fn fight_dice(self, fight: &FiredUpFight) -> String {
        let words = self.words;
        let variables = [
            ("attacker", words.fighter(fight.attacker.fighter).into()),
            ("victim", words.fighter_whom(fight.defender.fighter).into()),
        ];
        let who = paint::strong(&words.format("fired-up-fight", &variables));
        let variables = [
            ("attack", words.fight_dice(&fight.attacker.dice).into()),
            ("defense", words.fight_dice(&fight.defender.dice).into()),
        ];
        format!("{who} {}", words.format("fired-up-fight-dice", &variables))
    }

    /// The result of an attack, in sentences.
    fn fight_outcome(self, fight: &FiredUpFight) -> String {
        let words = self.words;
        let mut sentences = Vec::new();
        if !fight.blocked.is_empty() {
            let blocked = [("dice", words.fight_dice(&fight.blocked).into())];
            sentences.push(words.format("fired-up-fight-blocked", &blocked));
        }
        sentences.push(self.hurt(&fight.defender));
        if fight.attacker.damage > 0 {
            if fight.counters > 0 {
                let counters = [("counters", fight.counters.into())];
                sentences.push(words.format("fired-up-fight-counters", &counters));
            }
            sentences.push(self.hurt(&fight.attacker));
        }
        // Section 9: the abilities that made a difference.
        let note = |it: &FiredUpFighter| words.text(&format!("fired-up-note-{}", it.word()));
        sentences.extend(fight.abilities.iter().map(|it| paint::faint(&note(it))));
        sentences.join(" ")
    }

    fn hurt(self, opponent: &FiredUpOpponent) -> String {
        let mut fighter_states = self.after.guide.fighters.iter();
        let fighter_state =
            fighter_states.find(|fighter_state| fighter_state.fighter == opponent.fighter);
        let variables = [
            ("name", self.words.fighter(opponent.fighter).into()),
            ("damage", opponent.damage.into()),
            ("wounds", opponent.wounds.into()),
            ("stamina", opponent.stamina.into()),
            ("most", fighter_state.map_or(0, |fighter_state| fighter_state.full_stamina).into()),
            ("total", opponent.all_wounds.min(MORTAL_WOUNDS).into()),
        ];
        self.words.format("fired-up-fight-hurt", &variables)
    }

    // ---- What came of it

    fn effect(self, effect: &FiredUpEffect) -> Vec<Line> {
        let words = self.words;
        match effect {
            // The Morale check is told as a whole, and the end of the game has its own text.
            FiredUpEffect::Morale { .. } | FiredUpEffect::Won { .. } => Vec::new(),
            FiredUpEffect::Fell { fighter } => {
                let name = [("name", words.fighter(*fighter).into())];
                vec![Line::Text(paint::alarm(&words.format("fired-up-fell", &name)))]
            }
            FiredUpEffect::Settled { bet, cards } => vec![Line::Text(self.settled(bet, cards))],
            FiredUpEffect::Shown { seat, card, points } => {
                let variables = [
                    ("title", words.title(card).into()),
                    ("points", paint::unbroken(&words.points(*points)).into()),
                ];
                let text = words.about("fired-up-shown", *seat, &variables);
                let met = paint::faint(&format!("({})", words.met(card, *points).0));
                vec![Line::Text(format!("{} {met}", paint::laurel(&format!("★ {text}"))))]
            }
            FiredUpEffect::Round { round, first, .. } => {
                let mut lines = Vec::new();
                if let Some(last) = round.checked_sub(1).filter(|last| *last > 0) {
                    let last = [("round", last.into())];
                    lines.push(Line::Title(words.format("fired-up-round-over", &last)));
                    lines.push(Line::Set(words.points_table(self.after.view)));
                }
                let round = [("round", (*round).into())];
                lines.push(Line::Text(words.about("fired-up-round-begins", *first, &round)));
                lines
            }
        }
    }

    fn settled(self, bet: &str, cards: &[FiredUpRevealed]) -> String {
        let words = self.words;
        let right = self.after.guide.bets.iter().find(|it| it.bet == bet);
        let right = right.and_then(|bet| bet.right.clone()).unwrap_or_default();
        let variables = [
            ("bet", bet.into()),
            ("event", words.bet_event(bet).into()),
            ("fighters", words.fighters(right).into()),
        ];
        let settled = paint::strong(&words.format("fired-up-settled", &variables));
        let paid = (0..words.players).filter_map(|seat| {
            let own = cards.iter().filter(|card| card.seat == seat);
            let points: u16 = own.map(|card| u16::from(card.points)).sum();
            let name = words.inside(seat);
            (points > 0).then(|| paint::unbroken(&format!("{name} +{points}")))
        });
        let paid: Vec<String> = paid.collect();
        if paid.is_empty() {
            return format!("{settled} {}", words.text("fired-up-settled-unpaid"));
        }
        let paid = [("payments", paint::laurel(&paid.join(", ")).into())];
        format!("{settled} {}", words.format("fired-up-settled-paid", &paid))
    }
}

/// Dice that were used without effect.
pub(super) fn discarded(words: &Words, seat: u8, dice: &str) -> String {
    words.about("fired-up-deed-discard", seat, &[("dice", words.influence_dice(dice).into())])
}
