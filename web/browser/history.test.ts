import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Board } from './fired_up';
import { play } from './gorus';
import { TestServer } from './server';
import { look as lookAt, openTable } from './table';
import { DESKTOP, Visitor } from './visitor';

const server = TestServer.shared();

/** What the server tells a seat of a table. */
interface Looked {
  state: { stage: string };
  guide: {
    hidden: { first: number; last: number } | null;
    named: string[] | null;
    bout: { plays: { card: string }[] } | null;
    last_bout: { plays: { card: string }[] } | null;
    last_attack?: unknown;
  };
}

const look = (page: Page, table: string) => lookAt<Looked>(server, page, table);

const log = (page: Page) => page.getByRole('list', { name: 'Log', exact: true });

/** What a screen reader still finds of all that was said. */
const heard = (page: Page) => page.locator('[aria-live="polite"]').last();

/** The cards that a text names, in their notation. */
function cardsOf(text: string): string[] {
  const letters: Record<string, string> = { Fists: 'F', Swords: 'S', Arrows: 'A', Axes: 'X', Shields: 'H' };
  const traits: Record<string, string> = { Speed: 'S', Attack: 'A', Defense: 'D', Health: 'H' };
  const names = { ...letters, ...traits };
  return [...text.matchAll(/\b(Fists|Swords|Arrows|Axes|Shields|Speed|Attack|Defense|Health) (\d+)/g)].map(
    ([, name, rank]) => `${names[name ?? '']}${rank}`,
  );
}

/** The cards that the log names. */
const cardsIn = async (page: Page) => cardsOf(await log(page).innerText());

/** The cards that are said, but not among those that the table still names. */
const saidBeyond = async (page: Page, allowed: string[]) =>
  cardsOf(await heard(page).innerText()).filter((card) => !allowed.includes(card));

/** The server dies and comes back: the socket breaks, and the page opens another one without a reload. */
async function breakSocket(page: Page): Promise<void> {
  await server.kill();
  await page.getByText('Connection lost').waitFor({ timeout: 30_000 });
  await server.start();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  await page.locator('html[data-connection="open"]').waitFor();
}

describe('a table with closed history', () => {
  it('displays the running and the last complete bout, after a broken connection and a reload too', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const seats = [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }];
    const table = await openTable(server, page, { game: 'gorus', options: { players: 3, target: 1 }, seats });
    for (let card = 0; card < 4; card += 1) expect(await play(page)).toBe(true);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    const { guide } = await look(page, table);
    let allowed = [...(guide.last_bout?.plays ?? []), ...(guide.bout?.plays ?? [])].map(({ card }) => card);
    expect(guide.hidden).not.toBeNull();
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    expect(await log(page).innerText()).toContain('G3.7');
    // A screen reader finds no card that the log no longer has.
    expect(cardsOf(await heard(page).innerText()).length).toBeGreaterThan(0);
    await expect.poll(() => saidBeyond(page, allowed)).toEqual([]);
    await breakSocket(page);
    await page.locator('button.playable').first().waitFor();
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    expect(await saidBeyond(page, allowed)).toEqual([]);
    // After the break the page follows the game as before it.
    expect(await play(page)).toBe(true);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    const later = (await look(page, table)).guide;
    allowed = [...(later.last_bout?.plays ?? []), ...(later.bout?.plays ?? [])].map(({ card }) => card);
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    await expect.poll(() => saidBeyond(page, allowed)).toEqual([]);
    await page.reload();
    await page.locator('button.playable').first().waitFor();
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    expect(await page.getByRole('button', { name: /last bout/i }).isEnabled()).toBe(true);
    await visitor.leave();
  });

  it('displays two turns of a duel, and names no covered card, after a broken connection and a reload too', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const open = () => openTable(server, page, { game: 'gladiators', options: { players: 2 }, seats: [{ me: {} }, { bot: 'easy' }] });
    const decks = page.getByRole('list', { name: 'Decks' });
    const asked = page.locator('.ask.asked');
    const ending = page.locator('.ending');
    let table = await open();
    /** Whether some turns are hidden; the log names no covered card. */
    const check = async () => {
      const { guide } = await look(page, table);
      const named = guide.named ?? [];
      await expect.poll(async () => (await cardsIn(page)).filter((card) => !named.includes(card))).toEqual([]);
      // Nor does a screen reader still find one.
      await expect.poll(() => saidBeyond(page, named)).toEqual([]);
      return guide.hidden !== null;
    };
    for (let hid = 0; hid < 3;) {
      await asked.or(ending).first().waitFor({ timeout: 30_000 });
      // A duel that ends early is followed by another.
      if (await ending.isVisible()) {
        table = await open();
        hid = 0;
        continue;
      }
      if (await check()) hid += 1;
      if (hid === 3) break;
      const request = await page.locator('.board').getAttribute('data-request');
      const pass = page.getByRole('button', { name: /^(No response|Do not respond|Let it happen|Pass)/ });
      if (await pass.isVisible()) await pass.click();
      else {
        // A focus on Speed covers a card; the first two draws are from two decks.
        const speed = decks.getByRole('button', { name: /^Speed/ });
        const holdsSpeed =
          (await page
            .getByRole('toolbar')
            .getByRole('button', { name: /^Speed/ })
            .count()) > 0;
        const draws = /^Draw/.test(await asked.innerText());
        await (draws && holdsSpeed ? decks.getByRole('button', { name: /^Attack/ }) : speed).click();
        const confirm = page.getByRole('button', { name: /^(Do it|Confirm)/ });
        if (await confirm.isVisible()) await confirm.click();
      }
      await expect.poll(() => page.locator('.board').getAttribute('data-request')).not.toBe(request);
    }
    const before = await cardsIn(page);
    expect(await log(page).innerText()).toContain('D1.2');
    await breakSocket(page);
    await asked.waitFor();
    await expect.poll(() => cardsIn(page)).toEqual(before);
    await check();
    await page.reload();
    await asked.waitFor();
    await expect.poll(() => cardsIn(page)).toEqual(before);
    await visitor.leave();
  });
});

