// The boards on every screen: nothing is covered, nothing is clipped, and keys reach everything.

import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Board } from './fired_up';
import { play } from './gorus';
import { openEnd } from './records';
import { TestServer } from './server';
import { look, openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  // A window of 1280 × 800 at 200 %.
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
] as const;

const open = (page: Page, game: string, players: number, more: Record<string, unknown> = {}) =>
  openTable(server, page, {
    game,
    options: { players, ...more },
    seats: [{ me: {} }, ...Array.from({ length: players - 1 }, () => ({ bot: 'easy' }))],
  });

/** Notes in every frame where these parts of the board begin. */
const watchPlaces = (page: Page, parts: string[]) =>
  page.evaluate((parts) => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const note = () => {
      const tops = parts.map((part) => document.querySelector(part)?.getBoundingClientRect().top);
      if (tops.every((top) => top !== undefined)) places.add(tops.map((top) => Math.round(top + scrollY)).join(' '));
      requestAnimationFrame(note);
    };
    note();
  }, parts);

const placesOf = (page: Page) => page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);

/** What the player looks at, and what the player holds: by game, in the words of the page. */
const PARTS: Record<string, (page: Page) => { table: Locator; own: Locator }> = {
  gorus: (page) => ({ table: page.getByRole('list', { name: 'The bout' }), own: page.getByRole('toolbar', { name: 'Your gladiators' }) }),
  gladiators: (page) => ({ table: page.getByRole('region', { name: /^You, / }), own: page.getByRole('toolbar', { name: 'Your cards' }) }),
  fired_up: (page) => ({ table: page.getByRole('region', { name: 'Arena' }), own: page.getByRole('group', { name: 'Your dice' }) }),
};

/** Plays until the player holds something to choose from, and the table shows something. */
async function begin(page: Page, game: string): Promise<void> {
  if (game === 'gorus') {
    await play(page);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
  } else if (game === 'gladiators') {
    const hand = page.getByRole('toolbar', { name: 'Your cards' }).getByRole('button');
    const asked = page.locator('.status.mine');
    while ((await hand.count()) === 0) {
      await asked.waitFor({ timeout: 30_000 });
      await page.locator('.deck.playable').first().click();
      await hand.first().waitFor();
    }
  } else {
    const board = new Board(page);
    await board.playToUse();
    await board.dice.first().click();
    // On a phone a Social shows the bets instead of the arena.
    const arena = page.getByRole('button', { name: 'Arena' });
    if (await arena.isVisible()) await arena.click();
  }
}

/** Expects that no part of the page is cut off to the sides, and that the player sees table and hand apart. */
async function checkFit(page: Page, game: string, width: number): Promise<void> {
  const parts = PARTS[game]?.(page);
  if (!parts) throw new Error(`no parts of ${game}`);
  const what = `${game} at ${width} px`;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what }).toBeLessThanOrEqual(width);
  const clipped = await page.locator('.board button:visible').evaluateAll(
    (buttons, width) =>
      buttons
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.left < -1 || box.right > width + 1)
        .map(({ button }) => button.outerHTML.slice(0, 100)),
    width,
  );
  expect(clipped, what).toEqual([]);
  await parts.table.scrollIntoViewIfNeeded();
  const covers = async () => {
    const [table, own] = [await parts.table.boundingBox(), await parts.own.boundingBox()];
    if (!table || !own) return 'something is not there';
    const isBeside = own.x >= table.x + table.width - 1 || table.x >= own.x + own.width - 1;
    const isBelow = own.y >= table.y + table.height - 1 || table.y >= own.y + own.height - 1;
    return isBeside || isBelow ? '' : `the hand covers the table: ${JSON.stringify({ table, own })}`;
  };
  await expect.poll(covers, { message: what }).toBe('');
}

