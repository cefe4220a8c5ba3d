// Making tables.

import { api } from '../net/api';
import { randomDigits } from '../net/identifier';
import { href, routing } from '../routing.svelte';
import type { NewTable, SeatWish } from '../wire';

/** Somebody's own part in the chance of the deals: nobody can foretell it. */
export function seed(): string {
  return randomDigits(32);
}

export const ME = (name: string | null = null): SeatWish => ({ me: { name, seed: seed() } });

/** A table against bots, begun at once. */
export async function playNow(game: string, players: number, bot = 'easy', options: Record<string, unknown> = {}) {
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ bot }));
  await open({ game, options: { players, ...options }, seats: [ME(), ...bots], start: true });
}

/** Makes a table and goes there. */
export async function open(wish: Partial<NewTable>) {
  const { table } = await api.makeTable(wish);
  routing.go(href(`t/${table}`));
}
