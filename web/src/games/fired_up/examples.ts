// The worked examples, as the rules play them: a test of the guide writes the file.

import type { FiredUpBet, FiredUpFight, FiredUpFighter, FiredUpMorale, FiredUpStory } from '../../wire';
import examples from './examples.json';

export interface Markers {
  morale: FiredUpMorale;
  attack: number;
  defense: number;
}

/** A morale check: the thumbs, and where the markers stand before and after. */
export interface MoraleCheck {
  up: number;
  down: number;
  before: Markers;
  after: Markers;
  /** The values of both tracks in their Low, Neutral and High areas. */
  areas: { attack: number[][]; defense: number[][] };
}

/** A fighter after a die of a turn. */
export interface TurnStep {
  /** What was done; null before the first die. */
  story: FiredUpStory | null;
  attack: number;
  defense: number;
  up: number;
  influence: number;
}

export type FiredUpPicture =
  | { kind: 'fight'; fight: FiredUpFight }
  | ({ kind: 'morale'; fighter: FiredUpFighter } & MoraleCheck)
  | { kind: 'bet'; bet: FiredUpBet }
  | { kind: 'order'; fell: FiredUpFighter; before: FiredUpFighter[]; after: FiredUpFighter[] }
  | { kind: 'turn'; fighter: FiredUpFighter; steps: TurnStep[] };

export type FiredUpExample = { name: string; rules: string[] } & FiredUpPicture;

export const EXAMPLES = examples as unknown as FiredUpExample[];
