// The seeds of a game, as its record has them.

import { ascii, type Bytes, fromDigits, type Hashing, join, toDigits } from './hashing';
import { type GameRecord, Uncheckable } from './record';

/** The seeds of the server and of the seats, and the server's commitment. */
export interface Committed {
  table: string;
  server: Bytes;
  commitment: string;
  /** The seats that gave a seed, in ascending order. */
  seats: { seat: number; seed: Bytes }[];
}

function bytes(record: GameRecord, tag: string, shortest: number, longest: number): Bytes {
  const text = record.tags.get(tag);
  if (text === undefined) throw new Uncheckable('missing_tag', tag);
  const found = fromDigits(text);
  if (!found || found.length < shortest || found.length > longest) throw new Uncheckable('bad_tag', tag);
  return found;
}

/** The seeds of a record from a server, or the bytes of a bare seed without a commitment. */
export function readSeeds(record: GameRecord, players: number): Committed | Bytes {
  const { tags } = record;
  if (!tags.has('ServerSeed')) {
    if (tags.has('Commitment')) throw new Uncheckable('sealed');
    const seed = tags.get('Seed');
    if (seed === undefined) throw new Uncheckable('no_seed');
    const found = fromDigits(seed.length % 2 ? `0${seed}` : seed);
    if (!found || found.length < 1 || found.length > 64) throw new Uncheckable('bad_tag', 'Seed');
    return found;
  }
  const table = tags.get('Table');
  if (table === undefined) throw new Uncheckable('missing_tag', 'Table');
  if (!/^[0-9a-hjkmnp-tv-z]{16}$/.test(table)) throw new Uncheckable('bad_tag', 'Table');
  const seats: Committed['seats'] = [];
  for (const tag of tags.keys()) {
    if (!tag.startsWith('SeatSeed')) continue;
    const seat = Number(tag.slice('SeatSeed'.length));
    // A seed for a seat that does not exist would let its giver choose the deal.
    if (tag !== `SeatSeed${seat}` || seat >= players) throw new Uncheckable('bad_tag', tag);
    seats.push({ seat, seed: bytes(record, tag, 1, 64) });
  }
  return {
    table,
    server: bytes(record, 'ServerSeed', 64, 64),
    commitment: toDigits(bytes(record, 'Commitment', 32, 32)),
    seats: seats.sort((one, other) => one.seat - other.seat),
  };
}

export async function commitmentTo(hashing: Hashing, server: Bytes): Promise<string> {
  return toDigits(await hashing.sha256(join(ascii('munera commitment 1'), server)));
}

/** The message that the server's seed signs: the table and the seeds of the seats. */
export function gameSeedMessage({ table, seats }: Pick<Committed, 'table' | 'seats'>): Bytes {
  const given = seats.flatMap(({ seat, seed }) => [Uint8Array.of(seat, seed.length), seed]);
  return join(ascii('munera game seed 1'), ascii(table), ...given);
}

export async function gameSeed(hashing: Hashing, seeds: Committed): Promise<Bytes> {
  return (await hashing.keyed(seeds.server))(gameSeedMessage(seeds));
}
