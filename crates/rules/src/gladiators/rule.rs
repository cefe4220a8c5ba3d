//! The numbered rules of Gladiators.

use crate::rule_id::numbered_rules;

numbered_rules! {
    D1_1 = "D1.1", D1_2 = "D1.2", D1_3 = "D1.3",
    D2_1 = "D2.1", D2_2 = "D2.2", D2_3 = "D2.3", D2_4 = "D2.4",
    D3_1 = "D3.1", D3_2 = "D3.2", D3_3 = "D3.3", D3_4 = "D3.4", D3_5 = "D3.5",
    D4_1 = "D4.1", D4_2 = "D4.2", D4_3 = "D4.3", D4_4 = "D4.4", D4_5 = "D4.5", D4_6 = "D4.6",
    D5_1 = "D5.1", D5_2 = "D5.2", D5_3 = "D5.3",
    D6_1 = "D6.1", D6_2 = "D6.2",
    D7_1 = "D7.1", D7_2 = "D7.2",
}
