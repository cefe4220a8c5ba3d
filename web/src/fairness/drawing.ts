// How a game draws a chance event from its stream: docs/fairness.md, "What each game draws". The check
// knows no rules: the record says how many dice were rolled, and which cards were shuffled again.

import type { PackForm } from '../wire';
import type { Stream } from './stream';

export type Kind = 'deal' | 'shuffle' | 'roll';

/** Draws the chance events of one game, in their order. */
export interface Drawing {
  /** What the seeds give in place of an event of the record; null if that is no chance event of the game. */
  draw: (stream: Stream, found: string) => Promise<{ kind: Kind; text: string } | null>;
  /** Takes note of the event that the record has: later ones may depend on it. */
  happen: (found: string) => void;
  /** The event of the record as `draw` would write it. */
  canonical: (found: string) => string;
}

/** What a record says about its game before the first event. */
export interface RecordedOptions {
  players: number;
  options: Record<string, unknown>;
  /** The hash of the content pack; undefined in games without one. */
  packHash: string | undefined;
}

/** Fetches a content pack; null if the server does not have it. */
export type FetchPack = (name: string) => Promise<PackForm | null>;

/** How a game draws its chance. */
export interface Draws {
  /** The word that the first event of every game begins with. */
  firstWord: string;
  /** Draws a game from its beginning. A game whose content pack is not there is thrown as `Uncheckable`. */
  begin: (recorded: RecordedOptions, fetchPack: FetchPack) => Promise<Drawing>;
}

/** All whole numbers between two, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
