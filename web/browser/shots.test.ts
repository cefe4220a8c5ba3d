// Pictures of pages that are worth a look after a change of words or styles: `npm run shots`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { openEnd } from './records';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const FOLDER = process.env['SHOTS'] ?? '';

const VISITORS = [
  ['en', PHONE],
  ['en', DESKTOP],
  ['ru', PHONE],
  ['ru', DESKTOP],
] as const;

describe.runIf(FOLDER).each(VISITORS)('a shot in %s at %o', (language, size) => {
  const server = TestServer.shared();
  mkdirSync(FOLDER || '.', { recursive: true });
  const device = size === PHONE ? 'phone' : 'desktop';

  async function take(page: Page, name: string, part?: Locator) {
    await page.evaluate(() => document.fonts.ready);
    await part?.scrollIntoViewIfNeeded();
    const path = join(FOLDER, `${name}-${language}-${device}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  }

  const come = () => Visitor.come(server.url, language, size, { reducedMotion: 'reduce' });

  it.each([
    ['gorus', 'point-thief'],
    ['gladiators', 'partners'],
    ['fired_up', 'wound'],
  ])('of an example of %s', async (game, name) => {
    const visitor = await come();
    const { page } = visitor;
    await page.goto(`${server.url}rules/${game}`);
    const example = page.locator(`#example-${name}`);
    await example.waitFor();
    await example.evaluate((example) => example.scrollIntoView());
    await take(page, `example-${game}`);
    await visitor.leave();
  });

  it.each(['tie-by-the-fewest', 'teams-joint', 'turn-limit-shared', 'level-on-points'])('of the end of %s', async (record) => {
    const visitor = await come();
    const { page } = visitor;
    await openEnd(server, page, record);
    await page.locator('.result').waitFor();
    await take(page, record);
    await visitor.leave();
  });

  it('of a solo game that is lost', async () => {
    const visitor = await come();
    const { page } = visitor;
    const lost = page.getByRole('heading', { name: /^(The contenders win|Победили странствующие гладиаторы)/ });
    const card = page.locator('button.playable').first();
    const ending = page.locator('.ending');
    do {
      await page.goto(server.url);
      await openTable(server, page, { game: 'gorus', options: { players: 1, target: 1 }, seats: [{ me: {} }] });
      await page.locator('.duty').waitFor();
      for (;;) {
        await card.or(ending).first().waitFor({ timeout: 30_000 });
        if (await ending.isVisible()) break;
        const cards = await page.locator('.hand button').count();
        if (cards === 6) await take(page, 'solo');
        await card.click();
        const chosen = page.locator('button.chosen');
        if (await chosen.isVisible()) await chosen.click();
        await page.waitForFunction((cards) => document.querySelectorAll('.hand button').length < cards, cards);
      }
    } while (!(await lost.isVisible()));
    await take(page, 'solo-count');
    await page.keyboard.press('Escape');
    await take(page, 'solo-lost');
    await visitor.leave();
  });

  it.each(['fired_up', 'gladiators'])('of the house rules of %s', async (game) => {
    const visitor = await come();
    const { page } = visitor;
    await page.goto(`${server.url}new/${game}`);
    const rules = page.locator('details').filter({ hasText: /^(House rules|Домашние правила)/ });
    await rules.locator('summary').click();
    await rules.locator('fieldset').first().getByRole('radio').nth(1).check();
    await rules.evaluate((rules) => rules.scrollIntoView());
    await take(page, `house-rules-${game}`);
    await visitor.leave();
  });

  it('of a duel that asks for a response', async () => {
    const visitor = await come();
    const { page } = visitor;
    await openTable(server, page, { game: 'gladiators', options: { players: 3 }, seats: [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }] });
    const pass = page.getByRole('button', { name: /^(Do not respond|Не отвечать)$/ });
    const sure = page.getByRole('button', { name: /^(Confirm|Подтвердить)$/ });
    for (;;) {
      await page.locator('.status.mine').waitFor({ timeout: 30_000 });
      if (await pass.isVisible()) break;
      const before = await page.locator('.board').getAttribute('data-request');
      await page.locator('.deck.playable').first().click();
      if (await sure.isVisible()) await sure.click();
      await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
    }
    await take(page, 'response');
    await visitor.leave();
  });

  it('of a mat under a house rule', async () => {
    const visitor = await come();
    const { page } = visitor;
    const rexus = page.locator('.token').filter({ hasText: /Rexus|Рексус/ });
    do {
      await page.goto(server.url);
      const seats = [{ me: {} }, { bot: 'easy' }];
      await openTable(server, page, { game: 'fired_up', options: { players: 2, rexus_counter: 1 }, seats });
      await page.locator('.banner').waitFor();
      const arena = page.getByRole('button', { name: /^(Arena|Арена)$/ });
      if (await arena.isVisible()) await arena.click();
      await page.locator('.token').nth(3).waitFor();
    } while ((await rexus.count()) === 0);
    await rexus.click();
    await page.getByRole('dialog').locator('.house').waitFor();
    await take(page, 'mat');
    await visitor.leave();
  });
});
