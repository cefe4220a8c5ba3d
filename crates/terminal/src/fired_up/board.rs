//! The table: a row for each fighter, then the players and the Bets.

use std::cmp::Reverse;

use munera_guide::fired_up::{
    FiredUpAttack, FiredUpAttackTurn, FiredUpBet, FiredUpFighterGuide, FiredUpGuide, FiredUpStake,
    FiredUpStrength,
};
use munera_rules::Seat;
use munera_rules::fired_up::{
    BetEvent, BetId, DiceInFront, Fighter, FighterState, FiredUp, MORTAL_WOUNDS, Phase, View,
};

use super::words::Words;
use crate::paint;
use crate::play_ui::Seen;

/// The table as a viewer sees it, with its guide.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    pub(super) words: &'a Words,
    pub(super) view: &'a View,
    pub(super) guide: FiredUpGuide,
}

/// The columns of the grid, each with the id of its label and its width.
const COLUMNS: [(&str, usize); 8] = [
    ("fired-up-label-speed", 6),
    ("fired-up-label-fighter", 8),
    ("fired-up-label-attack", 7),
    ("fired-up-label-defense", 8),
    ("fired-up-label-stamina", 8),
    ("fired-up-label-wounds", 7),
    ("fired-up-label-morale", 13),
    ("fired-up-label-influence", 7),
];

impl<'a> Board<'a> {
    pub(super) fn of(words: &'a Words, seen: Seen<'a, FiredUp>) -> Self {
        Self { words, view: seen.view, guide: FiredUpGuide::of(seen.game, seen.view) }
    }

    /// The title above the table: the round and the phase.
    pub(super) fn title(&self) -> String {
        let phase = match self.view.phase() {
            Phase::Fresh => return paint::across(""),
            Phase::Keep => self.words.text("fired-up-phase-keep"),
            Phase::Influence => match self.view.asked().first() {
                Some(seat) => self.words.about("fired-up-phase-turn", seat.number(), &[]),
                None => self.words.text("fired-up-phase-influence"),
            },
            Phase::Battle => self.words.text("fired-up-phase-battle"),
            Phase::Over => self.words.text("fired-up-phase-over"),
        };
        let round = [("round", self.view.round().into())];
        paint::across(&format!("{} · {phase}", self.words.format("fired-up-round", &round)))
    }