describe('a table with open history', () => {
  it('lets players look through the bouts of the round by keys', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const seats = [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }];
    await openTable(server, page, { game: 'gorus', options: { players: 3, target: 1, open_history: true }, seats });
    for (let card = 0; card < 3; card += 1) expect(await play(page)).toBe(true);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    expect((await cardsIn(page)).length).toBeGreaterThanOrEqual(9);
    await page.getByRole('button', { name: 'Earlier bouts' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Earlier bouts' });
    await dialog.getByRole('heading', { name: 'Round 1 · Bout 3 of 10' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('heading', { name: 'Round 1 · Bout 2 of 10' }).waitFor();
    await page.keyboard.press('Home');
    await dialog.getByRole('heading', { name: 'Round 1 · Bout 1 of 10' }).waitFor();
    await dialog.getByRole('button', { name: 'Next bout' }).click();
    await dialog.getByRole('heading', { name: 'Round 1 · Bout 2 of 10' }).waitFor();
    await visitor.checkAccess();
    await visitor.leave();
  });

  it('lets players look under the piles of a duel', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const options = { players: 2, open_history: true };
    await openTable(server, page, { game: 'gladiators', options, seats: [{ me: {} }, { bot: 'easy' }] });
    await page.getByRole('button', { name: 'Covered cards' }).click();
    const dialog = page.getByRole('dialog', { name: 'Covered cards' });
    await dialog.getByText('Speed').first().waitFor();
    await visitor.checkAccess();
    await visitor.leave();
  });
});

describe('a battle with motion', () => {
  it('is told blow by blow: log, screen reader, score and title learn of no blow before its dice lie there', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await page.clock.install();
    const table = await openTable(server, page, { game: 'fired_up', options: { players: 2 }, seats: [{ me: {} }, { bot: 'easy' }] });
    const board = new Board(page);
    // The battle follows the last die.
    while ((await board.question()) !== 'use' || (await board.dice.count()) > 1) expect(await board.step()).toBe(true);
    const damage = /takes (no|\d+) damage/g;
    const blows = async (what: Locator) => ((await what.innerText()).match(damage) ?? []).length;
    const score = () => page.locator('.scores').getAttribute('aria-label');
    const fight = page.locator('.table-edge .fight');
    const result = fight.locator('.damage');
    expect(await blows(log(page))).toBe(0);
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.locator('.table-edge .ask.urgent');
    for (;;) {
      await asked.or(board.skip).first().waitFor();
      if (await board.skip.isVisible()) break;
      await board.use();
    }
    for (let waited = 0; !(await fight.isVisible()); waited += 1) {
      expect(waited).toBeLessThan(200);
      await page.clock.runFor(100);
    }
    const before = await score();
    // The server has long counted the blow, and may be asking for what comes after it.
    await expect.poll(async () => (await look(page, table)).guide.last_attack).not.toBeNull();
    const counts: number[] = [];
    for (let waited = 0; (await result.count()) === 0; waited += 1) {
      expect(waited).toBeLessThan(200);
      expect(await blows(log(page))).toBe(0);
      expect(await blows(heard(page))).toBe(0);
      expect(await score()).toBe(before);
      expect(await page.title()).toBe('Fired Up · Munera');
      counts.push(await fight.locator('.die').count());
      await page.clock.runFor(100);
    }
    // The dice of both sides came one after another, and with the outcome the log has the blow.
    expect(new Set(counts).size).toBeGreaterThan(1);
    await expect.poll(() => blows(log(page))).toBeGreaterThan(0);
    expect(await blows(heard(page))).toBeGreaterThan(0);
    await visitor.leave();
  });
});

describe('the end of a battle', () => {
  it('is told before the page says that the game is over', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const table = await openTable(server, page, { game: 'fired_up', options: { players: 2 }, seats: [{ me: {} }, { bot: 'easy' }] });
    const board = new Board(page);
    const skip = page.getByRole('button', { name: /^Skip/ });
    const isOver = async () => (await look(page, table)).state.stage === 'over';
    const ending = page.locator('.ending');
    for (;;) {
      const asked = page.locator('.table-edge .ask.urgent');
      await asked.or(skip).or(ending).first().waitFor({ timeout: 30_000 });
      expect(await ending.isVisible()).toBe(false);
      if ((await skip.isVisible()) && (await isOver())) break;
      if (await skip.isVisible()) await skip.click();
      else await board.step();
    }
    // The server has ended the game; the page still tells its last battle.
    expect(await log(page).innerText()).not.toContain('The game is over');
    expect(await page.getByRole('heading', { name: /win/ }).count()).toBe(0);
    await skip.click();
    await ending.waitFor();
    await expect.poll(() => log(page).innerText()).toMatch(/The game is over/);
    await visitor.leave();
  });
});
