import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { check, type CheckContext, type Report } from './check';
import { GAMES, gameNamed } from '../games/games';
import type { PackForm } from '../wire';
import { fromDigits, type Hashing, toDigits, webHashing } from './hashing';
import { libraryHashing } from './library-hashing';
import { Uncheckable } from './record';
import { commitmentTo, gameSeed, gameSeedMessage } from './seeds';
import { Stream } from './stream';

const documents = join(import.meta.dirname, '../../../docs');
const read = (path: string) => readFileSync(join(documents, path), 'utf8');

const ways: [string, Hashing][] = [
  ['the browser', webHashing(webcrypto.subtle as SubtleCrypto)],
  ['the library', libraryHashing],
];
const NAMES = GAMES.map(({ name }) => name);

function context(hashing: Hashing, more: Partial<CheckContext> = {}): CheckContext {
  return { hashing, contribution: null, fetchPack: () => Promise.resolve(null), ...more };
}

const misfits = (report: Report) => report.drawn.filter(({ fits }) => !fits);

interface Vectors {
  server_seed: string;
  commitment: string;
  table: string;
  seat_seeds: Record<string, string>;
  message: string;
  game_seed: string;
  words: { event: number; words: string[] }[];
  numbers: { event: number; below: number; numbers: number[] }[];
  shuffles: { event: number; items: string[]; left: number; order: string[] }[];
  rolls: { event: number; die: string; faces: string }[];
  first: { game: string; options: { players: number }; text: string }[];
}

const vectors = JSON.parse(/```json vectors\n(.*?)```/s.exec(read('fairness.md'))?.[1] ?? '') as Vectors;
const bytes = (digits: string) => fromDigits(digits) ?? new Uint8Array();

describe.each(ways)('with the hashes of %s', (_, hashing) => {
  it('the test vectors of the document come out', async () => {
    const seats = Object.entries(vectors.seat_seeds).map(([seat, seed]) => ({ seat: Number(seat), seed: bytes(seed) }));
    const seeds = { table: vectors.table, server: bytes(vectors.server_seed), commitment: '', seats };
    expect(await commitmentTo(hashing, seeds.server)).toBe(vectors.commitment);
    expect(toDigits(gameSeedMessage(seeds))).toBe(vectors.message);
    expect(toDigits(await gameSeed(hashing, seeds))).toBe(vectors.game_seed);
    const keyed = await hashing.keyed(bytes(vectors.game_seed));
    for (const { event, words } of vectors.words) {
      const stream = new Stream(keyed, event);
      for (const word of words) expect((await stream.word()).toString(16).padStart(8, '0')).toBe(word);
    }
    for (const { event, below, numbers } of vectors.numbers) {
      const stream = new Stream(keyed, event);
      for (const number of numbers) expect(await stream.below(below)).toBe(number);
    }
    for (const { event, items, left, order } of vectors.shuffles) {
      expect(await new Stream(keyed, event).shuffle(items, left)).toEqual(order);
    }
    for (const { event, die, faces } of vectors.rolls) {
      expect(await new Stream(keyed, event).roll(die, faces.length)).toBe(faces);
    }
    for (const { game, options, text } of vectors.first) {
      const draws = await gameNamed(game)?.draws();
      const drawing = await draws?.begin({ players: options.players, options, packHash: undefined }, () => Promise.resolve(null));
      expect((await drawing?.draw(new Stream(keyed, 0), ''))?.text).toBe(text);
    }
  });

  it.each(NAMES)('a real game of %s is found fair', async (game) => {
    const report = await check(read(`fairness/${game}.txt`), context(hashing));
    expect(misfits(report)).toEqual([]);
    expect(report.verdict).toBe('fair');
    expect(report.drawn.length).toBe(
      read(`fairness/${game}.txt`)
        .split('\n')
        .filter((line) => /^[a-z]/.test(line)).length,
    );
    expect(report.wasAnnounced).toBeNull();
  });

  it.each(NAMES)('another server seed, seat seed or table in a game of %s changes every event', async (game) => {
    const text = read(`fairness/${game}.txt`);
    for (const [from, to] of [
      ['c0ffee', 'c0ffef'],
      ['[Table "000g', '[Table "100g'],
    ] as const) {
      const report = await check(text.replace(from, to), context(hashing));
      expect(report.verdict).toBe('unfair');
      expect(report.computed).toBe(report.seeds?.commitment);
      expect(misfits(report).length).toBeGreaterThan(0);
    }
    const other = await check(text.replace('ServerSeed "0001', 'ServerSeed "0002'), context(hashing));
    expect(other.verdict).toBe('unfair');
    expect(other.computed).not.toBe(other.seeds?.commitment);
  });

  it('a commitment to something else is found', async () => {
    const report = await check(read('fairness/gorus.txt').replace('"eb04', '"eb05'), context(hashing));
    expect(report.verdict).toBe('unfair');
    expect(report.computed).toBe(vectors.commitment);
    expect(misfits(report)).toEqual([]);
  });
});

const CHANGES: [string, string, string][] = [
  // Another card in a hand.
  ['gorus', 'S12.A0.A5.A8/F0', 'S12.A0.A5.A9/F0'],
  // The same cards by another dealer.
  ['gorus', 'deal 2 F6', 'deal 1 F6'],
  // Another order in a deck.
  ['gladiators', 'restock D D7.D5', 'restock D D5.D7'],
  ['gladiators', 'S4.S9', 'S9.S4'],
  // Other dice, and another seat that begins.
  ['fired_up', 'roll 1 SSTOO', 'roll 1 SSTOD'],
  ['fired_up', 'fight abbel HTT fred TX', 'fight abbel HTT fred XX'],
  ['fired_up', 'misses mei T', 'misses mei X'],
  ['fired_up', 'e2.m1.l1 1', 'e2.m1.l1 0'],
];

