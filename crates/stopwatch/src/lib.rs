//! How long a bot thinks: the clocks that bots themselves do not read.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use munera_bots::{Bot, Nodes, Pace};

/// Lets a bot think for some time.
///
/// It does not read the clock at every node. The number of nodes between two readings takes about a
/// fifth of a millisecond, estimated from the nodes before the last reading.
#[derive(Debug)]
pub struct Stopwatch {
    clock: Clock,
    end: Duration,
    look_at: u64,
    /// The nodes and the time at the last reading.
    last: (u64, Duration),
}

/// Which clock counts.
#[derive(Clone, Copy, Debug)]
enum Clock {
    /// Wall-clock time since then.
    Wall(Instant),
    /// Processor time of this thread since then.
    Processor(ProcessorClock),
}

impl Stopwatch {
    /// About how much time passes between two readings of the clock.
    const BETWEEN: Duration = Duration::from_micros(200);

    /// This much wall-clock time from now on, for callers who wait for an answer.
    pub fn wall(time: Duration) -> Self {
        Self::new(Clock::Wall(Instant::now()), time)
    }

    /// This much processor time of this thread from now on, for comparing bots on a machine that
    /// also does other work.
    pub fn processor(time: Duration) -> Self {
        Self::new(Clock::Processor(ProcessorClock::start()), time)
    }

    fn new(clock: Clock, end: Duration) -> Self {
        Self { clock, end, look_at: 0, last: (0, Duration::ZERO) }
    }

    /// How much time has passed.
    pub fn elapsed(&self) -> Duration {
        match self.clock {
            Clock::Wall(begin) => begin.elapsed(),
            Clock::Processor(begin) => begin.elapsed(),
        }
    }
}

impl Pace for Stopwatch {
    fn goes_on(&mut self, nodes: u64) -> bool {
        if nodes < self.look_at {
            return true;
        }
        let elapsed = self.elapsed();
        let left = self.end.saturating_sub(elapsed);
        if left.is_zero() {
            return false;
        }
        let left = Self::BETWEEN.min(left).as_secs_f64();
        let (last_nodes, last_elapsed) = std::mem::replace(&mut self.last, (nodes, elapsed));
        let took = elapsed.saturating_sub(last_elapsed).as_secs_f64().max(1e-6);
        let rate = nodes.saturating_sub(last_nodes) as f64 / took;
        // Nodes may take longer as a tree grows, so this is less than would just fit.
        self.look_at = nodes + (rate * left * 0.8).clamp(1.0, 4096.0) as u64;
        true
    }

    fn spent(&mut self, _: u64) -> f32 {
        (self.elapsed().as_secs_f32() / self.end.as_secs_f32().max(1e-6)).min(1.0)
    }
}

/// A pace that also ends when a flag is raised.
#[derive(Debug)]
pub struct Until<'s, P> {
    pace: P,
    stop: &'s AtomicBool,
}

impl<'s, P: Pace> Until<'s, P> {
    /// The given pace, until the flag is raised.
    pub fn new(pace: P, stop: &'s AtomicBool) -> Self {
        Self { pace, stop }
    }
}

impl<P: Pace> Pace for Until<'_, P> {
    fn goes_on(&mut self, nodes: u64) -> bool {
        !self.stop.load(Ordering::Relaxed) && self.pace.goes_on(nodes)
    }

    fn spent(&mut self, nodes: u64) -> f32 {
        self.pace.spent(nodes)
    }
}

/// A pace that also ends after some wall-clock time.
#[derive(Debug)]
pub struct Within<P> {
    pace: P,
    longest: Stopwatch,
}

impl<P: Pace> Within<P> {
    /// The given pace, but no longer than this from now on.
    pub fn new(pace: P, longest: Duration) -> Self {
        Self { pace, longest: Stopwatch::wall(longest) }
    }
}

impl<P: Pace> Pace for Within<P> {
    fn goes_on(&mut self, nodes: u64) -> bool {
        self.longest.goes_on(nodes) && self.pace.goes_on(nodes)
    }

    fn spent(&mut self, nodes: u64) -> f32 {
        self.pace.spent(nodes).max(self.longest.spent(nodes))
    }
}

/// The processor time of the thread that started it. It stands still while the system runs other
/// threads.
#[derive(Clone, Copy, Debug)]
pub struct ProcessorClock(Duration);

impl ProcessorClock {
    /// Starts at zero, on this thread.
    pub fn start() -> Self {
        Self(thread_time())
    }

    /// The processor time that this thread has used since the start.
    pub fn elapsed(self) -> Duration {
        thread_time().saturating_sub(self.0)
    }
}

/// The processor time of this thread.
#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Systems without such a clock use wall-clock time.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    static BEGIN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// How long a bot may think about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The bot's usual time.
    Usual,
    /// This much wall-clock time.
    Wall(Duration),
    /// This much processor time.
    Processor(Duration),
    /// This many nodes: the same decision on every machine.
    Nodes(u64),
}

impl Budget {
    /// The pace of one decision that begins now.
    pub fn begin(self, bot: Bot) -> Thinking {
        match self {
            Self::Usual => {
                let usual = Duration::from_millis(bot.usual_milliseconds().unwrap_or(1).into());
                Thinking::Timed(Stopwatch::processor(usual))
            }
            Self::Wall(time) => Thinking::Timed(Stopwatch::wall(time)),
            Self::Processor(time) => Thinking::Timed(Stopwatch::processor(time)),
            Self::Nodes(nodes) => Thinking::Counted(Nodes(nodes)),
        }
    }
}

/// The pace of one decision.
#[derive(Debug)]
pub enum Thinking {
    /// By a clock.
    Timed(Stopwatch),
    /// By nodes.
    Counted(Nodes),
}

impl Pace for Thinking {
    fn goes_on(&mut self, nodes: u64) -> bool {
        match self {
            Self::Timed(stopwatch) => stopwatch.goes_on(nodes),
            Self::Counted(count) => count.goes_on(nodes),
        }
    }

    fn spent(&mut self, nodes: u64) -> f32 {
        match self {
            Self::Timed(stopwatch) => stopwatch.spent(nodes),
            Self::Counted(count) => count.spent(nodes),
        }
    }
}