    /// The fighters, the attacks to come, then the players.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = self.fighters();
        lines.extend(self.attacks());
        lines.extend(self.players());
        lines
    }

    // ---- The circle

    /// A row for each fighter, in the order of the circle: the left neighbour of each row's fighter
    /// is in the next row.
    pub(super) fn fighters(&self) -> Vec<String> {
        let mut labels = COLUMNS.map(|(label, _)| self.words.text(label)).to_vec();
        labels.push(self.words.text("fired-up-label-target"));
        let mut lines = vec![paint::faint(&format!("  {}", row(&labels)))];
        let fighter_states = self.view.fighter_states().iter().zip(&self.guide.fighters);
        lines.extend(
            fighter_states.map(|(fighter_state, fighter)| self.fighter(fighter_state, fighter)),
        );
        lines
    }

    fn fighter(&self, fighter_state: &FighterState, fighter: &FiredUpFighterGuide) -> String {
        let name = self.words.fighter(fighter.fighter);
        if !fighter_state.is_alive {
            let fallen = self.words.text("fired-up-has-fallen");
            return paint::faint(&format!("  {}", row(&["–".to_owned(), name, fallen])));
        }
        let turn = self.guide.turn.as_ref().and_then(|turn| turn.fighter);
        let sprint = if fighter_state.is_sprinting { "»" } else { "" };
        let wounds = format!("{}/{MORTAL_WOUNDS}", fighter_state.wounds);
        let wounds = match fighter_state.wounds {
            0 => paint::faint(&wounds),
            1 => wounds,
            _ => paint::alarm(&wounds),
        };
        let influence = fighter_state.influence.to_string();
        let mut target =
            self.words.fighter(self.view.fighter_state(fighter_state.target).fighter.into());
        if fighter_state.is_locked {
            let locked = paint::strong(&self.words.text("fired-up-locked"));
            target = format!("{target} {locked}");
        }
        let cells = [
            format!("{}{sprint}", fighter_state.tile),
            paint::strong(&name),
            stat(fighter.attack),
            stat(fighter.defense),
            stamina(fighter_state.stamina, fighter.full_stamina),
            wounds,
            self.morale(fighter_state),
            if fighter_state.influence == 0 { paint::faint(&influence) } else { influence },
            target,
        ];
        format!("{}{}", if turn == Some(fighter.fighter) { "▸ " } else { "  " }, row(&cells))
    }

    /// The attacks in order, each with the dice that would count if the battle began now.
    fn attacks(&self) -> Vec<String> {
        let coming = self.guide.attacks.iter().filter(|attack| {
            matches!(attack.when, FiredUpAttackTurn::Now | FiredUpAttackTurn::Coming)
        });
        let attacks: Vec<String> = coming
            .map(|FiredUpAttack { attacker, defender, attack, defense, .. }| {
                let [attacker, defender] = [attacker, defender].map(|it| self.words.fighter(*it));
                paint::unbroken(&format!("{attacker} {attack} → {defender} {defense}"))
            })
            .collect();
        if attacks.is_empty() {
            return attacks;
        }
        let head = format!("  {} ", self.words.text("fired-up-label-attacks"));
        paint::flow(&head, attacks.iter().map(String::as_str), " · ")
    }

    /// The Morale, and the thumbs that will change it.
    fn morale(&self, fighter_state: &FighterState) -> String {
        let text = self.words.locale.morale(fighter_state.morale);
        let thumbs = |mark: char, count: u8| match count {
            0 => String::new(),
            _ => format!("{mark}{count}"),
        };
        match format!("{}{}", thumbs('▲', fighter_state.up), thumbs('▼', fighter_state.down)) {
            thumbs if thumbs.is_empty() => text,
            thumbs => format!("{text} {}", paint::strong(&thumbs)),
        }
    }

    // ---- The crowd

    /// The points, dice and tokens of all players.
    fn players(&self) -> Vec<String> {
        let items: Vec<String> = Seat::all(self.words.players).map(|it| self.player(it)).collect();
        let head = format!("  {} ", self.words.text("fired-up-label-players"));
        paint::flow(&head, items.iter().map(String::as_str), " · ")
    }

    fn player(&self, seat: Seat) -> String {
        let (words, view) = (self.words, self.view);
        let mut parts = Vec::new();
        let dice = match view.dice(seat) {
            DiceInFront::Unrolled(count) => count,
            DiceInFront::Rolled(dice) => dice.len(),
        };
        if matches!(view.phase(), Phase::Keep | Phase::Influence) {
            parts.push(words.format("fired-up-dice-count", &[("dice", dice.into())]));
        }
        if view.tokens(seat) > 0 {
            let tokens = [("tokens", view.tokens(seat).into())];
            parts.push(words.format("fired-up-token-count", &tokens));
        }
        let name = paint::strong(&words.seat(seat.number()));
        let points = format!("{name}: {}", view.points(seat));
        paint::unbroken(&match parts.join(", ") {
            rest if rest.is_empty() => points,
            rest => format!("{points} ({rest})"),
        })
    }

    // ---- The Bets

    /// The Bets with their rewards and cards. In full, with their titles too, and with what decides
    /// between equals.
    pub(super) fn bets(&self, in_full: bool) -> Vec<String> {
        self.guide.bets.iter().flat_map(|bet| self.bet(bet, in_full)).collect()
    }

    fn bet(&self, bet: &FiredUpBet, in_full: bool) -> Vec<String> {
        let words = self.words;
        let event = words.bet_event(&bet.bet);
        let label = words.text("fired-up-label-bet");
        let head = format!("  {label} {}  ", paint::strong(&bet.bet));
        if bet.settled {
            let right = words.fighters(bet.right.iter().flatten().copied());
            let variables = [("event", event.into()), ("fighters", right.into())];
            let text = words.format("fired-up-bet-settled", &variables);
            return paint::paragraph(&head, &paint::faint(&text));
        }
        let [first, second, third] = bet.rewards;
        let mut text = format!("{event} ({first}/{second}/{third})");
        if let Some(title) = words.bet_title(&bet.bet).filter(|_| in_full) {
            text = format!("{title}: {text}");
        }
        for round in 1..=self.view.round() {
            let cards = bet.cards.iter().filter(|card| card.round == round);
            let cards: Vec<String> = cards.map(|card| self.stake(card)).collect();
            if !cards.is_empty() {
                let variables = [("round", round.into()), ("cards", cards.join(", ").into())];
                text = format!("{text} · {}", words.format("fired-up-bet-row", &variables));
            }
        }
        let mut lines = paint::paragraph(&head, &text);
        if let Some(tie) = self.tie(&bet.bet).filter(|_| in_full) {
            let head = " ".repeat(paint::width(&head));
            lines.extend(paint::paragraph(&head, &paint::faint(&tie)));
        }
        lines
    }

    /// U8.2: for the Bet on the winner of the fight, the order of the living fighters that decides
    /// between equals.
    fn tie(&self, bet: &str) -> Option<String> {
        let pack = &self.words.pack;
        let event = pack.bet(BetId::read(bet)?).event;
        let living = self.view.fighter_states().iter().filter(|it| it.is_alive);
        let mut living: Vec<Fighter> = living.map(|it| it.fighter).collect();
        living.sort_by_key(|fighter| Reverse(pack.mat(*fighter).speed));
        let speed = |fighter: &Fighter| {
            let name = self.words.fighter((*fighter).into());
            paint::unbroken(&format!("{name} {}", pack.mat(*fighter).speed))
        };
        let order = living.iter().map(speed).collect::<Vec<_>>().join(", ");
        let is_winner = event == BetEvent::Winner;
        is_winner.then(|| self.words.format("fired-up-bet-tie", &[("order", order.into())]))
    }

    /// A betting card: its owner, and its fighter if the reader knows it.
    fn stake(&self, stake: &FiredUpStake) -> String {
        let fighter = stake.fighter.map(|fighter| self.words.fighter(fighter));
        let name = self.words.inside(stake.seat);
        paint::unbroken(&format!("{} ({name})", fighter.as_deref().unwrap_or("?")))
    }

    // ---- The end

    /// The winner of the fight, the results of the Bets, the points of all players, what decided
    /// between the best of them, and the winner of the game.
    pub(super) fn ending(&self) -> Vec<String> {
        let Some(ending) = &self.guide.ending else { return Vec::new() };
        let [fight, game] = self.words.ending(ending);
        let mut lines = paint::paragraph("", &paint::strong(&fight));
        for bet in self.guide.bets.iter().filter(|bet| !bet.settled) {
            let event = self.words.bet_event(&bet.bet);
            let variables = [("bet", bet.bet.as_str().into()), ("event", event.into())];
            let never = self.words.format("fired-up-bet-never", &variables);
            lines.extend(paint::paragraph("", &never));
        }
        lines.extend(self.words.points_table(self.view));
        let decision = self.words.decision(ending);
        lines.extend(decision.iter().flat_map(|sentence| paint::paragraph("", sentence)));
        lines.push(String::new());
        lines.extend(paint::paragraph(&paint::laurel("★ "), &paint::laurel(&game)));
        lines
    }
}

/// Cells in their columns; the last one may be longer.
fn row(cells: &[String]) -> String {
    let widths = COLUMNS.iter().map(|(_, width)| *width).chain([0]);
    let cells = cells.iter().zip(widths).map(|(cell, width)| paint::padded(cell, width));
    cells.collect::<String>().trim_end().to_owned()
}

/// `4/5`: the value of a marker, and the most that will count after the next Morale check.
fn stat(FiredUpStrength { value, limit, .. }: FiredUpStrength) -> String {
    let text = format!("{value}/{limit}");
    if value > limit { paint::alarm(&text) } else { text }
}

/// `11/13`, highlighted if another good attack would fell the fighter.
fn stamina(left: i8, most: u8) -> String {
    let text = format!("{left}/{most}");
    if 3 * i16::from(left) <= i16::from(most) { paint::alarm(&text) } else { text }
}
