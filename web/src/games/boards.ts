// The boards of the games: each comes when it is needed.

import type { Component } from 'svelte';
import type { Table } from '../net/table.svelte';
import type { Teller } from '../table/telling';

export interface Board {
  component: Component<{ table: Table }>;
  /** Tells the news of the game in sentences. */
  tell: Teller;
  /** Whether the board itself shows who sits where, who is there, and their time. */
  namesPeople?: boolean;
}

export const boards: Record<string, () => Promise<Board>> = {
  gorus: async () => {
    const [board, { tell }] = await Promise.all([import('./gorus/GorusBoard.svelte'), import('./gorus/tell')]);
    return { component: board.default, tell };
  },
  gladiators: async () => {
    const [board, { tell }] = await Promise.all([import('./gladiators/GladiatorsBoard.svelte'), import('./gladiators/words')]);
    return { component: board.default, tell, namesPeople: true };
  },
  fired_up: async () => {
    const [board, { tell }] = await Promise.all([import('./fired_up/FiredUpBoard.svelte'), import('./fired_up/words')]);
    return { component: board.default, tell };
  },
};
