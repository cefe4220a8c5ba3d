//! The state of a running game, as one value.

use super::bet::BetId;
use super::circle::{FighterState, PLACES, Place, PlaceSet};
use super::fight_dice::FightRoll;
use super::fighter::Fighter;
use super::highlight::{HighlightId, HighlightSet};
use super::influence_dice::{FaceSet, InfluenceFace, InfluenceRoll};
use super::pack::Judgement;
use crate::{Digester, Seat, SeatSet};

/// The most that can play.
pub(super) const SEATS: usize = 5;
/// The rounds of a game (U8.1).
pub(super) const ROUNDS: usize = 4;
/// The most betting cards on the board: one of each player for each fighter.
pub(super) const MOST_WAGERS: usize = SEATS * PLACES;
/// The most Highlights that can be shown in a round: two of each player.
pub(super) const MOST_SHOWN: usize = 2 * SEATS;

/// A running game of Fired Up, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The fighters in their circle.
    pub(super) fighter_states: [FighterState; PLACES],
    /// How many there are.
    pub(super) count: u8,
    /// The Highlights that have not been drawn, in the places they were shuffled to; unknown in a
    /// view.
    pub(super) deck: [Option<HighlightId>; HighlightId::COUNT as usize],
    /// How many of them have been drawn.
    pub(super) drawn: u8,
    /// The Highlights that each seat has: kept, laid aside, or yet to be chosen from.
    pub(super) hands: [HighlightSet; SEATS],
    /// The cards of the hand that are kept for this round and have not scored.
    pub(super) kept: [HighlightSet; SEATS],
    /// How many those are, which all viewers see.
    pub(super) kept_counts: [u8; SEATS],
    /// The cards that each seat has discarded unseen, by round.
    pub(super) buried: [[HighlightSet; ROUNDS]; SEATS],
    /// Their number, which all viewers know.
    pub(super) buried_counts: [[u8; ROUNDS]; SEATS],
    /// By round, the cards that would have scored by themselves: no seat has discarded one of these
    /// unseen.
    pub(super) ruled_out: [HighlightSet; ROUNDS],
    /// All cards that have been shown in the game.
    pub(super) scored: HighlightSet,
    /// The cards that have been shown in this round.
    pub(super) shown: [Option<Shown>; MOST_SHOWN],
    /// The cards that were shown in the round before.
    pub(super) shown_before: [Option<Shown>; MOST_SHOWN],
    /// How many Influence dice each seat has left.
    pub(super) dice: [u8; SEATS],
    /// Active Social tokens.
    pub(super) tokens: [u8; SEATS],
    /// Those of them that were stored in this round, before the running turn: counted only where they
    /// wait for the next round (U9.7).
    pub(super) stored_now: [u8; SEATS],
    pub(super) points: [u16; SEATS],
    /// The part of the points that came from bets (U8.3).
    pub(super) bet_points: [u16; SEATS],
    /// The betting cards in the order of placing.
    pub(super) wagers: [Option<Wager>; MOST_WAGERS],
    /// The three Bets of the game.
    pub(super) bets: [BetId; 3],
    /// For each Bet that is settled, the fighters that were right.
    pub(super) settled: [Option<PlaceSet>; 3],
    pub(super) tally: Tally,
    /// The last attack of the battle, as its dice lay in the end.
    pub(super) last_attack: Option<LastAttack>,
    /// Counted from 1.
    pub(super) round: u8,
    pub(super) first: Seat,
    /// The order of attack, fixed at the start of a battle (U4.3).
    pub(super) order: [Place; PLACES],
    /// How many are in that order: all who lived then.
    pub(super) attackers: u8,
    pub(super) phase: StatePhase,
}

/// The dice of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastAttack {
    /// The place of the attacker.
    pub attacker: Place,
    /// With which dice.
    pub attack: FightRoll,
    /// The place of the defender.
    pub defender: Place,
    /// With which dice.
    pub defense: FightRoll,
}

/// A Highlight that was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The seat that showed it.
    pub seat: Seat,
    /// Which.
    pub card: HighlightId,
    /// For how many points.
    pub points: u8,
}

