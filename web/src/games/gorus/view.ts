// A view of Gorus Maximus, as the server writes it.

import type { AnyView } from '../../net/table.svelte';
import type { GorusGuide, GorusParty, Guide } from '../../wire';

export interface Bout {
  leader: GorusParty;
  cards: string[];
  winner: GorusParty;
}

export type View = {
  game: 'gorus';
  options: {
    players: number;
    schools?: string;
    teams?: string;
    target?: number;
    favour?: Record<string, number>;
    open_history?: true;
  };
  seat: number | null;
  turn: number | null;
  legal: string[];
  public: {
    round: number;
    bout: number;
    dealer: number | null;
    leader: GorusParty | null;
    preferred: string | null;
    initiating: string | null;
    table: string[];
    support: number[];
    collected: number[];
    last_bout: Bout | null;
    last_round: { favour: number[]; winners: number[] } | null;
    sides: number[][];
  };
  schools: string;
  troupe: string[];
  troupe_sizes: number[];
  pile: number;
  drawn: string[];
  history: Bout[];
  opening: { won: string[]; plays: number } | null;
};

/** The view, if it is one of this game. */
export function viewOf(view: AnyView | null): View | null {
  return view?.['game'] === 'gorus' ? (view as View) : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): GorusGuide | null {
  return guide?.game === 'gorus' ? guide : null;
}
