//! The table, the bouts and the score, told in lines.

use std::io::{self, Write};

use fluent_bundle::FluentValue;
use munera_rules::Seat;
use munera_rules::gorus::{
    BoutStory, Card, Decision, Deed, FavourTable, Outcome, Party, Play, Public, Rank, School,
};
use munera_text::{Locale, school_variable};

use super::arena::Arena;
use super::cards;
use super::chronicle::Chronicle;
use super::names::SideNames;
use super::tally::Tally;
use crate::paint::{self, say};

/// Tells what happens at one table to one reader.
#[derive(Clone, Debug)]
pub(super) struct Narrator {
    pub(super) locale: &'static Locale,
    pub(super) arena: Arena,
    pub(super) names: SideNames,
    /// The width of the column of names.
    column: usize,
}

/// How wide a card is where cards stand below each other.
const CARD_COLUMN: usize = 8;

impl Narrator {
    pub(super) fn new(arena: Arena, names: SideNames) -> Self {
        let locale = names.seats.locale;
        let seats = Seat::all(arena.players).map(Party::Seat);
        let contenders = arena.is_solo().then_some(Party::Contenders);
        let parties = seats.chain(contenders).map(|party| names.party(&arena, party));
        let sides = (0..arena.sides.len()).map(|side| names.side(&arena, side));
        let column = parties.chain(sides).map(|name| paint::width(&name)).max().unwrap_or(0);
        Self { locale, arena, names, column }
    }

