import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games';
import type { Moment } from './lesson';

/** A moment of a real game as a server sent it, cut down to what lessons read, and the lessons that are due in it. */
interface Recorded {
  lessons: string[];
  moment: Moment;
}

const recorded = (game: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../games', game, 'moments.json'), 'utf8')) as Recorded[];

function names(language: string, file: string): Set<string> {
  const path = join(import.meta.dirname, '../../../locales', language, `${file}.ftl`);
  const { body } = new FluentResource(readFileSync(path, 'utf8'));
  return new Set(body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]));
}

describe.each(GAMES)('a first game of $name', ({ name: game, course }) => {
  it('teaches in real games what they show, and nothing else', async () => {
    const { lessons } = await course();
    for (const { lessons: expected, moment } of recorded(game)) {
      expect(lessons.filter(({ when }) => when(moment)).map(({ id }) => id)).toEqual(expected);
    }
  });

  it('has no lesson that never comes up', async () => {
    const { lessons } = await course();
    const taught = new Set(recorded(game).flatMap(({ lessons }) => lessons));
    expect(lessons.map(({ id }) => id).filter((id) => !taught.has(id))).toEqual([]);
  });

  it('teaches nothing before a table is there', async () => {
    const { lessons } = await course();
    const nothing: Moment = { seat: null, view: null, guide: null, told: [], isMyTurn: false };
    expect(lessons.filter(({ when }) => when(nothing))).toEqual([]);
  });

  it('says welcome in a few steps, and has words for all that it says, once', async () => {
    const { welcome, lessons } = await course();
    expect(welcome.length).toBeGreaterThanOrEqual(3);
    expect(welcome.length).toBeLessThanOrEqual(5);
    const ids = [...welcome, ...lessons].map(({ id }) => `web-first-${game}-${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ['en', 'ru']) {
      const words = names(language, 'web_first');
      expect(ids.filter((id) => !words.has(id) || !words.has(`${id}.title`))).toEqual([]);
      const others = [...words].filter((id) => id.startsWith(`web-first-${game}-`) && !id.includes('.'));
      expect(others.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('names rules that are there to be read', async () => {
    const { lessons } = await course();
    const words = names('en', game);
    const missing = lessons.flatMap(({ rules }) => rules).filter((rule) => !words.has(`rule-${rule.replace('.', '-')}`));
    expect(missing).toEqual([]);
    expect(lessons.every(({ rules }) => rules.length > 0)).toBe(true);
  });
});
