//! The table: the bout, the seats that have not played yet, the score.

use munera_guide::gorus::{GorusGuide, GorusSide};
use munera_protocol::codec::gorus::GorusParty;
use munera_rules::gorus::{Gorus, Party, Word};

use super::tell::{game_ends, play_lines};
use super::words::Words;
use crate::paint;
use crate::play_ui::Seen;

/// What a viewer sees, with its guide.
pub(super) struct Board {
    pub(super) guide: GorusGuide,
    pub(super) round: u8,
    /// The number of the running bout.
    pub(super) bout: u8,
    /// The gladiators in the viewer's hand.
    pub(super) hand: Vec<String>,
    leader: Option<Party>,
    /// How many gladiators are in the face-down pile.
    pile: usize,
}

impl Board {
    pub(super) fn of<W: Word, const SEATS: usize, const CARDS: usize>(
        seen: Seen<'_, Gorus<W, SEATS, CARDS>>,
    ) -> Self {
        let public = seen.game.public(seen.view);
        Self {
            guide: GorusGuide::of(seen.game, seen.view),
            round: public.round,
            bout: public.bout,
            hand: seen.view.troupe().iter().map(|card| card.to_string()).collect(),
            leader: public.leader,
            pile: seen.game.pile_size(seen.view),
        }
    }

    /// The running bout, with the seats that have not played yet.
    pub(super) fn lines(&self, words: &Words) -> Vec<String> {
        let (Some(bout), Some(leader)) = (&self.guide.bout, self.leader) else {
            return Vec::new();
        };
        let lead = bout.plays.is_empty().then(|| words.text("gorus-label-you-lead")).into_iter();
        let pile = (words.players == 2)
            .then(|| words.format("gorus-label-pile", &[("count", self.pile.into())]));
        let preferred = bout.preferred.as_deref();
        let mut parts = vec![bout_line(words, self.bout, preferred)];
        let initiating = bout.initiating.as_deref();
        parts.extend(initiating.map(|school| labelled(words, "gorus-label-initiating", school)));
        parts.extend(lead.chain(pile));
        let mut lines = vec![String::new(), parts.join(" · ")];
        if self.guide.lacks_an_eight {
            // G7.3: the player may forget it, and would lose the round.
            let duty = words.about("gorus-needs-eight", GorusParty::Seat(0_u8.into()), &[]);
            lines.extend(paint::paragraph("  ", &duty));
        }
        for (place, play) in (0..).zip(&bout.plays) {
            let ahead = (bout.winning == Some(place))
                .then(|| paint::laurel(&format!("◄ {}", words.text("gorus-mark-ahead"))));
            lines.extend(play_lines(words, "", play, ahead));
        }
        for place in bout.plays.len() as u8..words.bout_size {
            let next = GorusParty::from(leader.plus(place, words.players));
            let mark = if words.is_you(next) {
                format!(" ?  {}", paint::faint(&words.text("gorus-mark-your-turn")))
            } else {
                paint::faint(" ·")
            };
            lines.push(format!("  {}  {mark}", words.name(next)));
        }
        lines
    }

    /// Crowd Support, and what each side has collected in the running round.
    pub(super) fn score(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![paint::strong(&words.text("gorus-label-support"))];
        for (number, side) in self.guide.sides.iter().enumerate() {
            let name = words.in_column(&words.side(number));
            let pips = pips(side.support, side.target);
            let count = [("count", side.collected.into())];
            let collected = words.format("gorus-score-collected", &count);
            // G3.7: a running sum would reveal bouts that the table no longer shows. The guide has
            // a tally only where the table shows them.
            let so_far = self.guide.tally.as_ref().map_or_else(String::new, |tally| {
                let favour = [("favour", paint::signed(tally.sides[number].favour).into())];
                format!(", {}", words.format("gorus-score-favour", &favour))
            });
            let faint = paint::faint(&format!("{collected}{so_far}"));
            lines.push(format!("  {name}  {pips}   {faint}"));
        }
        lines
    }

    /// How the game ended.
    pub(super) fn ending(&self, words: &Words) -> Vec<String> {
        let tally = self.guide.tally.as_ref();
        let preferred = tally.and_then(|tally| tally.preferred.as_deref());
        let ending = self.guide.ending.as_ref();
        ending.map_or_else(Vec::new, |ending| game_ends(words, ending, preferred))
    }

    /// The support of all sides in a row.
    pub(super) fn support(&self, words: &Words) -> Vec<String> {
        let side_support = |(number, side): (usize, &GorusSide)| {
            format!("{} {}", words.side(number), pips(side.support, side.target))
        };
        let sides: Vec<String> = self.guide.sides.iter().enumerate().map(side_support).collect();
        let head = format!("  {}: ", words.text("gorus-label-support"));
        paint::flow(&head, sides.iter().map(String::as_str), " · ")
    }
}

/// `Bout 3 of 10 · preferred: S Swords`.
pub(super) fn bout_line(words: &Words, bout: u8, preferred: Option<&str>) -> String {
    let variables = [("bout", bout.into()), ("bouts", words.bouts.into())];
    let title = paint::strong(&words.format("gorus-bout-title", &variables));
    let preferred = match preferred {
        Some(school) => labelled(words, "gorus-label-preferred", school),
        None => words.text("gorus-label-preferred-open"),
    };
    format!("{title} · {preferred}")
}

fn labelled(words: &Words, label: &str, school: &str) -> String {
    format!("{} {}", words.text(label), words.school(school))
}

/// `●●○ 2/3`.
fn pips(support: u8, target: u8) -> String {
    let open = target.saturating_sub(support);
    let pips = "●".repeat(support.into()) + &"○".repeat(open.into());
    format!("{pips} {support}/{target}")
}