    /// A message about somebody, with more variables.
    fn about(&self, id: &str, party: Party, more: &[(&str, FluentValue<'_>)]) -> String {
        let subject = self.names.subject(&self.arena, party);
        let mut variables = more.to_vec();
        variables.extend(subject.variables());
        self.locale.format(id, &variables)
    }

    pub(super) fn card(&self, card: Card) -> String {
        cards::card(card, self.arena.favour(card.rank()))
    }

    /// A gladiator in a sentence, with what it is worth.
    pub(super) fn card_in_text(&self, card: Card) -> String {
        format!("{card}{}", cards::superscript(self.arena.favour(card.rank())))
    }

    pub(super) fn school(&self, school: School) -> String {
        format!("{} {}", cards::letter(school), self.locale.school(school))
    }

    /// A name in its column.
    pub(super) fn name(&self, party: Party) -> String {
        self.in_column(&self.names.party(&self.arena, party))
    }

    pub(super) fn in_column(&self, name: &str) -> String {
        paint::padded(name, self.column)
    }

    /// What somebody drew after a play.
    pub(super) fn drawn(&self, card: Card) -> String {
        self.locale.format("gorus-deed-draws", &[("card", self.card_in_text(card).into())])
    }

    // ---- Teams, rounds and bouts begin

    /// Each team, what it needs and who plays for it.
    pub(super) fn teams(&self) -> Vec<String> {
        let team = |side: usize| {
            let variables = [
                ("team", self.names.side(&self.arena, side).into()),
                ("target", self.arena.sides[side].target.into()),
                ("names", self.names.members(&self.arena, side).into()),
            ];
            self.locale.format("gorus-welcome-team", &variables)
        };
        (0..self.arena.sides.len()).map(team).collect()
    }

    pub(super) fn round_begins(
        &self,
        output: &mut dyn Write,
        round: u8,
        dealer: Option<Seat>,
    ) -> io::Result<()> {
        let title = self.locale.format("gorus-round-title", &[("round", round.into())]);
        // Alone there is nobody else to deal.
        let dealer = dealer.filter(|_| !self.arena.is_solo()).map(|dealer| {
            format!(" · {}", self.about("gorus-round-dealer", Party::Seat(dealer), &[]))
        });
        let text = format!("══ {title}{} ", dealer.unwrap_or_default());
        let rest = "═".repeat(paint::WIDTH.saturating_sub(paint::width(&text)));
        writeln!(output, "\n{}", paint::strong(&format!("{text}{rest}")))
    }

    /// `Bout 3 of 10 · preferred: S Swords · initiating: F Fists`, and what else is `more`.
    pub(super) fn bout_line(
        &self,
        bout: u8,
        preferred: Option<School>,
        initiating: Option<School>,
        more: Option<String>,
    ) -> String {
        let variables = [("bout", bout.into()), ("bouts", self.arena.bouts.into())];
        let mut parts = vec![paint::strong(&self.locale.format("gorus-bout-title", &variables))];
        parts.push(match preferred {
            Some(school) => self.labelled("gorus-label-preferred", school),
            None => self.locale.text("gorus-label-preferred-open"),
        });
        parts.extend(initiating.map(|school| self.labelled("gorus-label-initiating", school)));
        parts.extend(more);
        parts.join(" · ")
    }

    fn labelled(&self, label: &str, school: School) -> String {
        format!("{} {}", self.locale.text(label), self.school(school))
    }

    // ---- Plays

    /// A play after a margin, mostly on one line: who, which gladiator, what it did.
    pub(super) fn play_lines(&self, margin: &str, play: Play, more: Option<String>) -> Vec<String> {
        let notes: Vec<String> =
            self.deed(play.deed, play.card.school()).into_iter().chain(more).collect();
        let card = paint::padded(&self.card(play.card), CARD_COLUMN);
        let head = format!("{margin}  {}  {card}  ", self.name(play.party));
        paint::flow(&head, notes.iter().map(String::as_str), " · ")
    }

    fn deed(&self, deed: Deed, school: School) -> Option<String> {
        let school = [school_variable(school)];
        match deed {
            Deed::Joins => None,
            Deed::Leads => Some(paint::faint(&self.locale.text("gorus-deed-leads"))),
            Deed::Opens => Some(self.locale.format("gorus-deed-opens", &school)),
            Deed::Sluffs => Some(paint::faint(&self.locale.text("gorus-deed-sluffs"))),
            Deed::Challenges => {
                Some(paint::strong(&self.locale.format("gorus-deed-challenges", &school)))
            }
            Deed::ChallengesAgain => {
                Some(self.locale.format("gorus-deed-challenges-again", &school))
            }
        }
    }

    /// The bout on the table in the order of play, with those who have yet to play.
    pub(super) fn table(
        &self,
        output: &mut dyn Write,
        leader: Party,
        story: &BoutStory,
    ) -> io::Result<()> {
        for (place, play) in story.plays.iter().enumerate() {
            let ahead = (story.winning == Some(place))
                .then(|| paint::laurel(&format!("◄ {}", self.locale.text("gorus-mark-ahead"))));
            say(output, &self.play_lines("", *play, ahead))?;
        }
        for place in story.plays.len()..self.arena.in_bout {
            let party = leader.plus(place as u8, self.arena.players);
            let yours = self.names.you().map(Party::Seat) == Some(party);
            let mark = if yours {
                format!(" ?  {}", paint::faint(&self.locale.text("gorus-mark-your-turn")))
            } else {
                paint::faint(" ·")
            };
            writeln!(output, "  {}  {mark}", self.name(party))?;
        }
        Ok(())
    }

    /// Who takes a bout, with what and for what, after a margin.
    pub(super) fn bout_ends(
        &self,
        output: &mut dyn Write,
        margin: &str,
        story: &BoutStory,
        last: bool,
    ) -> io::Result<()> {
        let Some(winner) = story.winner() else { return Ok(()) };
        // In the last bout the preferred school is final, and so is the worth of its 0.
        let preferred = story.preferred.filter(|_| last);
        let worth = |card: Card| self.arena.worth_at_the_end(card, preferred);
        let favour: i16 = story.cards().map(worth).sum();
        let variables =
            [("card", winner.card.to_string().into()), ("favour", paint::signed(favour).into())];
        let sentence = self.about("gorus-takes-bout", winner.party, &variables);
        let yours = self.names.you().map(Party::Seat) == Some(winner.party);
        let sentence = if yours { paint::laurel(&sentence) } else { paint::strong(&sentence) };
        let mut counting: Vec<String> = story
            .cards()
            .filter(|card| worth(*card) != 0)
            .map(|card| format!("{card}{}", cards::superscript(worth(card))))
            .collect();
        let zeros: Vec<String> = story
            .cards()
            .filter(|card| card.rank() == Rank::ZERO && worth(*card) == 0)
            .map(|card| card.to_string())
            .collect();
        if !zeros.is_empty() && !last {
            let cards = [("cards", zeros.join(" ").into())];
            counting.push(self.locale.format("gorus-with-zeros", &cards));
        }
        let why = if counting.is_empty() {
            String::new()
        } else {
            paint::faint(&format!(" ({})", counting.join(" ")))
        };
        say(output, &paint::paragraph(&format!("{margin}  ▸ "), &format!("{sentence}{why}")))
    }

    /// A complete bout as a block.
    pub(super) fn bout(
        &self,
        output: &mut dyn Write,
        story: &BoutStory,
        last: bool,
    ) -> io::Result<()> {
        for play in &story.plays {
            say(output, &self.play_lines("", *play, None))?;
        }
        self.bout_ends(output, "", story, last)
    }

    // ---- Rounds and games end

    /// Each side's gladiators that count, their sum, and who earns support.
    pub(super) fn round_ends(
        &self,
        output: &mut dyn Write,
        chronicle: &Chronicle,
        public: &Public,
    ) -> io::Result<()> {
        let Some(round) = &public.last_round else { return Ok(()) };
        writeln!(output)?;
        if let Some(preferred) = chronicle.preferred() {
            let variables = [
                ("round", chronicle.round.into()),
                school_variable(preferred),
                ("card", Card::new(preferred, Rank::ZERO).to_string().into()),
                ("favour", i16::from(FavourTable::ZERO).into()),
            ];
            writeln!(
                output,
                "{}",
                paint::strong(&self.locale.format("gorus-round-over", &variables))
            )?;
        }
        let tallies = Tally::of_round(&self.arena, chronicle);
        for (side, tally) in tallies.iter().enumerate() {
            let total = round.favour[side];
            debug_assert_eq!(tally.so_far(), total, "what is listed is what counts");
            self.tally(output, side, tally, total, round.winners.contains(side))?;
        }
        if self.arena.is_solo() && tallies.first().is_some_and(|tally| !tally.has_an_eight) {
            let sentence = self.about("gorus-no-eight", Party::Seat(Seat::new(0)), &[]);
            say(output, &paint::paragraph("  ", &sentence))?;
        }
        let winners = self.names.sides(&self.arena, round.winners);
        let sentence = self.locale.format("gorus-earns-support", &winners.variables());
        say(output, &paint::paragraph("  ▸ ", &paint::strong(&sentence)))?;
        self.support(output, public)
    }

    fn tally(
        &self,
        output: &mut dyn Write,
        side: usize,
        tally: &Tally,
        total: i16,
        wins: bool,
    ) -> io::Result<()> {
        let name = self.in_column(&self.names.side(&self.arena, side));
        let mut items: Vec<String> = tally
            .counting
            .iter()
            .map(|(card, worth)| format!("{card}{}", cards::superscript(*worth)))
            .collect();
        if items.is_empty() {
            let nothing =
                if tally.collected == 0 { "gorus-collected-nothing" } else { "gorus-no-favour" };
            items.push(paint::faint(&self.locale.text(nothing)));
        }
        let sum = format!("= {}", unsigned(total));
        items.push(if wins { paint::laurel(&sum) } else { paint::strong(&sum) });
        say(output, &paint::flow(&format!("  {name}  "), items.iter().map(String::as_str), " "))
    }

    fn support(&self, output: &mut dyn Write, public: &Public) -> io::Result<()> {
        let side_support = |side: usize| {
            let (support, target) = (public.support[side], self.arena.sides[side].target);
            format!("{} {}", self.names.side(&self.arena, side), pips(support, target))
        };
        let sides: Vec<String> = (0..self.arena.sides.len()).map(side_support).collect();
        let head = format!("  {}: ", self.locale.text("gorus-label-support"));
        say(output, &paint::flow(&head, sides.iter().map(String::as_str), " · "))
    }

    pub(super) fn game_ends(
        &self,
        output: &mut dyn Write,
        outcome: Outcome,
        public: &Public,
    ) -> io::Result<()> {
        writeln!(output)?;
        if let Some(sentence) = self.tie_break(outcome.decision, public) {
            say(output, &paint::paragraph("", &sentence))?;
        }
        let champions = self.names.sides(&self.arena, outcome.champions);
        let sentence = self.locale.format("gorus-game-over", &champions.variables());
        say(output, &paint::paragraph(&paint::laurel("★ "), &paint::laurel(&sentence)))
    }

    /// What decided between several sides that reached their targets (G5.2).
    fn tie_break(&self, decision: Decision, public: &Public) -> Option<String> {
        match decision {
            Decision::Alone => None,
            Decision::ByTheZero => public.preferred.map(|school| {
                let zero = Card::new(school, Rank::ZERO);
                self.locale.format("gorus-tie-zero", &[("card", zero.to_string().into())])
            }),
            Decision::ByFewest => Some(self.locale.text("gorus-tie-fewest")),
            Decision::Joint => Some(self.locale.text("gorus-tie-joint")),
        }
    }

    // ---- Score

    /// Support, and what each side has collected in the running round.
    pub(super) fn score(
        &self,
        output: &mut dyn Write,
        chronicle: &Chronicle,
        public: &Public,
    ) -> io::Result<()> {
        writeln!(output, "{}", paint::strong(&self.locale.text("gorus-label-support")))?;
        let tallies = Tally::of_round(&self.arena, chronicle);
        for (side, tally) in tallies.iter().enumerate() {
            let name = self.in_column(&self.names.side(&self.arena, side));
            let pips = pips(public.support[side], self.arena.sides[side].target);
            let count = [("count", public.collected[side].into())];
            let collected = self.locale.format("gorus-score-collected", &count);
            // G3.7: a running sum would tell of bouts that the table no longer shows.
            let so_far = self.arena.open_history.then(|| {
                let favour = [("favour", paint::signed(tally.so_far()).into())];
                format!(", {}", self.locale.format("gorus-score-favour", &favour))
            });
            let so_far = so_far.unwrap_or_default();
            writeln!(
                output,
                "  {name}  {pips}   {}",
                paint::faint(&format!("{collected}{so_far}"))
            )?;
        }
        Ok(())
    }
}

/// `●●○ 2/3`.
fn pips(support: u8, target: u8) -> String {
    let open = target.saturating_sub(support);
    let pips = "●".repeat(support.into()) + &"○".repeat(open.into());
    format!("{pips} {support}/{target}")
}

/// A number that is only marked if it is negative, as at the end of a sum.
fn unsigned(number: i16) -> String {
    paint::signed(number).trim_start_matches('+').to_owned()
}
