//! What only a seat knows in Gladiators.

use munera_rules::gladiators::{Gladiators, View};

use crate::{SeatSecrets, Secretive, texts};

impl Secretive for Gladiators {
    fn secrets(&self, view: &View) -> SeatSecrets {
        SeatSecrets { hand: texts(view.hand().cards()), ..SeatSecrets::default() }
    }
}
