// What this browser has added to the chance of games, and what it was shown before: kept here, so that
// afterwards nobody's word has to be taken for it.

import { randomDigits } from '../net/identifier';

const KEY = 'munera.contributions';
/** So many tables are remembered. */
const MOST = 200;
/** Twice as many bytes as would be enough. */
const LENGTH = 32;

export interface Contribution {
  /** What the server had bound itself to when this browser first saw the table. */
  commitment: string;
  /** All seeds that were given, in hexadecimal digits: people change seats. */
  seeds: string[];
  /** The seats that one had when the game was on. */
  seats: number[];
}

type Kept = [table: string, contribution: Contribution][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

export function recall(table: string): Contribution | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

/** What is shown first counts: a commitment that changes later is what the check is there to find. */
function keep(table: string, commitment: string, change: (contribution: Contribution) => Contribution) {
  const before = recall(table) ?? { commitment, seeds: [], seats: [] };
  const others = read().filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, change(before)]].slice(-MOST)));
  } catch {
    // Whoever lets nothing be kept can still check that all fits together.
  }
}

/** A new seed for a seat, from the system's generator. To be given only once the commitment is known. */
export function contribute(table: string, commitment: string): string {
  const seed = randomDigits(LENGTH);
  keep(table, commitment, (before) => ({ ...before, seeds: [...before.seeds, seed] }));
  return seed;
}

/** The game is on, and these seats are one's own. */
export function takePart(table: string, commitment: string, seats: number[]) {
  const before = recall(table);
  if (before && before.seats.join() === seats.join()) return;
  keep(table, commitment, (before) => ({ ...before, seats }));
}
