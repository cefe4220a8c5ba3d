//! The words of one table: names, cards, dice and moves.

use fluent_bundle::FluentValue;
use munera_protocol::content::{self, Content};
use munera_rules::fired_up::{
    BetId, FightFace, FightRoll, Fighter, FiredUp, HighlightId, InfluenceFace, InfluenceRoll, Move,
    Outcome, Pack, Question, RawView, TurnSoFar, View,
};
use munera_rules::{Game, Seat};
use munera_text::Locale;

use super::vocabulary::{Vocabulary, verbs};
use crate::names::Names;
use crate::paint;

/// Speaks of one table to one reader.
#[derive(Clone, Debug)]
pub(super) struct Speaker {
    pub(super) game: FiredUp,
    pub(super) locale: &'static Locale,
    pub(super) names: Names,
    pub(super) vocabulary: Vocabulary,
    /// What cards are called; unknown for a pack that nobody has put on the shelf.
    content: Option<&'static Content>,
    /// The width of the column of names.
    column: usize,
}

impl Speaker {
    pub(super) fn new(game: &FiredUp, names: Names) -> Self {
        let column = names.column(game.players());
        Self {
            game: game.clone(),
            locale: names.locale,
            vocabulary: Vocabulary::new(names.locale),
            content: content::of_pack(&game.options().pack),
            names,
            column,
        }
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    pub(super) fn format(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.locale.format(id, variables)
    }

    /// A message about somebody, with more variables.
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> String {
        self.names.about(id, seat, more)
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats: Vec<Seat> = Seat::all(self.game.players()).collect();
        seats.into_iter()
    }

    /// A name in its column.
    pub(super) fn name(&self, seat: Seat) -> String {
        paint::padded(&self.names.seat(seat), self.column)
    }

    pub(super) fn pack(&self) -> &Pack {
        &self.game.options().pack
    }

    /// What somebody is asked, with everything about it; nothing between two questions.
    pub(super) fn question(&self, view: &View) -> Option<Question> {
        self.game.raw_view(view).map(|RawView { question, .. }| question)
    }

    /// The turn that is being taken, from the moment when its dice lie.
    pub(super) fn turn(&self, view: &View) -> Option<TurnSoFar> {
        match self.question(view) {
            Some(Question::Act(turn)) => Some(turn),
            _ => None,
        }
    }

    // ---- Fighters

    pub(super) fn fighter(&self, fighter: Fighter) -> String {
        self.locale.fighter(fighter)
    }

    /// Whose something is.
    pub(super) fn fighter_of(&self, fighter: Fighter) -> String {
        self.format("fired-up-fighter-of", &[("fighter", fighter.name().into())])
    }

    /// Whom something is done to.
    pub(super) fn fighter_whom(&self, fighter: Fighter) -> String {
        self.format("fired-up-fighter-whom", &[("fighter", fighter.name().into())])
    }

    /// A list of fighters, with commas.
    pub(super) fn fighters(&self, fighters: impl IntoIterator<Item = Fighter>) -> String {
        let names: Vec<String> = fighters.into_iter().map(|it| self.fighter(it)).collect();
        names.join(", ")
    }

    // ---- Cards

    /// A Highlight's title in quotation marks, or else its number.
    pub(super) fn title(&self, card: HighlightId) -> String {
        match self.content {
            Some(content) => {
                let title = content.highlight_title(card, self.locale.language().code());
                self.format("fired-up-title", &[("title", title.into())])
            }
            None => card.to_string(),
        }
    }

    /// A Bet's title in quotation marks, if it has one.
    pub(super) fn bet_title(&self, bet: BetId) -> Option<String> {
        let title = self.content?.bet_title(bet, self.locale.language().code());
        Some(self.format("fired-up-title", &[("title", title.into())]))
    }

    pub(super) fn points(&self, points: u16) -> String {
        self.format("fired-up-points", &[("points", points.into())])
    }

    // ---- Dice

    /// `Buff ×2, Morale`.
    pub(super) fn influence_dice(&self, dice: InfluenceRoll) -> String {
        let faces = InfluenceFace::ALL.into_iter();
        counted(faces.map(|face| (self.locale.influence_face(face), dice.of(face))))
    }

    /// `Head, Hand ×2`; a word if there are none.
    pub(super) fn fight_dice(&self, dice: FightRoll) -> String {
        if dice.is_empty() {
            return self.text("fired-up-no-dice");
        }
        let faces = FightFace::ALL.into_iter();
        counted(faces.map(|face| (self.locale.fight_face(face), dice.count(face))))
    }

    // ---- Moves

    /// A move as the reader would type it.
    pub(super) fn write(&self, choice: Move) -> String {
        let written = choice.to_string();
        let words: Vec<String> = written.split(' ').map(|word| self.word(word)).collect();
        words.join(" ")
    }

    /// The reader's form of a word of the notation.
    fn word(&self, word: &str) -> String {
        if let Some(fighter) = Fighter::read(word) {
            return self.fighter(fighter).to_lowercase();
        }
        if verbs().any(|verb| verb == word) {
            return self.verb(word);
        }
        match word {
            "attack" | "defense" | "up" | "down" => self.text(&format!("fired-up-word-{word}")),
            other => other.to_owned(),
        }
    }

    /// The reader's word for one of the [`verbs`].
    pub(super) fn verb(&self, verb: &str) -> String {
        self.text(&format!("fired-up-verb-{verb}"))
    }

    /// How a move with this verb is typed, for a fighter or for any.
    pub(super) fn pattern(&self, verb: &str, fighter: Option<Fighter>) -> String {
        let who = fighter.map_or_else(
            || self.text("fired-up-who"),
            |fighter| self.fighter(fighter).to_lowercase(),
        );
        self.format(&format!("fired-up-pattern-{verb}"), &[("who", who.into())])
    }

    // ---- The end

    /// Who has won the fight, and who the game.
    pub(super) fn outcome(&self, outcome: Outcome) -> [String; 2] {
        let fight = match outcome.fighter {
            Some(fighter) => {
                let name = [("name", self.fighter(fighter).into())];
                self.format("fired-up-fight-won", &name)
            }
            None => self.text("fired-up-fight-won-by-nobody"),
        };
        let subject = self.names.subjects(outcome.winners);
        [fight, self.format("fired-up-game-won", &subject.variables())]
    }
}

/// Names with how often each occurs, those that do not left out.
fn counted(names: impl Iterator<Item = (String, u8)>) -> String {
    let part = |(name, count): (String, u8)| match count {
        0 => None,
        1 => Some(name),
        _ => Some(paint::unbroken(&format!("{name} ×{count}"))),
    };
    names.filter_map(part).collect::<Vec<_>>().join(", ")
}
