// Opening a first game.

import { make, ME } from '../home/start';
import type { Game } from '../language/language.svelte';
import { href, routing } from '../routing.svelte';
import type { SeatWish } from '../wire';
import { courses } from './lesson';
import { BEGINNING, keep } from './memory';

/** Makes a table against easy bots with a coach beside it, and goes there in place of this page. */
export async function begin(game: Game) {
  const { players, options } = await courses[game]();
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ bot: 'easy' }));
  const table = await make({ game, options: { players, ...options }, seats: [ME(), ...bots], start: true });
  keep(table, BEGINNING);
  routing.go(href(`t/${table}`), true);
}