/** Expects that the Highlights, the arena, the Bets, the dice and the banner lie apart wherever they are shown. */
async function checkHighlights(page: Page, size: { width: number; height: number }): Promise<void> {
  const parts: Record<string, Locator> = {
    highlights: page.getByRole('region', { name: 'My Highlights' }),
    arena: page.getByRole('region', { name: 'Arena' }),
    bets: page.getByRole('region', { name: 'Bets' }),
    dice: page.locator('.table-edge'),
    banner: page.locator('.banner'),
    tabs: page.locator('.parts'),
  };
  const tab = page.getByRole('button', { name: 'My Highlights' });
  if (await tab.isVisible()) await tab.click();
  await page.evaluate(() => scrollTo(0, 0));
  const covered = async () => {
    const boxes = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => ({ name, box: (await part.isVisible()) ? await part.boundingBox() : null })),
    );
    if (!boxes[0]?.box || !boxes[3]?.box) return ['no Highlights, or no dice'];
    return boxes.flatMap(({ name, box }, place) =>
      boxes.slice(place + 1).flatMap(({ name: other, box: otherBox }) => {
        if (!box || !otherBox) return [];
        const isBeside = box.x + box.width <= otherBox.x + 1 || otherBox.x + otherBox.width <= box.x + 1;
        const isApart = isBeside || box.y + box.height <= otherBox.y + 1 || otherBox.y + otherBox.height <= box.y + 1;
        return isApart ? [] : [`${name} and ${other}`];
      }),
    );
  };
  await expect.poll(covered, { message: `at ${size.width} px` }).toEqual([]);
}

describe('boards', () => {
  it('of fired_up show the Highlights apart from all else where the window is wide', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 'fired_up', 2);
    const board = new Board(page);
    await board.playToUse();
    for (const isChoosing of [false, true]) {
      if (isChoosing) await board.dice.first().click();
      for (const size of SIZES.filter(({ width, height }) => width > height)) {
        await page.setViewportSize(size);
        await checkHighlights(page, size);
      }
    }
    await visitor.leave();
  });

  for (const size of [PHONE, DESKTOP]) {
    it(`of gorus do not jump between bouts, at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, 'en', size);
      const { page } = visitor;
      await open(page, 'gorus', 3, { target: 1 });
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      await watchPlaces(page, ['.hand .cards', '.arena']);
      // Before, during and after bouts, and when a challenge has been warned of.
      const challenge = page.locator('button.playable').and(page.getByLabel(/Challenge!/));
      const warning = page.locator('.effect').getByText(/tap again to play/);
      let warned = false;
      for (let card = 0; card < 9 && !(warned && card > 4); card += 1) {
        await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
        if (await challenge.first().isVisible()) {
          await challenge.first().click();
          await warning.waitFor();
          warned = true;
          await page.locator('button.chosen').click();
          await warning.waitFor({ state: 'detached' });
        } else await play(page);
        // Until the server has answered, the old hand is still there.
        await expect.poll(() => page.locator('.hand button.pending').count()).toBe(0);
      }
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      expect(await placesOf(page)).toHaveLength(1);
      await visitor.leave();
    });

    it(`of a solo game stay in place when the 8 is collected, at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, 'en', size, { reducedMotion: 'reduce' });
      const { page } = visitor;
      await openEnd(server, page, 'solo-with-an-eight');
      await page.locator('[data-step="11"]').waitFor();
      await page.locator('#main').focus();
      await page.keyboard.press('Home');
      await page.locator('[data-step="0"]').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Aelia still needs to collect an 8 in this round (G7.3).').waitFor();
      await watchPlaces(page, ['.arena', '.support']);
      for (let step = 2; step < 11; step += 1) {
        await page.keyboard.press('ArrowRight');
        await page.locator(`[data-step="${step}"]`).waitFor();
      }
      await page.getByText('Aelia has collected an 8 in this round (G7.3).').waitFor();
      expect(await placesOf(page)).toHaveLength(1);
      await visitor.leave();
    });
  }

  for (const [game, numbers] of [
    ['gorus', [2, 8]],
    ['gladiators', [2, 4]],
    ['fired_up', [2, 5]],
  ] as const) {
    for (const players of numbers) {
      it(`of ${game} with ${players} players fit every screen`, async () => {
        const visitor = await Visitor.come(server.url, 'en', { width: 360, height: 640 }, { reducedMotion: 'reduce' });
        const { page } = visitor;
        await open(page, game, players);
        await begin(page, game);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await checkFit(page, game, size.width);
        }
        // The reader has set the browser's text to twice its size.
        const session = await visitor.context.newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        for (const size of [DESKTOP, { width: 360, height: 640 }]) {
          await page.setViewportSize(size);
          await checkFit(page, game, size.width);
        }
        await visitor.leave();
      });
    }

    it(`of ${game} have headings in order`, async () => {
      const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
      const { page } = visitor;
      await open(page, game, numbers[0]);
      await begin(page, game);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const { violations } = await new AxeBuilder({ page }).withRules('heading-order').analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
      await visitor.leave();
    });
  }

  it('of gorus hold a full hand in one row on a desktop, and in even rows on a phone', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await open(page, 'gorus', 4);
    const hand = page.getByRole('toolbar', { name: 'Your gladiators' });
    await hand.getByRole('button').nth(9).waitFor();
    const rows = async () => {
      const tops = await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop));
      return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    };
    expect(await rows()).toEqual([10]);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(rows).toEqual([5, 5]);
    await visitor.leave();
  });
});