/// A betting card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wager {
    /// Whose it is.
    pub seat: Seat,
    /// Which of the three Bets it lies on.
    pub bet: u8,
    /// The row it lies in.
    pub round: u8,
    /// The fighter that it names; unknown to others until the Bet is settled.
    pub fighter: Option<Place>,
}

/// The sums of a battle so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Tally {
    pub(super) damage: u8,
    pub(super) best: u8,
    pub(super) wounds: u8,
    pub(super) counters: u8,
    pub(super) specials: u8,
    pub(super) blocks: u8,
    pub(super) fallen: u8,
    pub(super) harmless: u8,
    pub(super) attacks: u8,
    pub(super) both_hurt: u8,
}

/// The part of a game that a state is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum StatePhase {
    /// Before the setup.
    Fresh,
    /// U3.1: every seat chooses in secret.
    Keep {
        /// The seats that have yet to choose.
        waiting: SeatSet,
    },
    /// U3.2: a seat rolls all its dice.
    Roll {
        /// Whose turn it is.
        seat: Seat,
    },
    /// U3.2: it may roll some again.
    Reroll {
        /// Whose turn it is.
        seat: Seat,
        /// What it rolled.
        dice: InfluenceRoll,
    },
    /// U3.2: some dice are rolled again.
    Again {
        /// Whose turn it is.
        seat: Seat,
        /// The dice that stay.
        dice: InfluenceRoll,
        /// How many are rolled again.
        count: u8,
    },
    /// U3.2: it uses its dice.
    Act(Turn),
    /// U4.4: a fighter attacks.
    Fight {
        /// Its place in the order of attack.
        number: u8,
    },
    /// U9.3: Mei rolls her misses again.
    Misses {
        /// The place of the attacker in the order of attack.
        number: u8,
        /// The Attack dice.
        attack: FightRoll,
        /// The Defense dice.
        defense: FightRoll,
    },
    /// U5.3: every seat with kept cards scores or waits.
    Window {
        /// The place of the attacker in the order of attack.
        number: u8,
        /// The seats that were asked and have shown nothing: some of them may have decided to wait,
        /// which no other seat sees.
        silent: SeatSet,
        /// The seats that have yet to answer.
        waiting: SeatSet,
        /// Which cards are met.
        judgement: Judgement,
    },
    /// After the end.
    Over,
}

/// A turn in the Influence phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// The dice in front of it.
    pub(super) dice: InfluenceRoll,
    /// U3.3: where all its ordinary dice go.
    pub(super) fighter: Option<Place>,
    /// U3.3: who drops by one Influence at the end of the turn.
    pub(super) influenced: PlaceSet,
    /// The faces that have been paid with (U3.9).
    pub(super) paid: FaceSet,
    /// Whether it has used a die (U3.2).
    pub(super) has_used: bool,
    /// Tokens stored in this turn, to be spent from the next one on (U3.8).
    pub(super) fresh: u8,
}

impl Turn {
    pub(super) const fn new(seat: Seat, dice: InfluenceRoll) -> Self {
        Self {
            seat,
            dice,
            fighter: None,
            influenced: PlaceSet::EMPTY,
            paid: FaceSet::EMPTY,
            has_used: false,
            fresh: 0,
        }
    }

    /// U3.9: whether a Double may stand for that face.
    #[inline]
    pub(super) fn may_double(&self, face: InfluenceFace) -> bool {
        self.paid.contains(face)
    }
}

