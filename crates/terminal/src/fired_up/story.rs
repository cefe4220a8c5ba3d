//! What happens, told from the news.

use fluent_bundle::FluentValue;
use munera_rules::Seat;
use munera_rules::fired_up::{
    BetId, Corner, Deed, DiceInFront, Effect, Fighter, Happening, HighlightSet, Morale, Move, News,
    Phase, Place, Shown, Stat, Thumb, TurnMove, View,
};

use super::cards::Card;
use super::fight::Fight;
use super::speaker::Speaker;
use crate::paint;

/// Follows a battle from news to news, to tell who comes to no attack.
#[derive(Clone, Debug, Default)]
pub(super) struct Story {
    /// Who has yet to attack, in the order of attack (U4.3).
    waiting: Vec<Fighter>,
}

/// A piece of news in words.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Who did it; nobody for chance.
    pub(super) who: Option<Seat>,
    /// What was done, to be read after a name if there is one.
    pub(super) deed: String,
    /// What came of it.
    pub(super) lines: Vec<Line>,
}

/// A line or several of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Over a new part.
    Title(String),
    /// A paragraph.
    Text(String),
    /// A paragraph that belongs to the one above.
    Below(String),
    /// Lines that are set already.
    Set(Vec<String>),
}

/// What a news is told from.
#[derive(Clone, Copy)]
struct Telling<'a> {
    speaker: &'a Speaker,
    before: &'a View,
    after: &'a View,
    /// What has happened since `before`.
    earlier: &'a [News],
}

impl Story {
    /// Puts a news into words, from what the reader saw before and sees now. A turn that cannot go on
    /// ends by itself: there may have been earlier news that the reader has not seen the table after.
    pub(super) fn tell(
        &mut self,
        speaker: &Speaker,
        [before, after]: [&View; 2],
        earlier: &[News],
        news: &News,
    ) -> Told {
        let telling = Telling { speaker, before, after, earlier };
        let (who, deed) = telling.happening(&news.happening);
        let mut lines = Vec::new();
        let is_end = matches!(news.happening, Happening::Moved(_, TurnMove::Open(Move::End)));
        if is_end && after.phase() == Phase::Battle {
            self.waiting = speed_order(after);
            lines.push(Line::Title(speaker.text("fired-up-battle")));
            lines.push(Line::Text(telling.morale_check(&news.effects)));
        }
        if let Happening::Fought([attacker, _], dice) = &news.happening {
            lines.extend(self.skipped(telling, Some(attacker.fighter)));
            let fight = Fight::new(speaker, after, *dice);
            lines.push(Line::Text(fight.dice()));
            lines.push(Line::Below(fight.outcome()));
        }
        let is_over = matches!(after.phase(), Phase::Keep | Phase::Over);
        let is_last = before.phase() == Phase::Battle && is_over;
        let mut has_skipped = !is_last;
        for effect in &news.effects {
            // Whoever comes to no attack is told before the round's end is.
            if !has_skipped && !matches!(effect, Effect::Fell(_) | Effect::Morale(..)) {
                lines.extend(self.skipped(telling, None));
                has_skipped = true;
            }
            lines.extend(telling.effect(effect));
        }
        Told { who, deed, lines }
    }

    /// Those who were to attack before somebody, or at all, and had nobody to attack.
    fn skipped(&mut self, telling: Telling<'_>, until: Option<Fighter>) -> Vec<Line> {
        let place = self.waiting.iter().position(|it| Some(*it) == until);
        let passed: Vec<Fighter> = match place {
            Some(place) => self.waiting.drain(..=place).filter(|it| Some(*it) != until).collect(),
            None => std::mem::take(&mut self.waiting),
        };
        let lives = |fighter: &Fighter| {
            let view = if until.is_some() { telling.before } else { telling.after };
            view.corners().iter().any(|corner| corner.fighter == *fighter && corner.is_alive)
        };
        let line = |fighter: Fighter| {
            let name = [("name", telling.speaker.fighter(fighter).into())];
            Line::Text(paint::faint(&telling.speaker.format("fired-up-no-attack", &name)))
        };
        passed.into_iter().filter(lives).map(line).collect()
    }
}

