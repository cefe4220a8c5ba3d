//! What the reader can do now: the choices of the guide.

use munera_guide::fired_up::{
    FiredUpAct, FiredUpFighter, FiredUpHighlight, FiredUpHighlightPlace, FiredUpInfluenceAction,
    FiredUpTurn,
};

use super::board::Board;
use crate::menu_line::{MenuLine, set};
use crate::paint;

/// What the reader is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Which Highlights to keep (U3.1).
    Keep,
    /// Which dice to roll again (U3.2).
    Reroll,
    /// How to use a die.
    Act,
    /// Whether to score after an attack (U5.3).
    Window,
}

impl Board<'_> {
    /// What the reader is asked; `None` if the reader is not asked.
    pub(super) fn question(&self) -> Option<Question> {
        let first = self.guide.choices.first()?;
        Some(match &self.guide.turn {
            Some(turn) if turn.rerolls => Question::Reroll,
            Some(_) => Question::Act,
            None if matches!(first.act, FiredUpAct::Keep { .. }) => Question::Keep,
            None => Question::Window,
        })
    }

    /// The reader's cards that can be named by their numbers now.
    pub(super) fn cards(&self) -> Vec<&FiredUpHighlight> {
        let place = match self.question() {
            Some(Question::Keep) => FiredUpHighlightPlace::Hand,
            _ => FiredUpHighlightPlace::Kept,
        };
        self.cards_at(place)
    }

    /// The reader's cards in a place.
    pub(super) fn cards_at(&self, place: FiredUpHighlightPlace) -> Vec<&FiredUpHighlight> {
        self.guide.highlights.iter().filter(|card| card.place == place).collect()
    }

    /// Cards in full, numbered.
    pub(super) fn card_list(&self, cards: &[&FiredUpHighlight]) -> Vec<String> {
        (1..).zip(cards).flat_map(|(number, card)| self.words.card_lines(number, card)).collect()
    }

    /// All choices, in lines.
    pub(super) fn menu(&self) -> Vec<String> {
        match (self.question(), &self.guide.turn) {
            (Some(Question::Keep), _) => {
                let mut lines = vec![self.words.text("fired-up-menu-keep")];
                lines.extend(self.card_list(&self.cards()));
                lines
            }
            (Some(Question::Reroll), _) => {
                paint::paragraph("", &self.words.text("fired-up-menu-reroll"))
            }
            (Some(Question::Act), Some(turn)) => self.turn(turn),
            (Some(Question::Window), _) => self.window(),
            _ => Vec::new(),
        }
    }

    /// The cards to choose from, in short form.
    pub(super) fn short_cards(&self) -> Vec<String> {
        let card = |(number, card): (usize, &FiredUpHighlight)| {
            let number = paint::strong(&number.to_string());
            paint::unbroken(&format!("{number} {}", self.words.short_card(card)))
        };
        let cards: Vec<String> = (1..).zip(self.cards()).map(card).collect();
        let mut lines = vec![self.words.text("fired-up-menu-keep")];
        lines.extend(paint::flow("  ", cards.iter().map(String::as_str), " · "));
        lines
    }

    // ---- A turn

    fn turn(&self, turn: &FiredUpTurn) -> Vec<String> {
        let words = self.words;
        let mut entries = Vec::new();
        for verb in ["buff", "morale", "speed", "target", "lock", "unlock"] {
            let actions = self.actions(verb);
            if !actions.is_empty() {
                let note = self.note(verb, turn.fighter, &actions);
                entries.push(MenuLine::new(words.pattern(verb, turn.fighter), note));
            }
        }
        entries.extend(self.social());
        // U3.9: a Double copies what the seat has already done, so before that the menu says so.
        if turn.dice.contains('D') && turn.doubles.is_empty() {
            let note = paint::faint(&words.text("fired-up-menu-double"));
            entries.push(MenuLine::new("D".to_owned(), note));
        }
        let faces: Vec<&str> = self
            .acts(|act| match act {
                FiredUpAct::Discard { face } => Some(face.as_str()),
                _ => None,
            })
            .collect();
        if !faces.is_empty() {
            let key = format!("{} {}", words.verb("discard"), faces.join("/"));
            entries.push(MenuLine::new(key, words.text("fired-up-menu-discard")));
        }
        if self.acts(|act| matches!(act, FiredUpAct::End { .. }).then_some(())).next().is_some() {
            entries.push(MenuLine::new(words.verb("end"), words.text("fired-up-menu-end")));
        }
        let title = match turn.fighter {
            Some(fighter) => {
                let name = [("name", words.fighter(fighter).into())];
                words.format("fired-up-menu-bound", &name)
            }
            None if turn.used => words.text("fired-up-menu-more"),
            None => words.text("fired-up-menu-act"),
        };
        let mut lines = paint::paragraph("", &title);
        lines.extend(set(&entries));
        lines
    }

    fn acts<'a, T>(&'a self, of: impl Fn(&'a FiredUpAct) -> Option<T>) -> impl Iterator<Item = T> {
        self.guide.choices.iter().filter_map(move |choice| of(&choice.act))
    }

    /// What a single die can do with this verb.
    fn actions(&self, verb: &str) -> Vec<FiredUpInfluenceAction> {
        let paid = self.guide.choices.iter().filter(|it| it.ways.iter().any(|way| !way.multitask));
        let actions = paid.filter_map(|choice| match &choice.act {
            FiredUpAct::Influence { deed, .. } => Some(*deed),
            _ => None,
        });
        actions.filter(|action| verb_of(*action) == verb).collect()
    }

    /// What a verb is for, and for which fighters it is possible if that is not clear.
    fn note(
        &self,
        verb: &str,
        bound: Option<FiredUpFighter>,
        actions: &[FiredUpInfluenceAction],
    ) -> String {
        let purpose = self.words.text(&format!("fired-up-menu-{verb}"));
        let fighter_states =
            self.view.fighter_states().iter().filter(|fighter_state| fighter_state.is_alive);
        let living: Vec<FiredUpFighter> =
            fighter_states.map(|fighter_state| fighter_state.fighter.into()).collect();
        let everyone = bound.map_or(living, |fighter| vec![fighter]);
        let who = self.who(actions);
        if who == self.words.fighters(everyone) { purpose } else { format!("{purpose}: {who}") }
    }

    /// The fighters that these are possible for, in circle order.
    fn who(&self, actions: &[FiredUpInfluenceAction]) -> String {
        let described = self.guide.fighters.iter().filter_map(|fighter_state| {
            let mut own =
                actions.iter().filter(|action| fighter_of(**action) == fighter_state.fighter);
            let note = match own.next()? {
                FiredUpInfluenceAction::Buff { stat, .. } if own.next().is_none() => {
                    self.words.format("fired-up-menu-only", &[("stat", stat.word().into())])
                }
                FiredUpInfluenceAction::Speed { .. } => {
                    fighter_state.overtakes.map_or_else(String::new, |next| {
                        let whom = self.words.fighter_whom(next.whom);
                        let variables = [("whom", whom.into()), ("dice", next.dice.into())];
                        self.words.format("fired-up-menu-past", &variables)
                    })
                }
                _ => String::new(),
            };
            let name = self.words.fighter(fighter_state.fighter);
            Some(if note.is_empty() { name } else { paint::unbroken(&format!("{name} ({note})")) })
        });
        described.collect::<Vec<_>>().join(", ")
    }

    /// Bets, tokens and Multitasks.
    fn social(&self) -> Vec<MenuLine> {
        let words = self.words;
        let mut entries = Vec::new();
        let offered: Vec<(&str, FiredUpFighter)> = self
            .acts(|act| match act {
                FiredUpAct::Bet { bet, fighter, .. } => Some((bet.as_str(), *fighter)),
                _ => None,
            })
            .collect();
        let bets = self.guide.bets.iter().map(|bet| bet.bet.as_str());
        let bets = bets.filter(|bet| offered.iter().any(|(other, _)| other == bet));
        let bets: Vec<&str> = bets.collect();
        if !bets.is_empty() {
            let unused = self.guide.fighters.iter().map(|fighter_state| fighter_state.fighter);
            let unused = unused.filter(|it| offered.iter().any(|(_, other)| other == it));
            let who = words.text("fired-up-who");
            let key = format!("{} {} {who}", words.verb("bet"), bets.join("/"));
            let unused = [("fighters", words.fighters(unused).into())];
            entries.push(MenuLine::new(key, words.format("fired-up-menu-bet", &unused)));
        }
        if self.acts(|act| matches!(act, FiredUpAct::Store { .. }).then_some(())).next().is_some() {
            entries.push(MenuLine::new(words.verb("store"), words.text("fired-up-menu-store")));
        }
        if self.guide.choices.iter().any(|choice| choice.ways.iter().any(|way| way.multitask)) {
            let note = words.text("fired-up-menu-multitask");
            entries.push(MenuLine::new(words.pattern("multitask", None), note));
        }
        entries
    }

    // ---- After an attack

    /// The points of a kept card if it is scored now; `None` if it cannot be scored.
    fn worth(&self, card: &str) -> Option<u8> {
        self.acts(|act| match act {
            FiredUpAct::Score { cards, points } if cards == &[card] => Some(*points),
            _ => None,
        })
        .next()
    }

    /// The kept cards that can be scored now.
    pub(super) fn met(&self) -> Vec<&str> {
        let cards = self.cards().into_iter().map(|card| card.card.as_str());
        cards.filter(|card| self.worth(card).is_some()).collect()
    }

    fn window(&self) -> Vec<String> {
        let words = self.words;
        let mut lines = Vec::new();
        let mut first = None;
        for (number, highlight) in (1_usize..).zip(self.cards()) {
            let card = highlight.card.as_str();
            let Some(points) = self.worth(card) else { continue };
            first = first.or(Some(number));
            let head = format!("  {}  ", paint::strong(&number.to_string()));
            let now = paint::laurel(&paint::unbroken(&words.points(points)));
            let (met, next) = words.met(card, points);
            let mut text = format!("{}: {now} ({met})", words.title(card));
            if let Some(next) = next {
                let next = words.format("fired-up-menu-next-tier", &[("next", next.into())]);
                text = format!("{text} · {next}");
            }
            lines.extend(paint::paragraph(&head, &text));
        }
        let Some(number) = first else { return lines };
        lines.insert(0, words.text("fired-up-menu-met"));
        let choice = words.format("fired-up-menu-score-or-wait", &[("number", number.into())]);
        lines.extend(paint::paragraph("", &choice));
        lines
    }
}

fn verb_of(action: FiredUpInfluenceAction) -> &'static str {
    match action {
        FiredUpInfluenceAction::Buff { .. } => "buff",
        FiredUpInfluenceAction::Morale { .. } => "morale",
        FiredUpInfluenceAction::Speed { .. } => "speed",
        FiredUpInfluenceAction::Target { .. } => "target",
        FiredUpInfluenceAction::Lock { .. } => "lock",
        FiredUpInfluenceAction::Unlock { .. } => "unlock",
    }
}

const fn fighter_of(action: FiredUpInfluenceAction) -> FiredUpFighter {
    match action {
        FiredUpInfluenceAction::Buff { fighter, .. }
        | FiredUpInfluenceAction::Morale { fighter, .. }
        | FiredUpInfluenceAction::Speed { fighter }
        | FiredUpInfluenceAction::Target { fighter, .. }
        | FiredUpInfluenceAction::Lock { fighter }
        | FiredUpInfluenceAction::Unlock { fighter } => fighter,
    }
}
