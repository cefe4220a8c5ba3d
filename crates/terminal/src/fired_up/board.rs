//! What lies on the table: the fighters as a grid, a row each, then the players and the Bets.

use munera_rules::Seat;
use munera_rules::fired_up::{
    BetId, Corner, DiceInFront, MORTAL_WOUNDS, Phase, Place, Stat, Strength, View, Wager,
};

use super::speaker::Speaker;
use crate::paint;

/// The table as a viewer sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
}

/// The columns of the grid, each with the message of its label and its width.
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

impl Board<'_> {
    /// The fighters, then the players.
    pub(super) fn lines(self) -> Vec<String> {
        let mut lines = self.fighters();
        lines.extend(self.players());
        lines
    }

    // ---- The circle

    /// A row for each fighter, in the order of the circle: each row's left neighbour is the next.
    pub(super) fn fighters(self) -> Vec<String> {
        let mut labels = COLUMNS.map(|(label, _)| self.speaker.text(label)).to_vec();
        labels.push(self.speaker.text("fired-up-label-target"));
        let mut lines = vec![paint::faint(&format!("  {}", row(&labels)))];
        lines.extend(self.view.corners().iter().map(|corner| self.fighter(corner)));
        lines
    }

    fn fighter(self, corner: &Corner) -> String {
        let speaker = self.speaker;
        let name = speaker.fighter(corner.fighter);
        if !corner.is_alive {
            let fallen = speaker.text("fired-up-has-fallen");
            return paint::faint(&format!("  {}", row(&["–".to_owned(), name, fallen])));
        }
        let mat = speaker.pack().mat(corner.fighter);
        let turn = speaker.turn(self.view).and_then(|turn| turn.fighter);
        let is_turn = turn.is_some_and(|place| self.view.corner(place).fighter == corner.fighter);
        let sprint = if corner.is_sprinting { "»" } else { "" };
        let wounds = format!("{}/{MORTAL_WOUNDS}", corner.wounds);
        let wounds = match corner.wounds {
            0 => paint::faint(&wounds),
            1 => wounds,
            _ => paint::alarm(&wounds),
        };
        let influence = corner.influence.to_string();
        let target = speaker.fighter(self.view.corner(corner.target).fighter);
        let target = if corner.is_locked {
            format!("{target} {}", paint::strong(&speaker.text("fired-up-locked")))
        } else {
            target
        };
        let cells = [
            format!("{}{sprint}", corner.tile),
            paint::strong(&name),
            stat(speaker.game.strength(corner, Stat::Attack)),
            stat(speaker.game.strength(corner, Stat::Defense)),
            stamina(corner.stamina, mat.stamina),
            wounds,
            self.morale(corner),
            if corner.influence == 0 { paint::faint(&influence) } else { influence },
            target,
        ];
        format!("{}{}", if is_turn { "▸ " } else { "  " }, row(&cells))
    }

    /// The Morale, and the thumbs that will move it.
    fn morale(self, corner: &Corner) -> String {
        let mut text = self.speaker.locale.morale(corner.morale);
        let thumbs = |mark: char, count: u8| match count {
            0 => String::new(),
            _ => format!("{mark}{count}"),
        };
        let thumbs = format!("{}{}", thumbs('▲', corner.up), thumbs('▼', corner.down));
        if !thumbs.is_empty() {
            text = format!("{text} {}", paint::strong(&thumbs));
        }
        text
    }

    // ---- The crowd

    /// Everybody's points, dice and tokens.
    pub(super) fn players(self) -> Vec<String> {
        let items: Vec<String> = self.speaker.seats().map(|seat| self.player(seat)).collect();
        let head = format!("  {} ", self.speaker.text("fired-up-label-players"));
        paint::flow(&head, items.iter().map(String::as_str), " · ")
    }

    fn player(self, seat: Seat) -> String {
        let (speaker, view) = (self.speaker, self.view);
        let mut parts = Vec::new();
        let dice = match view.dice(seat) {
            DiceInFront::Unrolled(count) => count,
            DiceInFront::Rolled(dice) => dice.len(),
        };
        if matches!(view.phase(), Phase::Keep | Phase::Influence) {
            parts.push(speaker.format("fired-up-dice-count", &[("dice", dice.into())]));
        }
        if view.tokens(seat) > 0 {
            let tokens = [("tokens", view.tokens(seat).into())];
            parts.push(speaker.format("fired-up-token-count", &tokens));
        }
        let name = paint::strong(&speaker.names.seat(seat));
        let points = format!("{name}: {}", view.points(seat));
        let text = match parts.join(", ") {
            rest if rest.is_empty() => points,
            rest => format!("{points} ({rest})"),
        };
        paint::unbroken(&text)
    }

    // ---- The Bets

    /// The Bets, each with what it pays and the cards on it, and with its title if there is room.
    pub(super) fn bets(self, with_titles: bool) -> Vec<String> {
        let bets = self.view.bets().into_iter().flatten();
        bets.flat_map(|bet| self.bet(bet, with_titles)).collect()
    }

    fn bet(self, bet: BetId, with_title: bool) -> Vec<String> {
        let (speaker, view) = (self.speaker, self.view);
        let printed = speaker.pack().bet(bet);
        let event = speaker.locale.bet_event(printed.event);
        let label = speaker.text("fired-up-label-bet");
        let head = format!("  {label} {}  ", paint::strong(&bet.to_string()));
        if view.is_settled(bet) {
            let right = view.corners().iter().zip(0..);
            let right = right.filter(|(_, number)| view.is_right(bet, Place::new(*number)));
            let right = speaker.fighters(right.map(|(corner, _)| corner.fighter));
            let variables = [("event", event.into()), ("fighters", right.into())];
            let text = speaker.format("fired-up-bet-settled", &variables);
            return paint::paragraph(&head, &paint::faint(&text));
        }
        let [first, second, third] = printed.rewards;
        let rewards = format!("{first}/{second}/{third}");
        let mut text = format!("{event} ({rewards})");
        if let Some(title) = speaker.bet_title(bet).filter(|_| with_title) {
            text = format!("{title}: {text}");
        }
        for round in 1..=view.round() {
            let cards = view.wagers(bet).filter(|wager| wager.round == round);
            let cards: Vec<String> = cards.map(|wager| self.wager(wager)).collect();
            if !cards.is_empty() {
                let variables = [("round", round.into()), ("cards", cards.join(", ").into())];
                let row = speaker.format("fired-up-bet-row", &variables);
                text = format!("{text} · {row}");
            }
        }
        paint::paragraph(&head, &text)
    }

    /// A betting card: whose it is, and what is on it if the reader knows.
    fn wager(self, wager: Wager) -> String {
        let fighter = wager.fighter.map(|place| self.view.corner(place).fighter);
        let fighter = fighter.map_or_else(|| "?".to_owned(), |it| self.speaker.fighter(it));
        let name = self.speaker.names.inside(wager.seat);
        paint::unbroken(&format!("{fighter} ({name})"))
    }
}

/// Cells in their columns, and what stands behind the last of them.
fn row(cells: &[String]) -> String {
    let widths = COLUMNS.iter().map(|(_, width)| *width).chain([0]);
    let cells = cells.iter().zip(widths).map(|(cell, width)| paint::padded(cell, width));
    cells.collect::<String>().trim_end().to_owned()
}

/// `4/5`: the value of a marker, and the most that will count when the thumbs have moved the Morale.
fn stat(Strength { value, limit }: Strength) -> String {
    let text = format!("{value}/{limit}");
    if value > limit { paint::alarm(&text) } else { text }
}

/// `11/13`, with an alarm where another good attack would do.
fn stamina(left: i8, most: u8) -> String {
    let text = format!("{left}/{most}");
    if 3 * i16::from(left) <= i16::from(most) { paint::alarm(&text) } else { text }
}
