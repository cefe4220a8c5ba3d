//! Words for names, cards, dice and moves.

use std::ops::Deref;
use std::sync::Arc;

use munera_guide::fired_up::{
    FiredUpDecision, FiredUpEnding, FiredUpFighter, FiredUpHighlight, FiredUpStanding, FiredUpStat,
    FiredUpTier,
};
use munera_protocol::content::Content;
use munera_rules::fired_up::{BetId, Fighter, FiredUp, HighlightId, Pack, PackSource, Tier, View};
use munera_rules::{Game, Seat};

use super::reading::{TypedWords, VERBS};
use crate::names::Names;
use crate::paint;

/// The words for one table and one reader.
#[derive(Clone, Debug)]
pub(super) struct Words {
    names: Names,
    pub(super) typed: TypedWords,
    pub(super) pack: Arc<Pack>,
    /// The titles of cards; none for a pack that was not read from a text.
    source: PackSource,
}

/// The words of a game include those of every table.
impl Deref for Words {
    type Target = Names;

    fn deref(&self) -> &Names {
        &self.names
    }
}

impl Words {
    pub(super) fn new(game: &FiredUp, names: Names) -> Self {
        let options = game.options();
        Self {
            typed: TypedWords::new(names.locale),
            pack: Arc::clone(&options.pack),
            source: options.source.clone(),
            names,
        }
    }

    // ---- Fighters

    pub(super) fn fighter(&self, fighter: FiredUpFighter) -> String {
        self.fighter_as("fired-up-fighter-name", fighter)
    }

    /// A fighter's name in the possessive case.
    pub(super) fn fighter_of(&self, fighter: FiredUpFighter) -> String {
        self.fighter_as("fired-up-fighter-of", fighter)
    }

    /// A fighter's name as an object.
    pub(super) fn fighter_whom(&self, fighter: FiredUpFighter) -> String {
        self.fighter_as("fired-up-fighter-whom", fighter)
    }

    /// A fighter's name with its epithet.
    pub(super) fn full_name(&self, fighter: FiredUpFighter) -> String {
        self.fighter_as("fired-up-fighter-full-name", fighter)
    }

    /// What a fighter is like, in one line.
    pub(super) fn character(&self, fighter: FiredUpFighter) -> String {
        self.fighter_as("fired-up-fighter-character", fighter)
    }

    fn fighter_as(&self, id: &str, fighter: FiredUpFighter) -> String {
        self.format(id, &[("fighter", fighter.word().into())])
    }

    /// A list of fighters, with commas.
    pub(super) fn fighters(&self, fighters: impl IntoIterator<Item = FiredUpFighter>) -> String {
        let names: Vec<String> = fighters.into_iter().map(|it| self.fighter(it)).collect();
        names.join(", ")
    }

    /// `Sigurd's Attack 3 → 4`.
    pub(super) fn value(
        &self,
        fighter: FiredUpFighter,
        stat: FiredUpStat,
        [before, after]: [u8; 2],
    ) -> String {
        let variables = [
            ("whose", self.fighter_of(fighter).into()),
            ("stat", stat.word().into()),
            ("before", before.into()),
            ("after", after.into()),
        ];
        self.format("fired-up-deed-buff", &variables)
    }

    // ---- Cards

    fn content(&self) -> Option<&Content> {
        self.source.get()
    }

    /// A Highlight's title in quotation marks, or else its id.
    pub(super) fn title(&self, card: &str) -> String {
        let title = self.content().zip(HighlightId::read(card));
        let title = title.map(|(it, card)| it.highlight_title(card, self.locale.language().code()));
        title.map_or_else(|| card.to_owned(), |title| self.quoted(title))
    }

    /// A Bet's title in quotation marks, if it has one.
    pub(super) fn bet_title(&self, bet: &str) -> Option<String> {
        let title = self.content()?.bet_title(BetId::read(bet)?, self.locale.language().code());
        Some(self.quoted(title))
    }

    fn quoted(&self, title: &str) -> String {
        self.format("fired-up-title", &[("title", title.into())])
    }

    /// What decides a Bet.
    pub(super) fn bet_event(&self, bet: &str) -> String {
        let event = BetId::read(bet).map(|bet| self.pack.bet(bet).event);
        event.map(|event| self.locale.bet_event(event)).unwrap_or_default()
    }

