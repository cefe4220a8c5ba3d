// Draws all chance events of a recorded game again from its seeds, and compares.

import { gameNamed } from '../games/games';
import type { GameManifest } from '../games/manifest';
import type { Contribution } from './contributions';
import type { Drawing, FetchPack, Kind, RecordedOptions } from './drawing';
import { type Hashing, toDigits } from './hashing';
import { type GameRecord, readRecord, Uncheckable } from './record';
import { type Committed, commitmentTo, gameSeed, readSeeds } from './seeds';
import { Stream } from './stream';

/** A chance event of the record beside what the seeds give. */
export interface Drawn {
  /** Which event of the record, from 1. */
  step: number;
  /** Which chance event of the game, from 1. */
  number: number;
  kind: Kind;
  found: string;
  /** Null if the record's event is no chance event of the game. */
  expected: string | null;
  fits: boolean;
}

/** Whether the record has the seed that this browser gave for a seat, another one, or none. */
export interface OwnSeed {
  seat: number;
  recorded: 'own' | 'other' | 'none';
}

export interface Report {
  game: string;
  /** The seeds; null if the game was dealt from a seed without a commitment. */
  seeds: Committed | null;
  /** The commitment that the server's seed gives. */
  computed: string | null;
  /** Whether the record has the commitment that this browser was shown; null if it was shown none. */
  wasAnnounced: boolean | null;
  /** The seats of this browser; empty if it gave no seed to the game. */
  own: OwnSeed[];
  gameSeed: string;
  drawn: Drawn[];
  verdict: 'fair' | 'from_seed' | 'unfair';
}

export interface CheckContext {
  hashing: Hashing;
  /** What this browser remembers of the table. */
  contribution: Contribution | null;
  fetchPack: FetchPack;
}

function readOptions(record: GameRecord): { game: GameManifest; recorded: RecordedOptions } {
  const game = gameNamed(record.tags.get('Game') ?? '');
  try {
    const options = JSON.parse(record.tags.get('Options') ?? '') as Record<string, unknown> | null;
    const players = options?.['players'];
    if (!game || !options || typeof players !== 'number') throw new Uncheckable('header');
    if (!Number.isInteger(players) || players < 1 || players > 8) throw new Uncheckable('header');
    return { game, recorded: { players, options, packHash: record.tags.get('PackHash') } };
  } catch {
    throw new Uncheckable('header');
  }
}

/** Checks a record. Throws `Uncheckable` if the record cannot be judged. */
export async function check(text: string, context: CheckContext): Promise<Report> {
  const record = readRecord(text);
  const { game, recorded } = readOptions(record);
  const read = readSeeds(record, recorded.players);
  // A position in the header was set, not drawn.
  if (record.tags.has('Position')) throw new Uncheckable('position');
  const seeds = read instanceof Uint8Array ? null : read;
  const draws = await game.draws();
  const source = await draws.begin(recorded, context.fetchPack);

  const { hashing } = context;
  const seed = read instanceof Uint8Array ? read : await gameSeed(hashing, read);
  const computed = seeds && (await commitmentTo(hashing, seeds.server));
  const drawn = await drawAgain(record, draws.firstWord, source, await hashing.keyed(seed));
  const own = seeds ? findOwn(seeds, context.contribution) : [];
  const wasAnnounced = seeds && context.contribution ? seeds.commitment === context.contribution.commitment : null;
  const fits =
    drawn.every(({ fits }) => fits) &&
    computed === (seeds?.commitment ?? null) &&
    wasAnnounced !== false &&
    own.every(({ recorded }) => recorded === 'own');
  const verdict = !fits ? 'unfair' : seeds ? 'fair' : 'from_seed';
  return { game: game.name, seeds, computed, wasAnnounced, own, gameSeed: toDigits(seed), drawn, verdict };
}

async function drawAgain(
  record: GameRecord,
  firstWord: string,
  source: Drawing,
  keyed: ConstructorParameters<typeof Stream>[0],
): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const [place, found] of record.events.entries()) {
    const isFirst = place === 0;
    if (found.includes(':') && !isFirst) continue;
    const isMisplaced = isFirst && found.split(' ')[0] !== firstWord;
    // A game begins with a deal: a record that begins otherwise is compared with the deal that is due.
    const due = await source.draw(new Stream(keyed, drawn.length), isMisplaced ? '' : found);
    const fits = due !== null && due.text === source.canonical(found);
    const { kind = 'deal', text = null } = due ?? {};
    drawn.push({ step: place + 1, number: drawn.length + 1, kind, found, expected: text, fits });
    // Later events depend on this one, so they cannot be judged.
    if (due === null || isMisplaced) break;
    source.happen(found);
  }
  return drawn;
}

function findOwn(seeds: Committed, contribution: Contribution | null): OwnSeed[] {
  if (!contribution || contribution.seeds.length === 0) return [];
  return contribution.seats.map((seat) => {
    const given = seeds.seats.find((other) => other.seat === seat);
    if (!given) return { seat, recorded: 'none' };
    return { seat, recorded: contribution.seeds.includes(toDigits(given.seed)) ? 'own' : 'other' };
  });
}
