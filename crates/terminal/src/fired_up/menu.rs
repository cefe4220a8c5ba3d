//! What the reader can do now.

use munera_rules::MoveSet;
use munera_rules::fired_up::{
    Deed, Fighter, HighlightId, HighlightSet, InfluenceFace, Move, Overtaking, Question, Stat,
    TurnSoFar, View,
};

use super::cards::Card;
use super::speaker::Speaker;
use super::vocabulary::{KEEP_VERBS, REROLL_VERBS, TURN_VERBS, WINDOW_VERBS};
use crate::menu_line::{MenuLine, set};
use crate::paint;

/// The moves that somebody can make.
#[derive(Clone, Copy, Debug)]
pub(super) struct Menu<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
    pub(super) question: Question,
}

impl Menu<'_> {
    pub(super) fn moves(self) -> Vec<Move> {
        self.view.legal(&self.speaker.game).iter().collect()
    }

    /// The reader's cards that can be named by their numbers now.
    pub(super) fn cards(self) -> Vec<HighlightId> {
        let cards = match self.question {
            Question::Keep(_) => self.view.hand(),
            _ => self.view.kept(),
        };
        cards.iter().collect()
    }

    /// The verbs that fit the moment.
    pub(super) fn fitting(self) -> &'static [&'static str] {
        match self.question {
            Question::Keep(_) => KEEP_VERBS,
            Question::Reroll(..) => REROLL_VERBS,
            Question::Act(_) => TURN_VERBS,
            Question::Window { .. } => WINDOW_VERBS,
        }
    }

    /// All that can be done, in lines.
    pub(super) fn lines(self) -> Vec<String> {
        match self.question {
            Question::Keep(_) => self.keep(),
            Question::Reroll(..) => self.reroll(),
            Question::Act(turn) => self.turn(turn),
            Question::Window { .. } => self.window(),
        }
    }

    fn keep(self) -> Vec<String> {
        let mut lines = vec![self.speaker.text("fired-up-menu-keep")];
        let cards = (1..).zip(self.cards());
        lines.extend(
            cards.flat_map(|(number, id)| Card { speaker: self.speaker, id }.lines(number)),
        );
        lines
    }

    /// The cards to choose from, in short.
    pub(super) fn short_cards(self) -> Vec<String> {
        let card = |(number, id): (usize, HighlightId)| {
            let card = Card { speaker: self.speaker, id }.short();
            paint::unbroken(&format!("{} {card}", paint::strong(&number.to_string())))
        };
        let cards: Vec<String> = (1..).zip(self.cards()).map(card).collect();
        let mut lines = vec![self.speaker.text("fired-up-menu-keep")];
        lines.extend(paint::flow("  ", cards.iter().map(String::as_str), " · "));
        lines
    }

    fn reroll(self) -> Vec<String> {
        paint::paragraph("", &self.speaker.text("fired-up-menu-reroll"))
    }

    // ---- A turn

    fn turn(self, turn: TurnSoFar) -> Vec<String> {
        let bound = turn.fighter.map(|place| self.view.corner(place).fighter);
        let moves = self.moves();
        let mut entries = Vec::new();
        let deeds = |verb: &str| -> Vec<Deed> {
            let deed = |choice: &Move| match choice {
                Move::Influence(deed, _) if verb_of(*deed) == verb => Some(*deed),
                _ => None,
            };
            let mut deeds: Vec<Deed> = moves.iter().filter_map(deed).collect();
            // A Double may pay as well as the real die.
            let mut seen = Vec::new();
            deeds.retain(|deed| {
                !seen.contains(deed) && {
                    seen.push(*deed);
                    true
                }
            });
            deeds
        };
        for verb in ["buff", "morale", "speed", "target", "lock", "unlock"] {
            let deeds = deeds(verb);
            if !deeds.is_empty() {
                let note = self.note(verb, bound, &deeds);
                entries.push(MenuLine::new(self.speaker.pattern(verb, bound), note));
            }
        }
        entries.extend(self.social(&moves));
        // U3.9: what a Double is good for shows only when something has been done.
        if turn.dice.has(InfluenceFace::Double) && turn.paid.is_empty() {
            let note = paint::faint(&self.speaker.text("fired-up-menu-double"));
            entries.push(MenuLine::new(InfluenceFace::Double.to_string(), note));
        }
        entries.extend(self.discard(&moves));
        if moves.contains(&Move::End) {
            let note = self.speaker.text("fired-up-menu-end");
            entries.push(MenuLine::new(self.speaker.verb("end"), note));
        }
        let title = match bound {
            Some(fighter) => {
                let name = [("name", self.speaker.fighter(fighter).into())];
                self.speaker.format("fired-up-menu-bound", &name)
            }
            None if turn.has_used => self.speaker.text("fired-up-menu-more"),
            None => self.speaker.text("fired-up-menu-act"),
        };
        let mut lines = paint::paragraph("", &title);
        lines.extend(set(&entries));
        lines
    }

    /// What deeds of a kind are good for, and for whom they are possible if that is not clear.
    fn note(self, verb: &str, bound: Option<Fighter>, deeds: &[Deed]) -> String {
        let purpose = self.speaker.text(&format!("fired-up-menu-{verb}"));
        let corners = self.view.corners().iter().filter(|corner| corner.is_alive);
        let living: Vec<Fighter> = corners.map(|corner| corner.fighter).collect();
        let everybody = bound.map_or(living, |fighter| vec![fighter]);
        let who = self.who(deeds);
        if who == self.speaker.fighters(everybody) { purpose } else { format!("{purpose}: {who}") }
    }

    /// The fighters that some deeds of a kind are possible for, in circle order.
    fn who(self, deeds: &[Deed]) -> String {
        let fighters = self.view.corners().iter().map(|corner| corner.fighter);
        let described = |fighter: Fighter| {
            let mut own = deeds.iter().filter(|deed| deed.fighter() == fighter);
            let first = own.next()?;
            let note = match first {
                Deed::Buff(_, stat) if own.next().is_none() => self.only(*stat),
                Deed::Speed(_) => self.past(fighter),
                _ => String::new(),
            };
            let name = self.speaker.fighter(fighter);
            Some(if note.is_empty() { name } else { paint::unbroken(&format!("{name} ({note})")) })
        };
        fighters.filter_map(described).collect::<Vec<_>>().join(", ")
    }

    fn only(self, stat: Stat) -> String {
        let word = match stat {
            Stat::Attack => "attack",
            Stat::Defense => "defense",
        };
        self.speaker.format("fired-up-menu-only", &[("stat", word.into())])
    }

    /// Whom a fighter would overtake, and how many dice that takes.
    fn past(self, fighter: Fighter) -> String {
        let next = self.speaker.game.overtaking(self.view, fighter);
        let Some(Overtaking { whom, dice }) = next else { return String::new() };
        let variables = [("whom", self.speaker.fighter_whom(whom).into()), ("dice", dice.into())];
        self.speaker.format("fired-up-menu-past", &variables)
    }

    /// Bets, tokens and Multitasks.
    fn social(self, moves: &[Move]) -> Vec<MenuLine> {
        let mut entries = Vec::new();
        let bets: Vec<String> = self
            .view
            .bets()
            .into_iter()
            .flatten()
            .filter(|bet| moves.iter().any(|it| matches!(it, Move::Bet(other, ..) if other == bet)))
            .map(|bet| bet.to_string())
            .collect();
        if !bets.is_empty() {
            let fighters = self.view.corners().iter().map(|corner| corner.fighter);
            let unused = fighters.filter(|fighter| {
                moves.iter().any(|it| matches!(it, Move::Bet(_, other, _) if other == fighter))
            });
            let who = self.speaker.text("fired-up-who");
            let key = format!("{} {} {who}", self.speaker.verb("bet"), bets.join("/"));
            let unused = [("fighters", self.speaker.fighters(unused).into())];
            entries.push(MenuLine::new(key, self.speaker.format("fired-up-menu-bet", &unused)));
        }
        if moves.iter().any(|it| matches!(it, Move::Store(_))) {
            let note = self.speaker.text("fired-up-menu-store");
            entries.push(MenuLine::new(self.speaker.verb("store"), note));
        }
        let example = moves.iter().find_map(|it| match it {
            Move::Multitask(deed, ..) => Some(*deed),
            _ => None,
        });
        if example.is_some() {
            let note = self.speaker.text("fired-up-menu-multitask");
            entries.push(MenuLine::new(self.speaker.pattern("multitask", None), note));
        }
        entries
    }

    fn discard(self, moves: &[Move]) -> Option<MenuLine> {
        let faces = InfluenceFace::ALL.into_iter();
        let faces = faces.filter(|face| moves.contains(&Move::Discard(*face)));
        let faces: Vec<String> = faces.map(|face| face.to_string()).collect();
        if faces.is_empty() {
            return None;
        }
        let key = format!("{} {}", self.speaker.verb("discard"), faces.join("/"));
        Some(MenuLine::new(key, self.speaker.text("fired-up-menu-discard")))
    }

    // ---- After an attack

    /// How many tiers of a card the last attack has met.
    fn tiers_met(self, card: HighlightId) -> usize {
        match self.question {
            Question::Window { met, .. } => met.iter().take_while(|it| it.contains(card)).count(),
            _ => 0,
        }
    }

    /// The kept cards that can be scored now.
    pub(super) fn met(self) -> HighlightSet {
        self.cards().into_iter().filter(|card| self.tiers_met(*card) > 0).collect()
    }

    fn window(self) -> Vec<String> {
        let speaker = self.speaker;
        if self.met().is_empty() {
            return Vec::new();
        }
        let mut lines = vec![speaker.text("fired-up-menu-met")];
        for (number, id) in (1..).zip(self.cards()) {
            if !self.met().contains(id) {
                continue;
            }
            let card = Card { speaker, id };
            let points = card.points(self.tiers_met(id));
            let head = format!("  {}  ", paint::strong(&number.to_string()));
            let now = paint::laurel(&paint::unbroken(&speaker.points(u16::from(points))));
            let mut text = format!("{}: {now} ({})", speaker.title(id), card.met(points));
            if let Some(next) = card.next(points) {
                let next = [("next", next.into())];
                text = format!("{text} · {}", speaker.format("fired-up-menu-next-tier", &next));
            }
            lines.extend(paint::paragraph(&head, &text));
        }
        let first = self.cards().into_iter().position(|card| self.met().contains(card));
        let number = [("number", first.map_or(1, |place| place + 1).into())];
        let choice = speaker.format("fired-up-menu-score-or-wait", &number);
        lines.extend(paint::paragraph("", &choice));
        lines
    }
}

/// The verb of a deed.
pub(super) const fn verb_of(deed: Deed) -> &'static str {
    match deed {
        Deed::Buff(..) => "buff",
        Deed::Morale(..) => "morale",
        Deed::Speed(_) => "speed",
        Deed::Target(..) => "target",
        Deed::Lock(_) => "lock",
        Deed::Unlock(_) => "unlock",
    }
}
