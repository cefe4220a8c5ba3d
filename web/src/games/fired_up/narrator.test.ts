import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import type { FiredUpEffect, FiredUpFight } from '../../wire';
import type { Fighter, Scene } from './scene';
import { BEATS, Narrator } from './narrator.svelte';
import { untold } from './untold.svelte';

const side = { dice: 'H', damage: 0, wounds: 0, stamina: 9, all_wounds: 0, fell: false };
const FIGHT: FiredUpFight = {
  attacker: { ...side, fighter: 'mei' },
  defender: { ...side, fighter: 'fred', damage: 4 },
  blocked: '',
  unblocked: 'H',
  counters: 0,
  abilities: [],
};

const scene = (stamina: number): Scene => ({
  round: 1,
  fighters: [{ fighter: 'fred', stamina, attack: {}, defense: {} } as Fighter],
  points: [0],
  bets: [],
});

const blow = (version: number, before: number, after: number, effects: FiredUpEffect[] = []): Told => ({
  version,
  item: {
    k: 'news',
    text: '',
    what: {
      game: 'fired_up',
      happening: { kind: 'fought', fight: FIGHT },
      changes: [{ kind: 'stamina', fighter: 'fred', before, after }],
      effects,
    },
  },
});

const stamina = (narrator: Narrator) => narrator.scene?.fighters[0]?.stamina;

describe('the narrator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ speed: 'normal' });
  });
  afterEach(() => vi.useRealTimers());

  it('shows the table as it was until a blow has landed, and then as it is', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9)], scene(9));
    expect(narrator.beat).toBe(BEATS.attack);
    expect(stamina(narrator)).toBe(13);
    narrator.step();
    narrator.step();
    narrator.step();
    expect(narrator.beat).toBe(BEATS.outcome);
    expect(stamina(narrator)).toBe(9);
    narrator.step();
    expect(narrator.isTelling).toBe(false);
    expect(narrator.scene).toBeNull();
  });

  it('goes on by itself, one blow after another', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    expect(narrator.waiting).toBe(1);
    vi.runAllTimers();
    expect(narrator.isTelling).toBe(false);
  });

  it('tells nothing of what happened before the viewer came', () => {
    const narrator = new Narrator();
    narrator.follow([blow(1, 13, 9)], scene(9));
    expect(narrator.isTelling).toBe(false);
  });

  it('tells nothing to a player who wants to see outcomes only', () => {
    settings.change({ speed: 'none' });
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9)], scene(9));
    expect(narrator.isTelling).toBe(false);
  });

  it('keeps what is still to be told out of the log', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    expect(untold.size).toBe(2);
    for (let beats = 0; beats < BEATS.outcome; beats += 1) narrator.step();
    expect(untold.size).toBe(1);
    narrator.skip();
    expect(untold.size).toBe(0);
  });

  it('is silent at once when it is skipped', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    narrator.skip();
    vi.runAllTimers();
    expect(narrator.isTelling).toBe(false);
    expect(narrator.waiting).toBe(0);
  });

  it('tells a step of a replay, but not steps that the viewer jumps over, and hides nothing', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13), false);
    narrator.follow([blow(1, 13, 9)], scene(9), false);
    expect(narrator.isTelling).toBe(true);
    expect(untold.size).toBe(0);
    narrator.follow([blow(1, 13, 9), blow(2, 9, 5), blow(3, 5, 1)], scene(1), false);
    expect(narrator.isTelling).toBe(false);
  });

  it('forgets what lies ahead when the viewer goes back in a replay', () => {
    const narrator = new Narrator();
    narrator.follow([], scene(13));
    narrator.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    narrator.follow([blow(1, 13, 9)], scene(9));
    expect(narrator.isTelling).toBe(false);
  });
});
