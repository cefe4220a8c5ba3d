// What a first game is made of: a welcome, and lessons that come up when what they are about does.

import type { GameName } from '../games/manifest';
import type { Table } from '../net/table.svelte';

/** All that a lesson may look at: what the server has shown and told. */
export type Moment = Pick<Table, 'seat' | 'view' | 'guide' | 'told' | 'isMyTurn'>;

/** Something that the coach says, pointing at a part of the board. */
export interface Step {
  /** Its words are `web-first-{game}-{id}`, with a title. */
  id: string;
  /** The part that it speaks of: whatever has this name as `data-coach`. */
  anchor?: string;
}

/** Something to be learnt when it happens for the first time. */
export interface Lesson extends Step {
  when: (moment: Moment) => boolean;
  /** The rules that say it in full. */
  rules: readonly string[];
}

/** A first game: the shortest that the rules allow, and what is said at it. */
export interface Course {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  /** Said one after another, before the first move. */
  welcome: readonly Step[];
  /** Of several that are due, those further up come first. */
  lessons: readonly Lesson[];
}
