//! What the reader can do now, and what would come of it.

use munera_rules::gladiators::{
    Action, Card, Effect, Gambit, Move, Pair, Phase, Powers, Refusal, Trait, View,
};
use munera_rules::{Game, MoveSet, Seat};

use super::speaker::{Speaker, with};
use crate::menu_line::{MenuLine, key_width, set};
use crate::paint;

/// The moves that somebody can make, each with its prospects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Menu<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

impl Menu<'_> {
    fn moves(self) -> impl Iterator<Item = Move> {
        let moves: Vec<Move> = self.view.legal().iter().collect();
        moves.into_iter()
    }

    fn actions(self) -> impl Iterator<Item = Action> {
        self.moves().filter_map(|choice| match choice {
            Move::Act(action) => Some(action),
            _ => None,
        })
    }

    pub(super) fn attacks(self) -> Vec<Seat> {
        let target = |action| match action {
            Action::Attack(target) => Some(target),
            _ => None,
        };
        self.actions().filter_map(target).collect()
    }

    pub(super) fn gambits(self) -> Vec<Gambit> {
        let gambit = |action| match action {
            Action::Gambit(gambit) => Some(gambit),
            _ => None,
        };
        self.actions().filter_map(gambit).collect()
    }

    pub(super) fn partners(self) -> Vec<Trait> {
        let partner = |action| match action {
            Action::Recover(partner) => Some(partner),
            _ => None,
        };
        self.actions().filter_map(partner).collect()
    }

    /// Opponents who are still alive.
    pub(super) fn opponents(self) -> Vec<Seat> {
        self.view.alive().iter().filter(|seat| *seat != self.seat).collect()
    }

    /// All that can be done, in lines.
    pub(super) fn lines(self) -> Vec<String> {
        match self.view.phase() {
            Phase::Turn { has_played } => self.turn(has_played),
            Phase::Responses => self.response(),
            Phase::Setup | Phase::Draw => self.draw(),
            Phase::Fresh | Phase::Restock(_) | Phase::Over { .. } => Vec::new(),
        }
    }

    /// All that can be typed, in one paragraph.
    pub(super) fn legal(self) -> Vec<String> {
        let mut keys = Vec::new();
        let mut focus = Some(self.focus_key());
        let mut gambits = Some(self.gambit_entries());
        for choice in self.moves() {
            match choice {
                Move::Act(Action::Focus(_)) => keys.extend(focus.take()),
                Move::Act(Action::Gambit(_)) => {
                    keys.extend(gambits.take().into_iter().flatten().map(|entry| entry.key));
                }
                _ => keys.push(self.speaker.write(choice)),
            }
        }
        let head = format!("{} ", self.speaker.text("gladiators-legal"));
        paint::flow(&head, keys.iter().map(String::as_str), " · ")
    }

    // ---- In one's own turn

    fn turn(self, has_played: bool) -> Vec<String> {
        let plays: Vec<MenuLine> = self
            .moves()
            .filter_map(|choice| match choice {
                Move::Play(card) => Some(self.play(card)),
                _ => None,
            })
            .collect();
        let mut actions = vec![self.focus()];
        actions.extend(self.attack_entries());
        actions.extend(self.gambit_entries());
        actions.extend(self.partners().into_iter().map(|partner| self.recover(partner)));
        let width = key_width(plays.iter().chain(&actions));
        let mut lines = Vec::new();
        if !plays.is_empty() {
            lines.push(self.speaker.text("gladiators-menu-play"));
            lines.extend(plays.iter().flat_map(|entry| entry.lines(width)));
        }
        let is_only = has_played || plays.is_empty();
        let title = if is_only { "gladiators-menu-act-now" } else { "gladiators-menu-act" };
        lines.push(self.speaker.text(title));
        lines.extend(actions.iter().flat_map(|entry| entry.lines(width)));
        lines
    }

    /// A card to lay before the action, with the attacks that it would make possible or better.
    fn play(self, card: Card) -> MenuLine {
        let own = self.view.tops(self.seat);
        let mut notes = vec![self.speaker.change(own, with(own, card))];
        if let Some(foresight) = self.speaker.game.foresee(self.view, Move::Play(card)) {
            let after = foresight.after;
            for target in (Menu { view: &after, ..self }).attacks() {
                let attack = Move::Act(Action::Attack(target));
                let (now, then) = (self.prospect(self.view, attack), self.prospect(&after, attack));
                if then == now {
                    continue;
                }
                let name = self.speaker.names.seat(target);
                let variables =
                    [("name", name.into()), ("prospect", then.unwrap_or_default().into())];
                notes.push(self.speaker.format("gladiators-menu-then-attack", &variables));
            }
        }
        MenuLine { key: self.speaker.write(Move::Play(card)), notes }
    }

    /// What would come of a move if nobody responded, as far as anybody can foresee.
    fn prospect(self, view: &View, choice: Move) -> Option<String> {
        let foresight = self.speaker.game.foresee(view, choice)?;
        Some(self.speaker.prospect(&foresight.after, &foresight.sure()))
            .filter(|prospect| !prospect.is_empty())
    }

    fn focus_key(self) -> String {
        let letters = Trait::ALL.map(|kind| kind.to_string()).join("/");
        format!("{} {letters}", self.speaker.verb("focus"))
    }

    fn focus(self) -> MenuLine {
        let notes = vec![paint::faint(&self.speaker.text("gladiators-menu-focus"))];
        MenuLine { key: self.focus_key(), notes }
    }

    fn attack_entries(self) -> Vec<MenuLine> {
        let attacks = self.attacks();
        if attacks.is_empty() {
            let key = paint::faint(&self.speaker.verb("attack"));
            let notes = vec![paint::faint(&self.no_attack())];
            return vec![MenuLine { key, notes }];
        }
        let entry = |target: Seat| {
            let choice = Move::Act(Action::Attack(target));
            let prospect = self.prospect(self.view, choice).unwrap_or_default();
            let notes = vec![format!("{}: {prospect}", self.speaker.names.seat(target))];
            MenuLine { key: self.speaker.write(choice), notes }
        };
        attacks.into_iter().map(entry).collect()
    }

    /// Why nobody can be attacked.
    pub(super) fn no_attack(self) -> String {
        let own = self.view.tops(self.seat).effective();
        let why = |target: Seat| {
            let theirs = self.view.tops(target).effective();
            let game = &self.speaker.game;
            let attack = Move::Act(Action::Attack(target));
            let (id, own, theirs) = match game.refusal_in_view(self.view, attack)? {
                Refusal::TooSlow(_) => {
                    ("gladiators-too-quick", own.of(Trait::Speed), theirs.of(Trait::Speed))
                }
                Refusal::TooWeak(_) => {
                    ("gladiators-too-tough", own.of(Trait::Attack), theirs.of(Trait::Defense))
                }
                _ => return None,
            };
            let name = self.speaker.names.seat(target);
            let variables = [("name", name.into()), ("own", own.into()), ("theirs", theirs.into())];
            Some(paint::unbroken(&self.speaker.format(id, &variables)))
        };
        let reasons: Vec<String> = self.opponents().into_iter().filter_map(why).collect();
        let begin = self.speaker.text("gladiators-menu-no-attack");
        format!("{begin} {}", reasons.join(", "))
    }

    /// A line for each card that can be given away, whoever gets it.
    fn gambit_entries(self) -> Vec<MenuLine> {
        let gambits = self.gambits();
        let own = self.view.tops(self.seat);
        let kinds = Pair::ALL.into_iter().flat_map(|pair| pair.traits().map(|kind| (pair, kind)));
        kinds
            .filter_map(|(pair, given)| {
                let is_of_it = |it: &&Gambit| it.pair == pair && it.given == given;
                let targets: Vec<Seat> =
                    gambits.iter().filter(is_of_it).map(|it| it.target).collect();
                let card = Card::new(given, own.get(given)?);
                (!targets.is_empty()).then(|| self.gambit(pair, card, &targets))
            })
            .collect()
    }

    fn gambit(self, pair: Pair, card: Card, targets: &[Seat]) -> MenuLine {
        let numbers: Vec<String> = targets.iter().map(ToString::to_string).collect();
        let verb = self.speaker.verb("gambit");
        let key = format!("{verb} {} {pair} {}", numbers.join("/"), card.kind);
        let changed = |target: &Seat| {
            let change = self.speaker.change_by(self.view.tops(*target), card);
            format!("{} ({change})", self.speaker.names.seat(*target))
        };
        let targets: Vec<String> = targets.iter().map(changed).collect();
        let variables = [("card", card.to_string().into()), ("targets", targets.join(", ").into())];
        let notes =
            vec![self.speaker.format("gladiators-menu-gambit", &variables), self.then_draw(pair)];
        MenuLine { key, notes }
    }

    fn recover(self, partner: Trait) -> MenuLine {
        let wounds = [("wounds", self.view.wounds(self.seat).into())];
        let mut notes = vec![self.speaker.format("gladiators-menu-recover", &wounds)];
        notes.extend(Pair::with_health(partner).map(|pair| self.then_draw(pair)));
        MenuLine { key: self.speaker.write(Move::Act(Action::Recover(partner))), notes }
    }

    /// What every broken pair brings.
    fn then_draw(self, pair: Pair) -> String {
        let traits = pair.traits().map(|kind| kind.to_string()).join(", ");
        let traits = [("traits", traits.into())];
        paint::faint(&self.speaker.format("gladiators-menu-then-draw", &traits))
    }

    // ---- In another's turn

    fn response(self) -> Vec<String> {
        let Some(pending) = self.speaker.game.pending(self.view) else { return Vec::new() };
        let is_aside = matches!(pending.action, Action::Attack(target) if target != self.seat);
        let mut lines = Vec::new();
        let if_nobody = self.if_nobody(pending.action, pending.seat);
        lines.extend(if_nobody.iter().flat_map(|line| paint::paragraph("", line)));
        let responses: Vec<MenuLine> = self
            .moves()
            .filter_map(|choice| match choice {
                Move::Respond(card) => Some(self.respond(pending.action, pending.seat, card)),
                _ => None,
            })
            .collect();
        let title =
            if is_aside { "gladiators-menu-respond-aside" } else { "gladiators-menu-respond" };
        lines.push(self.speaker.text(title));
        let mut notes = vec![paint::faint(&self.speaker.text("gladiators-menu-pass"))];
        // In a duel the own turn comes next anyway.
        if self.view.alive().len() > 2 {
            notes.push(paint::faint(&self.speaker.text("gladiators-menu-pass-on")));
        }
        let pass = MenuLine { key: self.speaker.verb("pass"), notes };
        let entries: Vec<MenuLine> = responses.into_iter().chain([pass]).collect();
        lines.extend(set(&entries));
        lines
    }

    /// What an announced action will come to without any response.
    fn if_nobody(self, action: Action, actor: Seat) -> Option<String> {
        let prospect = match action {
            Action::Attack(_) => self.prospect(self.view, Move::Pass)?,
            Action::Gambit(gambit) => {
                let theirs = self.view.tops(gambit.target);
                let card = self.given(gambit, actor)?;
                let change = self.speaker.change(theirs, with(theirs, card));
                if gambit.target == self.seat {
                    change
                } else {
                    format!("{}: {change}", self.speaker.names.seat(gambit.target))
                }
            }
            Action::Focus(_) | Action::Recover(_) => return None,
        };
        Some(self.speaker.format("gladiators-if-nobody", &[("prospect", prospect.into())]))
    }

    fn given(self, gambit: Gambit, actor: Seat) -> Option<Card> {
        let power = self.view.tops(actor).get(gambit.given)?;
        Some(Card::new(gambit.given, power))
    }

    /// What a card of the own hand would do as a response.
    fn respond(self, action: Action, actor: Seat, card: Card) -> MenuLine {
        let own: Powers = self.view.tops(self.seat);
        let laid = with(own, card);
        let mut notes = vec![self.speaker.change(own, laid)];
        match action {
            Action::Attack(target) if target == self.seat => {
                notes.extend(self.respond_to_attack(card));
            }
            Action::Gambit(gambit) if gambit.target == self.seat && !laid.is_victory() => {
                if let Some(given) = self.given(gambit, actor) {
                    if given.kind == card.kind {
                        let variables = [("card", given.to_string().into())];
                        notes.push(self.speaker.format("gladiators-covered", &variables));
                    } else {
                        notes = vec![self.speaker.change(own, with(laid, given))];
                    }
                }
            }
            _ => {}
        }
        MenuLine { key: self.speaker.write(Move::Respond(card)), notes }
    }

    fn respond_to_attack(self, card: Card) -> Option<String> {
        let game = &self.speaker.game;
        let without = game.foresee(self.view, Move::Pass)?.sure();
        let foresight = game.foresee(self.view, Move::Respond(card))?;
        let (after, effects) = (foresight.after, foresight.sure());
        let is_same = |effects: &[Effect]| effects == without.as_slice();
        let has_same_health = card.kind != Trait::Health;
        Some(if is_same(&effects) && has_same_health {
            paint::faint(&self.speaker.text("gladiators-prospect-same"))
        } else {
            self.speaker.prospect(&after, &effects)
        })
    }

    // ---- Before the first turn, and after a pair

    fn draw(self) -> Vec<String> {
        let hand = self.view.hand_traits(self.seat);
        let wanted = match self.view.phase() {
            Phase::Setup => usize::from(self.speaker.game.players()) - hand.len(),
            _ => 1,
        };
        let count = [("count", wanted.into())];
        let title = self.speaker.format("gladiators-question-draw", &count);
        let deck = |kind: Trait| {
            let size = self.view.deck_size(kind);
            let letter = paint::strong(&kind.to_string());
            paint::unbroken(&format!("{letter} {} ({size})", self.speaker.trait_name(kind)))
        };
        let decks: Vec<String> = hand.complement().iter().map(deck).collect();
        let mut lines = paint::paragraph("", &format!("{title} {}", decks.join(" · ")));
        if wanted > 1 {
            let letters = hand.complement().to_string().chars().take(wanted).collect::<String>();
            let letters = [("letters", letters.into())];
            lines.push(paint::faint(
                &self.speaker.format("gladiators-question-draw-many", &letters),
            ));
        }
        lines
    }
}