describe('a record that was changed', () => {
  it.each(CHANGES)('in %s from %s to %s is found at its step', async (game, from, to) => {
    const text = read(`fairness/${game}.txt`);
    const events = text.split('\n\n')[1]?.split('\n') ?? [];
    const place = events.findIndex((event) => event.includes(from));
    const report = await check(text.replace(from, to), context(libraryHashing));
    expect(report.verdict).toBe('unfair');
    expect(misfits(report)[0]).toMatchObject({ step: place + 1, expected: events[place], found: events[place]?.replace(from, to) });
  });

  it('by leaving a chance event out is found', async () => {
    const text = read('fairness/fired_up.txt').replace('roll 1 SSTOO\n', '');
    expect(misfits(await check(text, context(libraryHashing))).length).toBeGreaterThan(5);
  });

  it('by leaving the first deal out is found, and what is due is told', async () => {
    const text = read('fairness/gorus.txt').replace(/^deal.*\n/m, '');
    const report = await check(text, context(libraryHashing));
    expect(report.drawn).toMatchObject([{ found: '1:F5', expected: vectors.first[0]?.text, fits: false }]);
  });

  it('by dice that only lie in another order is not changed', async () => {
    const text = read('fairness/fired_up.txt').replace('roll 1 SSTOO', 'roll 1 OTSOS');
    expect((await check(text, context(libraryHashing))).verdict).toBe('fair');
  });
});

describe('what this browser remembers', () => {
  const text = read('fairness/gorus.txt');
  const remembers = (commitment: string, seeds: string[], seats: number[]) =>
    check(text, context(libraryHashing, { contribution: { commitment, seeds, seats } }));

  it('is found in the record', async () => {
    const report = await remembers(vectors.commitment, ['00', 'c0ffee'], [0]);
    expect(report).toMatchObject({ verdict: 'fair', wasAnnounced: true, own: [{ seat: 0, recorded: 'own' }] });
  });

  it('is missed where the record has another seed, or none, for the seat', async () => {
    const report = await remembers(vectors.commitment, ['c0ffef'], [0, 1]);
    expect(report.verdict).toBe('unfair');
    expect(report.own).toEqual([
      { seat: 0, recorded: 'other' },
      { seat: 1, recorded: 'none' },
    ]);
  });

  it('tells another commitment from the one that was shown', async () => {
    expect(await remembers('00'.repeat(32), ['c0ffee'], [0])).toMatchObject({ verdict: 'unfair', wasAnnounced: false });
  });

  it('without a seed claims nothing about seeds', async () => {
    expect(await remembers(vectors.commitment, [], [0])).toMatchObject({ verdict: 'fair', own: [] });
  });
});

describe('a record that cannot be checked', () => {
  const text = read('fairness/gorus.txt');
  const packed = read('fairness/fired_up.txt').replace('{\\"players\\":3}', '{\\"players\\":3,\\"pack\\":\\"mine\\"}');
  const cases: [string, string, string][] = [
    ['no_record', 'is no record at all', '[Game'],
    ['header', 'is of an unknown game', text.replace('"gorus"', '"chess"')],
    ['header', 'has no options', text.replace(/\[Options.*\n/, '')],
    ['no_seed', 'names no seed', text.replaceAll(/\[(Commitment|ServerSeed).*\n/g, '')],
    ['sealed', 'hides the server’s seed', text.replace(/\[ServerSeed.*\n/, '')],
    ['missing_tag', 'lacks the commitment', text.replace(/\[Commitment.*\n/, '')],
    ['bad_tag', 'has a seed for a seat that does not exist', text.replace('SeatSeed2', 'SeatSeed3')],
    ['bad_tag', 'has a server seed that is too short', text.replace('ServerSeed "0001', 'ServerSeed "')],
    ['position', 'begins in the middle', text.replace('\n\n', '\n[Position "{}"]\n\n')],
    ['pack', 'was played with cards that are not here', packed],
  ];
  it.each(cases)('(%s) because it %s says so', async (obstacle, _, text) => {
    const failure = await check(text, context(libraryHashing)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Uncheckable);
    expect((failure as Uncheckable).obstacle).toBe(obstacle);
  });

  it('is not one with a bare seed, though without a commitment', async () => {
    const bare = text.replaceAll(/\[(Commitment|ServerSeed|SeatSeed\d).*\n/g, '').replace('\n\n', `\n[Seed "${vectors.game_seed}"]\n\n`);
    expect(await check(bare, context(libraryHashing))).toMatchObject({ verdict: 'from_seed', seeds: null });
  });

  const hash = /\[PackHash "(\w+)"\]/.exec(packed)?.[1] ?? '';
  const pack = (hash: string) => ({ hash, influence_die: 'DOTSMB', attack_die: 'HATLX-', defense_die: 'HATLX-' }) as PackForm;
  const fetches = (pack: PackForm) => context(libraryHashing, { fetchPack: () => Promise.resolve(pack) });

  it('is not one with dice of its own, if they are known', async () => {
    const report = await check(packed, fetches(pack(hash)));
    expect(report.verdict).toBe('unfair');
    expect(misfits(report).every(({ found }) => found.startsWith('roll'))).toBe(true);
  });

  it('is one whose pack is another today', async () => {
    const failure = await check(packed, fetches(pack('00'))).catch((error: unknown) => error);
    expect((failure as Uncheckable).obstacle).toBe('pack');
  });
});
