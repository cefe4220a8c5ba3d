// The worked examples, as the rules play them: a test of the guide writes the file.

import type { GorusBout, GorusCard } from '../../wire';
import examples from './examples.json';

export interface GorusExample {
  name: string;
  rules: string[];
  /** The team of each seat; empty where every seat plays alone. */
  teams: number[];
  /** The bout after each gladiator; none where only a pile is counted. */
  steps: { bout: GorusBout; cards: GorusCard[] }[];
  /** What is counted in the end. */
  cards: GorusCard[];
  favour: number;
}

export const EXAMPLES = examples as GorusExample[];
