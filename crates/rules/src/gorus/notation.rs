//! The text form of a deal.

use std::fmt;

use arrayvec::ArrayVec;

use super::card::{Card, write_cards};
use super::card_set::Word;
use super::chance::Deal;
use super::refusal::Refusal;
use super::table::{Gorus, TROUPE};
use crate::notation::read_seat;
use crate::{NotationError, ReadError};

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// Reads `deal <dealer> <troupe>/<troupe>/…[|<pile>]`.
    pub(super) fn read_deal(&self, text: &str) -> Result<Deal<CARDS>, ReadError<Refusal>> {
        let mut words = text.split(' ');
        if words.next() != Some("deal") {
            return Err(NotationError::ChanceWord.into());
        }
        let (Some(dealer), Some(cards), None) = (words.next(), words.next(), words.next()) else {
            return Err(NotationError::ChanceOutcome.into());
        };
        let dealer = read_seat(dealer).ok_or(NotationError::Seat)?;
        let (troupes, pile) = cards.split_once('|').unwrap_or((cards, ""));
        let troupes: Vec<_> = troupes.split('/').map(Card::read_list).collect::<Result<_, _>>()?;
        let pile = Card::read_list(pile)?;
        self.deal_of(dealer, &troupes, &pile).map_err(ReadError::Refused)
    }
}

/// A deal in notation, with sorted troupes: equal deals have equal texts.
pub(super) struct DealText<'a, const CARDS: usize> {
    pub(super) players: u8,
    pub(super) deck_size: usize,
    pub(super) deal: &'a Deal<CARDS>,
}

impl<const CARDS: usize> fmt::Display for DealText<'_, CARDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, deck_size, deal } = *self;
        write!(f, "deal {} ", deal.dealer)?;
        let in_troupes = usize::from(players) * TROUPE;
        let (troupes, pile) = deal.cards[..deck_size].split_at(in_troupes);
        for (seat, troupe) in troupes.chunks(TROUPE).enumerate() {
            f.write_str(if seat == 0 { "" } else { "/" })?;
            let mut troupe: ArrayVec<Card, TROUPE> = troupe.iter().flatten().copied().collect();
            troupe.sort_unstable();
            write_cards(f, troupe)?;
        }
        if !pile.is_empty() {
            f.write_str("|")?;
            write_cards(f, pile.iter().flatten().copied())?;
        }
        Ok(())
    }
}