/// The living by their Speed tiles.
fn speed_order(view: &View) -> Vec<Fighter> {
    let mut living: Vec<&Corner> = view.corners().iter().filter(|corner| corner.is_alive).collect();
    living.sort_by_key(|corner| corner.tile);
    living.into_iter().map(|corner| corner.fighter).collect()
}

fn corner(view: &View, fighter: Fighter) -> Option<&Corner> {
    view.corners().iter().find(|corner| corner.fighter == fighter)
}

impl Telling<'_> {
    fn happening(self, happening: &Happening) -> (Option<Seat>, String) {
        let speaker = self.speaker;
        match happening {
            Happening::Setup(fighters, _) => {
                let fighters = speaker.fighters(fighters.iter().copied());
                (None, speaker.format("fired-up-deed-setup", &[("fighters", fighters.into())]))
            }
            Happening::Kept(seat, cards) => (Some(*seat), self.kept(*seat, *cards)),
            Happening::Rolled(seat, dice) => {
                let dice = [("dice", speaker.influence_dice(*dice).into())];
                let id = match self.before.dice(*seat) {
                    DiceInFront::Unrolled(_) => "fired-up-deed-roll",
                    DiceInFront::Rolled(_) => "fired-up-deed-rolled-again",
                };
                (Some(*seat), speaker.about(id, *seat, &dice))
            }
            Happening::Moved(seat, TurnMove::Open(choice)) => {
                (Some(*seat), self.turn_move(*seat, *choice))
            }
            Happening::Moved(seat, TurnMove::Bet(bet, _)) => {
                let bet = [("bet", bet.to_string().into())];
                (Some(*seat), speaker.format("fired-up-deed-secret-bet", &bet))
            }
            Happening::Missed(count) => {
                (None, speaker.format("fired-up-deed-misses", &[("count", (*count).into())]))
            }
            Happening::Scored(seat) => (Some(*seat), String::new()),
            Happening::Fought(..) | Happening::Waits => (None, String::new()),
        }
    }

    fn kept(self, seat: Seat, cards: Option<HighlightSet>) -> String {
        match cards {
            Some(cards) => {
                let titles: Vec<String> =
                    cards.iter().map(|card| self.speaker.title(card)).collect();
                let titles = [("titles", self.speaker.locale.list(&titles).into())];
                self.speaker.about("fired-up-deed-keep", seat, &titles)
            }
            None => self.speaker.about("fired-up-deed-keep-unseen", seat, &[]),
        }
    }

    fn turn_move(self, seat: Seat, choice: Move) -> String {
        let speaker = self.speaker;
        match choice {
            Move::Reroll(dice) => {
                let dice = [("dice", speaker.influence_dice(dice).into())];
                speaker.about("fired-up-deed-reroll", seat, &dice)
            }
            Move::Stand => speaker.about("fired-up-deed-stand", seat, &[]),
            Move::Influence(deed, _) => self.deed(deed),
            Move::Multitask(deed, ..) => {
                let deed = [("deed", self.deed(deed).into())];
                speaker.format("fired-up-deed-multitask", &deed)
            }
            Move::Store(_) => speaker.text("fired-up-deed-store"),
            Move::Bet(bet, fighter, _) => {
                let variables =
                    [("bet", bet.to_string().into()), ("name", speaker.fighter(fighter).into())];
                speaker.format("fired-up-deed-bet", &variables)
            }
            Move::Discard(face) => {
                let face = [("die", speaker.locale.influence_face(face).into())];
                speaker.format("fired-up-deed-discard", &face)
            }
            Move::End => speaker.about("fired-up-deed-end", seat, &[]),
            // These are no moves of a turn.
            Move::Keep(_) | Move::Score(_) | Move::Wait => String::new(),
        }
    }

    /// What the crowd makes of a fighter.
    fn deed(self, deed: Deed) -> String {
        let speaker = self.speaker;
        let fighter = deed.fighter();
        let name = || ("name", FluentValue::from(speaker.fighter(fighter)));
        let whose = || ("whose", FluentValue::from(speaker.fighter_of(fighter)));
        match deed {
            Deed::Buff(_, stat) => {
                let word = match stat {
                    Stat::Attack => "attack",
                    Stat::Defense => "defense",
                };
                let [before, after] = [0, 1].map(|steps| self.value(fighter, stat, steps));
                let variables = [
                    whose(),
                    ("stat", word.into()),
                    ("before", before.into()),
                    ("after", after.into()),
                ];
                speaker.format("fired-up-deed-buff", &variables)
            }
            Deed::Morale(_, thumb) => {
                let thumb = match thumb {
                    Thumb::Up => "up",
                    Thumb::Down => "down",
                };
                speaker.format("fired-up-deed-morale", &[name(), ("thumb", thumb.into())])
            }
            Deed::Speed(_) => {
                let next = speaker.game.overtaking(self.before, fighter);
                let whom = next.map(|next| speaker.fighter_whom(next.whom)).unwrap_or_default();
                speaker.format("fired-up-deed-speed", &[name(), ("whom", whom.into())])
            }
            Deed::Target(_, target) => {
                let whom = speaker.fighter_whom(target);
                speaker.format("fired-up-deed-target", &[name(), ("whom", whom.into())])
            }
            Deed::Lock(_) => speaker.format("fired-up-deed-lock", &[whose()]),
            Deed::Unlock(_) => speaker.format("fired-up-deed-unlock", &[whose()]),
        }
    }

    /// The value of a marker as the reader last saw it, some steps on.
    fn value(self, fighter: Fighter, stat: Stat, steps: u8) -> u8 {
        let mat = self.speaker.pack().mat(fighter);
        let (track, space) = match (stat, corner(self.before, fighter)) {
            (_, None) => return 0,
            (Stat::Attack, Some(corner)) => (&mat.attack, corner.attack),
            (Stat::Defense, Some(corner)) => (&mat.defense, corner.defense),
        };
        track.value((space + steps).min(track.end()))
    }

    /// How often a marker has been moved since the reader saw it.
    fn buffs(self, fighter: Fighter, stat: Stat) -> u8 {
        let is_it = |news: &&News| match news.happening {
            Happening::Moved(
                _,
                TurnMove::Open(Move::Influence(deed, _) | Move::Multitask(deed, ..)),
            ) => deed == Deed::Buff(fighter, stat),
            _ => false,
        };
        self.earlier.iter().filter(is_it).count() as u8
    }

    /// U4.1: how Morale moved, and what fell because of it.
    fn morale_check(self, effects: &[Effect]) -> String {
        let speaker = self.speaker;
        let morale = |effect: &Effect| match effect {
            Effect::Morale(fighter, morale) => Some(self.morale(*fighter, *morale)),
            _ => None,
        };
        let mut changes: Vec<String> = effects.iter().filter_map(morale).collect();
        for fighter in self.after.corners().iter().map(|corner| corner.fighter) {
            for (stat, word) in [(Stat::Attack, "attack"), (Stat::Defense, "defense")] {
                let before = self.value(fighter, stat, self.buffs(fighter, stat));
                let after = Telling { before: self.after, ..self }.value(fighter, stat, 0);
                if after < before {
                    let variables = [
                        ("whose", speaker.fighter_of(fighter).into()),
                        ("stat", word.into()),
                        ("before", before.into()),
                        ("after", after.into()),
                    ];
                    let text = speaker.format("fired-up-deed-buff", &variables);
                    changes.push(paint::alarm(&paint::unbroken(&text)));
                }
            }
        }
        let head = speaker.text("fired-up-morale-check");
        if changes.is_empty() {
            return format!("{head} {}", paint::faint(&speaker.text("fired-up-morale-same")));
        }
        format!("{head} {}", changes.join(" · "))
    }

    fn morale(self, fighter: Fighter, morale: Morale) -> String {
        let variables =
            [("name", self.speaker.fighter(fighter).into()), ("morale", morale.word().into())];
        paint::unbroken(&self.speaker.format("fired-up-morale-moved", &variables))
    }

    fn effect(self, effect: &Effect) -> Vec<Line> {
        let speaker = self.speaker;
        match effect {
            // The morale check is told as a whole, and the end of the game by itself.
            Effect::Morale(..) | Effect::Won(_) => Vec::new(),
            Effect::Fell(fighter) => {
                let name = [("name", speaker.fighter(*fighter).into())];
                vec![Line::Text(paint::alarm(&speaker.format("fired-up-fell", &name)))]
            }
            Effect::Settled(bet) => vec![Line::Text(self.settled(*bet))],
            Effect::Shown(shown) => vec![Line::Text(self.shown(*shown))],
            Effect::Round(round, first, _) => self.round(*round, *first),
        }
    }

    fn settled(self, bet: BetId) -> String {
        let speaker = self.speaker;
        let is_right = |place: &Place| self.after.is_right(bet, *place);
        let right = Place::all(self.after.corners().len() as u8).filter(is_right);
        let right = speaker.fighters(right.map(|place| self.after.corner(place).fighter));
        let event = speaker.locale.bet_event(speaker.pack().bet(bet).event);
        let variables =
            [("bet", bet.to_string().into()), ("event", event.into()), ("fighters", right.into())];
        let settled = paint::strong(&speaker.format("fired-up-settled", &variables));
        let paid = speaker.game.paid(self.after, bet);
        let paid = speaker.seats().zip(paid).filter(|(_, points)| *points > 0);
        let paid: Vec<String> = paid
            .map(|(seat, points)| {
                paint::unbroken(&format!("{} +{points}", speaker.names.inside(seat)))
            })
            .collect();
        if paid.is_empty() {
            return format!("{settled} {}", speaker.text("fired-up-settled-unpaid"));
        }
        let paid = [("payments", paint::laurel(&paid.join(", ")).into())];
        format!("{settled} {}", speaker.format("fired-up-settled-paid", &paid))
    }

    fn shown(self, shown: Shown) -> String {
        let speaker = self.speaker;
        let card = Card { speaker, id: shown.card };
        let points = speaker.points(u16::from(shown.points));
        let variables = [
            ("title", speaker.title(shown.card).into()),
            ("points", paint::unbroken(&points).into()),
        ];
        let text = speaker.about("fired-up-shown", shown.seat, &variables);
        let met = paint::faint(&format!("({})", card.met(shown.points)));
        format!("{} {met}", paint::laurel(&format!("★ {text}")))
    }

    fn round(self, round: u8, first: Seat) -> Vec<Line> {
        let speaker = self.speaker;
        let mut lines = Vec::new();
        if let Some(last) = round.checked_sub(1).filter(|last| *last > 0) {
            let title = speaker.format("fired-up-round-over", &[("round", last.into())]);
            lines.push(Line::Title(title));
            lines.push(Line::Set(points_table(speaker, self.after)));
        }
        let round = [("round", round.into())];
        lines.push(Line::Text(speaker.about("fired-up-round-begins", first, &round)));
        lines
    }
}

/// Everybody's points, and where they come from.
pub(super) fn points_table(speaker: &Speaker, view: &View) -> Vec<String> {
    let most = speaker.seats().map(|seat| view.points(seat)).max();
    let line = |seat: Seat| {
        let (points, from_bets) = (view.points(seat), view.bet_points(seat));
        let sources = [("highlights", (points - from_bets).into()), ("bets", from_bets.into())];
        let sources = paint::faint(&speaker.format("fired-up-point-sources", &sources));
        let text = paint::padded(&speaker.points(points), 10);
        let text = if Some(points) == most && points > 0 { paint::laurel(&text) } else { text };
        format!("  {}  {text}  {sources}", speaker.name(seat))
    };
    speaker.seats().map(line).collect()
}
