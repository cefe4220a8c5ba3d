//! Whose share of the bots' time a table uses.

use crate::client::AddressGroup;

/// Whose share of the bots' time a table uses: the client with a seat that last sent a request or
/// began to watch, or else the last spectator.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BotShare {
    seated: Option<AddressGroup>,
    spectator: Option<AddressGroup>,
}

impl BotShare {
    /// Notes a client that has sent a request or begun to watch.
    pub(super) fn note(&mut self, group: AddressGroup, has_seat: bool) {
        let noted = if has_seat { &mut self.seated } else { &mut self.spectator };
        *noted = Some(group);
    }

    /// The group of addresses, if any client is known.
    pub(super) fn group(self) -> Option<AddressGroup> {
        self.seated.or(self.spectator)
    }
}

#[cfg(test)]
mod tests {
    use super::BotShare;
    use crate::client::AddressGroup;

    #[test]
    fn a_seat_counts_before_a_spectator_and_the_last_of_each_before_earlier_ones() {
        let group = |number: u8| AddressGroup::of([127, 0, 0, number].into());
        let mut share = BotShare::default();
        assert_eq!(share.group(), None);
        for (number, has_seat, expected) in
            [(1, false, 1), (2, false, 2), (3, true, 3), (4, false, 3), (5, true, 5)]
        {
            share.note(group(number), has_seat);
            assert_eq!(share.group(), Some(group(expected)));
        }
    }
}
