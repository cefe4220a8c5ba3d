// The parts of a game that one leafs through: bouts, turns. What a view shows tells them apart.

import type { ReplayStep } from '../wire';

interface Public {
  round?: number;
  bout?: number;
  turns?: number;
  phase?: string;
}

/** Which part of the game a step belongs to: another text means another part. */
export function chapter({ event, view, guide }: ReplayStep): string {
  const shown = (view['public'] ?? {}) as Public;
  switch (guide.game) {
    case 'gorus':
      return `${shown.round} ${shown.bout}`;
    case 'gladiators':
      return `${shown.turns}`;
    case 'fired_up':
      // Only influence goes in turns: "1:end", "roll 2 BMSTD".
      return `${shown.round} ${shown.phase} ${shown.phase === 'influence' ? /^(?:roll )?(\d+)/.exec(event ?? '')?.[1] : ''}`;
  }
}
