// A view of Gladiators, as the server writes it.

import type { AnyView } from '../../net/table.svelte';
import type { GladiatorsGuide, Guide } from '../../wire';
import type { TRAITS } from './cards';

type ByTrait<T> = Record<(typeof TRAITS)[number], T>;

export type View = {
  game: 'gladiators';
  options: { players: number; open_history?: true; turn_limit?: number };
  seat: number | null;
  asked: number | null;
  legal: string[];
  public: {
    turn: number | null;
    tops: string[][];
    wounds: number[];
    alive: boolean[];
    hand_traits: string[];
    decks: ByTrait<number>;
    pending: { seat: number; action: string; responders: number[] } | null;
    turns: number;
    history?: string[];
  };
  phase: 'fresh' | 'setup' | 'turn' | 'responses' | 'restock' | 'draw' | 'over';
  played: boolean;
  hand: string[];
  fell_with: string[];
  history: string[];
  may_hold: string[];
  may_lie: ByTrait<string>;
  memories: { seat: number; trait: string; may_be: string; apart: number[] | null }[];
};

/** The view, if it is one of this game. */
export function viewOf(view: AnyView | null): View | null {
  return view?.['game'] === 'gladiators' ? (view as View) : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): GladiatorsGuide | null {
  return guide?.game === 'gladiators' ? guide : null;
}
