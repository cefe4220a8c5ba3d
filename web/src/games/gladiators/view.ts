// What the server sends of Gladiators.

import type { GameView, GladiatorsGuide, GladiatorsView, Guide } from '../../wire';

/** The view, if it is one of this game. */
export function viewOf(view: GameView | null): GladiatorsView | null {
  return view?.game === 'gladiators' ? view : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): GladiatorsGuide | null {
  return guide?.game === 'gladiators' ? guide : null;
}

/** D3.3: while an action is announced, the other seats only respond to it. */
export function mayOnlyRespond(guide: Guide): boolean {
  return guideOf(guide)?.pending != null;
}
