// What a game tells the rest of the app about itself. Each game is a folder with an `index.ts` that has
// one of these as its default export. Everything large comes by a function, when it is needed.

import type { Component } from 'svelte';
import type { Draws } from '../fairness/drawing';
import type { Course } from '../first/lesson';
import type { Language } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { Chapters } from '../replay/chapters';
import type { Explain } from '../table/verdict';
import type { Teller } from '../table/telling';
import type { Guide, SeatSecrets } from '../wire';

/** The games that the server sends guides of. */
export type GameName = Guide['game'];

/** What a game shows at a table. */
export interface BoardParts {
  Board: Component<{ table: Table }>;
  tell: Teller;
  explain: Explain;
  /** Whether the board itself shows who sits where, who is connected, and their time. */
  namesPeople: boolean;
  /** Whether a player who is asked may only respond to another seat, so that it is not the player's turn. */
  mayOnlyRespond: (guide: Guide) => boolean;
}

/** What a game adds to the replay of a finished game. */
export interface ReplayParts {
  /** The cards that a seat alone knew. */
  Secrets: Component<{ own: SeatSecrets; table: Table }>;
  chapters: Chapters;
}

/** The worked examples of a game. */
export interface ExampleParts {
  /** In the order of the texts `…-example-{name}`, each with the rules that it shows. */
  list: readonly { name: string; rules: readonly string[] }[];
  /** The picture of an example. */
  Example: Component<{ name: string }>;
}

/** What a letter in an option stands for. */
export interface Letter {
  icon: string;
  name: string;
}

/** An edition of a game, as its book describes it. */
export interface Edition {
  title: string;
  /** The language of the book, in which the names are written. */
  language: Language;
  /** Names by their part in the edition; `web-credits-role` has the words for it. */
  people: readonly (readonly [role: string, names: string])[];
}

export interface GameManifest {
  /** As the server calls it; its folder, and its messages in Fluent, have the same name. */
  name: GameName;
  icon: string;
  /** Its place among the games on the front page. */
  position: number;
  /** The letter that the numbers of its rules begin with. */
  letter: string;
  /** How many can play, and how many sit at a table that is opened by "Play now". */
  players: { from: number; to: number; quick: number };
  /** Whether the board has keys of its own, which `web-<game>-keys` names. */
  hasOwnKeys: boolean;
  /** Whether seats are asked for responses, so that a player may say beforehand how to answer. */
  hasResponses: boolean;
  /** The options of a table that "Play now" opens for a player who has finished no game of this kind. */
  beginner: Record<string, unknown>;
  board: () => Promise<BoardParts>;
  replay: () => Promise<ReplayParts>;
  course: () => Promise<Course>;
  /** Pictures beside the rules that speak of them. */
  pictures: () => Promise<Component<{ rule: string }>>;
  examples: () => Promise<ExampleParts>;
  /** The game in short; it marks what holds for this number of players, and the house rules among the options. */
  aid: () => Promise<Component<{ players: number | null; options?: Record<string, unknown> }>>;
  draws: () => Promise<Draws>;
  /** The editions of the game, with the people whom their books name. */
  credits: () => Promise<readonly Edition[]>;
  /** What the letters of its options stand for; null if no option has letters. */
  letters: (() => Promise<(letter: string) => Letter>) | null;
}