/** Whether the focus is on something of the board. */
const isFocusKept = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.board') !== null && document.activeElement !== document.body);

describe('keys', () => {
  it('choose cards by digits, and the focus stays in the hand', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 'gorus', 3, { target: 1 });
    const hand = page.getByRole('toolbar', { name: 'Your gladiators' });
    const cards = hand.getByRole('button');
    for (let left = 10; left > 0; left -= 1) {
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      await expect.poll(() => cards.count()).toBe(left);
      const place = await cards.evaluateAll((cards) => cards.findIndex((card) => card.classList.contains('playable')));
      // The tenth card is at 0.
      await page.keyboard.press(String((place + 1) % 10));
      if (await page.locator('button.chosen').isVisible()) await page.keyboard.press('Enter');
      await expect.poll(() => cards.count()).toBeLessThan(left);
      if (left > 1) await expect.poll(() => hand.evaluate((hand) => hand.contains(document.activeElement))).toBe(true);
    }
    await visitor.leave();
  });

  it('stay in the boards of the other games', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 'gladiators', 2);
    const decks = page.getByRole('list', { name: 'Decks' });
    await page.locator('.deck.playable').first().waitFor({ timeout: 30_000 });
    // Digits choose from the decks while the player draws.
    const hand = page.getByRole('toolbar', { name: 'Your cards' }).getByRole('button');
    const before = await page.locator('.board').getAttribute('data-request');
    await expect.poll(() => decks.getByRole('button').nth(1).isEnabled()).toBe(true);
    await page.keyboard.press('2');
    await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
    expect(await hand.first().getAttribute('aria-label')).toMatch(/^Attack \d+$/);
    await expect.poll(() => isFocusKept(page)).toBe(true);

    await open(page, 'fired_up', 2);
    const board = new Board(page);
    expect(await board.question()).toBe('keep');
    for (const digit of ['1', '2']) await page.keyboard.press(digit);
    await board.answering('keep', () => board.edge.getByRole('button', { name: 'Keep these two' }).press('Enter'));
    await expect.poll(() => isFocusKept(page)).toBe(true);
    await visitor.leave();
  });
});

