import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const SIZES = [
  ['en', DESKTOP],
  ['ru', PHONE],
] as const;

const coach = (page: Page) => page.locator('section.coach');
const said = (page: Page) => coach(page).getAttribute('data-said');

/** Reads the whole welcome by keys alone, from the top of the page; gives the ids of what the coach said. */
async function walkWelcome(page: Page, steps: number): Promise<string[]> {
  const heard: string[] = [];
  await page.locator('#main').focus();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.classList.contains('onward'))) break;
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < steps; step += 1) {
    const id = (await said(page)) ?? '';
    heard.push(id);
    expect(await coach(page).locator('[aria-live="polite"]').innerText()).not.toBe('');
    await page.keyboard.press('Enter');
    await page.locator(`section.coach:not([data-said="${id}"])`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.coach') !== null), 'the focus stays').toBe(true);
  }
  return heard;
}

/** Plays whenever the seat is asked, until the game is over; gives the lessons that came up. */
async function playOut(page: Page, play: () => Promise<void>): Promise<Set<string>> {
  const lessons = new Set<string>();
  const ending = page.locator('.ending');
  const mine = page.locator('.status.mine');
  for (let moves = 0; moves < 400; moves += 1) {
    await mine.or(ending).first().waitFor({ timeout: 60_000 });
    lessons.add((await said(page)) ?? '');
    if (await ending.isVisible()) return lessons;
    const before = await page.locator('.board').getAttribute('data-request');
    await play();
    await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
  }
  throw new Error('the game does not end');
}

/** Reads the remaining lessons, until the coach says goodbye. */
async function readOut(page: Page): Promise<string[]> {
  const heard: string[] = [];
  while ((await said(page)) !== 'done') {
    const id = (await said(page)) ?? '';
    heard.push(id);
    await coach(page).locator('.onward').click();
    await page.locator(`section.coach:not([data-said="${id}"])`).waitFor();
  }
  return heard;
}

async function playCard(page: Page) {
  await page.locator('button.playable').first().click();
  const chosen = page.locator('button.chosen');
  if (await chosen.isVisible()) await chosen.click();
}

async function fight(page: Page) {
  const pass = page.getByRole('button', { name: /^(Do not respond|Не отвечать)$/ });
  const target = page.locator('.fighter.target .cover').first();
  const sure = page.getByRole('button', { name: /^(Confirm|Подтвердить)$/ });
  if (await pass.isVisible()) return pass.click();
  await ((await target.isVisible()) ? target : page.locator('.deck.playable').first()).click();
  if (await sure.isVisible()) await sure.click();
}

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

