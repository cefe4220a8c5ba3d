// A first game: a welcome, and lessons that come up when the game shows what they are about.

import type { GameName } from '../games/manifest';
import type { Table } from '../net/table.svelte';

/** What a lesson may read: only what the server has sent. */
export type Moment = Pick<Table, 'seat' | 'view' | 'guide' | 'told' | 'isMyTurn'>;

/** Something that the coach says, pointing at a part of the board. */
export interface Step {
  /** Its words are `web-first-{game}-{id}`, with a title. */
  id: string;
  /** The part of the board that it points at, by its `data-coach`. */
  anchor?: string;
}

/** Something that the coach explains when it happens for the first time. */
export interface Lesson extends Step {
  when: (moment: Moment) => boolean;
  /** The rules that say it in full. */
  rules: readonly string[];
}

/** The first game of a game: the shortest that the rules allow. */
export interface Course {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  /** In order, before the first move. */
  welcome: readonly Step[];
  /** Of several that are due, the first in this list comes up. */
  lessons: readonly Lesson[];
}
