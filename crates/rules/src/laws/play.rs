//! One random game under the laws.

use super::{Broken, Lawful, hold};
use crate::{
    Digest, Event, MoveSet, Node, Randomness, Refusal, Seat, SeatSet, Viewer, read_event,
    write_event,
};

/// How much is checked at each node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thoroughness {
    /// Every seat's moves and every viewer's worlds.
    Full,
    /// The moves of the asked seats and of one more, and one viewer's worlds, drawn at random; where
    /// texts can name very many moves, another few of them at each node: for a million games.
    Brisk,
}

/// A brisk check tries about this many moves at a node.
const TRIED: usize = 256;

/// A brisk check replays the game in one of this many worlds.
const RETOLD: u32 = 16;

/// Counts over the checked games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Games that were checked.
    pub games: u64,
    /// Events of the games.
    pub events: u64,
    /// Decisions among them.
    pub moves: u64,
    /// Worlds that were sampled and compared.
    pub worlds: u64,
    /// Worlds in which the whole game was replayed.
    pub retold: u64,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.events += other.events;
        self.moves += other.moves;
        self.worlds += other.worlds;
        self.retold += other.retold;
    }
}

/// Plays one random game from its start and checks the laws at every node.
pub fn keep_in_one_game<G: Lawful, R: Randomness>(
    game: &G,
    thoroughness: Thoroughness,
    randomness: &mut R,
) -> Result<Figures, Broken> {
    let mut run = Run {
        game,
        thoroughness,
        every_move: game.every_move().collect(),
        tried: Vec::new(),
        state: game.start(),
        log: Vec::new(),
        digests: Vec::new(),
        figures: Figures { games: 1, ..Figures::default() },
    };
    loop {
        run.check_node(randomness)?;
        let event = match game.node(&run.state) {
            Node::Over(_) => break,
            Node::Chance(_) => Event::Chance(game.draw(&run.state, randomness)),
            Node::Decide(seats) => {
                let number = randomness.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(number).unwrap_or(Seat::new(0));
                let legal = game.legal(&run.state, seat);
                Event::Move(seat, legal.nth(randomness.below(legal.len() as u32) as usize))
            }
        };
        run.check_disclosure(&event, randomness)?;
        run.advance(event)?;
    }
    run.replay()?;
    Ok(run.figures)
}

struct Run<'a, G: Lawful> {
    game: &'a G,
    thoroughness: Thoroughness,
    every_move: Vec<G::Move>,
    /// The moves that are tried at the present node.
    tried: Vec<G::Move>,
    state: G::State,
    log: Vec<Event<G>>,
    digests: Vec<Digest>,
    figures: Figures,
}

