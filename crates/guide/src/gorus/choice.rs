//! What a gladiator would do if it were played now.

use munera_rules::gorus::{BoutStory, Card, Party, PlayKind, View, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::bout::{GorusPlayKind, school};

/// A gladiator that the viewer may play. The move is the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusChoice {
    /// The move, as records write it.
    #[serde(rename = "move")]
    pub choice: String,
    /// What it would do in the bout.
    pub deed: GorusPlayKind,
    /// The school that it would make preferred; `None` if the preferred school would stay.
    pub prefers: Option<String>,
    /// The rank that it would match: that of the gladiator played just before.
    pub matches: Option<u8>,
    /// Whether it would be the winning gladiator right after the play.
    pub wins: bool,
}

/// The gladiators that the viewer may play into a bout.
pub(super) fn choices<W: Word, const SEATS: usize, const CARDS: usize>(
    view: &View<W, SEATS, CARDS>,
    running: Option<&BoutStory>,
) -> Vec<GorusChoice> {
    let (Some(seat), Some(story)) = (view.viewer().seat(), running) else { return Vec::new() };
    let party = Party::Seat(seat);
    view.legal().iter().map(|card| choice(story, party, card)).collect()
}

fn choice(story: &BoutStory, party: Party, card: Card) -> GorusChoice {
    let kind = story.kind_of(party, card);
    let prefers =
        matches!(kind, PlayKind::Opens | PlayKind::Challenges).then(|| school(card.school()));
    let matches = matches!(kind, PlayKind::Challenges | PlayKind::ChallengesAgain);
    GorusChoice {
        choice: card.to_string(),
        deed: GorusPlayKind::write(kind),
        prefers,
        matches: matches.then(|| card.rank().number()),
        wins: story.would_win(party, card),
    }
}
