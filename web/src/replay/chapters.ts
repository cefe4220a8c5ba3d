// The chapters of a game, to which a replay can jump: bouts, turns.

import type { ReplayStep } from '../wire';

export interface Chapters {
  /** The chapter that a step belongs to: another text means another chapter. */
  of: (step: ReplayStep) => string;
  /** Whether the step at which the text changes is the last of a chapter, or the first of the next one. */
  changesAt: 'last' | 'first';
}
