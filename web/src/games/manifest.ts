// What a game tells the rest of the app about itself. Each game is a folder with an `index.ts` that has
// one of these as its default export. Everything large comes by a function, when it is needed.

import type { Component } from 'svelte';
import type { Draws } from '../fairness/drawing';
import type { Course } from '../first/lesson';
import type { Table } from '../net/table.svelte';
import type { Chapters } from '../replay/chapters';
import type { Teller } from '../table/telling';
import type { Guide, SeatSecrets } from '../wire';

/** The games that the server sends guides of. */
export type GameName = Guide['game'];

/** What a game shows at a table. */
export interface BoardParts {
  Board: Component<{ table: Table }>;
  tell: Teller;
  /** Whether the board itself shows who sits where, who is connected, and their time. */
  namesPeople: boolean;
}

/** What a game adds to the replay of a finished game. */
export interface ReplayParts {
  /** The cards that a seat alone knew. */
  Secrets: Component<{ own: SeatSecrets; table: Table }>;
  chapters: Chapters;
}

/** What a letter in an option stands for. */
export interface Letter {
  icon: string;
  name: string;
}

export interface GameManifest {
  /** As the server calls it; its folder, and its messages in Fluent, have the same name. */
  name: GameName;
  icon: string;
  /** Its place among the games on the front page. */
  position: number;
  /** How many can play, and how many sit at a table that is opened by "Play now". */
  players: { from: number; to: number; quick: number };
  /** Whether seats are asked for responses, so that a player may say beforehand how to answer. */
  hasResponses: boolean;
  board: () => Promise<BoardParts>;
  replay: () => Promise<ReplayParts>;
  course: () => Promise<Course>;
  /** Pictures beside the rules that speak of them. */
  pictures: () => Promise<Component<{ rule: string }>>;
  draws: () => Promise<Draws>;
  /** What the letters of its options stand for; null if no option has letters. */
  letters: (() => Promise<(letter: string) => Letter>) | null;
}
