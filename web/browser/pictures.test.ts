// The pictures of the documents, taken of real games: `npm run pictures`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { Board } from './fired_up';
import { play, playOut } from './gorus';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const FOLDER = process.env['PICTURES'] ?? '';

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 84, animations: 'disabled' });
}

const bots = (count: number) => [{ me: {} }, ...Array.from({ length: count }, () => ({ bot: 'easy' }))];

describe.runIf(FOLDER)('a picture', () => {
  const server = TestServer.shared();
  mkdirSync(FOLDER || '.', { recursive: true });

  it('of Gorus Maximus on a phone, and of its replay', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    const table = await openTable(server, page, { game: 'gorus', options: { players: 4, target: 1 }, seats: bots(3) });
    for (let cards = 0; cards < 3; cards += 1) await play(page);
    // The middle of a bout shows most.
    while ((await page.locator('.slot .played').count()) < 2 || (await page.locator('button.playable').count()) === 0) await play(page);
    await take(page, 'gorus-phone');
    await playOut(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${server.url}replay/${table}/18`);
    await page.locator('[data-step="18"]').waitFor();
    await take(page, 'replay');
    await visitor.leave();
  });

  it('of Gladiators on a phone, by night', async () => {
    const visitor = await Visitor.come(server.url, 'ru', PHONE);
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: 'dark' });
    await openTable(server, page, { game: 'gladiators', options: { players: 4 }, seats: bots(3) });
    const card = page.locator('.hand .playable').first();
    const pass = page.getByRole('button', { name: 'Не отвечать' });
    const mine = page.locator('.status.mine');
    for (;;) {
      await mine.waitFor({ timeout: 30_000 });
      const before = await page.locator('.board').getAttribute('data-request');
      if ((await card.isVisible()) && !(await pass.isVisible())) break;
      await ((await pass.isVisible()) ? pass : page.locator('.deck.playable').first()).click();
      await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
    }
    // A chosen card shows its outcome.
    await card.click();
    await take(page, 'gladiators-phone');
    await visitor.leave();
  });

  for (const [language, size, name] of [
    ['en', PHONE, 'fired_up-phone'],
    ['en', DESKTOP, 'fired_up'],
  ] as const) {
    it(`of Fired Up at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const { page } = visitor;
      await openTable(server, page, { game: 'fired_up', options: { players: 4 }, seats: bots(3) });
      const board = new Board(page);
      await board.playToUse();
      await board.dice.first().click();
      await take(page, name);
      await visitor.leave();
    });
  }

  it('of the front page', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    await visitor.page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await take(visitor.page, 'front');
    await visitor.leave();
  });
});