describe('a first game', () => {
  for (const [language, size] of SIZES) {
    it(`of Gorus Maximus is taught to its end, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const { page } = visitor;
      await page
        .getByRole('link', { name: /^(Learn by playing|Учебная партия)/ })
        .first()
        .click();
      await page.waitForURL(/\/t\//);
      await coach(page).locator('.onward').waitFor();
      await page.locator('[data-coach="support"][data-pointed]').waitFor();
      await visitor.checkAccess();
      expect(await walkWelcome(page, 5)).toEqual(['goal', 'cards', 'bouts', 'schools', 'turn']);
      await page.locator('.status.mine').waitFor({ timeout: 30_000 });
      await page.locator('button.playable').first().waitFor();

      // The coach does not cover the hand once that is in view.
      await page.locator('.hand').scrollIntoViewIfNeeded();
      const [over, hand] = [await coach(page).boundingBox(), await page.locator('.hand').boundingBox()];
      if (!over || !hand) throw new Error('something is not there');
      const isBeside = over.x + over.width <= hand.x || hand.x + hand.width <= over.x;
      expect(isBeside || over.y + over.height <= hand.y).toBe(true);
      await fits(page, size.width);

      await playCard(page);
      await page.reload();
      await coach(page).locator('h2').waitFor();
      expect(['goal', 'cards', 'bouts', 'schools', 'turn']).not.toContain(await said(page));
      const lessons = await playOut(page, () => playCard(page));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Continue|Продолжить/ })
        .click();
      for (const id of await readOut(page)) lessons.add(id);
      expect([...lessons]).toEqual(expect.arrayContaining(['taken', 'tally', 'support']));
      expect(lessons.size).toBeGreaterThan(4);
      await expect.poll(() => coach(page).locator('.met button').count()).toBeGreaterThan(4);
      await visitor.checkAccess();

      // The player can read a lesson again, and it links to its rule.
      await coach(page).locator('.met button').first().click();
      const rule = coach(page).locator('.rules a').first();
      expect(await rule.getAttribute('href')).toMatch(/\/rules\/gorus\/G\d\.\d$/);
      await coach(page).locator('.onward').click();
      await coach(page)
        .getByRole('button', { name: /^(Play again without help|Сыграть ещё раз)/ })
        .click();
      await page.locator('.status').waitFor();
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      expect(await coach(page).count()).toBe(0);
      await visitor.leave();
    });

    it(`of Gladiators is taught to its end, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(`${server.url}first/gladiators`, language, size);
      const { page } = visitor;
      await page.waitForURL(/\/t\//);
      await coach(page).locator('.onward').waitFor();
      expect(await walkWelcome(page, 4)).toEqual(['goal', 'traits', 'decks', 'turn']);
      await visitor.checkAccess();
      await fits(page, size.width);
      const lessons = await playOut(page, () => fight(page));
      for (const id of await readOut(page)) lessons.add(id);
      expect([...lessons]).toEqual(expect.arrayContaining(['draw', 'end']));
      expect(lessons.size).toBeGreaterThan(2);
      await visitor.checkAccess();
      await coach(page)
        .getByRole('link', { name: /^(Play with friends|Играть с друзьями)$/ })
        .click();
      await page.waitForURL(/\/new\/gladiators$/);
      await visitor.leave();
    });
  }

  it('can be folded, and gone on with alone', async () => {
    const visitor = await Visitor.come(`${server.url}first/gorus`, 'en', PHONE);
    const { page } = visitor;
    await coach(page).getByRole('button', { name: 'Skip' }).click();
    await coach(page).getByRole('button', { name: 'Hide the coach' }).click();
    expect((await coach(page).boundingBox())?.height).toBeLessThan(60);
    await page.reload();
    await coach(page).getByRole('button', { name: 'Show the coach' }).click();
    const onward = coach(page).locator('.onward');
    const leave = coach(page).getByRole('button', { name: 'Play without the coach' });
    await visitor.checkAccess();
    // While the other seats play, one lesson may follow another.
    const isQuiet = async () => {
      if (await onward.isVisible()) await onward.click();
      return leave.isVisible();
    };
    await expect.poll(isQuiet).toBe(true);
    await leave.click();
    await coach(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.hand').waitFor();
    expect(await coach(page).count()).toBe(0);
    expect(await page.locator('[data-pointed]').count()).toBe(0);
    await visitor.leave();
  });

  it('is not there for a game that there is not', async () => {
    const visitor = await Visitor.come(`${server.url}first/nonsense`, 'en', DESKTOP);
    await visitor.page.getByRole('heading', { name: 'This page does not exist.' }).waitFor();
    await visitor.leave();
  });
});

describe('the rules', () => {
  for (const [language, size] of SIZES) {
    it(`are shown with their components, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const { page } = visitor;
      for (const game of ['gorus', 'gladiators', 'fired_up']) {
        await page.goto(`${server.url}rules/${game}`);
        await page.locator('figure').first().waitFor();
        await expect.poll(() => page.locator('figure').count()).toBeGreaterThan(4);
        expect(await page.locator('.contents li').count()).toBe(await page.locator('.sections > section').count());
        await fits(page, size.width);
      }
      await visitor.leave();
    });
  }

  it('lead to a rule by its address, and on to others', async () => {
    const visitor = await Visitor.come(`${server.url}rules/gorus/G3.4`, 'en', PHONE);
    const { page } = visitor;
    const meant = page.locator('.rule[aria-current="location"]');
    await meant.waitFor();
    expect(await meant.getAttribute('id')).toBe('G3.4');
    await expect.poll(async () => (await meant.boundingBox())?.y).toBeLessThan(200);
    await page.locator('.contents a').nth(3).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('section-4');
    await page
      .getByRole('heading', { name: /^G4\.2/ })
      .getByRole('link')
      .click();
    await page.waitForURL(/\/rules\/gorus\/G4\.2$/);
    await page.locator('.rule.meant#G4\\.2').waitFor();
    await visitor.leave();
  });

  it('are searched by keys alone, and say what was found', async () => {
    const visitor = await Visitor.come(`${server.url}rules/gladiators`, 'en', DESKTOP);
    const { page } = visitor;
    await page.locator('figure').first().waitFor();
    const all = await page.locator('.rule').count();
    await page.keyboard.press('/');
    await page.keyboard.type('onslaught');
    const found = page.getByRole('status').filter({ hasText: /rules found/ });
    await found.waitFor();
    const count = await page.locator('.rule').count();
    expect(await found.innerText()).toBe(`${count} rules found.`);
    expect(count).toBeLessThan(all);
    expect((await page.locator('.rule mark').first().innerText()).toLowerCase()).toBe('onslaught');
    await visitor.checkAccess();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('.rule') !== null)).toBe(true);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rule').count()).toBe(all);
    await page.getByRole('searchbox').fill('no such words anywhere');
    await page.getByText('No rule matches.').waitFor();
    await visitor.leave();
  });
});
