import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const open = (page: Page) =>
  openTable(server, page, { game: 'gorus', options: { players: 3, target: 1 }, seats: [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }] });

/** Plays the first gladiator that can be played, through its warning if it has one. */
async function playFirst(page: Page): Promise<void> {
  const first = page.locator('button.playable').first();
  await first.waitFor({ timeout: 30_000 });
  const cards = await page.locator('.hand button').count();
  await first.click();
  const chosen = page.locator('button.chosen');
  if (await chosen.isVisible()) await chosen.click();
  await expect.poll(() => page.locator('.hand button').count()).toBeLessThan(cards);
}

describe('comfort', () => {
  it('answers within a frame once the server has answered', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    // Measures the time from a message of the server to the change on the screen.
    await page.addInitScript(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      let came = 0;
      const Real = window.WebSocket;
      window.WebSocket = class extends Real {
        constructor(...wish: ConstructorParameters<typeof WebSocket>) {
          super(...wish);
          this.addEventListener('message', ({ data }) => {
            if (String(data).includes('"t":"update"')) came = performance.now();
          });
        }
      };
      let cards = 0;
      const look = () => {
        const now = document.querySelectorAll('.hand button').length;
        if (now < cards) times.push(performance.now() - came);
        cards = now;
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    });
    await open(page);
    for (let card = 0; card < 8; card += 1) await playFirst(page);
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(times.length).toBeGreaterThanOrEqual(5);
    // Other tests run beside this one: one answer in four had the processor for itself.
    const undisturbed = times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? Infinity;
    console.log(`a hand follows its server within ${undisturbed.toFixed(1)} ms`);
    expect(undisturbed).toBeLessThan(1000 / 60);
    await visitor.leave();
  });

  it('is played at twice the size', async () => {
    // A window of 1280 × 800 at 200 % shows half as many pixels each way.
    const visitor = await Visitor.come(server.url, 'en', { width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
    await open(visitor.page);
    for (let card = 0; card < 3; card += 1) await playFirst(visitor.page);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESKTOP.width / 2);
    await visitor.leave();
  });

  it('is silent until sounds are wanted', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await page.addInitScript(() => {
      const rung = { tones: 0 };
      Object.assign(window, { rung });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the tone below
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        rung.tones += 1;
        start.call(this, when);
      };
    });
    await open(page);
    const tones = () => page.evaluate(() => (window as unknown as { rung: { tones: number } }).rung.tones);
    await playFirst(page);
    expect(await tones()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Sound').check();
    await page.keyboard.press('Escape');
    await playFirst(page);
    await expect.poll(tones).toBeGreaterThan(0);
    await visitor.leave();
  });

  it('says so when a part of it does not come, and gets it by loading again', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    // Blocked until the test says otherwise: some versions of the browser ask again by themselves.
    const board = '**/assets/Board-*.js';
    await page.route(board, (route) => route.abort());
    await open(page);
    const again = page.getByRole('alert').getByRole('button', { name: 'Reload' });
    await again.waitFor();
    await page.unroute(board);
    await again.click();
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    expect(await again.count()).toBe(0);
    // The browser complains about the missing file, and about nothing else.
    expect(visitor.complaints.splice(0).filter((complaint) => !/ERR_FAILED|dynamically imported module/.test(complaint))).toEqual([]);
    await visitor.leave();
  });
});
