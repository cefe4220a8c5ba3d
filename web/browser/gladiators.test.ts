import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressByKeys } from './keys';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const open = (page: Page, turn_limit: number) =>
  openTable(server, page, {
    game: 'gladiators',
    options: { players: 3, turn_limit },
    seats: [{ me: {} }, { bot: 'easy' }, { bot: 'random' }],
  });

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The pairs of boxes of both lists that cover each other. */
const overlaps = (some: Box[], others: Box[]): [Box, Box][] =>
  some.flatMap((one) =>
    others
      .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map((other): [Box, Box] => [one, other]),
  );

/** How the player uses an element: by a tap, or by keys. */
type Means = (target: Locator) => Promise<void>;
const tap: Means = (target) => target.click();
/** Moves whenever the seat is asked, always on the component, until the game is over. */
async function playOut(page: Page, use: Means): Promise<Set<string>> {
  const done = new Set<string>();
  const ending = page.locator('.ending');
  const ask = page.locator('.ask');
  const sure = page.getByRole('button', { name: /^(Confirm|Подтвердить)$/ });
  for (let moves = 0; moves < 2_000; moves += 1) {
    await page.locator('.status.mine').or(ending).first().waitFor({ timeout: 60_000 });
    if (await ending.isVisible()) return done;
    const before = await page.locator('.board').getAttribute('data-request');
    const target = page.locator('.fighter.target .cover').first();
    const pass = page.getByRole('button', { name: /^(Do not respond|Не отвечать)$/ });
    const card = page.locator('.hand .playable').first();
    const pair = page.locator('.fighter.own .pick').first();
    if (await pass.isVisible()) {
      // The player responds now and then.
      if (moves % 3 === 0 && (await card.isVisible())) {
        done.add('respond');
        await use(card);
        await use(sure);
      } else {
        done.add('pass');
        await use(pass);
      }
    } else if (await target.isVisible()) {
      done.add('attack');
      await use(target);
      // The board shows the outcome before the player confirms.
      expect(await ask.innerText()).toMatch(/wound|ран/i);
      await use(sure);
    } else if (moves % 2 === 0 && (await card.isVisible())) {
      done.add('play');
      await use(card);
      await use(sure);
    } else if (await pair.isVisible()) {
      await use(pair);
      const recover = page.getByRole('button', { name: /^(Recover|Восстановление)$/ });
      if (await recover.isVisible()) {
        done.add('recover');
        await use(recover);
      } else {
        // A Gambit asks which opponent gets the card, unless only one is left.
        done.add('gambit');
        if (!(await sure.isVisible())) await use(page.locator('.fighter.target .cover').first());
        await use(sure);
      }
    } else {
      await use(page.locator('.deck.playable').first());
      done.add((await sure.isVisible()) ? 'focus' : 'draw');
      if (await sure.isVisible()) await use(sure);
    }
    await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
  }
  throw new Error('the game does not end');
}

describe('Gladiators', () => {
  for (const [language, size] of [
    ['en', DESKTOP],
    ['ru', PHONE],
  ] as const) {
    it(`is played to its end against bots, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      await open(visitor.page, 90);
      await visitor.page.locator('.status.mine').waitFor({ timeout: 30_000 });
      await visitor.checkTargets();
      await visitor.checkAccess();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      const done = await playOut(visitor.page, tap);
      expect(done).toContain('draw');
      expect(done.has('pass') || done.has('respond')).toBe(true);
      await visitor.page.locator('.ending h2').waitFor();
      await visitor.checkAccess();
      await visitor.leave();
    });
  }

  it('is played by keys alone, and spoken', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 15);
    // The board, which handles the keys, loads after the table.
    await page.locator('.fighter.own').waitFor({ timeout: 30_000 });
    const heard = page.locator('[aria-live="polite"]').last();
    await page.keyboard.press('s');
    await expect.poll(() => heard.innerText()).toMatch(/You: Speed \d+, Attack \d+, Defense \d+, Health \d+/);
    expect(await playOut(page, pressByKeys)).toContain('draw');
    await visitor.leave();
  });

  it('says by name who is too fast to be attacked, and which rule says so', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const mine = page.locator('.status.mine');
    const ending = page.locator('.ending');
    const sure = page.getByRole('button', { name: 'Confirm' });
    const pass = page.getByRole('button', { name: 'Do not respond' });
    const barred = page.locator('.fighter:not(.target)').filter({ hasText: 'Too fast for you' });
    for (;;) {
      await open(page, 30);
      // The player draws until an action is possible; the bots may end the game before that.
      for (let moves = 0; moves < 12; moves += 1) {
        await mine.or(ending).first().waitFor({ timeout: 30_000 });
        if ((await ending.isVisible()) || (await barred.count()) > 0) break;
        const before = await page.locator('.board').getAttribute('data-request');
        if (await pass.isVisible()) await pass.click();
        else {
          await page.locator('.deck.playable').first().click();
          if (await sure.isVisible()) await sure.click();
        }
        await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
      }
      if ((await ending.isVisible()) || (await barred.count()) === 0) continue;
      const name = (await barred.first().getAttribute('aria-label'))?.split(',')[0] ?? '';
      expect(name).toMatch(/^(Brutus|Cassius)$/);
      await barred.first().locator('.cover').click();
      const refusal = page.locator('.toast.refusal');
      await refusal.waitFor();
      expect(await refusal.innerText()).toMatch(new RegExp(`^${name} is faster than you: Speed \\d+ against your \\d+\\.`));
      expect(await refusal.innerText()).toContain('D4.2');
      expect(await refusal.innerText()).not.toMatch(/Seat \d/);
      break;
    }
    await visitor.leave();
  });

  for (const size of [PHONE, DESKTOP]) {
    it(`lays no answer where a card was, at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, 'en', size, { reducedMotion: 'reduce' });
      const { page } = visitor;
      await open(page, 90);
      const boxesOf = (places: Locator) =>
        places.evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return { left, right, top: top + scrollY, bottom: bottom + scrollY };
          }),
        );
      const cards = page.locator('.hand button');
      const answers = page.getByRole('group', { name: 'Your answer' }).getByRole('button');
      const pass = page.getByRole('button', { name: 'Do not respond' });
      const ending = page.locator('.ending');
      const request = () => page.locator('.board').getAttribute('data-request');
      let compared = 0;
      while (compared < 4) {
        await page.locator('.status.mine').or(ending).first().waitFor({ timeout: 60_000 });
        if (await ending.isVisible()) {
          await open(page, 90);
          continue;
        }
        const before = await request();
        // The cards lie where they lay while nothing was asked: a finger that comes for one finds no answer there.
        const lay = await boxesOf(cards);
        if (await pass.isVisible()) await pass.click();
        else {
          await page.locator('.deck.playable').first().click();
          const sure = page.getByRole('button', { name: 'Confirm' });
          if (await sure.isVisible()) {
            expect(overlaps(await boxesOf(answers), lay)).toEqual([]);
            await sure.click();
          }
        }
        await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
        const rested = await boxesOf(cards);
        await page.locator('.status.mine').or(ending).first().waitFor({ timeout: 60_000 });
        if ((await cards.count()) === rested.length && (await pass.isVisible())) {
          expect(await answers.count()).toBeGreaterThan(0);
          expect(overlaps(await boxesOf(answers), rested)).toEqual([]);
          compared += 1;
        }
      }
      await visitor.leave();
    });
  }
});
