import type { GameManifest } from '../games/manifest';
import { makeTable, ownSeat } from '../home/start';
import { href, routing } from '../routing.svelte';
import type { SeatWish } from '../wire';
import { BEGINNING, keep } from './memory';

/** Opens a table against easy bots with a coach, and goes there in place of this page. */
export async function begin(game: GameManifest) {
  const { players, options } = await game.course();
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ bot: 'easy' }));
  const table = await makeTable({ game: game.name, options: { players, ...options }, seats: [ownSeat(), ...bots], start: true });
  keep(table, BEGINNING);
  routing.go(href(`t/${table}`), true);
}