describe('a board of Gorus Maximus', () => {
  it('names the teams, and shows the Crowd Favour of the round so far', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await open(page, 'gorus', 4, { teams: '2v2', target: 1 });
    const sides = page.getByRole('list', { name: 'Crowd Support' }).getByRole('listitem');
    await sides.first().waitFor({ timeout: 30_000 });
    expect(await sides.allInnerTexts()).toEqual([
      expect.stringMatching(/^Team A: You and Cassius[^]*Favour 0$/),
      expect.stringMatching(/^Team B: Brutus and Drusus[^]*Favour 0$/),
    ]);
    while (await play(page));
    // When the round has been counted, the board shows the same as the count.
    const sums = await page
      .getByRole('dialog')
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.lastElementChild?.textContent));
    expect(sums.length).toBe(2);
    const shown = (await sides.allInnerTexts()).map((text) => /Favour (\S+)$/.exec(text)?.[1]);
    expect(shown).toEqual(sums);
    await visitor.leave();
  });

  it('shows to all players what a card would do', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await open(page, 'gorus', 3);
    // A card that would be winning is marked for the eye, and in its name.
    const winning = page
      .locator('button.playable')
      .and(page.getByRole('button', { name: /Would be winning/ }))
      .first();
    const mark = page.locator('.hand').getByText('would be winning', { exact: true });
    for (;;) {
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      if (await winning.isVisible()) break;
      await play(page);
    }
    expect(await mark.isVisible()).toBe(true);
    await winning.hover();
    await page.getByText(/: Would be winning\.$/).waitFor();
    await visitor.leave();
  });
});

describe('a board of Gladiators', () => {
  it('takes no answer in the moment after a question has come', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await page.clock.install();
    await open(page, 'gladiators', 2);
    const request = () => page.locator('.board').getAttribute('data-request');
    const silence = page.getByRole('button', { name: 'Do not ask until my turn' });
    const pass = page.getByRole('button', { name: 'Do not respond' });
    const sure = page.getByRole('button', { name: 'Confirm' });
    await page.locator('.status.mine').waitFor({ timeout: 30_000 });
    await page.clock.pauseAt(Date.now() + 60_000);
    for (;;) {
      await page.locator('.status.mine').waitFor({ timeout: 30_000 });
      if (await pass.isVisible()) break;
      await page.clock.runFor(1_000);
      const before = await request();
      await page.locator('.deck.playable').first().click();
      if (await sure.isVisible()) await sure.click();
      await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
    }
    expect(await page.locator('.status').innerText()).toBe('You may respond');
    expect(await page.title()).toMatch(/^● You may respond/);
    const asked = await request();
    // Taps that were on their way: nothing comes of them.
    await pass.click({ force: true });
    await silence.click({ force: true });
    expect(await request()).toBe(asked);
    expect(await pass.isEnabled()).toBe(false);
    expect(await silence.isVisible()).toBe(true);
    await page.clock.runFor(1_000);
    await pass.click();
    await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, asked);
    await visitor.leave();
  });

  it('says what to tap for each action that is possible', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const SENTENCES: Record<string, string> = {
      attack: 'Attack: tap an opponent',
      focus: 'Focus: tap a deck',
      gambit: 'Gambit: tap a card of your pair',
      recover: 'Recover: tap your Health',
    };
    const ending = page.locator('.ending');
    const pass = page.getByRole('button', { name: 'Do not respond' });
    const sure = page.getByRole('button', { name: 'Confirm' });
    const seen = new Set<string>();
    let table = await open(page, 'gladiators', 2);
    while (seen.size < 4) {
      await page.locator('.status.mine').or(ending).first().waitFor({ timeout: 30_000 });
      if (await ending.isVisible()) {
        table = await open(page, 'gladiators', 2);
        continue;
      }
      const { guide } = await look<{ guide: { choices: { kind: string }[] } }>(server, page, table);
      const kinds = Object.keys(SENTENCES).filter((action) => guide.choices.some(({ kind }) => kind === action));
      expect(await page.locator('.actions li').allInnerTexts()).toEqual(kinds.map((kind) => SENTENCES[kind]));
      if (kinds.length > 0) {
        expect(await page.locator('.status').innerText()).toBe('Your turn');
        await page.getByRole('button', { name: /^Speed deck: \d+ cards?\. Focus$/ }).waitFor();
      }
      for (const kind of kinds) seen.add(kind);
      const before = await page.locator('.board').getAttribute('data-request');
      await ((await pass.isVisible()) ? pass : page.locator('.deck.playable').first()).click();
      if (await sure.isVisible()) await sure.click();
      await page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
    }
    await visitor.leave();
  });
});
