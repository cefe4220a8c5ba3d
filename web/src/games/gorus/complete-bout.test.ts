import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import { Showing } from '../../table/showing.svelte';
import type { GorusBout, GorusPlay, GorusTally } from '../../wire';
import { CompleteBout } from './complete-bout.svelte';

const BOUT: GorusBout = { plays: [], initiating: 'F', preferred_before: 'F', preferred: 'F', winning: 0 };
const ROUND: GorusTally = { round: 1, is_over: true, preferred: 'F', sides: [] };

const CONTENDER: GorusPlay = { by: 'contenders', card: 'S4', deed: 'joins' };

const play = (version: number, round: GorusTally | null, contenders: GorusPlay[] = []): Told => ({
  version,
  item: {
    k: 'news',
    text: '',
    what: {
      game: 'gorus',
      kind: 'play',
      chapter: 1,
      seat: 0,
      card: 'F4',
      deed: 'joins',
      prefers: null,
      drawn: null,
      contenders,
      bout: BOUT,
      round,
    },
  },
});

function table() {
  const log: number[] = [];
  const showing = new Showing((told) => log.push(...told.map(({ version }) => version)));
  const last = new CompleteBout(showing);
  showing.attach(last);
  return { log, showing, last };
}

describe('a complete bout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ speed: 'normal' });
  });
  afterEach(() => vi.useRealTimers());

  it('that ends a round is shown for a while before the round is counted and anything else happens', () => {
    const { log, showing, last } = table();
    showing.add([play(1, ROUND), { version: 2, item: { k: 'ended' } }], () => undefined);
    expect(log).toEqual([1]);
    expect(last.bout).toBe(BOUT);
    vi.runAllTimers();
    expect(log).toEqual([1, 2]);
    expect(last.bout).toBeNull();
    expect(last.round).toBe(ROUND);
  });

  it('against contenders is shown before the next contender opens another', () => {
    const { showing, last } = table();
    showing.add([play(1, null, [CONTENDER, CONTENDER])], () => undefined);
    expect(last.bout).toBe(BOUT);
    vi.runAllTimers();
    expect(last.bout).toBeNull();
    expect(last.round).toBeNull();
  });

  it('of other tables delays nothing, and none does for a player who wants to see outcomes only', () => {
    const { showing, last } = table();
    showing.add([play(1, null)], () => undefined);
    expect(showing.isBehind).toBe(false);
    expect(last.round).toBeNull();
    settings.change({ speed: 'none' });
    showing.add([play(2, ROUND)], () => undefined);
    expect(showing.isBehind).toBe(false);
    expect(last.round).toBe(ROUND);
  });
});
