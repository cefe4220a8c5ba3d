//! Tables of Gorus Maximus for tests.

use crate::gorus::{Division, FavourTable, Options, Rank};

/// Every number of players and every division, under the printed favours and under two others.
pub fn tables(players: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Options> {
    let divisions = |players| Division::all_for(players).map(move |division| (players, division));
    players.into_iter().flat_map(divisions).flat_map(|(players, division)| {
        [FavourTable::PRINTED, odd_favour(), extreme_favour()].map(|favour| Options {
            division,
            favour,
            ..Options::new(players)
        })
    })
}

/// A table on which every rank is worth something else, in no order.
fn odd_favour() -> FavourTable {
    Rank::all().skip(1).fold(FavourTable::PRINTED, |table, rank| {
        let favour = (i16::from(rank.number()) * 37 % 23 - 9) as i8;
        table.with(rank, favour).unwrap_or(table)
    })
}

/// The most extreme favour that a table may have.
fn extreme_favour() -> FavourTable {
    Rank::all().skip(1).fold(FavourTable::PRINTED, |table, rank| {
        let sign = if rank.number() % 3 == 0 { -1 } else { 1 };
        table.with(rank, sign * FavourTable::LIMIT).unwrap_or(table)
    })
}
