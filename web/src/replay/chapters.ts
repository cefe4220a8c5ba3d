// The parts of a game that a replay leafs through: bouts, turns.

import type { ReplayStep } from '../wire';

export interface Chapters {
  /** Which part of the game a step belongs to: another text means another part. */
  of: (step: ReplayStep) => string;
  /** Whether the step at which the text changes is the last of a part, or the first of the next one. */
  changesAt: 'last' | 'first';
}
