import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from './games';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const inFolder = (folder: string) => readdirSync(join(here, folder));

/** What every game has, under the same name in each folder. */
const REQUIRED = [
  'Aid.svelte',
  'Board.svelte',
  'Example.svelte',
  'Pictures.svelte',
  'Secrets.svelte',
  'chance.ts',
  'chapters.ts',
  'credits.ts',
  'ending.ts',
  'examples.json',
  'examples.ts',
  'icons.ts',
  'index.ts',
  'lesson.ts',
  'moments.json',
  'tell.ts',
  'view.ts',
  'words.ts',
];

describe('the games', () => {
  it('are those that the server sends, each in a folder of its name', () => {
    const wire = readFileSync(join(here, '../wire.ts'), 'utf8');
    const guides = /^export type Guide = (.*);$/m.exec(wire)?.[1] ?? '';
    const sent = [...guides.matchAll(/"game": "(\w+)"/g)].map(([, name]) => name ?? '');
    expect(sent.length).toBeGreaterThan(0);
    expect(folders.toSorted()).toEqual(sent.toSorted());
    expect(GAMES.map(({ name }) => name).toSorted()).toEqual(sent.toSorted());
  });

  it('are known by name in their own folders only', () => {
    const source = join(here, '..');
    const name = new RegExp(folders.map((folder) => folder.replace('_', '[-_ ]?')).join('|'), 'i');
    const shared = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(svelte|ts|css)$/.test(file) && !/^games\/\w+\/|\.test\.|^wire\.ts$/.test(file),
    );
    expect(shared.length).toBeGreaterThan(50);
    expect(shared.filter((file) => name.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });

  it('are for as many people as the server says', () => {
    // A test of the program compares this conversation with what the program answers.
    const engine = readFileSync(join(here, '../../../docs/engine.md'), 'utf8');
    const hello = /^< (\{"name":"munera".*\})$/m.exec(engine)?.[1] ?? '{"games":[]}';
    type Described = { name: string; options: { players: { from: number; to: number } } };
    const described = (JSON.parse(hello) as { games: Described[] }).games;
    const told = described.map(({ name, options: { players } }) => [name, players.from, players.to]);
    expect(GAMES.map(({ name, players }) => [name, players.from, players.to]).toSorted()).toEqual(told.toSorted());
  });

  it('stand on the front page one after another', () => {
    expect(GAMES.map(({ position }) => position)).toEqual(GAMES.map((_, place) => place + 1));
  });
});

describe.each(folders)('the folder of %s', (folder) => {
  it.each(REQUIRED)('has %s', (file) => {
    expect(inFolder(folder)).toContain(file);
  });

  it('has words in every language', () => {
    const locales = join(here, '../../../locales');
    for (const language of readdirSync(locales)) {
      for (const file of [folder, `web_${folder}`, `book_${folder}`])
        expect(existsSync(join(locales, language, `${file}.ftl`)), `${language}/${file}`).toBe(true);
    }
  });
});

describe.each(GAMES)('the manifest of $name', (game) => {
  it('is found by its name', () => {
    expect(gameNamed(game.name)).toBe(game);
  });

  it('has an icon, and a table that as many can sit at as it says', () => {
    expect(game.icon).toMatch(/^<path/);
    const { from, to, quick } = game.players;
    expect(from).toBeGreaterThanOrEqual(1);
    expect(quick).toBeGreaterThanOrEqual(from);
    expect(quick).toBeLessThanOrEqual(to);
  });

  it('loads everything that it promises', async () => {
    const [board, replay, course, Pictures, draws] = await Promise.all([
      game.board(),
      game.replay(),
      game.course(),
      game.pictures(),
      game.draws(),
    ]);
    for (const component of [board.Board, replay.Secrets, Pictures]) expect(component).toBeTypeOf('function');
    expect(course.game).toBe(game.name);
    expect(course.players).toBeGreaterThanOrEqual(game.players.from);
    expect(draws.firstWord).not.toBe('');
    if (game.letters) expect((await game.letters())('F').icon).toMatch(/^<path/);
  }, 30_000);
});
