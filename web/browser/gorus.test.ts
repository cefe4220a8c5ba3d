import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { play, playOut } from './gorus';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

/** A table of Gorus Maximus for one round. */
const open = (page: Page, seats: unknown[], players = seats.length, start = true) =>
  openTable(server, page, { game: 'gorus', options: { players, target: 1 }, seats, start });

const BOTS = [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'random' }];

describe('Gorus Maximus', () => {
  it('is two clicks away: the first card is played from a cold start', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    await visitor.page.getByRole('button', { name: 'Play now' }).first().click();
    await visitor.page.locator('button.playable').first().click({ timeout: 30_000 });
    await visitor.leave();
  });

  for (const [language, size] of [
    ['en', DESKTOP],
    ['ru', PHONE],
  ] as const) {
    it(`is played to its end against bots, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const table = await open(visitor.page, BOTS);
      await visitor.page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      await visitor.checkTargets();
      await visitor.checkAccess();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      const moves = await playOut(visitor.page);
      expect(moves).toBe(10);
      await visitor.page.locator('.ending h2').waitFor();
      // A dialog counts the round out in a table.
      const dialog = visitor.page.getByRole('dialog');
      await dialog.getByRole('table').waitFor();
      await visitor.checkAccess();
      await dialog.getByRole('button', { name: /Continue|Продолжить/ }).click();
      const record = await visitor.page.evaluate(async (code) => (await fetch(`../api/tables/${code}/record`)).text(), table);
      expect(record).toContain('[Game "gorus"]');
      await visitor.leave();
    });
  }

  it('says which rule refuses a card, and why', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    await open(visitor.page, BOTS);
    const { page } = visitor;
    for (;;) {
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      const barred = page.locator('button.barred');
      if ((await barred.count()) > 0) {
        await barred.first().click();
        await page.locator('.toast.refusal').waitFor();
        const refusal = page.locator('.toast.refusal');
        await refusal.getByText(/initiating school/).waitFor();
        await refusal.getByRole('link', { name: 'Rule G3.3' }).waitFor();
        break;
      }
      expect(await play(page)).toBe(true);
    }
    await visitor.leave();
  });

  it('is played by keys alone', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    await open(visitor.page, BOTS);
    const { page } = visitor;
    const heard = page.locator('[aria-live="polite"]').last();
    for (let card = 0; card < 10; card += 1) {
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      await page.keyboard.press('h');
      await expect.poll(() => heard.innerText()).toMatch(/Fists|Swords|Arrows|Axes|Shields/);
      // Tab brings the focus to the hand, and arrows move it there.
      await page.locator('#main').focus();
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.closest('.cards') !== null)) break;
      }
      await page.keyboard.press('Home');
      for (let steps = 0; steps < 10; steps += 1) {
        if (await page.evaluate(() => document.activeElement?.classList.contains('playable'))) break;
        await page.keyboard.press('ArrowRight');
      }
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.keyboard.press('Enter');
      if (await page.locator('button.chosen').isVisible()) await page.keyboard.press('Enter');
      await page
        .locator('button.playable')
        .and(page.getByLabel(label, { exact: true }))
        .waitFor({ state: 'detached' });
    }
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.ending h2').waitFor();
    await visitor.leave();
  });

  it('goes on after a reload, and after the server was killed', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    await open(visitor.page, BOTS);
    const { page } = visitor;
    const hand = () => page.locator('.cards button').count();
    expect(await play(page)).toBe(true);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    expect(await hand()).toBe(9);
    await page.reload();
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    expect(await hand()).toBe(9);
    await server.kill();
    await page.getByText('Connection lost').waitFor({ timeout: 30_000 });
    await server.start();
    await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
    expect(await playOut(page)).toBe(9);
    await visitor.leave();
  });

  it('shows the last bout of a round whole before it counts the round out', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await page.clock.install();
    await open(page, BOTS);
    for (let card = 0; card < 9; card += 1) expect(await play(page)).toBe(true);
    await page.locator('button.playable').waitFor({ timeout: 30_000 });
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('button.playable').click();
    const chosen = page.locator('button.chosen');
    if (await chosen.isVisible()) await chosen.click();
    const summary = page.getByRole('dialog');
    const bout = page.getByRole('list', { name: 'The bout' });
    const played = bout.last().locator('.played');
    await expect.poll(() => played.count()).toBe(4);
    for (let second = 0; second < 2; second += 1) {
      await page.clock.runFor(1_000);
      expect(await played.count()).toBe(4);
      expect(await bout.last().getByRole('img', { name: 'wins the bout' }).isVisible()).toBe(true);
      expect(await summary.count()).toBe(0);
      expect(await page.locator('.ending').count()).toBe(0);
    }
    await page.clock.runFor(1_000);
    await summary.getByRole('heading', { name: 'Round 1 is over' }).waitFor();
    await visitor.leave();
  });

  for (const [players, marks] of [
    [5, []],
    [6, ['6+']],
    [8, ['6+', '7+', '8']],
  ] as const) {
    it(`marks the cards of larger decks as they are printed, at a table of ${players}`, async () => {
      const visitor = await Visitor.come(server.url, 'en', DESKTOP);
      const { page } = visitor;
      const seats = [{ me: {} }, ...Array.from({ length: players - 1 }, () => ({ bot: 'easy' }))];
      const PRINTED: Record<string, string> = { 3: '6+', 13: '6+', 2: '7+', 14: '7+', 1: '8', 15: '8' };
      const seen = new Set<string>();
      // One hand may have no such card.
      do {
        await open(page, seats);
        const cards = page.getByRole('toolbar', { name: 'Your gladiators' }).locator('.card');
        await cards.nth(8).waitFor();
        for (const card of await cards.all()) {
          const rank = await card.locator('.rank').innerText();
          const mark = card.locator('.count');
          const shown = (await mark.count()) > 0 ? await mark.innerText() : '';
          expect(shown, rank).toBe(PRINTED[rank] ?? '');
          if (shown) seen.add(shown);
        }
      } while (seen.size < marks.length);
      expect([...seen].toSorted()).toEqual([...marks]);
      await visitor.leave();
    });
  }

  it('speaks Russian as the printed game does', async () => {
    const visitor = await Visitor.come(`${server.url}new/gorus/bots`, 'ru', DESKTOP);
    const { page } = visitor;
    await page.getByRole('radio', { name: '5' }).check({ force: true });
    const teams = page.getByLabel('Команды');
    expect(await teams.getByRole('option').allInnerTexts()).toContain('2 на 2 на 1');
    await teams.selectOption('2 на 2 на 1');
    await page.getByRole('button', { name: 'Начать' }).click();
    await page.getByRole('heading', { name: 'Кровус Максимус' }).waitFor();
    expect(await page.title()).toContain('Кровус Максимус');
    const sides = page.getByRole('list', { name: 'Жетоны славы' }).getByRole('listitem');
    await sides.first().waitFor({ timeout: 30_000 });
    expect(await sides.allInnerTexts()).toEqual([
      expect.stringMatching(/^Команда А: /),
      expect.stringMatching(/^Команда Б: /),
      expect.stringMatching(/^Команда В: /),
    ]);
    const letters = new Set<string>();
    const cards = page.getByRole('toolbar', { name: 'Ваши гладиаторы' }).locator('.card .letter');
    // A hand may lack a school.
    for (;;) {
      await cards.nth(9).waitFor();
      for (const letter of await cards.allInnerTexts()) letters.add(letter);
      if (letters.size >= 5) break;
      await open(page, [...BOTS, { bot: 'easy' }]);
    }
    expect([...letters].toSorted()).toEqual(['К', 'М', 'С', 'Т', 'Щ']);
    await visitor.leave();
  });

  it('is played by two at one device, with a curtain between their hands', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await open(page, [{ me: { name: 'Anna' } }, { me: { name: 'Boris' } }], 2, false);
    await page.getByRole('button', { name: 'Begin' }).click();
    const hands: Record<string, string[]> = {};
    while (Object.keys(hands).length < 2) {
      const button = page.getByRole('button', { name: /^I am/ });
      await button.or(page.locator('button.playable')).first().waitFor();
      if (!(await button.isVisible())) {
        // The winner of a bout leads the next one, so the same player may be asked again.
        expect(await play(page)).toBe(true);
        continue;
      }
      const name = (await button.innerText()).replace('I am ', '');
      expect(await page.locator('.cards button').count(), 'nothing is seen through a curtain').toBe(0);
      await button.click();
      const cards = await page.locator('.cards button .rank').allInnerTexts();
      (hands[name] ??= []).push(cards.join(' '));
      expect(await play(page)).toBe(true);
    }
    expect(Object.keys(hands).sort()).toEqual(['Anna', 'Boris']);
    await visitor.leave();
  });

  it('calls in the title, and is the same in a second tab', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const table = await open(page, BOTS);
    const playable = page.locator('button.playable');
    await playable.first().waitFor({ timeout: 30_000 });
    await expect.poll(() => page.title()).toMatch(/^● Your turn/);
    const second = await visitor.context.newPage();
    await second.goto(`${server.url}t/${table}`);
    await second.locator('button.playable').first().waitFor();
    const hand = (tab: Page) => tab.locator('.hand button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(await hand(second)).toEqual(await hand(page));
    // A card that is played in one tab is gone in the other.
    const cards = (await hand(page)).length;
    await play(second);
    await expect.poll(async () => (await hand(page)).length).toBe(cards - 1);
    await visitor.leave();
  });

  it('is played by two browsers at one table', async () => {
    const anna = await Visitor.come(server.url, 'en', DESKTOP);
    const table = await open(anna.page, [{ me: {} }], 2, false);
    const boris = await Visitor.come(`${server.url}t/${table}`, 'ru', PHONE);
    await boris.checkAccess();
    await boris.page.getByRole('button', { name: 'Сесть сюда' }).click();
    await anna.page.getByRole('button', { name: 'Begin' }).click();
    await anna.page.getByRole('heading', { name: 'Gorus Maximus' }).waitFor();
    const both = await Promise.all([playOut(anna.page), playOut(boris.page)]);
    expect(both).toEqual([15, 15]);
    await anna.leave();
    await boris.leave();
  });
});
