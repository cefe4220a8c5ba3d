// The three games, as the front page shows them.

import { boards } from '../games/boards';
import arena from 'icon:centurion-helmet';
import duel from 'icon:crossed-swords';
import crowd from 'icon:rolling-dices';

export interface Shown {
  name: string;
  icon: string;
  /** How many can play. */
  from: number;
  to: number;
  /** How many sit at a table for whoever wants to play at once. */
  quick: number;
}

/** All of them: each has rules to be read. */
export const ALL: readonly Shown[] = [
  { name: 'gorus', icon: arena, from: 1, to: 8, quick: 4 },
  { name: 'gladiators', icon: duel, from: 2, to: 4, quick: 2 },
  { name: 'fired_up', icon: crowd, from: 2, to: 5, quick: 3 },
];

/** Those that have a board. */
export const GAMES: readonly Shown[] = ALL.filter(({ name }) => name in boards);

export function game(name: string): Shown | undefined {
  return ALL.find((game) => game.name === name);
}
