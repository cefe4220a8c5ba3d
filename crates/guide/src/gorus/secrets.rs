//! What only a seat knows in Gorus Maximus.

use munera_rules::gorus::{Gorus, View, Word};

use crate::{SeatSecrets, Secretive, texts};

impl<W: Word, const SEATS: usize, const CARDS: usize> Secretive for Gorus<W, SEATS, CARDS> {
    fn secrets(&self, view: &View<W, SEATS, CARDS>) -> SeatSecrets {
        SeatSecrets { hand: texts(view.troupe().iter()), ..SeatSecrets::default() }
    }
}
