import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import { Showing } from '../../table/showing.svelte';
import type { FiredUpEffect, FiredUpFight, FiredUpHappening } from '../../wire';
import type { Fighter, Scene } from './scene';
import { BEATS, Narrator } from './narrator.svelte';

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

const story = (version: number, happening: FiredUpHappening, before: number, after: number, effects: FiredUpEffect[]): Told => ({
  version,
  item: {
    k: 'news',
    text: '',
    what: { game: 'fired_up', happening, changes: [{ kind: 'stamina', fighter: 'fred', before, after }], effects },
  },
});
const blow = (version: number, before: number, after: number, effects: FiredUpEffect[] = []) =>
  story(version, { kind: 'fought', fight: FIGHT }, before, after, effects);
const WON: FiredUpEffect = { kind: 'won', seats: [0] };

/** A table whose fighter has 13 Stamina, with its narrator, and the log of what has been shown. */
function arena() {
  const log: number[] = [];
  let live = scene(13);
  const showing = new Showing((told) => log.push(...told.map(({ version }) => version)));
  const narrator = new Narrator(showing, () => live);
  showing.attach(narrator);
  const come = (stamina: number, ...told: Told[]) => showing.add(told, () => (live = scene(stamina)));
  const stamina = () => (narrator.scene ?? live).fighters[0]?.stamina;
  return { log, showing, narrator, come, stamina };
}

describe('the narrator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ speed: 'normal' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the table as it was until a blow has landed, and then as it is', () => {
    const { narrator, come, stamina } = arena();
    come(9, blow(1, 13, 9));
    expect(narrator.beat).toBe(BEATS.attack);
    expect(stamina()).toBe(13);
    narrator.step();
    narrator.step();
    narrator.step();
    expect(narrator.beat).toBe(BEATS.outcome);
    expect(stamina()).toBe(9);
    narrator.step();
    expect(narrator.isTelling).toBe(false);
    expect(narrator.scene).toBeNull();
    expect(stamina()).toBe(9);
  });

  it('goes on by itself, one blow after another', () => {
    const { log, showing, narrator, come, stamina } = arena();
    come(5, blow(1, 13, 9), blow(2, 9, 5));
    expect(narrator.waiting).toBe(1);
    vi.runAllTimers();
    expect(narrator.isTelling).toBe(false);
    expect(showing.isBehind).toBe(false);
    expect(log).toEqual([1, 2]);
    expect(stamina()).toBe(5);
  });

  it('tells nothing to a player who wants to see outcomes only', () => {
    settings.change({ speed: 'none' });
    const { log, narrator, come } = arena();
    come(9, blow(1, 13, 9));
    expect(narrator.isTelling).toBe(false);
    expect(log).toEqual([1]);
  });

  it('keeps what is still to be told out of the log, the end of the game included', () => {
    const { log, narrator, come } = arena();
    come(5, blow(1, 13, 9), blow(2, 9, 5, [WON]), { version: 3, item: { k: 'ended' } });
    expect(log).toEqual([]);
    for (let beats = 0; beats < BEATS.outcome; beats += 1) narrator.step();
    expect(log).toEqual([1]);
    narrator.step();
    for (let beats = 0; beats < BEATS.outcome; beats += 1) narrator.step();
    expect(log).toEqual([1, 2]);
    narrator.step();
    expect(log).toEqual([1, 2, 3]);
  });

  it('is silent at once when it is skipped, and everything is told', () => {
    const { log, showing, narrator, come } = arena();
    come(5, blow(1, 13, 9), blow(2, 9, 5));
    narrator.skip();
    vi.runAllTimers();
    expect(narrator.isTelling).toBe(false);
    expect(narrator.waiting).toBe(0);
    expect(showing.isBehind).toBe(false);
    expect(log).toEqual([1, 2]);
  });

  it('gives Highlights that are scored meanwhile a moment of their own, and others none', () => {
    const scored = (version: number) =>
      story(version, { kind: 'scored', seat: 1 }, 9, 9, [{ kind: 'shown', seat: 1, card: 'h01', points: 2 }]);
    const { narrator, come } = arena();
    come(13, scored(1));
    expect(narrator.isTelling).toBe(false);
    come(9, blow(2, 13, 9));
    come(9, scored(3));
    for (let beats = 0; beats <= BEATS.outcome; beats += 1) narrator.step();
    expect(narrator.story?.happening.kind).toBe('scored');
  });

  it('waits for a tap at each blow without motion, except at the last one, which stays on the board', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { log, showing, narrator, come } = arena();
    come(5, blow(1, 13, 9), blow(2, 9, 5));
    expect(log).toEqual([1]);
    expect(narrator.beat).toBe(BEATS.outcome);
    vi.runAllTimers();
    expect(log).toEqual([1]);
    narrator.step();
    expect(log).toEqual([1, 2]);
    expect(showing.isBehind).toBe(false);
    come(1, blow(3, 5, 1, [WON]));
    expect(narrator.isTelling).toBe(true);
  });
});
