// What the server sends of Gorus Maximus.

import type { GameView, GorusGuide, GorusView, Guide } from '../../wire';

/** The view, if it is one of this game. */
export function viewOf(view: GameView | null): GorusView | null {
  return view?.game === 'gorus' ? view : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): GorusGuide | null {
  return guide?.game === 'gorus' ? guide : null;
}
