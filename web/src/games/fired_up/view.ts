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

/** U5.3: after an attack all seats only score their Highlights, or wait. */
export function mayOnlyRespond(guide: Guide): boolean {
  return guideOf(guide)?.choices.some(({ act }) => act.kind === 'wait') ?? false;
}
