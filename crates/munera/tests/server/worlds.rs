//! Two games that look the same to a viewer.

use munera_bots::Generator;
use munera_rules::laws::Lawful;
use munera_rules::{Event, MoveSet, Node, Seat, SeatSet, Viewer};

/// A game as it went, and as it could have gone as far as a viewer knows.
pub(crate) struct Worlds<G: Lawful> {
    /// The events of both.
    pub(crate) events: [Vec<Event<G>>; 2],
    /// The states of both.
    states: [G::State; 2],
    viewer: Viewer,
}

impl<G: Lawful> Worlds<G> {
    /// The worlds of a game with these events, for this viewer.
    pub(crate) fn new(game: &G, events: Vec<Event<G>>, viewer: Viewer, seed: u64) -> Self {
        let play = |events: &[Event<G>]| {
            let mut state = game.start();
            for event in events {
                game.play(&mut state, event).expect("legal");
            }
            state
        };
        let here = play(&events);
        let worlds = game.worlds(&game.view(&here, viewer)).expect("a world");
        let there = game.sample(&worlds, &mut Generator::new(seed));
        let (same, retold) = game.retell(&there, &events);
        let mut other = events[..same].to_vec();
        other.extend(retold.into_iter().flatten());
        assert!(play(&other) == there, "the other world comes about by legal play");
        Self { events: [events, other], states: [here, there], viewer }
    }

    /// Whether there is anything that the viewer does not know.
    pub(crate) fn differ(&self) -> bool {
        self.states[0] != self.states[1]
    }

    /// Whether different seats are asked in the two worlds.
    pub(crate) fn ask_others(&self, game: &G) -> bool {
        let [here, there] = [0, 1].map(|way| asked(game, &self.states[way]));
        here != there
    }

    /// What the viewer's seat may do.
    pub(crate) fn legal(&self, game: &G) -> Vec<String> {
        let Some(seat) = self.viewer.seat() else { return Vec::new() };
        let legal = game.legal(&self.states[0], seat);
        legal.iter().map(|choice| game.write_move(choice).to_string()).collect()
    }

    /// Some moves that the viewer's seat may not make, from all parts of the game.
    pub(crate) fn illegal(&self, game: &G, most: usize) -> Vec<String> {
        let seat = self.viewer.seat().unwrap_or(Seat::new(0));
        let legal = game.legal(&self.states[0], seat);
        let illegal: Vec<G::Move> = game.every_move().filter(|it| !legal.contains(*it)).collect();
        let step = illegal.len().div_ceil(most).max(1);
        illegal.iter().step_by(step).map(|it| game.write_move(*it).to_string()).collect()
    }

    /// A move of a seat in both worlds after which they still look the same to the viewer, without
    /// chance following. For another seat, the two moves may differ.
    pub(crate) fn next(&self, game: &G, is_own: bool) -> Option<(Seat, [String; 2])> {
        let both = asked(game, &self.states[0]).iter();
        let both = both.filter(|seat| asked(game, &self.states[1]).contains(*seat));
        for seat in both.filter(|seat| is_own == (self.viewer.seat() == Some(*seat))) {
            for here in game.legal(&self.states[0], seat).iter() {
                let Some(seen) = self.after(game, 0, seat, here) else { continue };
                let alike = |there: &G::Move| {
                    (!is_own || *there == here)
                        && self.after(game, 1, seat, *there).is_some_and(|after| after == seen)
                };
                if let Some(there) = game.legal(&self.states[1], seat).iter().find(alike) {
                    let moves = [here, there].map(|choice| game.write_move(choice).to_string());
                    return Some((seat, moves));
                }
            }
        }
        None
    }

    /// What the viewer sees after a move; `None` if chance, the end, or a publicly forced move
    /// follows.
    fn after(&self, game: &G, way: usize, seat: Seat, choice: G::Move) -> Option<G::View> {
        let mut state = self.states[way].clone();
        game.make_move(&mut state, seat, choice);
        let publicly_forced = game.publicly_forced(&game.view(&state, Viewer::Spectator));
        let decides = matches!(game.node(&state), Node::Decide(_));
        (decides && publicly_forced.is_none()).then(|| game.view(&state, self.viewer))
    }
}

/// Who is asked.
fn asked<G: Lawful>(game: &G, state: &G::State) -> SeatSet {
    match game.node(state) {
        Node::Decide(seats) => seats,
        Node::Chance(_) | Node::Over(_) => SeatSet::EMPTY,
    }
}
