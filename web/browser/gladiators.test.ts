import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from './house';
import { openTable } from './table';
import { closeBrowser, DESKTOP, PHONE, Visitor } from './visitor';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Does something whenever one is asked, always on its component, until the game is over. */
async function playOut(page: Page): Promise<Set<string>> {
  const done = new Set<string>();
  const ending = page.locator('.ending');
  for (let moves = 0; moves < 2_000; moves += 1) {
    const mine = page.locator('.status.mine');
    await mine.or(ending).first().waitFor({ timeout: 60_000 });
    if (await ending.isVisible()) return done;
    const before = await page.locator('.board').getAttribute('data-request');
    const target = page.locator('.fighter.target .cover').first();
    const deck = page.locator('.deck.playable').first();
    const pass = page.getByRole('button', { name: /^(Let it happen|Пусть случится)$/ });
    if (await pass.isVisible()) {
      done.add('pass');
      await pass.click();
    } else if (await target.isVisible()) {
      done.add('attack');
      await target.click();
      // What would come of it is shown before it is done.
      expect(await page.locator('.ask').innerText()).toMatch(/wound|ран/i);
      await page.getByRole('button', { name: /^(Do it|Сделать)$/ }).click();
    } else {
      await deck.click();
      const sure = page.getByRole('button', { name: /^(Do it|Сделать)$/ });
      done.add((await sure.isVisible()) ? 'focus' : 'draw');
      if (await sure.isVisible()) await sure.click();
    }
    await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
  }
  throw new Error('the game does not end');
}

describe('Gladiators', () => {
  for (const [language, size] of [['en', DESKTOP], ['ru', PHONE]] as const) {
    it(`is played to its end against bots, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(house.url, language, size);
      await openTable(house, visitor.page, { game: 'gladiators', options: { players: 3 }, seats: [{ me: {} }, { bot: 'easy' }, { bot: 'random' }] });
      await visitor.page.locator('.status.mine').waitFor({ timeout: 30_000 });
      await visitor.checkTargets();
      await visitor.checkAccess();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      const done = await playOut(visitor.page);
      expect(done).toContain('draw');
      expect(done).toContain('pass');
      await visitor.page.locator('.ending h2').waitFor();
      await visitor.checkAccess();
      await visitor.leave();
    });
  }
});
