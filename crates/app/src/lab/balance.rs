//! `munera lab balance`: what the content of Fired Up is worth in play.

use std::io::{self, Write};
use std::sync::Arc;

use munera_bots::{Bot, Generator, choose};
use munera_rules::fired_up::{
    BetId, Fighter, FiredUp, HighlightId, HighlightSet, Moment, Options, Outcome, Pack, Phase, View,
};
use munera_rules::{Game, Node, Seat, Viewer};
use rayon::prelude::*;
use serde_json::json;

use super::progress_bar;
use crate::content::Content;

/// What `munera lab balance` is asked to do.
#[derive(Clone, Copy, Debug)]
pub struct BalanceSettings {
    /// The pack that is measured.
    pub content: &'static Content,
    /// How many games.
    pub games: u64,
    /// How many people play; `None` for two to five in turn.
    pub players: Option<u8>,
    /// Who plays.
    pub bot: Bot,
    /// Whether fighters use their abilities.
    pub abilities: bool,
    /// Where the games begin.
    pub seed: u64,
    /// Whether to print JSON instead of tables.
    pub as_json: bool,
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    of: u64,
    count: u64,
}

impl Share {
    fn note(&mut self, holds: bool) {
        self.of += 1;
        self.count += u64::from(holds);
    }

    fn add(&mut self, other: Self) {
        self.of += other.of;
        self.count += other.count;
    }

    fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.count as f64 / self.of as f64 }
    }

    /// Half of the 95 % interval.
    fn margin(self) -> f64 {
        let share = self.value();
        if self.of == 0 { 0.0 } else { 1.96 * (share * (1.0 - share) / self.of as f64).sqrt() }
    }
}

/// What some games came to.
#[derive(Clone, Debug)]
struct Figures {
    games: u64,
    /// Fights won by each fighter, where four fight and where five do.
    wins: [[Share; 6]; 2],
    /// For each Highlight, how often each tier was met of all times that the card was kept.
    tiers: Vec<[Share; 3]>,
    /// For each Bet: whether it was settled, and how many of its cards were right.
    settled: [Share; 6],
    right: [Share; 6],
    points_from_highlights: u64,
    points_from_bets: u64,
    /// How many games saw so many fighters fall.
    eliminations: [u64; 6],
    /// Whether who began the game won it, as parts of a win.
    first_wins: f64,
    fair: f64,
}

impl Figures {
    fn new() -> Self {
        Self {
            games: 0,
            wins: Default::default(),
            tiers: vec![Default::default(); usize::from(HighlightId::COUNT)],
            settled: Default::default(),
            right: Default::default(),
            points_from_highlights: 0,
            points_from_bets: 0,
            eliminations: [0; 6],
            first_wins: 0.0,
            fair: 0.0,
        }
    }

    fn add(mut self, other: &Self) -> Self {
        self.games += other.games;
        for (own, others) in self.wins.iter_mut().flatten().zip(other.wins.iter().flatten()) {
            own.add(*others);
        }
        for (own, others) in self.tiers.iter_mut().flatten().zip(other.tiers.iter().flatten()) {
            own.add(*others);
        }
        for (own, others) in self.settled.iter_mut().zip(&other.settled) {
            own.add(*others);
        }
        for (own, others) in self.right.iter_mut().zip(&other.right) {
            own.add(*others);
        }
        self.points_from_highlights += other.points_from_highlights;
        self.points_from_bets += other.points_from_bets;
        for (own, others) in self.eliminations.iter_mut().zip(other.eliminations) {
            *own += others;
        }
        self.first_wins += other.first_wins;
        self.fair += other.fair;
        self
    }
}

/// Plays games and tells what the content was worth.
pub fn balance(settings: BalanceSettings, output: &mut dyn Write) -> io::Result<()> {
    let progress = progress_bar(settings.games);
    let figures = (0..settings.games)
        .into_par_iter()
        .map(|number| {
            let players = settings.players.unwrap_or(2 + (number % 4) as u8);
            let seed = settings.seed.wrapping_mul(1 << 32) ^ number;
            let figures = measure(settings, players, &mut Generator::new(seed));
            progress.inc(1);
            figures
        })
        .try_reduce(Figures::new, |one, other| Some(one.add(&other)))
        .ok_or_else(|| io::Error::other("a bot has found no move"))?;
    progress.finish_and_clear();
    if settings.as_json {
        writeln!(output, "{}", write_json(settings, &figures))
    } else {
        write_tables(settings, &figures, output)
    }
}

