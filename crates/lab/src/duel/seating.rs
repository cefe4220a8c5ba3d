//! Which contestant plays which side in each game of a deal.

use munera_rules::{Game, Seat, SeatSet};

/// The sides of a table, and how contestants rotate through them.
///
/// A deal is played once for each side, and the hero plays each side once. The foes follow
/// clockwise from its left in their order; the list repeats until all sides have a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seating {
    sides: Vec<SeatSet>,
    foes: usize,
}

impl Seating {
    pub(super) fn new<G: Game>(game: &G, foes: usize) -> Self {
        let mut sides: Vec<SeatSet> = Vec::new();
        for seat in Seat::all(game.players()) {
            let side = game.allies(seat);
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        Self { sides, foes }
    }

    /// How many sides have players; 1 in solo, where the only opponents are contenders.
    pub(super) fn sides(&self) -> usize {
        self.sides.len()
    }

    pub(super) fn seats_of(&self, side: usize) -> SeatSet {
        self.sides[side]
    }

    pub(super) fn side_of(&self, seat: Seat) -> usize {
        self.sides.iter().position(|side| side.contains(seat)).unwrap_or(0)
    }

    /// How many seats there are.
    pub(super) fn players(&self) -> u8 {
        self.sides.iter().map(|side| side.len() as u8).sum()
    }

    /// Whether some seats play together.
    pub(super) fn has_teams(&self) -> bool {
        self.sides.iter().any(|side| side.len() > 1)
    }

    /// Which contestant plays a side in the game with this number: 0 is the hero.
    pub(super) fn contestant(&self, rotation: usize, side: usize) -> usize {
        let distance = (side + self.sides() - rotation) % self.sides();
        distance.checked_sub(1).map_or(0, |steps| 1 + steps % self.foes.max(1))
    }

    /// The share of the win that each side has if all play equally well; `None` in solo.
    pub(super) fn fair(&self) -> Option<f64> {
        (self.sides() > 1).then(|| 1.0 / self.sides() as f64)
    }
}

#[cfg(test)]
mod tests {
    use munera_rules::Game;
    use munera_rules::gorus::{Division, Options, SmallGorus};

    use super::Seating;

    fn seating(players: u8, teams: Option<&str>, foes: usize) -> Seating {
        let division = teams.map(|teams| Division::read(teams).expect("a division"));
        let options = Options { division, ..Options::new(players) };
        Seating::new(&SmallGorus::with_options(options).expect("possible"), foes)
    }

    #[test]
    fn the_hero_plays_every_side_once_and_foes_follow_it() {
        let table = seating(4, None, 3);
        for rotation in 0..4 {
            let around: Vec<usize> =
                (0..4).map(|step| table.contestant(rotation, (rotation + step) % 4)).collect();
            assert_eq!(around, [0, 1, 2, 3]);
        }
        let few = seating(4, None, 2);
        assert_eq!([0, 1, 2, 3].map(|side| few.contestant(1, side)), [1, 0, 1, 2]);
    }

    #[test]
    fn a_team_is_one_side() {
        let table = seating(5, Some("2v2v1"), 1);
        assert_eq!((table.sides(), table.players(), table.has_teams()), (3, 5, true));
        assert_eq!(table.fair(), Some(1.0 / 3.0));
        assert_eq!(seating(1, None, 0).fair(), None);
    }
}