impl State {
    pub(super) const EMPTY: Self = Self {
        fighter_states: [FighterState::EMPTY; PLACES],
        count: 0,
        deck: [None; HighlightId::COUNT as usize],
        drawn: 0,
        hands: [HighlightSet::EMPTY; SEATS],
        kept: [HighlightSet::EMPTY; SEATS],
        kept_counts: [0; SEATS],
        buried: [[HighlightSet::EMPTY; ROUNDS]; SEATS],
        buried_counts: [[0; ROUNDS]; SEATS],
        ruled_out: [HighlightSet::EMPTY; ROUNDS],
        scored: HighlightSet::EMPTY,
        shown: [None; MOST_SHOWN],
        shown_before: [None; MOST_SHOWN],
        dice: [0; SEATS],
        tokens: [0; SEATS],
        stored_now: [0; SEATS],
        points: [0; SEATS],
        bet_points: [0; SEATS],
        wagers: [None; MOST_WAGERS],
        bets: [BetId::ALL[0], BetId::ALL[2], BetId::ALL[4]],
        settled: [None; 3],
        tally: Tally {
            damage: 0,
            best: 0,
            wounds: 0,
            counters: 0,
            specials: 0,
            blocks: 0,
            fallen: 0,
            harmless: 0,
            attacks: 0,
            both_hurt: 0,
        },
        last_attack: None,
        round: 1,
        first: Seat::new(0),
        order: [Place(0); PLACES],
        attackers: 0,
        phase: StatePhase::Fresh,
    };

    #[inline]
    pub(super) fn fighter_state(&self, place: Place) -> &FighterState {
        &self.fighter_states[place.index()]
    }

    #[inline]
    pub(super) fn fighter_state_mut(&mut self, place: Place) -> &mut FighterState {
        &mut self.fighter_states[place.index()]
    }

    /// All places of the circle.
    pub(super) fn places(&self) -> impl DoubleEndedIterator<Item = Place> + Clone + use<> {
        Place::all(self.count)
    }

    /// The living fighters.
    #[inline]
    pub(super) fn living(&self) -> PlaceSet {
        self.places().filter(|place| self.fighter_state(*place).is_alive).collect()
    }

    /// The place of a fighter, if it is in this game.
    pub(super) fn place_of(&self, fighter: Fighter) -> Option<Place> {
        self.places().find(|place| self.fighter_state(*place).fighter == fighter)
    }

    /// The fighter with a Speed tile.
    pub(super) fn with_tile(&self, tile: u8) -> Option<Place> {
        self.places().find(|place| self.fighter_state(*place).tile == tile)
    }

    /// The fighters that another state of the same game shows otherwise: each as here and as there.
    pub(super) fn changes_to(&self, other: &Self) -> Vec<[FighterState; 2]> {
        let pairs =
            self.places().map(|place| [self, other].map(|state| *state.fighter_state(place)));
        pairs.filter(|[here, there]| here != there).collect()
    }

    /// The next living fighter to the left of a place.
    pub(super) fn left_of(&self, place: Place) -> Place {
        let mut next = place;
        loop {
            next = Place((next.0 + 1) % self.count);
            if self.fighter_state(next).is_alive || next == place {
                return next;
            }
        }
    }

    /// The fighters whose betting cards a seat has used (U6.1).
    pub(super) fn used_cards(&self, seat: Seat) -> PlaceSet {
        self.wagers
            .iter()
            .flatten()
            .filter(|wager| wager.seat == seat)
            .filter_map(|wager| wager.fighter)
            .collect()
    }

    /// Whether a card of a seat lies on one of the three Bets.
    pub(super) fn has_wager_on(&self, seat: Seat, bet: usize) -> bool {
        self.wagers.iter().flatten().any(|it| it.seat == seat && usize::from(it.bet) == bet)
    }

    /// U3.8: the active tokens that a seat can spend in its running turn.
    pub(super) fn spendable_tokens(&self, turn: &Turn) -> u8 {
        let seat = turn.seat.index();
        self.tokens[seat] - self.stored_now[seat] - turn.fresh
    }

