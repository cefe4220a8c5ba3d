// What the server sends of Fired Up.

import type { FiredUpGuide, FiredUpView, GameView, Guide } from '../../wire';

/** The view, if it is one of this game. */
export function viewOf(view: GameView | null): FiredUpView | null {
  return view?.game === 'fired_up' ? view : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): FiredUpGuide | null {
  return guide?.game === 'fired_up' ? guide : null;
}
