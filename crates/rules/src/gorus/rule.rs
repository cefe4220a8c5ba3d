//! The numbered rules of Gorus Maximus.

use crate::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal,)*) => {
        $(#[doc = concat!("Rule ", $id, ".")] pub const $name: RuleId = RuleId::new($id);)*

        /// Every rule of the game, in the order of the rules text.
        pub const ALL: &[RuleId] = &[$($name),*];
    };
}

rules! {
    G1_1 = "G1.1", G1_2 = "G1.2", G1_3 = "G1.3",
    G2_1 = "G2.1", G2_2 = "G2.2", G2_3 = "G2.3", G2_4 = "G2.4",
    G3_1 = "G3.1", G3_2 = "G3.2", G3_3 = "G3.3", G3_4 = "G3.4",
    G3_5 = "G3.5", G3_6 = "G3.6", G3_7 = "G3.7", G3_8 = "G3.8",
    G4_1 = "G4.1", G4_2 = "G4.2",
    G5_1 = "G5.1", G5_2 = "G5.2",
    G6_1 = "G6.1",
    G7_1 = "G7.1", G7_2 = "G7.2", G7_3 = "G7.3", G7_4 = "G7.4",
    G8_1 = "G8.1", G8_2 = "G8.2", G8_3 = "G8.3", G8_4 = "G8.4",
}
