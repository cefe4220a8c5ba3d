// The situations of the book, as the rules play them: a test of the guide writes the file.

import type { GladiatorsFighter, Story } from '../../wire';
import examples from './examples.json';

export interface GladiatorsExample {
  name: string;
  rules: string[];
  /** The number of each seat's Roman name. */
  names: number[];
  steps: GladiatorsStep[];
}

export interface GladiatorsStep {
  /** What happened; null where the situation begins. */
  story: Story | null;
  fighters: GladiatorsFighter[];
  /** The traits of the cards in each hand. */
  hands: string[];
  /** The seat that is asked now. */
  asked: number | null;
}

export const EXAMPLES = examples as GladiatorsExample[];
