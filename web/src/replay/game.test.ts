import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay, ReplayStep } from '../wire';

const TOTAL = 93;
/** Each bout of this game has three steps. */
const step = (number: number) =>
  ({
    number,
    event: number === 0 ? null : `0:F${number}`,
    what: number === 0 ? null : { game: 'gorus' },
    view: { game: 'gorus', public: { round: 1, bout: Math.floor(number / 3) } },
    guide: { game: 'gorus' },
    secrets: [],
  }) as unknown as ReplayStep;

const replay = vi.fn((_code: string, from: number, count: number): Promise<Replay> => {
  const numbers = Array.from({ length: TOTAL + 1 }, (_, number) => number).slice(from, from + count);
  return Promise.resolve({
    game: 'gorus',
    options: { players: 2 },
    names: ['Anna', 'easy'],
    date: '2026.11.16',
    how: 'finished',
    winners: [0],
    total: TOTAL,
    steps: numbers.map(step),
  });
});

vi.mock('../net/connection.svelte', () => ({ connection: {} }));
vi.mock('../net/api', async (original) => ({ ...(await original<typeof import('../net/api')>()), api: { replay } }));

const { PORTION, ReplayedGame } = await import('./game.svelte');

async function open(at: number | null) {
  const game = new ReplayedGame('code', at);
  await vi.waitFor(() => expect(game.shown).not.toBeNull());
  return game;
}

beforeEach(() => replay.mockClear());

describe('a finished game', () => {
  it('opens at the step that a link names, and fetches that portion first', async () => {
    const game = await open(60);
    expect(game.shown?.number).toBe(60);
    expect(replay.mock.calls[0]).toEqual(['code', 2 * PORTION, PORTION]);
  });

  it('opens at its start without a step, and at its end with one beyond it', async () => {
    expect((await open(null)).shown?.number).toBe(0);
    expect((await open(9999)).shown?.number).toBe(TOTAL);
    expect((await open(1e15)).shown?.number).toBe(TOTAL);
    expect(Math.max(...replay.mock.calls.map(([, from]) => from))).toBeLessThan(2 ** 32);
  });

  it('asks for each portion once, and only for those that are needed', async () => {
    const game = await open(3);
    await game.go(5);
    await game.go(4);
    expect(replay.mock.calls.map(([, from]) => from)).toEqual([0]);
    await game.go(20);
    await vi.waitFor(() => expect(replay.mock.calls.map(([, from]) => from)).toEqual([0, PORTION]));
  });

  it('shows the step that the viewer chose last, in any order of the answers', async () => {
    const game = await open(0);
    await Promise.all([game.go(80), game.go(40), game.go(55)]);
    expect(game.shown?.number).toBe(55);
  });

  it('is leafed through by its parts, to and fro', async () => {
    const game = await open(0);
    await game.turn(1);
    expect(game.at).toBe(3);
    await game.turn(1);
    await game.go(game.at + 2);
    expect(game.at).toBe(8);
    await game.turn(-1);
    expect(game.at).toBe(6);
    await game.turn(-1);
    expect(game.at).toBe(3);
    await game.go(TOTAL);
    await game.turn(1);
    expect(game.at).toBe(TOTAL);
    await game.go(0);
    await game.turn(-1);
    expect(game.at).toBe(0);
  });

  it('tells a board all that came before, and nothing that comes after', async () => {
    const game = await open(60);
    await vi.waitFor(() => expect(game.told.length).toBe(60));
    await game.go(2);
    expect(game.told.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('lets a board take its time for the next step, but not for steps that the viewer jumps over', async () => {
    const game = await open(0);
    const presented: number[] = [];
    game.showing.attach({
      present: ({ version }) => {
        presented.push(version);
        return 'concealed';
      },
      settle: () => undefined,
    });
    await game.go(1);
    expect(presented).toEqual([1]);
    expect(game.shown?.number).toBe(0);
    // A viewer who goes on does not wait for it.
    await game.go(2);
    expect(presented).toEqual([1, 2]);
    expect(game.shown?.number).toBe(1);
    game.showing.proceed();
    expect(game.shown?.number).toBe(2);
    await game.go(9);
    expect(game.shown?.number).toBe(9);
    await game.go(3);
    expect(game.shown?.number).toBe(3);
    expect(game.showing.isBehind).toBe(false);
    expect(presented).toEqual([1, 2]);
  });

  it('that cannot be had says why, and one that is interrupted is tried again', async () => {
    const refusal = new Error('There is nothing here.');
    replay.mockRejectedValueOnce(refusal);
    const none = new ReplayedGame('code', 0);
    await vi.waitFor(() => expect(none.failure).toBe(refusal));
    const game = await open(0);
    replay.mockRejectedValueOnce(refusal);
    await game.go(70);
    expect(game.shown?.number).toBe(0);
    expect(game.failure).toBeNull();
    await game.go(70);
    expect(game.shown?.number).toBe(70);
  });
});
