import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import type { FiredUpEffect, FiredUpFight } from '../../wire';
import type { Fighter, Scene } from './scene';
import { BEATS, Stage } from './stage.svelte';
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

const stamina = (stage: Stage) => stage.scene?.fighters[0]?.stamina;

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ speed: 'normal' });
  });
  afterEach(() => vi.useRealTimers());

  it('shows the table as it was until a blow has landed, and then as it is', () => {
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9)], scene(9));
    expect(stage.beat).toBe(BEATS.attack);
    expect(stamina(stage)).toBe(13);
    stage.step();
    stage.step();
    stage.step();
    expect(stage.beat).toBe(BEATS.outcome);
    expect(stamina(stage)).toBe(9);
    stage.step();
    expect(stage.isTelling).toBe(false);
    expect(stage.scene).toBeNull();
  });

  it('goes on by itself, one blow after another', () => {
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    expect(stage.waiting).toBe(1);
    vi.runAllTimers();
    expect(stage.isTelling).toBe(false);
  });

  it('tells nothing of what happened before somebody came', () => {
    const stage = new Stage();
    stage.follow([blow(1, 13, 9)], scene(9));
    expect(stage.isTelling).toBe(false);
  });

  it('tells nothing to those who want to see only what comes of it', () => {
    settings.change({ speed: 'none' });
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9)], scene(9));
    expect(stage.isTelling).toBe(false);
  });

  it('keeps what is still to be told out of the log', () => {
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    expect(untold.size).toBe(2);
    for (let beats = 0; beats < BEATS.outcome; beats += 1) stage.step();
    expect(untold.size).toBe(1);
    stage.skip();
    expect(untold.size).toBe(0);
  });

  it('is silent at once when it is skipped', () => {
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    stage.skip();
    vi.runAllTimers();
    expect(stage.isTelling).toBe(false);
    expect(stage.waiting).toBe(0);
  });

  it('tells a step of a replay, but not what somebody leaps over, and hides nothing', () => {
    const stage = new Stage();
    stage.follow([], scene(13), false);
    stage.follow([blow(1, 13, 9)], scene(9), false);
    expect(stage.isTelling).toBe(true);
    expect(untold.size).toBe(0);
    stage.follow([blow(1, 13, 9), blow(2, 9, 5), blow(3, 5, 1)], scene(1), false);
    expect(stage.isTelling).toBe(false);
  });

  it('forgets what lies ahead when somebody goes back in a replay', () => {
    const stage = new Stage();
    stage.follow([], scene(13));
    stage.follow([blow(1, 13, 9), blow(2, 9, 5)], scene(5));
    stage.follow([blow(1, 13, 9)], scene(9));
    expect(stage.isTelling).toBe(false);
  });
});
