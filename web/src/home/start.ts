// Making tables.

import { contribute } from '../fairness/contributions';
import { api } from '../net/api';
import { href, routing } from '../routing.svelte';
import type { NewTable, SeatWish } from '../wire';

export const ME = (name: string | null = null): SeatWish => ({ me: { name, seed: null } });

/** A table against bots, begun at once. */
export async function playNow(game: string, players: number, bot = 'easy', options: Record<string, unknown> = {}) {
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ bot }));
  await open({ game, options: { players, ...options }, seats: [ME(), ...bots], start: true });
}

/** Makes a table and adds one's own part to the chance of its deals; its code. */
export async function make(wish: Partial<NewTable>): Promise<string> {
  const { table } = await api.makeTable({ ...wish, start: false });
  for (const [seat, wished] of (wish.seats ?? []).entries()) {
    if (typeof wished === 'string' || !('me' in wished)) continue;
    // By now the server has bound itself to its own part: before that, ours is not for it to know.
    const { state } = await api.table(table, seat);
    const seed = contribute(table, state.commitment);
    await api.perform(table, { do: 'sit', seat, name: wished.me.name, seed, also: true });
  }
  if (wish.start) await api.perform(table, { do: 'start' });
  return table;
}

/** Makes a table and goes there. */
export async function open(wish: Partial<NewTable>) {
  routing.go(href(`t/${await make(wish)}`));
}
