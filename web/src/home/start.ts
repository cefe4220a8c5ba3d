import { contribute } from '../fairness/contributions';
import { api } from '../net/api';
import { href, routing } from '../routing.svelte';
import type { NewTable, SeatWish } from '../wire';

export const ownSeat = (name: string | null = null): SeatWish => ({ me: { name, seed: null } });

/** Opens a table against bots, and starts it. */
export async function playNow(game: string, players: number, bot = 'easy', options: Record<string, unknown> = {}) {
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ bot }));
  await openTable({ game, options: { players, ...options }, seats: [ownSeat(), ...bots], start: true });
}

/** Makes a table, and adds a seed of this browser to its deals; gives the table's code. */
export async function makeTable(wish: Partial<NewTable>): Promise<string> {
  const { table } = await api.makeTable({ ...wish, start: false });
  for (const [seat, wished] of (wish.seats ?? []).entries()) {
    if (typeof wished === 'string' || !('me' in wished)) continue;
    // The server must not know our seed before it has committed to its own.
    const { state } = await api.table(table, seat);
    const seed = contribute(table, state.commitment);
    await api.perform(table, { do: 'sit', seat, name: wished.me.name, seed, also: true });
  }
  if (wish.start) await api.perform(table, { do: 'start' });
  return table;
}

/** Makes a table and goes there. */
export async function openTable(wish: Partial<NewTable>) {
  routing.go(href(`t/${await makeTable(wish)}`));
}
