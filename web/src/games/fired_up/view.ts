// A view of Fired Up, as the server writes it.

import type { AnyView } from '../../net/table.svelte';
import type { FiredUpFighter, FiredUpGuide, FiredUpMorale, Guide } from '../../wire';

/** A fighter in the arena. A fallen one has neither speed nor target. */
export interface SeenFighter {
  name: FiredUpFighter;
  attack: number;
  defense: number;
  stamina: number;
  wounds: number;
  morale: FiredUpMorale;
  influence: number;
  up: number;
  down: number;
  speed: number | null;
  sprinting: boolean;
  target: FiredUpFighter | null;
  locked: boolean;
  alive: boolean;
}

/** A Bet with its cards. Their fighters are seen once it is settled. */
export interface SeenBet {
  bet: string;
  cards: { seat: number; round: number; fighter?: FiredUpFighter }[];
  settled: boolean;
  paid: number[] | null;
}

export interface Scored {
  seat: number;
  card: string;
  points: number;
}

/** What a program gives back to the engine; no board looks into it. */
interface Memory {
  question:
    | { keep: number[] }
    | { reroll: { seat: number; dice: string } }
    | {
        act: {
          seat: number;
          dice: string;
          fighter: FiredUpFighter | null;
          influenced: FiredUpFighter[];
          paid: string;
          used: boolean;
          fresh: number;
        };
      }
    | { window: { number: number; silent: number[]; asked: boolean; met: string[] } };
  fighters: (Omit<SeenFighter, 'speed' | 'target'> & {
    speed: number;
    target: number;
    dealt: number;
    taken_now: number;
    dealt_now: number;
    hurt_by: number[];
  })[];
  discarded: string[];
  discards: number[][];
  kept_counts: number[];
  ruled_out: string[];
  scored_ever: string;
  scored: Scored[];
  scored_before: Scored[];
  dice: number[];
  tokens: number[];
  points: number[];
  bet_points: number[];
  wagers: { seat: number; bet: number; round: number; fighter: FiredUpFighter | null }[];
  bets: string[];
  settled: (FiredUpFighter[] | null)[];
  tally: number[];
  last_attack: { attacker: FiredUpFighter; attack: string; defender: FiredUpFighter; defense: string } | null;
  round: number;
  first: number;
  order: FiredUpFighter[];
  deck: number;
}

export type View = {
  game: 'fired_up';
  options: { players: number; abilities?: false; pack?: string };
  seat: number | null;
  asked: boolean;
  legal: string[];
  public: {
    round: number;
    phase: 'keep' | 'influence' | 'battle' | null;
    first: number | null;
    fighters: SeenFighter[];
    /** By seat, the faces of the dice, or their number before they are rolled. */
    dice: string[];
    tokens: number[];
    points: number[];
    kept: number[];
    chosen: number[];
    bets: SeenBet[];
    scored: Scored[];
    scored_before: Scored[];
  };
  hand: string[];
  kept: string[];
  discarded: string[];
  own_bets: { bet: string; round: number; fighter: FiredUpFighter }[];
  memory: Memory | null;
};

/** The view, if it is one of this game. */
export function viewOf(view: AnyView | null): View | null {
  return view?.['game'] === 'fired_up' ? (view as View) : null;
}

/** The guide, if it is one of this game. */
export function guideOf(guide: Guide | null): FiredUpGuide | null {
  return guide?.game === 'fired_up' ? guide : null;
}
