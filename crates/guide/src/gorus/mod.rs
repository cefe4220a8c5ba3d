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

pub use self::bout::{GorusBout, GorusDeed, GorusPlay};
pub use self::choice::GorusChoice;
pub use self::ending::{GorusDecision, GorusEnding};
pub use self::story::GorusStory;
pub use self::tally::{GorusCard, GorusSideTally, GorusTakenBout, GorusTally};
use super::{Guided, numbers};
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
        let side = |side: usize| GorusSide {
            seats: numbers(game.seats_of(side)),
            support: public.support[side],
            target: game.target(side),
            collected: public.collected[side],
        };
        let shows_tally = options.open_history || public.leader.is_none();
        let tally = if shows_tally { game.round_tally(view) } else { None };
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
            tally: tally.as_ref().map(GorusTally::write),
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
        GorusPlay,
        GorusDeed,
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
