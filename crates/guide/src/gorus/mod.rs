//! What the rules say about a view of Gorus Maximus.

mod bout;
mod choice;
mod ending;
mod secrets;
mod story;
mod tally;

use munera_rules::gorus::{FavourTable, Gorus, News, Rank, View, Word};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

pub use self::bout::{GorusBout, GorusCompleteBout, GorusPlay, GorusPlayKind};
pub use self::choice::GorusChoice;
pub use self::ending::{GorusDecision, GorusEnding};
pub use self::story::GorusStory;
pub use self::tally::{GorusCard, GorusSideTally, GorusTakenBout, GorusTally};
use super::{Guided, HiddenChapters, numbers, texts};
use munera_protocol::typescript::{Declaration, declarations};

/// What the rules say about a view of Gorus Maximus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusGuide {
    /// The worth of every rank in play except 0, which is in `zero`.
    pub favour: Vec<GorusRank>,
    /// The worth of the preferred school's 0 at the end of a round; every other 0 is worth nothing.
    pub zero: i8,
    /// How many bouts a round has.
    pub bouts: u8,
    /// How many gladiators are in a full bout.
    pub bout_size: u8,
    /// The sides, by number.
    pub sides: Vec<GorusSide>,
    /// What the face-down pile is, if this table has one. The view's `pile` says how many
    /// gladiators are left in it.
    pub pile: Option<GorusPile>,
    /// The bout on the table.
    pub bout: Option<GorusBout>,
    /// The bout before it, of the same round.
    pub last_bout: Option<GorusBout>,
    /// The complete bouts of the round that the table displays (G3.7): all of them at a table with
    /// open history and once the round is over, else only the last.
    pub complete: Vec<GorusCompleteBout>,
    /// The bouts that the table no longer displays, counted as in stories.
    pub hidden: Option<HiddenChapters>,
    /// In solo: the gladiators that the contenders have collected in the round. Their pile lies face
    /// up.
    pub contenders_pile: Option<Vec<String>>,
    /// In solo: whether the player has collected no 8 in the round, and so would lose it (G7.3).
    pub lacks_an_eight: bool,
    /// The count of the round: once the round is over, and at a table with open history at any
    /// time.
    pub tally: Option<GorusTally>,
    /// What the viewer may play now.
    pub choices: Vec<GorusChoice>,
    /// How the game ended by its rules; `None` while it goes on.
    pub ending: Option<GorusEnding>,
}

/// A rank, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusRank {
    /// The rank.
    pub rank: u8,
    /// Its Crowd Favour.
    pub favour: i8,
}

/// A side: the seats that score together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusSide {
    /// Its seats; none for the contenders.
    pub seats: Vec<u8>,
    /// The Crowd Support that it has.
    pub support: u8,
    /// The Crowd Support that it needs.
    pub target: u8,
    /// How many gladiators it has collected in the round.
    pub collected: u8,
    /// Their Crowd Favour, as if the round ended now: the 0 of the school that is preferred now
    /// counts (G1.3). All seats have seen every gladiator fall, so this tells no secret.
    pub favour: i16,
}

/// What the face-down pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GorusPile {
    /// Gladiators to draw, with two players.
    Draw,
    /// The contenders, in solo.
    Contenders,
}

impl GorusGuide {
    /// Makes the guide of a view.
    pub fn of<W: Word, const SEATS: usize, const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        view: &View<W, SEATS, CARDS>,
    ) -> Self {
        let public = game.public(view);
        let retold = game.round_story(view);
        let options = game.options();
        let counted = game.round_tally(view);
        let favour = |side: usize| counted.as_ref().map_or(0, |tally| tally.sides[side].favour);
        let side = |side: usize| GorusSide {
            seats: numbers(game.seats_of(side)),
            support: public.support[side],
            target: game.target(side),
            collected: public.collected[side],
            favour: favour(side),
        };
        let is_open = options.open_history || public.leader.is_none();
        let solo = counted.as_ref().filter(|_| game.is_solo());
        let contenders_pile = solo.and_then(|tally| tally.sides.get(1)).map(|contenders| {
            let cards = contenders.bouts.iter().flat_map(|bout| &bout.cards);
            texts(cards.map(|(card, _)| *card))
        });
        let lacks_an_eight =
            solo.and_then(|tally| tally.sides.first()).is_some_and(|player| !player.has_an_eight);
        let worth = |rank: Rank| GorusRank { rank: rank.number(), favour: options.favour.of(rank) };
        Self {
            favour: options.ranks().map(worth).collect(),
            zero: FavourTable::ZERO,
            bouts: game.bouts_in_round(),
            bout_size: game.bout_size(),
            sides: (0..game.side_count()).map(side).collect(),
            pile: if game.has_draw_pile() {
                Some(GorusPile::Draw)
            } else {
                game.is_solo().then_some(GorusPile::Contenders)
            },
            choices: choice::choices(view, retold.running.as_ref()),
            bout: retold.running.as_ref().map(GorusBout::write),
            last_bout: retold.finished.last().map(GorusBout::write),
            complete: GorusCompleteBout::list(game, view, &retold, is_open),
            hidden: game.hidden_chapters(view).map(HiddenChapters::from),
            contenders_pile,
            lacks_an_eight,
            tally: counted.as_ref().filter(|_| is_open).map(GorusTally::write),
            ending: game.outcome_in_view(view).map(|outcome| ending::write(game, view, outcome)),
        }
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Guided for Gorus<W, SEATS, CARDS> {
    type OwnGuide = GorusGuide;
    type OwnStory = GorusStory;

    fn own_guide(&self, view: &View<W, SEATS, CARDS>) -> GorusGuide {
        GorusGuide::of(self, view)
    }

    fn own_story(&self, news: &News<W>) -> GorusStory {
        GorusStory::of(news)
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        self.options().division.map(|_| self.side(seat) as u8)
    }
}

/// The types as TypeScript.
pub(super) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        GorusGuide,
        GorusRank,
        GorusSide,
        GorusPile,
        GorusBout,
        GorusCompleteBout,
        GorusPlay,
        GorusPlayKind,
        GorusChoice,
        GorusTally,
        GorusSideTally,
        GorusTakenBout,
        GorusCard,
        GorusEnding,
        GorusDecision,
        GorusStory,
    )
}
