import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Board } from './fired_up';
import { play } from './gorus';
import { TestServer } from './server';
import { openTable } from './table';
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
  };
}

const look = (page: Page, table: string) =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as unknown,
    `${server.url}api/tables/${table}?seat=0`,
  ) as Promise<Looked>;

const log = (page: Page) => page.getByRole('list', { name: 'Log', exact: true });

/** The cards that the log names, in their notation. */
async function cardsIn(page: Page): Promise<string[]> {
  const letters: Record<string, string> = { Fists: 'F', Swords: 'S', Arrows: 'A', Axes: 'X', Shields: 'H' };
  const traits: Record<string, string> = { Speed: 'S', Attack: 'A', Defense: 'D', Health: 'H' };
  const text = await log(page).innerText();
  const names = { ...letters, ...traits };
  return [...text.matchAll(/\b(Fists|Swords|Arrows|Axes|Shields|Speed|Attack|Defense|Health) (\d+)/g)].map(
    ([, name, rank]) => `${names[name ?? '']}${rank}`,
  );
}

describe('a table with closed history', () => {
  it('displays the running and the last complete bout, after a reload too', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const seats = [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }];
    const table = await openTable(server, page, { game: 'gorus', options: { players: 3, target: 1 }, seats });
    for (let card = 0; card < 4; card += 1) expect(await play(page)).toBe(true);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    const { guide } = await look(page, table);
    const allowed = [...(guide.last_bout?.plays ?? []), ...(guide.bout?.plays ?? [])].map(({ card }) => card);
    expect(guide.hidden).not.toBeNull();
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    expect(await log(page).innerText()).toContain('G3.7');
    // A screen reader finds no more than the log has.
    const heard = await page.locator('[aria-live="polite"]').last().innerText();
    const spoken = [...heard.matchAll(/(Fists|Swords|Arrows|Axes|Shields) (\d+)/g)].map(
      ([, school, rank]) => `${school?.charAt(0)}${rank}`,
    );
    expect(spoken.length).toBeLessThanOrEqual(allowed.length);
    await page.reload();
    await page.locator('button.playable').first().waitFor();
    await expect.poll(() => cardsIn(page)).toEqual(allowed);
    expect(await page.getByRole('button', { name: /last bout/i }).isEnabled()).toBe(true);
    await visitor.leave();
  });

  it('displays two turns of a duel, and names no covered card, after a reload too', async () => {
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