impl<G: Lawful> Run<'_, G> {
    fn check_node<R: Randomness>(&mut self, randomness: &mut R) -> Result<(), Broken> {
        self.choose_tried(randomness);
        let (game, state) = (self.game, &self.state);
        hold("conservation", game.is_conserved(state), || format!("{state:?}"))?;
        let asked = match game.node(state) {
            Node::Decide(seats) => seats,
            Node::Chance(_) | Node::Over(_) => SeatSet::EMPTY,
        };
        // One seat more than there are: a stranger.
        let stranger = Seat::new(game.players());
        let curious = Seat::new(randomness.below(u32::from(game.players()) + 1) as u8);
        for seat in Seat::all(game.players()).chain([stranger]) {
            let legal = game.legal(state, seat);
            hold("legality", legal.is_empty() != asked.contains(seat), || {
                format!("{seat:?} has {} moves, and {asked:?} are asked", legal.len())
            })?;
            if self.thoroughness == Thoroughness::Full || asked.contains(seat) || seat == curious {
                self.check_moves(seat, &legal)?;
            }
        }
        self.check_publicly_forced()?;
        self.check_awaited(asked)?;
        self.check_window(asked)?;
        self.check_chance(randomness)?;
        self.check_worlds(randomness)
    }

    /// Draws the moves that are tried at this node.
    fn choose_tried<R: Randomness>(&mut self, randomness: &mut R) {
        let step = match self.thoroughness {
            Thoroughness::Full => 1,
            Thoroughness::Brisk => self.every_move.len().div_ceil(TRIED).max(1),
        };
        let first = if step == 1 { 0 } else { randomness.below(step as u32) as usize };
        self.tried.clear();
        self.tried.extend(self.every_move.iter().skip(first).step_by(step));
    }

    /// Accepted if and only if listed; refusals name a rule; moves read back as written.
    fn check_moves(&self, seat: Seat, legal: &G::Moves) -> Result<(), Broken> {
        let (game, state) = (self.game, &self.state);
        // Neighbours are mostly refused by the same rule, which is then known to be one.
        let mut known = None;
        for choice in self.tried.iter().copied() {
            let verdict = game.check_move(state, seat, choice);
            hold("legality", verdict.is_ok() == legal.contains(choice), || {
                format!("{seat:?} {}: {verdict:?}", game.write_move(choice))
            })?;
            let rule = verdict.err().map(Refusal::rule);
            if rule != known {
                hold("legality", rule.is_none_or(|rule| G::RULES.contains(&rule)), || {
                    format!("{verdict:?} names no rule of the game")
                })?;
                known = rule;
            }
        }
        for (place, choice) in legal.iter().enumerate() {
            hold("legality", legal.nth(place) == choice, || {
                format!("move {place} is not {}", game.write_move(choice))
            })?;
            let text = game.write_move(choice).to_string();
            hold("notation", game.read_move(&text) == Ok(choice), || text.clone())?;
        }
        Ok(())
    }

    /// A publicly forced move is the only one, and every viewer sees it alike.
    fn check_publicly_forced(&self) -> Result<(), Broken> {
        let (game, state) = (self.game, &self.state);
        let mut seen = Viewer::all(game.players())
            .map(|viewer| game.publicly_forced(&game.view(state, viewer)));
        let first = seen.next().flatten();
        hold("secrecy", seen.all(|other| other == first), || {
            format!("not every viewer sees that {first:?} is forced")
        })?;
        let Some((seat, choice)) = first else { return Ok(()) };
        let legal = game.legal(state, seat);
        hold("legality", legal.len() == 1 && legal.contains(choice), || {
            format!("{seat:?} is said to have only {}", game.write_move(choice))
        })
    }

    /// Every viewer awaits the seats that are asked, and a seat knows about itself.
    fn check_awaited(&self, asked: SeatSet) -> Result<(), Broken> {
        let (game, state) = (self.game, &self.state);
        for viewer in Viewer::all(game.players()) {
            let awaited = game.awaited(&game.view(state, viewer));
            let hidden = asked.iter().find(|seat| !awaited.contains(*seat));
            hold("awaiting", hidden.is_none(), || {
                format!("{viewer:?} awaits {awaited:?}, and {asked:?} are asked")
            })?;
            let knows =
                viewer.seat().is_none_or(|seat| asked.contains(seat) == awaited.contains(seat));
            hold("awaiting", knows && (awaited.is_empty() == asked.is_empty()), || {
                format!("{viewer:?} awaits {awaited:?}, and {asked:?} are asked")
            })?;
        }
        Ok(())
    }

    /// A window looks the same to all viewers, and every seat that is asked may decline.
    fn check_window(&self, asked: SeatSet) -> Result<(), Broken> {
        let (game, state) = (self.game, &self.state);
        let mut seen =
            Viewer::all(game.players()).map(|viewer| game.window(&game.view(state, viewer)));
        let first = seen.next().flatten();
        hold("secrecy", seen.all(|other| other == first), || {
            format!("not every viewer sees the window {first:?}")
        })?;
        let Some(window) = first else { return Ok(()) };
        let can = |seat: Seat| game.legal(state, seat).contains(window.decline);
        hold("legality", !asked.is_empty() && asked.iter().all(can), || {
            format!("{asked:?} cannot all decline by {}", game.write_move(window.decline))
        })
    }

    /// A move that discloses nothing answers no window and looks, to every viewer, as it would in any
    /// world that the viewer held possible before it: some legal move of that seat looks just so there.
    fn check_disclosure<R: Randomness>(
        &self,
        event: &Event<G>,
        randomness: &mut R,
    ) -> Result<(), Broken> {
        let game = self.game;
        let Event::Move(seat, choice) = *event else { return Ok(()) };
        if game.discloses(choice) {
            return Ok(());
        }
        let window = game.window(&game.view(&self.state, Viewer::Seat(seat)));
        hold("disclosure", window.is_none(), || {
            format!("{} answers a window", game.write_move(choice))
        })?;
        let mut after = self.state.clone();
        game.make_move(&mut after, seat, choice);
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&self.state, viewer);
            let Some(worlds) = game.worlds(&view) else { continue };
            let world = game.sample(&worlds, randomness);
            let looks_so = |choice: G::Move| {
                let mut there = world.clone();
                game.make_move(&mut there, seat, choice);
                game.view(&there, viewer) == game.view(&after, viewer)
            };
            let legal = game.legal(&world, seat);
            let same = (legal.contains(choice) && looks_so(choice)) || legal.iter().any(looks_so);
            hold("disclosure", same, || {
                format!("{} shows {viewer:?} something", game.write_move(choice))
            })?;
        }
        Ok(())
    }

    /// A drawn outcome fits its chance node and no other, and reads back as written.
    fn check_chance<R: Randomness>(&self, randomness: &mut R) -> Result<(), Broken> {
        let (game, state) = (self.game, &self.state);
        if !matches!(game.node(state), Node::Chance(_)) {
            return Ok(());
        }
        let event = Event::Chance(game.draw(state, randomness));
        let mut after = state.clone();
        let verdict = game.play(&mut after, &event);
        hold("chance", verdict.is_ok(), || format!("a drawn outcome is refused: {verdict:?}"))?;
        let text = write_event(game, &event);
        let read = read_event(game, &text)
            .map_err(|error| Broken::new("notation", format!("{text}: {error:?}")))?;
        hold("notation", write_event(game, &read) == text, || text.clone())?;
        // The outcome has just happened: another such one is due only if the next node says so.
        if !matches!(game.node(&after), Node::Chance(_)) {
            let kept = after.clone();
            let verdict = game.play(&mut after, &read);
            hold("chance", verdict.is_err(), || format!("{text} is accepted twice"))?;
            hold("legality", after == kept, || format!("the refusal of {text} left traces"))?;
        }
        Ok(())
    }

    fn check_worlds<R: Randomness>(&mut self, randomness: &mut R) -> Result<(), Broken> {
        let drawn = randomness.below(u32::from(self.game.players()) + 1);
        let brisk = self.thoroughness == Thoroughness::Brisk;
        for (number, viewer) in (0..).zip(Viewer::all(self.game.players())) {
            if brisk && number != drawn {
                continue;
            }
            let world = self.check_world(viewer, randomness)?;
            self.figures.worlds += 1;
            if !brisk || randomness.below(RETOLD) == 0 {
                self.check_retold(viewer, &world)?;
                self.figures.retold += 1;
            }
        }
        Ok(())
    }

    /// A sampled world shows its viewer the same view and the same legal moves.
    fn check_world<R: Randomness>(
        &self,
        viewer: Viewer,
        randomness: &mut R,
    ) -> Result<G::State, Broken> {
        let (game, state) = (self.game, &self.state);
        let view = game.view(state, viewer);
        let worlds = game
            .worlds(&view)
            .ok_or_else(|| Broken::new("sampling", format!("no world for {view:?}")))?;
        let world = game.sample(&worlds, randomness);
        hold("sampling", game.is_conserved(&world), || format!("{world:?}"))?;
        let shown = game.view(&world, viewer);
        hold("sampling", shown == view, || format!("{viewer:?} sees {shown:?}, not {view:?}"))?;
        hold("sampling", self.is_same_node(viewer, &world), || {
            format!("{viewer:?} is asked at another node")
        })?;
        if let Viewer::Seat(seat) = viewer {
            let [here, there] = [state, &world].map(|state| game.legal(state, seat));
            hold("secrecy", here.iter().eq(there.iter()), || {
                format!("{seat:?} has other moves in {world:?}")
            })?;
            hold("sampling", game.legal_in_view(&view).iter().eq(here.iter()), || {
                format!("{seat:?} sees other moves in {view:?}")
            })?;
            for choice in self.tried.iter().copied() {
                let [here, there] = [state, &world].map(|at| game.check_move(at, seat, choice));
                hold("secrecy", here == there, || {
                    format!("{seat:?} is told {here:?} here and {there:?} there")
                })?;
            }
        }
        Ok(world)
    }

    /// Whether a world waits for the same, as far as a viewer can tell: the viewer may not know
    /// which other seats are asked.
    fn is_same_node(&self, viewer: Viewer, world: &G::State) -> bool {
        match (self.game.node(&self.state), self.game.node(world)) {
            (Node::Decide(here), Node::Decide(there)) => {
                viewer.seat().is_none_or(|seat| here.contains(seat) == there.contains(seat))
            }
            (here, there) => here == there,
        }
    }

    /// Checks the game as it went in another world: legal throughout, ending there, with the same
    /// views and news for the viewer on the way.
    fn check_retold(&self, viewer: Viewer, world: &G::State) -> Result<(), Broken> {
        let game = self.game;
        let (same, retold) = game.retell(world, &self.log);
        let mut here = game.start();
        for event in &self.log[..same] {
            game.play_unchecked(&mut here, event);
        }
        let mut there = here.clone();
        let mut views = [&here, &there].map(|state| game.view(state, viewer));
        for (event, others) in self.log[same..].iter().zip(&retold) {
            game.play_unchecked(&mut here, event);
            for other in others {
                let verdict = game.play(&mut there, other);
                hold("sampling", verdict.is_ok(), || {
                    format!("a world for {viewer:?} comes about by {other:?}: {verdict:?}")
                })?;
            }
            let next = [&here, &there].map(|state| game.view(state, viewer));
            hold("secrecy", next[0] == next[1], || {
                format!("after {event:?}, {viewer:?} sees {:?} or {:?}", next[0], next[1])
            })?;
            let news = [0, 1].map(|way| game.news(&views[way], &next[way]));
            hold("secrecy", news[0] == news[1], || {
                format!("of {event:?}, {viewer:?} hears {:?} or {:?}", news[0], news[1])
            })?;
            views = next;
        }
        hold("sampling", there == *world, || {
            format!("a world for {viewer:?} does not come about: {there:?} is not {world:?}")
        })
    }

    fn advance(&mut self, event: Event<G>) -> Result<(), Broken> {
        let game = self.game;
        let verdict = game.play(&mut self.state, &event);
        hold("legality", verdict.is_ok(), || format!("{event:?}: {verdict:?}"))?;
        self.digests.push(game.digest(&self.state));
        self.figures.events += 1;
        self.figures.moves += u64::from(matches!(event, Event::Move(..)));
        self.log.push(event);
        hold("ending", self.log.len() <= game.longest(), || {
            format!("the game goes on after {} events", self.log.len())
        })
    }

    /// The texts alone give the same states.
    fn replay(&self) -> Result<(), Broken> {
        let mut state = self.game.start();
        for (event, digest) in self.log.iter().zip(&self.digests) {
            let text = write_event(self.game, event);
            let event = read_event(self.game, &text)
                .map_err(|error| Broken::new("notation", format!("{text}: {error:?}")))?;
            let verdict = self.game.play(&mut state, &event);
            hold("replay", verdict.is_ok(), || format!("{text}: {verdict:?}"))?;
            hold("replay", self.game.digest(&state) == *digest, || {
                format!("another digest after {text}")
            })?;
        }
        hold("replay", state == self.state, || format!("{state:?} is not {:?}", self.state))
    }
}
