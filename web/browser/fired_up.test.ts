import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Board } from './fired_up';
import { pressByKeys } from './keys';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const open = (page: Page, players = 3) =>
  openTable(server, page, {
    game: 'fired_up',
    options: { players },
    seats: [{ me: {} }, ...Array.from({ length: players - 1 }, () => ({ bot: 'easy' }))],
  });

describe('Fired Up', () => {
  for (const [language, size] of [
    ['en', DESKTOP],
    ['ru', PHONE],
  ] as const) {
    it(`is played to its end against bots, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const { page } = visitor;
      await open(page);
      const board = new Board(page);
      expect(await board.question()).toBe('keep');
      await board.keep();
      await board.playToUse();
      await board.dice.first().click();
      await visitor.checkTargets();
      await visitor.checkAccess();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await board.dice.first().click();
      await board.playOut();
      for (const deed of ['keep', 'stand', 'influence', 'told']) expect(board.done).toContain(deed);
      await page.locator('.scores').click();
      await page.getByRole('dialog').waitFor();
      await visitor.checkAccess();
      expect(await page.locator('body').innerText()).not.toMatch(/\bweb-[a-z]|fired-up-/);
      await visitor.leave();
    });
  }

  it('says which rule refuses a tap, and why', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await open(page, 2);
    let board = new Board(page);
    const refusal = page.locator('.toast.refusal').last();
    await board.playToUse();
    await page.locator('button.end').click();
    await refusal.filter({ hasText: 'Use at least one die' }).waitFor();
    expect(await refusal.innerText()).toContain('U3.2');
    // After a die went to one fighter, another ordinary die cannot go elsewhere.
    const ordinary = page
      .locator('.tray.own')
      .getByRole('button', { name: /^(Buff|Morale|Speed|Target)$/ })
      .first();
    const elsewhere = page.locator('.token.dim:not(.fallen)').first();
    for (;;) {
      const isUse = (await board.question()) === 'use';
      const isBound = /This turn your dice go to/.test(await board.edge.innerText());
      if (isUse && isBound && (await ordinary.isVisible())) {
        await ordinary.click();
        if (await elsewhere.isVisible()) {
          await elsewhere.click();
          // Several rules may bar that fighter; the server names the first.
          await refusal.filter({ hasText: /\bU(?!3\.2\b)\d/ }).waitFor();
          break;
        }
        // A second tap lets the die go.
        await ordinary.click();
      }
      if (await board.step()) continue;
      await open(page, 2);
      board = new Board(page);
    }
    await visitor.leave();
  });

  it('says what is left to do with a die that no fighter can take', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 2);
    let board = new Board(page);
    const ask = page.locator('.table-edge .ask');
    const lit = page.locator('.token.lit');
    const sentences = {
      double: 'A Double goes with another die: tap that die too, or discard the Double.',
      other: 'No fighter can take this die now. Discard it, or tap another.',
    };
    const wanted = new Set(Object.keys(sentences));
    while (wanted.size > 0) {
      if ((await board.question()) === 'use') {
        for (let die = 0; die < (await board.dice.count()); die += 1) {
          const face = (await board.dice.nth(die).getAttribute('aria-label')) ?? '';
          if (face.startsWith('Social')) continue;
          await board.dice.nth(die).click();
          // A Double may pay for a bet too.
          if (await page.locator('.bet.lit').first().isVisible()) {
            await board.dice.nth(die).click();
            continue;
          }
          if ((await lit.count()) === 0) {
            const kind = face.startsWith('Double') ? 'double' : 'other';
            expect(await ask.innerText()).toBe(sentences[kind]);
            wanted.delete(kind);
          } else {
            expect(await ask.innerText()).toMatch(/Tap a lit fighter/);
          }
          // A second tap lets the die go.
          await board.dice.nth(die).click();
        }
      }
      if (await board.step()) continue;
      await open(page, 2);
      board = new Board(page);
    }
    await visitor.leave();
  });

  it('tells a battle step by step to those who want no motion', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 2);
    const board = new Board(page);
    const next = page.getByRole('button', { name: /^(Continue|Next)/ });
    const rounds = page.locator('.banner .round');
    for (;;) {
      if (await next.isVisible()) break;
      const asked = page.locator('.table-edge .ask.urgent');
      await asked.or(next).first().waitFor();
      if (!(await next.isVisible())) expect(await board.step()).toBe(true);
    }
    // The battle waits for the player: the banner still shows the round that is being told.
    expect(await rounds.innerText()).toContain('Round 1');
    // The button counts the blows that are still to be told, and their number may grow.
    const telling = async () => (await page.locator('.table-edge').innerText()).replace(/^(Continue|Next.*)$/m, '');
    const told = await telling();
    await page.keyboard.press('s');
    expect(await telling()).toBe(told);
    // The last blow takes the button away, perhaps just when it is to be tapped.
    const isTold = async () => {
      if (await next.isEnabled({ timeout: 1_000 }).catch(() => false)) await next.click({ timeout: 1_000 }).catch(() => undefined);
      return !(await next.isVisible());
    };
    await expect.poll(isTold, { timeout: 30_000 }).toBe(true);
    await visitor.leave();
  });

  it('is played by keys alone, and says on request what lies there', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 2);
    const board = new Board(page, pressByKeys);
    const heard = page.locator('[aria-live="polite"]').last();
    expect(await board.question()).toBe('keep');
    for (const [key, words] of [
      ['h', /: 0 points now|points? now/],
      ['b', /Attack \d, Defense \d, Stamina/],
      ['s', /You: 0 points/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => heard.innerText()).toMatch(words);
    }
    await board.playOut();
    await page.locator('.ending h2').waitFor();
    await visitor.leave();
  });

  it('shows a spectator everything but secrets', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    let table = '';
    // If no die came up for a bet in this game, the test plays another.
    for (let hasBet = false; !hasBet;) {
      table = await open(visitor.page, 2);
      const board = new Board(visitor.page);
      while (!board.done.has('bet') && (await board.step()));
      hasBet = board.done.has('bet');
    }
    const spectator = await Visitor.come(`${server.url}t/${table}`, 'en', PHONE);
    await spectator.page.locator('.token').first().waitFor();
    await expect.poll(() => spectator.page.locator('.token').count()).toBe(4);
    expect(await spectator.page.locator('.highlight').count()).toBe(0);
    await spectator.page.getByRole('button', { name: 'Bets' }).click();
    const cards = spectator.page.locator('.bet:not(.settled) .placed .card');
    await expect.poll(() => cards.count()).toBeGreaterThan(0);
    expect(await cards.locator('.back').count()).toBe(await cards.count());
    await spectator.checkAccess();
    await spectator.leave();
    await visitor.leave();
  });
});
