//! The verbs of the game, in the order of the rules.

use super::card::{Card, Rank};
use super::card_set::{CardSet, Word};
use super::chance::Deal;
use super::options::FavourTable;
use super::running_bout::RunningBout;
use super::state::{SideSet, State, StatePhase, Takers};
use super::table::{Gorus, TROUPE};
use super::{Decision, Outcome};
use crate::Seat;

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    // ---- Section 2: the deal

    pub(super) fn deal(&self, state: &mut State<W, SEATS, CARDS>, deal: &Deal<CARDS>) {
        // The schools of a first deal stay; a table that named them has them already.
        if state.schools.is_empty() {
            state.schools = deal.schools();
        }
        state.dealer = deal.dealer;
        state.takers = Takers(0);
        state.slots = [None; CARDS];
        state.bout = RunningBout::NEW;
        state.phase = StatePhase::Bouts;
        (state.bouts, state.played, state.opened) = (0, 0, 0);
        let in_hands = self.players as usize * TROUPE;
        for (seat, cards) in deal.cards[..in_hands].chunks_exact(TROUPE).enumerate() {
            state.troupes[seat] = cards.iter().flatten().copied().collect();
        }
        let (start, pile) = (self.pile_start(), self.pile as usize);
        if pile > 0 {
            state.slots[start..start + pile]
                .copy_from_slice(&deal.cards[in_hands..in_hands + pile]);
        }
        // G3.1: the player to the dealer's left leads.
        state.leader = deal.dealer.next(self.players);
        state.turn = state.leader;
        if self.is_solo() {
            state.turn = Seat::new(0);
            self.contenders_open(state);
        }
    }

    // ---- Section 3: a bout

    /// The gladiators that the seat may play, if it is its turn.
    #[inline]
    pub(super) fn playable(state: &State<W, SEATS, CARDS>, seat: Seat) -> CardSet<W> {
        if state.phase != StatePhase::Bouts || seat != state.turn {
            return CardSet::EMPTY; // G3.8
        }
        state.bout.legal(state.troupes[seat.index()])
    }

    #[inline]
    pub(super) fn play_card(&self, state: &mut State<W, SEATS, CARDS>, seat: Seat, card: Card) {
        state.troupes[seat.index()].remove(card);
        self.enter(state, seat, card);
        if self.is_solo() {
            // G7.1: a second contender answers the player, and the bout is full.
            self.contender_enters(state);
            return self.finish_bout(state);
        }
        if self.has_draw_pile() {
            self.draw_from_pile(state, seat);
        }
        // Clockwise, until it would be the leader's turn again.
        state.turn = seat.next(self.players);
        if state.turn == state.leader {
            self.finish_bout(state);
        }
    }

    /// Puts a gladiator on the table.
    #[inline]
    fn enter(&self, state: &mut State<W, SEATS, CARDS>, by: Seat, card: Card) {
        let challenges = state.bout.enter(by, card);
        state.slots[state.played as usize] = Some(card);
        state.played += 1;
        if challenges {
            self.judge(state);
        }
    }

    /// G3.6: finds the gladiator that is winning the bout, and its seat.
    pub(super) fn judge(&self, state: &mut State<W, SEATS, CARDS>) {
        let first = state.bouts * self.in_bout;
        let table = (first..).zip(self.on_table(state));
        let mut bout = state.bout;
        bout.judge(table.filter_map(|(play, card)| card.map(|card| (play, card))), |play| {
            self.who_played(state, play)
        });
        state.bout = bout;
    }

    /// The gladiators of the running bout.
    #[inline]
    pub(super) fn on_table<'a>(&self, state: &'a State<W, SEATS, CARDS>) -> &'a [Option<Card>] {
        &state.slots[state.bouts as usize * self.in_bout as usize..state.played as usize]
    }

    #[inline]
    fn finish_bout(&self, state: &mut State<W, SEATS, CARDS>) {
        let taker = state.bout.winner;
        state.takers.set(state.bouts, taker);
        state.bouts += 1;
        state.bout.finish();
        if state.bouts == self.bouts {
            self.finish_round(state); // G4.1
        } else if self.is_solo() {
            self.contenders_open(state);
        } else {
            // G3.2: the winner leads the next bout.
            state.leader = taker;
            state.turn = taker;
        }
    }

    // ---- Section 4: the end of a round

    fn finish_round(&self, state: &mut State<W, SEATS, CARDS>) {
        let favour = self.tally(state);
        let winners = self.round_winners(state, &favour[..self.side_count()]);
        for side in winners.iter() {
            state.support[side] += 1;
        }
        state.last_favour = favour;
        state.last_winners = winners;
        // It no longer matters where the cards came from.
        state.slots[self.pile_start()..].fill(None);
        // G5.1: the game ends after a round in which a side reaches its target.
        if (0..self.side_count()).any(|side| state.support[side] >= self.targets[side]) {
            state.phase = StatePhase::Over;
        } else {
            state.phase = StatePhase::Between;
            state.round += 1;
            state.bout.preferred = None;
        }
    }

    /// G4.2: each side's favour in the running round, were it to end now.
    pub(super) fn tally(&self, state: &State<W, SEATS, CARDS>) -> [i16; SEATS] {
        let mut favour = [0; SEATS];
        for (bout, cards) in self.finished_bouts(state) {
            let worth = |card: Card| i16::from(self.favour.of(card.rank()));
            let in_bout: i16 = cards.iter().map(|card| card.map_or(0, worth)).sum();
            favour[self.side(state.takers.of(bout))] += in_bout;
        }
        if let Some(side) = self.taker_of_the_zero(state) {
            favour[side] += i16::from(FavourTable::ZERO);
        }
        favour
    }

    /// G1.3: the side that has collected the one 0 that is worth something.
    fn taker_of_the_zero(&self, state: &State<W, SEATS, CARDS>) -> Option<usize> {
        let zero = state.bout.preferred.map(|school| Card::new(school, Rank::ZERO))?;
        let finished = &state.slots[..state.bouts as usize * self.in_bout as usize];
        let place = finished.iter().position(|card| *card == Some(zero))?;
        Some(self.side(state.takers.of(place as u8 / self.in_bout)))
    }

    fn finished_bouts<'a>(
        &self,
        state: &'a State<W, SEATS, CARDS>,
    ) -> impl Iterator<Item = (u8, &'a [Option<Card>])> + use<'a, W, SEATS, CARDS> {
        let finished = &state.slots[..state.bouts as usize * self.in_bout as usize];
        (0..).zip(finished.chunks_exact(self.in_bout as usize))
    }

    pub(super) fn round_winners(&self, state: &State<W, SEATS, CARDS>, favour: &[i16]) -> SideSet {
        if self.is_solo() && !self.player_has_an_eight(state) {
            return SideSet::from_iter([1]); // G7.3
        }
        let most = favour.iter().max();
        (0..self.side_count()).filter(|side| Some(&favour[*side]) == most).collect()
    }

    /// The sides that have just won a round; `None` before a round has ended, and in the next one.
    #[inline]
    pub fn winners_of_round(&self, state: &State<W, SEATS, CARDS>) -> Option<SideSet> {
        let has_ended = matches!(state.phase, StatePhase::Between | StatePhase::Over);
        (has_ended && !state.last_winners.is_empty()).then_some(state.last_winners)
    }

    // ---- Section 5: the end of the game

    /// G5.2: who wins among the sides that reached their target in this round.
    #[cold]
    pub(super) fn champions(&self, state: &State<W, SEATS, CARDS>) -> Outcome {
        let reached: SideSet = (0..self.side_count())
            .filter(|side| state.support[*side] >= self.targets[*side])
            .collect();
        if reached.iter().count() == 1 {
            return Outcome { champions: reached, decision: Decision::Alone };
        }
        if let Some(side) = self.taker_of_the_zero(state).filter(|side| reached.contains(*side)) {
            let champions = SideSet::from_iter([side]);
            return Outcome { champions, decision: Decision::ByTheZero };
        }
        let collected = self.collected(state);
        let fewest = reached.iter().map(|side| collected[side]).min();
        let champions: SideSet =
            reached.iter().filter(|side| Some(collected[*side]) == fewest).collect();
        let alone = champions.iter().count() == 1;
        let decision = if alone { Decision::ByFewest } else { Decision::Joint };
        Outcome { champions, decision }
    }

    /// How many gladiators each side has collected in the round.
    pub(super) fn collected(&self, state: &State<W, SEATS, CARDS>) -> [u8; SEATS] {
        let mut collected = [0; SEATS];
        for bout in 0..state.bouts {
            collected[self.side(state.takers.of(bout))] += self.in_bout;
        }
        collected
    }

    // ---- Section 6: two players

    /// G6.1: the seat that has just played draws at once. The *n*th play draws the *n*th card of
    /// the pile.
    fn draw_from_pile(&self, state: &mut State<W, SEATS, CARDS>, seat: Seat) {
        if state.played <= self.pile {
            let place = self.pile_start() + state.played as usize - 1;
            if let Some(card) = state.slots[place] {
                state.troupes[seat.index()].insert(card);
            }
        }
    }

    // ---- Section 7: solo

    /// G7.3: a crowd that sees no rank 8 go to the player believes that the fights are rigged.
    fn player_has_an_eight(&self, state: &State<W, SEATS, CARDS>) -> bool {
        self.finished_bouts(state).any(|(bout, cards)| {
            state.takers.of(bout) != Self::CONTENDERS
                && cards.iter().flatten().any(|card| card.rank() == Rank::EIGHT)
        })
    }

    /// G7.1: every bout is opened by a contender.
    pub(super) fn contenders_open(&self, state: &mut State<W, SEATS, CARDS>) {
        state.leader = Self::CONTENDERS;
        self.contender_enters(state);
    }

    fn contender_enters(&self, state: &mut State<W, SEATS, CARDS>) {
        // The first and the third of each three plays are contenders'.
        let entered = state.bouts * 2 + u8::from(state.bout.last.is_some());
        if let Some(card) = state.slots[self.pile_start() + entered as usize] {
            self.enter(state, Self::CONTENDERS, card);
        }
    }
}