/// One game.
fn measure(settings: BalanceSettings, players: u8, generator: &mut Generator) -> Option<Figures> {
    let pack = Arc::clone(&settings.content.pack);
    let options = Options { abilities: settings.abilities, ..Options::new(players, pack) };
    let game = FiredUp::with_options(options).ok()?;
    let mut figures = Figures { games: 1, ..Figures::new() };
    let mut state = game.start();
    let mut first = None;
    // What each card that is kept has scored in the round; nothing yet.
    let mut kept: Vec<(HighlightId, u8)> = Vec::new();
    loop {
        let before = game.view(&state, Viewer::Spectator);
        match game.node(&state) {
            Node::Chance(_) => {
                let outcome = game.draw(&state, generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first()?;
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = choose(settings.bot, &game, &view, generator)?.choice;
                game.make_move(&mut state, seat, choice);
            }
            Node::Over(outcome) => {
                note_end(&game, &before, outcome, first, &mut figures);
                return Some(figures);
            }
        }
        let after = game.view(&state, Viewer::Spectator);
        first = first.or_else(|| after.first());
        if before.phase() == Phase::Keep && after.phase() == Phase::Influence {
            let hands = Seat::all(players).map(|seat| game.view(&state, Viewer::Seat(seat)).kept());
            kept = hands.flat_map(HighlightSet::iter).map(|card| (card, 0)).collect();
        }
        let is_new_round = after.round() != before.round() || after.phase() == Phase::Over;
        let shown =
            if after.round() == before.round() { after.shown_now() } else { after.shown_before() };
        for shown in shown {
            if let Some((_, points)) = kept.iter_mut().find(|(card, _)| *card == shown.card) {
                *points = shown.points;
            }
        }
        if is_new_round {
            note_round(&game.options().pack, &mut kept, &mut figures);
        }
    }
}

/// Which tiers were met of what was kept.
fn note_round(pack: &Pack, kept: &mut Vec<(HighlightId, u8)>, figures: &mut Figures) {
    for (card, points) in kept.drain(..) {
        figures.points_from_highlights += u64::from(points);
        for (tier, share) in pack.highlight(card).tiers.iter().zip(&mut figures.tiers[card.index()])
        {
            share.note(points >= tier.points);
        }
    }
}

fn note_end(
    game: &FiredUp,
    view: &View,
    outcome: Outcome,
    first: Option<Seat>,
    figures: &mut Figures,
) {
    let corners = view.corners();
    for corner in corners {
        let share = &mut figures.wins[corners.len() - 4][corner.fighter as usize];
        share.note(outcome.fighter == Some(corner.fighter));
    }
    let fallen = corners.iter().filter(|corner| !corner.is_alive).count();
    figures.eliminations[fallen] += 1;
    for bet in view.bets().into_iter().flatten() {
        figures.settled[bet.index()].note(view.is_settled(bet));
        for wager in view.wagers(bet) {
            let is_right = wager.fighter.is_some_and(|place| view.is_right(bet, place));
            figures.right[bet.index()].note(is_right);
        }
    }
    figures.points_from_bets +=
        Seat::all(game.players()).map(|seat| u64::from(view.bet_points(seat))).sum::<u64>();
    if first.is_some_and(|first| outcome.winners.contains(first)) {
        figures.first_wins += 1.0 / outcome.winners.len() as f64;
    }
    figures.fair += 1.0 / f64::from(game.players());
}

/// The mean share of the cards of a moment that met a tier.
fn mean_of(pack: &Pack, figures: &Figures, moment: Moment, tier: usize) -> f64 {
    let mut all = Share::default();
    for card in HighlightId::all() {
        let highlight = pack.highlight(card);
        if highlight.moment == moment && tier < highlight.tiers.len() {
            all.add(figures.tiers[card.index()][tier]);
        }
    }
    all.value()
}

fn percent(share: f64) -> f64 {
    (share * 1000.0).round() / 10.0
}

fn write_json(settings: BalanceSettings, figures: &Figures) -> serde_json::Value {
    let pack = &settings.content.pack;
    let share = |share: Share| json!({"share": percent(share.value()), "margin": percent(share.margin()), "of": share.of});
    let wins = |circle: usize| -> serde_json::Map<String, serde_json::Value> {
        let name = |fighter: Fighter| fighter.name().to_owned();
        Fighter::ALL
            .into_iter()
            .map(|fighter| (name(fighter), share(figures.wins[circle][fighter as usize])))
            .collect()
    };
    let highlights: serde_json::Map<String, serde_json::Value> = HighlightId::all()
        .map(|card| {
            let count = pack.highlight(card).tiers.len();
            let tiers: Vec<_> =
                figures.tiers[card.index()][..count].iter().map(|tier| share(*tier)).collect();
            (card.to_string(), json!(tiers))
        })
        .collect();
    let moments: serde_json::Map<String, serde_json::Value> = Moment::ALL
        .into_iter()
        .map(|moment| {
            let means = [0, 1, 2].map(|tier| percent(mean_of(pack, figures, moment, tier)));
            (moment.word().to_owned(), json!(means))
        })
        .collect();
    let bets: serde_json::Map<String, serde_json::Value> = BetId::ALL
        .into_iter()
        .map(|bet| {
            let settled = share(figures.settled[bet.index()]);
            let right = share(figures.right[bet.index()]);
            (bet.to_string(), json!({"settled": settled, "right": right}))
        })
        .collect();
    json!({
        "game": FiredUp::NAME, "pack": settings.content.name, "hash": settings.content.hash,
        "games": figures.games, "bot": settings.bot.name(), "abilities": settings.abilities,
        "fights_won_of_4": wins(0), "fights_won_of_5": wins(1),
        "highlights": highlights, "moments": moments, "bets": bets,
        "points_from_highlights": figures.points_from_highlights,
        "points_from_bets": figures.points_from_bets,
        "eliminations": figures.eliminations,
        "first_player": {"wins": figures.first_wins, "fair": figures.fair},
    })
}

fn write_tables(
    settings: BalanceSettings,
    figures: &Figures,
    output: &mut dyn Write,
) -> io::Result<()> {
    let pack = &settings.content.pack;
    let cell =
        |share: Share| format!("{:5.1} ±{:4.1}", percent(share.value()), percent(share.margin()));
    writeln!(output, "Fights won, %        of 4 fighters  of 5 fighters")?;
    for fighter in Fighter::ALL {
        let [four, five] = [0, 1].map(|circle| cell(figures.wins[circle][fighter as usize]));
        writeln!(output, "  {:<18} {four:>13}  {five:>13}", fighter.name())?;
    }
    writeln!(output, "\nHighlights met of those kept, %   tier 1       tier 2       tier 3")?;
    for moment in Moment::ALL {
        let means = [0, 1, 2].map(|tier| percent(mean_of(pack, figures, moment, tier)));
        let [one, two, three] = means;
        writeln!(output, "  {:<27} {one:>10.1}  {two:>11.1}  {three:>11.1}", moment.word())?;
    }
    for card in HighlightId::all() {
        let highlight = pack.highlight(card);
        let title = settings.content.highlight_title(card, crate::locale::Language::English);
        let name = format!("{card} {} {title}", highlight.moment.word());
        let name: String = name.chars().take(29).collect();
        write!(output, "  {name:<29}")?;
        for share in &figures.tiers[card.index()][..highlight.tiers.len()] {
            write!(output, " {:>12}", cell(*share))?;
        }
        writeln!(output)?;
    }
    writeln!(output, "\nBets, %              settled        cards right")?;
    for bet in BetId::ALL {
        let (settled, right) = (figures.settled[bet.index()], figures.right[bet.index()]);
        writeln!(output, "  {:<16} {:>13}  {:>13}", bet.to_string(), cell(settled), cell(right))?;
    }
    let per_game = |points: u64| points as f64 / figures.games as f64;
    let (highlights, bets) =
        (per_game(figures.points_from_highlights), per_game(figures.points_from_bets));
    writeln!(output, "\nPoints a game: {highlights:.1} from Highlights, {bets:.1} from bets")?;
    writeln!(output, "Games by fighters fallen, 0 to 5: {:?}", figures.eliminations)?;
    let (won, fair) = (figures.first_wins, figures.fair);
    writeln!(output, "Who began won {won:.0} games; fair would be {fair:.0}")
}
