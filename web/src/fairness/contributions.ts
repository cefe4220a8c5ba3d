// The seeds that this browser has given to games, and the commitments that it was shown before. It keeps
// them, so that the check need not trust the server.

import { randomDigits } from '../net/identifier';

const KEY = 'munera.contributions';
/** How many tables are remembered. */
const MOST = 200;
/** In bytes; half of it would be enough. */
const LENGTH = 32;

export interface Contribution {
  /** The server's commitment when this browser first saw the table. */
  commitment: string;
  /** All seeds that this browser gave, in hexadecimal digits: players change seats. */
  seeds: string[];
  /** The seats of this browser during the game. */
  seats: number[];
}

type KeptContributions = [table: string, contribution: Contribution][];

function read(): KeptContributions {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptContributions;
  } catch {
    return [];
  }
}

export function recall(table: string): Contribution | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

/** Keeps the commitment that was shown first: the check is there to find one that changes later. */
function keep(table: string, commitment: string, change: (contribution: Contribution) => Contribution) {
  const before = recall(table) ?? { commitment, seeds: [], seats: [] };
  const others = read().filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, change(before)]].slice(-MOST)));
  } catch {
    // Without storage the check can still compare the seeds with the record.
  }
}

/** A new seed for a seat, from the system's generator. Give it only once the commitment is known. */
export function contribute(table: string, commitment: string): string {
  const seed = randomDigits(LENGTH);
  keep(table, commitment, (before) => ({ ...before, seeds: [...before.seeds, seed] }));
  return seed;
}

/** Remembers the seats of this browser, once the game has started. */
export function takePart(table: string, commitment: string, seats: number[]) {
  const before = recall(table);
  if (before && before.seats.join() === seats.join()) return;
  keep(table, commitment, (before) => ({ ...before, seats }));
}
