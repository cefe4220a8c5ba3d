// The books on screen: the rules pages with their examples, and the game in short at the table.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

/** How many examples each book has, and what its rules page says in both languages. */
const BOOKS = [
  { game: 'gorus', examples: 8, seats: 3 },
  { game: 'gladiators', examples: 12, seats: 2 },
  { game: 'fired_up', examples: 8, seats: 2 },
] as const;

const WORDS = {
  en: { examples: 'Examples', aid: 'In short', parts: 'In the box', next: 'Next', back: 'Back', first: 'From the start' },
  ru: { examples: 'Примеры', aid: 'Памятка', parts: 'Состав игры', next: 'Дальше', back: 'Назад', first: 'С начала' },
} as const;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.each(BOOKS)('the rules page of $game', ({ game, examples }) => {
  it.each([
    { language: 'en', size: PHONE },
    { language: 'ru', size: DESKTOP },
    { language: 'ru', size: PHONE },
  ] as const)('shows all examples, the aid and the box in $language at $size.width px', async ({ language, size }) => {
    const visitor = await Visitor.come(`${server.url}rules/${game}`, language, size);
    const { page } = visitor;
    const words = WORDS[language];
    const all = section(page, words.examples).getByRole('article');
    await all.first().waitFor();
    await expect.poll(() => all.count()).toBe(examples);
    for (const example of await all.all()) {
      expect((await example.getByRole('heading').innerText()).length).toBeGreaterThan(3);
      expect(await example.getByRole('figure').count()).toBe(1);
      // Every example names its rules, by links.
      expect(await example.getByRole('link', { name: /^[GDU]\d+\.\d+$/ }).count()).toBeGreaterThan(0);
    }
    await section(page, words.aid).waitFor();
    await section(page, words.parts).waitFor();
    // No message is missing.
    expect(await page.locator('main').innerText()).not.toMatch(/(gorus|gladiators|fired[-_]up|web|aid|setting|object)-[a-z]+-?[a-z]*/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await visitor.checkAccess();
    await visitor.checkTargets();
    await visitor.leave();
  });
});

/** What opens each book: the setting, and what a player is after. */
const OPENINGS = [
  ['gorus', 'en', 'Rome, 66 BC.', 'is Champion of Gorus Maximus.'],
  ['gorus', 'ru', '66 год до н. э.', 'станет чемпионом турнира'],
  ['gladiators', 'en', 'Welcome to the arena!', 'the last one standing'],
  ['gladiators', 'ru', 'Добро пожаловать на арену!', 'соберите четыре одинаковые силы'],
  ['fired_up', 'en', 'The arena roars.', 'the most points win.'],
  ['fired_up', 'ru', 'Арена ревёт.', 'у кого больше очков'],
] as const;

it.each(OPENINGS)(
  'the front page and the rules page of %s say in %s where it is set and who wins',
  async (game, language, setting, object) => {
    const visitor = await Visitor.come(server.url, language, PHONE);
    const { page } = visitor;
    const panel = page.locator(`section.game.${game}`);
    await panel.getByText(setting).waitFor();
    await panel.getByText(object).waitFor();
    await page.goto(`${server.url}rules/${game}`);
    await page.locator('header').getByText(setting).waitFor();
    await page.locator('header').getByText(object).waitFor();
    await visitor.leave();
  },
);

describe('a worked example', () => {
  it.each([
    ['gorus', 'en', PHONE],
    ['gladiators', 'en', DESKTOP],
    ['gladiators', 'ru', PHONE],
    ['fired_up', 'en', PHONE],
    ['fired_up', 'ru', DESKTOP],
  ] as const)('of %s is stepped through from its start to its end, in %s', async (game, language, size) => {
    const visitor = await Visitor.come(`${server.url}rules/${game}`, language, size, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const words = WORDS[language];
    const all = section(page, words.examples).getByRole('article');
    await all.first().waitFor();
    let stepped = 0;
    for (const example of await all.all()) {
      const first = example.getByRole('button', { name: words.first });
      // A single picture has no steps.
      if ((await first.count()) === 0) continue;
      const picture = () => example.getByRole('figure').innerText();
      const last = await picture();
      const place = example.locator('.place');
      const count = Number((await place.innerText()).split('/')[1]);
      expect(count).toBeGreaterThan(1);
      await first.click();
      const seen = [await picture()];
      for (let step = 2; step <= count; step += 1) {
        await example.getByRole('button', { name: words.next }).click();
        await expect.poll(() => place.innerText()).toBe(`${step} / ${count}`);
        seen.push(await picture());
      }
      // Every step shows something else, and the last one what stood there before.
      expect(new Set(seen).size).toBe(count);
      expect(seen.at(-1)).toBe(last);
      stepped += 1;
    }
    expect(stepped).toBeGreaterThan(4);
    await visitor.leave();
  });

  it.each(['en', 'ru'] as const)('is stepped through card by card with the keyboard, in %s', async (language) => {
    const visitor = await Visitor.come(`${server.url}rules/gorus`, language, DESKTOP);
    const { page } = visitor;
    const words = WORDS[language];
    const opening = section(page, words.examples).getByRole('article').first();
    const cards = () =>
      opening
        .getByRole('figure')
        .getByRole('listitem')
        .filter({ has: page.locator('.played') })
        .count();
    await opening.waitFor();
    // The whole bout is shown first: three gladiators, and the third takes it for 2.
    expect(await cards()).toBe(3);
    await opening.getByText(/\+2/).last().waitFor();
    const first = opening.getByRole('button', { name: words.first });
    await first.focus();
    await page.keyboard.press('Enter');
    await expect.poll(cards).toBe(1);
    // The same button steps on, and keeps the focus.
    const next = opening.getByRole('button', { name: words.next });
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(cards).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(cards).toBe(1);
    expect(await opening.getByRole('button', { name: words.back }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('End');
    await expect.poll(cards).toBe(3);
    await visitor.leave();
  });

  it('is one link away from the rules that it shows', async () => {
    const visitor = await Visitor.come(`${server.url}rules/gorus/G3.5`, 'en', PHONE);
    const { page } = visitor;
    await page.locator('[id="G3.5"]').getByRole('link', { name: 'Sluffing' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('example-sluffing');
    await visitor.leave();
  });

  it('is found by the search', async () => {
    const visitor = await Visitor.come(`${server.url}rules/fired_up`, 'en', DESKTOP);
    const { page } = visitor;
    await section(page, 'Examples').waitFor();
    await page.getByRole('searchbox').fill('sigurd morale neutral');
    await expect.poll(() => section(page, 'Examples').getByRole('article').count()).toBe(1);
    await visitor.leave();
  });
});

describe.each(BOOKS)('the aid of $game', ({ game, seats }) => {
  it.each([
    ['en', PHONE],
    ['ru', DESKTOP],
  ] as const)('opens over the running game and gives the focus back, in %s', async (language, size) => {
    const visitor = await Visitor.come(server.url, language, size);
    const { page } = visitor;
    const words = WORDS[language];
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'easy' }));
    await openTable(server, page, { game, options: { players: seats }, seats: [{ me: {} }, ...bots] });
    const button = page.getByRole('button', { name: words.aid });
    await button.focus();
    await page.keyboard.press('Enter');
    const aid = page.getByRole('dialog', { name: words.aid });
    await aid.waitFor();
    await expect.poll(() => aid.getByRole('listitem').count()).toBeGreaterThan(8);
    expect(await aid.innerText()).not.toMatch(/-aid-/);
    await visitor.checkAccess();
    await page.keyboard.press('Escape');
    await aid.waitFor({ state: 'detached' });
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    // The game has gone nowhere.
    expect(page.url()).toMatch(/\/t\//);
    await visitor.leave();
  });
});

it('marks the deck of this table in the aid', async () => {
  const visitor = await Visitor.come(server.url, 'en', PHONE);
  const { page } = visitor;
  const bots = Array.from({ length: 5 }, () => ({ bot: 'easy' }));
  await openTable(server, page, { game: 'gorus', options: { players: 6 }, seats: [{ me: {} }, ...bots] });
  await page.getByRole('button', { name: 'In short' }).click();
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'this table' });
  await expect.poll(() => row.count()).toBe(1);
  expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toContain('0, 3–13 60');
  await visitor.leave();
});
