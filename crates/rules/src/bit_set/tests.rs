//! Sets against those of the standard library.

use std::collections::BTreeSet;

use crate::gladiators::{Power, PowerSet};

proptest::proptest! {
    /// Every word that a set has, for any two sets.
    #[test]
    fn sets_are_as_other_sets_are(one: u16, other: u16) {
        let [one, other] = [one, other].map(PowerSet::from_bits);
        let plain = |set: PowerSet| set.iter().collect::<BTreeSet<Power>>();
        let (plain_one, plain_other) = (plain(one), plain(other));
        assert_eq!(one.len(), plain_one.len());
        assert_eq!(one.first(), plain_one.first().copied());
        assert_eq!(plain(one | other), &plain_one | &plain_other);
        assert_eq!(plain(one & other), &plain_one & &plain_other);
        assert_eq!(plain(one.without(other)), &plain_one - &plain_other);
        assert_eq!(one | one.complement(), PowerSet::ALL);
        assert!((one & one.complement()).is_empty());
        for power in Power::all() {
            assert_eq!(one.contains(power), plain_one.contains(&power));
            let mut with = one;
            with.insert(power);
            assert_eq!(with, one | PowerSet::only(power));
            with.remove(power);
            assert_eq!(with, one.without(PowerSet::only(power)));
        }
        assert_eq!(one.iter().collect::<PowerSet>(), one);
    }
}