    /// The bytes that fingerprint the state.
    pub(super) fn write_bytes(&self, digester: &mut Digester) {
        let mut set = |cards: HighlightSet| {
            digester.bytes(&cards.bits().to_le_bytes());
        };
        self.hands.into_iter().chain(self.kept).for_each(&mut set);
        self.buried.into_iter().flatten().chain(self.ruled_out).for_each(&mut set);
        set(self.scored);
        for fighter_state in &self.fighter_states {
            fighter_state.write_bytes(digester);
        }
        let deck = self.deck.map(|card| card.map_or(0, |card| card.index() as u8 + 1));
        digester.bytes(&[self.count, self.drawn, self.round, self.first.number()]).bytes(&deck);
        digester.bytes(&self.kept_counts).bytes(&self.dice).bytes(&self.tokens);
        self.buried_counts.iter().for_each(|counts| {
            digester.bytes(counts);
        });
        for points in self.points.iter().chain(&self.bet_points) {
            digester.bytes(&points.to_le_bytes());
        }
        for shown in self.shown.iter().chain(&self.shown_before) {
            let bytes = shown.map_or([0; 3], |Shown { seat, card, points }| {
                [seat.number() + 1, card.index() as u8, points]
            });
            digester.bytes(&bytes);
        }
        for wager in &self.wagers {
            let bytes = wager.map_or([0; 4], |Wager { seat, bet, round, fighter }| {
                [seat.number() + 1, bet, round, fighter.map_or(0, |place| place.0 + 1)]
            });
            digester.bytes(&bytes);
        }
        digester.bytes(&self.bets.map(|bet| bet.index() as u8));
        digester.bytes(&self.settled.map(|right| right.map_or(0, |right| right.bits() + 1)));
        digester.bytes(&self.order.map(|place| place.0)).bytes(&[self.attackers]);
        digester.bytes(&self.tally.numbers());
        let last = self.last_attack.map_or([0; 2], |last| [last.attacker.0 + 1, last.defender.0]);
        digester.bytes(&last);
        for roll in self.last_attack.iter().flat_map(|last| [last.attack, last.defense]) {
            digester.bytes(&roll.counts());
        }
        self.phase.write_bytes(digester);
    }
}

impl Tally {
    /// All counts, in the order in which they are written.
    pub(super) const fn numbers(self) -> [u8; 10] {
        [
            self.damage,
            self.best,
            self.wounds,
            self.counters,
            self.specials,
            self.blocks,
            self.fallen,
            self.harmless,
            self.attacks,
            self.both_hurt,
        ]
    }

    /// The tally of these counts.
    pub(super) const fn of(numbers: [u8; 10]) -> Self {
        let [
            damage,
            best,
            wounds,
            counters,
            specials,
            blocks,
            fallen,
            harmless,
            attacks,
            both_hurt,
        ] = numbers;
        Self {
            damage,
            best,
            wounds,
            counters,
            specials,
            blocks,
            fallen,
            harmless,
            attacks,
            both_hurt,
        }
    }
}

impl StatePhase {
    fn write_bytes(self, digester: &mut Digester) {
        match self {
            Self::Fresh => digester.bytes(&[0]),
            Self::Keep { waiting } => digester.bytes(&[1, waiting.bits()]),
            Self::Roll { seat } => digester.bytes(&[2, seat.number()]),
            Self::Reroll { seat, dice } => {
                digester.bytes(&[3, seat.number()]).bytes(&dice.bits().to_le_bytes())
            }
            Self::Again { seat, dice, count } => {
                digester.bytes(&[4, seat.number(), count]).bytes(&dice.bits().to_le_bytes())
            }
            Self::Act(turn) => digester
                .bytes(&[
                    5,
                    turn.seat.number(),
                    turn.fighter.map_or(0, |place| place.0 + 1),
                    turn.influenced.bits(),
                    turn.paid.bits(),
                    u8::from(turn.has_used),
                    turn.fresh,
                ])
                .bytes(&turn.dice.bits().to_le_bytes()),
            Self::Fight { number } => digester.bytes(&[6, number]),
            Self::Misses { number, attack, defense } => {
                digester.bytes(&[7, number]).bytes(&attack.counts()).bytes(&defense.counts())
            }
            Self::Window { number, silent, waiting, judgement } => {
                digester.bytes(&[8, number, silent.bits(), waiting.bits()]);
                for tier in judgement.tiers {
                    digester.bytes(&tier.bits().to_le_bytes());
                }
                digester
            }
            Self::Over => digester.bytes(&[9]),
        };
    }
}
