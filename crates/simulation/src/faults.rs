//! What goes wrong besides connections, and when.

use crate::agenda::Actor;
use crate::input::Input;
use crate::storage::Health;
use crate::world::World;

impl World {
    /// Plans the next fault; it plans the one after it.
    pub(crate) fn plan_fault(&mut self) {
        // Usually minutes apart; now and then a second fault follows at once.
        let apart = if self.below(5) == 0 { 20_000 } else { 1_800_000 };
        let delay = self.below(apart);
        self.agenda.plan(delay, Actor::Plan, |world| {
            if !world.is_finale {
                world.have_fault();
                world.plan_fault();
            }
        });
    }

    fn have_fault(&mut self) {
        match self.below(12) {
            0..4 => {
                self.figures.fault("crash");
                self.note(|| "the server dies".to_owned());
                self.is_dying = true;
            }
            4 => {
                // In the middle of a write: as soon as one is under way.
                self.figures.fault("crash during a write");
                self.perform(Input::Hang(400));
                let delay = self.below(400);
                self.agenda.plan_in_life(delay, Actor::Plan, |world| {
                    world.note(|| "the server dies during a write".to_owned());
                    world.is_dying = true;
                });
            }
            5 => self.fail_for_a_while("disk full", Health::Full),
            6 => self.fail_for_a_while("disk slow", Health::Slow),
            7 => {
                self.figures.fault("writes refused");
                self.perform(Input::Health(Health::Full));
                self.be_unsound();
                let length = self.below(3_000);
                self.agenda.plan(length, Actor::Plan, |world| {
                    world.perform(Input::Health(Health::Sound));
                });
            }
            8 => {
                self.figures.fault("writes hang");
                let hang = 2_500 + self.below(60_000);
                self.perform(Input::Hang(hang));
                self.be_unsound();
            }
            9 => {
                self.figures.fault("server stopped");
                self.note(|| "the server is stopped".to_owned());
                self.perform(Input::Stop);
                self.agenda.plan_in_life(6_000, Actor::Plan, |world| world.is_dying = true);
            }
            _ => {
                // By seconds, hours or days, in both directions.
                let (few, scale) = (self.below(60) as i64, self.below(3));
                let unit = [1_000, 3_600_000, 86_400_000][scale as usize];
                let sign = if self.below(2) == 0 { 1 } else { -1 };
                self.perform(Input::SetClock(sign * few * unit));
                self.figures.fault(if sign > 0 { "clock set forward" } else { "clock set back" });
                self.note(|| format!("the clock is set by {} ms", sign * few * unit));
            }
        }
    }

    fn fail_for_a_while(&mut self, kind: &str, health: Health) {
        self.figures.fault(kind);
        self.perform(Input::Health(health));
        self.sound_since = None;
        self.note(|| format!("{health:?}"));
        let most = if self.below(3) == 0 { 1_200_000 } else { 60_000 };
        let length = self.below(most);
        self.agenda.plan(length, Actor::Plan, World::be_sound);
    }

    fn be_unsound(&mut self) {
        self.sound_since = None;
        self.agenda.plan(120_000, Actor::Plan, World::be_sound);
    }

    /// The storage works again.
    pub(crate) fn be_sound(&mut self) {
        self.perform(Input::Health(Health::Sound));
        self.note(|| "the storage is sound".to_owned());
        let now = self.now();
        self.sound_since.get_or_insert(now + 60_000);
    }
}