    pub(super) fn points(&self, points: impl Into<u16>) -> String {
        self.format("fired-up-points", &[("points", points.into().into())])
    }

    fn tiers(&self, card: &str) -> &[Tier] {
        HighlightId::read(card).map_or(&[], |card| &self.pack.highlight(card).tiers)
    }

    fn moment(&self, card: &str) -> &'static str {
        HighlightId::read(card).map_or("", |card| self.pack.highlight(card).moment.word())
    }

    /// A Highlight in full, after its number in a list, with the state of its tiers.
    pub(super) fn card_lines(&self, number: usize, highlight: &FiredUpHighlight) -> Vec<String> {
        let card = highlight.card.as_str();
        let title = paint::strong(&self.title(card));
        let name = match self.content() {
            Some(_) => format!("{title} {}", paint::faint(card)),
            None => title,
        };
        let mut parts = vec![name];
        parts.push(self.format("fired-up-card-when", &[("moment", self.moment(card).into())]));
        let tiers = highlight.tiers.iter().enumerate();
        parts.extend(tiers.filter_map(|(place, tier)| {
            let mark = mark(tier);
            let text = self.tier(card, place)?;
            Some(if mark.is_empty() { text } else { format!("{mark}\u{a0}{text}") })
        }));
        let head = format!("  {}  ", paint::strong(&number.to_string()));
        paint::paragraph(&head, &parts.join(" · "))
    }

    /// The points of a tier, and what it needs.
    fn tier(&self, card: &str, place: usize) -> Option<String> {
        let tier = self.tiers(card).get(place)?;
        let points = paint::unbroken(&self.points(tier.points));
        let variables = [
            ("place", if place == 0 { "first" } else { "later" }.into()),
            ("points", paint::strong(&points).into()),
            ("conditions", self.locale.tier(tier).into()),
        ];
        Some(self.format("fired-up-card-tier", &variables))
    }

    /// The title, the moment and the points of all tiers, with their state.
    pub(super) fn short_card(&self, highlight: &FiredUpHighlight) -> String {
        let card = highlight.card.as_str();
        let tiers = highlight.tiers.iter().map(|tier| format!("{}{}", tier.points, mark(tier)));
        let points = tiers.collect::<Vec<_>>().join("/");
        let moment = self.format("fired-up-moment", &[("moment", self.moment(card).into())]);
        paint::unbroken(&format!("{} ({moment}, {points})", self.title(card)))
    }

    /// What was met for these points: the needs of all tiers up to there. Also what the next tier
    /// would give.
    pub(super) fn met(&self, card: &str, points: u8) -> (String, Option<String>) {
        let tiers = self.tiers(card);
        let met = tiers.iter().position(|tier| tier.points == points).map_or(0, |place| place + 1);
        let texts: Vec<String> = tiers[..met].iter().map(|tier| self.locale.tier(tier)).collect();
        (texts.join("; "), self.tier(card, met).filter(|_| met > 0))
    }

    // ---- Dice

    /// `Buff ×2, Morale`, of dice written as letters.
    pub(super) fn influence_dice(&self, dice: &str) -> String {
        self.dice("fired-up-influence-face", dice)
    }

    pub(super) fn influence_face(&self, face: char) -> String {
        self.format("fired-up-influence-face", &[("face", face.to_string().into())])
    }

    /// `Head, Hand ×2`; a word if there are no dice.
    pub(super) fn fight_dice(&self, dice: &str) -> String {
        if dice.is_empty() {
            return self.text("fired-up-no-dice");
        }
        self.dice("fired-up-fight-face", dice)
    }

    fn dice(&self, id: &str, dice: &str) -> String {
        let mut faces: Vec<(char, usize)> = Vec::new();
        for letter in dice.chars() {
            match faces.iter_mut().find(|(face, _)| *face == letter) {
                Some((_, count)) => *count += 1,
                None => faces.push((letter, 1)),
            }
        }
        let face = |(face, count): (char, usize)| {
            let name = self.format(id, &[("face", face.to_string().into())]);
            if count == 1 { name } else { paint::unbroken(&format!("{name} ×{count}")) }
        };
        faces.into_iter().map(face).collect::<Vec<_>>().join(", ")
    }

    // ---- Moves

    /// A move as the player would type it.
    pub(super) fn write(&self, choice: &str) -> String {
        let words: Vec<String> = choice.split(' ').map(|word| self.word(word)).collect();
        words.join(" ")
    }

    /// The player's word for a word of the notation.
    fn word(&self, word: &str) -> String {
        if let Some(fighter) = Fighter::read(word) {
            return self.fighter(fighter.into()).to_lowercase();
        }
        match word {
            verb if VERBS.contains(&verb) => self.verb(verb),
            "attack" | "defense" | "up" | "down" => self.text(&format!("fired-up-word-{word}")),
            other => other.to_owned(),
        }
    }

    /// The player's word for one of the [`VERBS`].
    pub(super) fn verb(&self, verb: &str) -> String {
        self.text(&format!("fired-up-verb-{verb}"))
    }

    /// How a move with this verb is typed, for one fighter or for any.
    pub(super) fn pattern(&self, verb: &str, fighter: Option<FiredUpFighter>) -> String {
        let who = fighter.map_or_else(
            || self.text("fired-up-who"),
            |fighter| self.fighter(fighter).to_lowercase(),
        );
        self.format(&format!("fired-up-pattern-{verb}"), &[("who", who.into())])
    }

    // ---- Points and the end

    /// The points of all players, by source.
    pub(super) fn points_table(&self, view: &View) -> Vec<String> {
        let seats = || Seat::all(self.names.players);
        let most = seats().map(|seat| view.points(seat)).max();
        let line = |seat: Seat| {
            let (points, from_bets) = (view.points(seat), view.bet_points(seat));
            let sources = [("highlights", (points - from_bets).into()), ("bets", from_bets.into())];
            let sources = paint::faint(&self.format("fired-up-point-sources", &sources));
            let text = paint::padded(&self.points(points), 10);
            let text = if Some(points) == most && points > 0 { paint::laurel(&text) } else { text };
            format!("  {}  {text}  {sources}", self.name(seat.number()))
        };
        seats().map(line).collect()
    }

    /// The winner of the fight, and the winner of the game.
    pub(super) fn ending(&self, ending: &FiredUpEnding) -> [String; 2] {
        let fight = match ending.fighter {
            Some(fighter) => {
                let name = [("name", self.fighter(fighter).into())];
                let id = if ending.by_starting_speed {
                    "fired-up-fight-won-by-speed"
                } else {
                    "fired-up-fight-won"
                };
                self.format(id, &name)
            }
            None => self.text("fired-up-fight-won-by-nobody"),
        };
        let subject = self.subjects(&winners(ending));
        [fight, self.format("fired-up-game-won", &subject.variables())]
    }

    /// U8.3: what decided between the seats with the most points; nothing if only one has them.
    pub(super) fn decision(&self, ending: &FiredUpEnding) -> Vec<String> {
        let id = match ending.decision {
            FiredUpDecision::ByPoints => return Vec::new(),
            FiredUpDecision::ByBets => "fired-up-ended-by_bets",
            FiredUpDecision::Shared => "fired-up-ended-shared",
        };
        let about = |id: &str, seats: &[u8], (points, number): (&'static str, i32)| {
            let subject = self.subjects(seats);
            let mut variables = subject.variables().to_vec();
            variables.push((points, number.into()));
            self.format(id, &variables)
        };
        let most = ending.standings.iter().find_map(|best| best.points);
        let level = ending.standings.iter().filter(|standing| standing.points == most);
        let level = level.flat_map(|it| it.seats.clone()).collect::<Vec<u8>>();
        let winners = winners(ending);
        let of_winner = winners.first().and_then(|seat| ending.points.get(usize::from(*seat)));
        let bets = of_winner.map_or(0, |points| points.bets);
        vec![
            about("fired-up-ended-level", &level, ("points", most.unwrap_or(0).into())),
            about(id, &winners, ("bets", bets.into())),
        ]
    }
}

/// The seats that won, or share the win.
fn winners(ending: &FiredUpEnding) -> Vec<u8> {
    let winners = ending.standings.iter().filter(|standing| standing.place == 1);
    winners.flat_map(|it| it.seats.clone()).collect()
}

/// A mark for a tier that is met, or that can no longer be met.
const fn mark(tier: &FiredUpTier) -> &'static str {
    match tier.standing {
        FiredUpStanding::Failed => "✗",
        FiredUpStanding::Open if !tier.holds => "",
        FiredUpStanding::Open | FiredUpStanding::Sure => "✓",
    }
}
