//! What the reader can do now, and what each move would do: the choices of the guide.

use munera_guide::gladiators::{
    GladiatorsBar, GladiatorsChoice, GladiatorsEffect, GladiatorsFighter, GladiatorsKind,
    GladiatorsPending,
};
use munera_rules::gladiators::{Phase, Powers, Trait};

use super::board::Board;
use super::words::{powers, with};
use crate::menu_line::{MenuLine, key_width, set};
use crate::paint;

impl Board<'_> {
    pub(super) fn choices(&self, kind: GladiatorsKind) -> Vec<&GladiatorsChoice> {
        self.guide.choices.iter().filter(|it| it.parts.kind == kind).collect()
    }

    /// All choices, in lines; none if the reader is not asked.
    pub(super) fn menu(&self) -> Vec<String> {
        let Some(seat) = self.asked() else { return Vec::new() };
        match (self.view.phase(), &self.guide.pending) {
            (Phase::Turn { .. }, _) => self.turn(seat),
            (Phase::Setup | Phase::Draw, _) => self.draw(),
            (_, Some(pending)) => self.response(seat, pending),
            _ => Vec::new(),
        }
    }

    /// Everything that can be typed, in one paragraph.
    pub(super) fn legal(&self) -> Vec<String> {
        let mut keys = Vec::new();
        let mut focus = Some(self.focus_key());
        let mut gambits = Some(self.gambits());
        for choice in &self.guide.choices {
            match choice.parts.kind {
                GladiatorsKind::Focus => keys.extend(focus.take()),
                GladiatorsKind::Gambit => {
                    keys.extend(gambits.take().into_iter().flatten().map(|entry| entry.key));
                }
                _ => keys.push(self.words.write(&choice.choice)),
            }
        }
        let head = format!("{} ", self.words.text("gladiators-legal"));
        paint::flow(&head, keys.iter().map(String::as_str), " · ")
    }

    // ---- In the reader's turn

    fn turn(&self, seat: u8) -> Vec<String> {
        let plays = self.choices(GladiatorsKind::Play);
        let plays: Vec<MenuLine> = plays.iter().map(|choice| self.play(seat, choice)).collect();
        let focus = paint::faint(&self.words.text("gladiators-menu-focus"));
        let mut actions = vec![MenuLine::new(self.focus_key(), focus)];
        actions.extend(self.attacks());
        actions.extend(self.gambits());
        let recovers = self.choices(GladiatorsKind::Recover);
        actions.extend(recovers.iter().map(|choice| self.recover(seat, choice)));
        let width = key_width(plays.iter().chain(&actions));
        let mut lines = Vec::new();
        if !plays.is_empty() {
            lines.push(self.words.text("gladiators-menu-play"));
            lines.extend(plays.iter().flat_map(|entry| entry.lines(width)));
        }
        let title =
            if plays.is_empty() { "gladiators-menu-act-now" } else { "gladiators-menu-act" };
        lines.push(self.words.text(title));
        lines.extend(actions.iter().flat_map(|entry| entry.lines(width)));
        lines
    }

    /// A card to lay before the action, with the attacks that it would make possible or stronger.
    fn play(&self, seat: u8, choice: &GladiatorsChoice) -> MenuLine {
        let mut notes = vec![self.words.change(self.tops(seat), self.then(seat, &choice.after))];
        for attack in choice.attacks.iter().flatten() {
            let prospect = |effects| self.words.prospect(effects, &self.guide.fighters, &[]);
            let attacks = self.choices(GladiatorsKind::Attack);
            let now = attacks.iter().find(|it| it.parts.target == Some(attack.target));
            let then = prospect(&attack.effects);
            if now.map(|now| prospect(&now.effects)).as_ref() != Some(&then) {
                let name = self.words.seat(attack.target);
                let variables = [("name", name.into()), ("prospect", then.into())];
                notes.push(self.words.format("gladiators-menu-then-attack", &variables));
            }
        }
        MenuLine { key: self.words.write(&choice.choice), notes }
    }

    /// The cards that a seat would show.
    fn then(&self, seat: u8, after: &[GladiatorsFighter]) -> Powers {
        let then = after.iter().find(|fighter| fighter.seat == seat);
        then.map_or_else(|| self.tops(seat), powers)
    }

    fn focus_key(&self) -> String {
        let letters = Trait::ALL.map(|kind| kind.to_string()).join("/");
        format!("{} {letters}", self.words.verb("focus"))
    }

    fn attacks(&self) -> Vec<MenuLine> {
        let attacks = self.choices(GladiatorsKind::Attack);
        if attacks.is_empty() {
            let key = paint::faint(&self.words.verb("attack"));
            return vec![MenuLine::new(key, paint::faint(&self.no_attack()))];
        }
        let entry = |choice: &&GladiatorsChoice| {
            let fighters = &self.guide.fighters;
            let prospect = self.words.prospect(&choice.effects, fighters, &choice.after);
            let target = choice.parts.target.map(|target| self.words.seat(target));
            let note = format!("{}: {prospect}", target.unwrap_or_default());
            MenuLine::new(self.words.write(&choice.choice), note)
        };
        attacks.iter().map(entry).collect()
    }

    /// Why the reader can attack no opponent.
    pub(super) fn no_attack(&self) -> String {
        let reasons = self.guide.barred.iter().map(|barred| {
            let id = match barred.why {
                GladiatorsBar::TooQuick => "gladiators-too-quick",
                GladiatorsBar::TooTough => "gladiators-too-tough",
            };
            let name = self.words.seat(barred.target);
            let variables = [
                ("name", name.into()),
                ("own", barred.own.into()),
                ("theirs", barred.theirs.into()),
            ];
            paint::unbroken(&self.words.format(id, &variables))
        });
        let begin = self.words.text("gladiators-menu-no-attack");
        format!("{begin} {}", reasons.collect::<Vec<_>>().join(", "))
    }

    /// A line for each card that can be given away, with all seats that could get it.
    fn gambits(&self) -> Vec<MenuLine> {
        let mut cards: Vec<Vec<&GladiatorsChoice>> = Vec::new();
        for choice in self.choices(GladiatorsKind::Gambit) {
            let is_same = |other: &&mut Vec<&GladiatorsChoice>| {
                let parts = &other[0].parts;
                parts.pair == choice.parts.pair && parts.card == choice.parts.card
            };
            match cards.iter_mut().find(is_same) {
                Some(same) => same.push(choice),
                None => cards.push(vec![choice]),
            }
        }
        cards.iter().map(|choices| self.gambit(choices)).collect()
    }

    fn gambit(&self, choices: &[&GladiatorsChoice]) -> MenuLine {
        let parts = &choices[0].parts;
        let (pair, kind) = (text(parts.pair.as_ref()), text(parts.of_trait.as_ref()));
        let targets = || choices.iter().filter_map(|it| Some((it.parts.target?, &it.after)));
        let numbers: Vec<String> = targets().map(|(target, _)| target.to_string()).collect();
        let key = format!("{} {} {pair} {kind}", self.words.verb("gambit"), numbers.join("/"));
        let targets = targets().map(|(target, after)| {
            let [now, then] = [self.tops(target), self.then(target, after)];
            let change = self.words.change_of(Trait::read(kind), now, then);
            format!("{} ({change})", self.words.seat(target))
        });
        let targets = targets.collect::<Vec<_>>().join(", ");
        let variables = [("card", text(parts.card.as_ref()).into()), ("targets", targets.into())];
        let note = self.words.format("gladiators-menu-gambit", &variables);
        MenuLine { key, notes: vec![note, self.then_draw(pair)] }
    }

    fn recover(&self, seat: u8, choice: &GladiatorsChoice) -> MenuLine {
        let wounds = [("wounds", self.guide.fighters[usize::from(seat)].wounds.into())];
        let note = self.words.format("gladiators-menu-recover", &wounds);
        let notes = vec![note, self.then_draw(text(choice.parts.pair.as_ref()))];
        MenuLine { key: self.words.write(&choice.choice), notes }
    }

    /// What follows every broken pair.
    fn then_draw(&self, pair: &str) -> String {
        let traits: Vec<String> = pair.chars().map(String::from).collect();
        let traits = [("traits", traits.join(", ").into())];
        paint::faint(&self.words.format("gladiators-menu-then-draw", &traits))
    }

    // ---- In another's turn

    fn response(&self, seat: u8, pending: &GladiatorsPending) -> Vec<String> {
        let action = &pending.action;
        let is_attack = action.kind == GladiatorsKind::Attack;
        let prospect = match action.target {
            Some(_) if is_attack => {
                self.words.prospect(&pending.effects, &self.guide.fighters, &pending.after)
            }
            Some(target) => {
                let change =
                    self.words.change(self.tops(target), self.then(target, &pending.after));
                let is_own = target == seat;
                if is_own { change } else { format!("{}: {change}", self.words.seat(target)) }
            }
            None => String::new(),
        };
        let mut lines = Vec::new();
        if !prospect.is_empty() {
            let prospect = [("prospect", prospect.into())];
            let text = self.words.format("gladiators-if-nobody", &prospect);
            lines.extend(paint::paragraph("", &text));
        }
        let is_aside = is_attack && action.target != Some(seat);
        let title =
            if is_aside { "gladiators-menu-respond-aside" } else { "gladiators-menu-respond" };
        lines.push(self.words.text(title));
        let responses = self.choices(GladiatorsKind::Respond);
        let mut entries: Vec<MenuLine> =
            responses.iter().map(|choice| self.respond(seat, pending, choice)).collect();
        let mut pass = MenuLine::new(
            self.words.verb("pass"),
            paint::faint(&self.words.text("gladiators-menu-pass")),
        );
        // With two players the reader's turn comes next anyway.
        if self.guide.fighters.iter().filter(|fighter| fighter.alive).count() > 2 {
            pass.notes.push(paint::faint(&self.words.text("gladiators-menu-pass-on")));
        }
        entries.push(pass);
        lines.extend(set(&entries));
        lines
    }

    /// What a card of the reader's hand would do as a response.
    fn respond(
        &self,
        seat: u8,
        pending: &GladiatorsPending,
        choice: &GladiatorsChoice,
    ) -> MenuLine {
        let (action, own) = (&pending.action, self.tops(seat));
        let laid = with(own, text(choice.parts.card.as_ref()));
        let mut notes = vec![self.words.change(own, laid)];
        let is_aimed = action.target == Some(seat);
        if is_aimed && action.kind == GladiatorsKind::Attack {
            let is_laid = |it: &&GladiatorsEffect| matches!(it, GladiatorsEffect::Lays { .. });
            let is_same = choice.effects.iter().filter(|it| !is_laid(it)).eq(&pending.effects);
            notes.push(if is_same && choice.parts.of_trait.as_deref() != Some("H") {
                paint::faint(&self.words.text("gladiators-prospect-same"))
            } else {
                self.words.prospect(&choice.effects, &self.guide.fighters, &choice.after)
            });
        } else if is_aimed && !laid.is_victory() {
            if action.of_trait == choice.parts.of_trait {
                let given = [("card", text(action.card.as_ref()).into())];
                notes.push(self.words.format("gladiators-covered", &given));
            } else {
                notes = vec![self.words.change(own, self.then(seat, &choice.after))];
            }
        }
        MenuLine { key: self.words.write(&choice.choice), notes }
    }

    // ---- Before the first turn, and after a pair

    fn draw(&self) -> Vec<String> {
        let wanted = usize::from(self.guide.draws);
        let title = self.words.format("gladiators-question-draw", &[("count", wanted.into())]);
        let choices = self.choices(GladiatorsKind::Draw);
        let kinds = choices.iter().filter_map(|it| Trait::read(it.parts.of_trait.as_ref()?));
        let kinds: Vec<Trait> = kinds.collect();
        let deck = |kind: &Trait| {
            let letter = paint::strong(&kind.to_string());
            let (name, size) = (self.words.locale.trait_name(*kind), self.view.deck_size(*kind));
            paint::unbroken(&format!("{letter} {name} ({size})"))
        };
        let decks: Vec<String> = kinds.iter().map(deck).collect();
        let mut lines = paint::paragraph("", &format!("{title} {}", decks.join(" · ")));
        if wanted > 1 {
            let letters: String = kinds.iter().take(wanted).map(|kind| kind.letter()).collect();
            let letters = [("letters", letters.into())];
            let many = self.words.format("gladiators-question-draw-many", &letters);
            lines.push(paint::faint(&many));
        }
        lines
    }
}

fn text(part: Option<&String>) -> &str {
    part.map_or("", String::as_str)
}
