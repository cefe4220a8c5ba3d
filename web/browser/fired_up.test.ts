import type { Locator, Page } from 'playwright-core';
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

const open = (page: Page, players = 3) =>
  openTable(house, page, {
    game: 'fired_up',
    options: { players },
    seats: [{ me: {} }, ...Array.from({ length: players - 1 }, () => ({ bot: 'easy' }))],
  });

/** How something on the board is activated: by a click, or by keys. */
type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();

/** The parts of the board that moves are made on. */
class Board {
  readonly ending: Locator;
  readonly skip: Locator;
  readonly cards: Locator;
  readonly dice: Locator;
  readonly edge: Locator;
  readonly preview: Locator;
  readonly done = new Set<string>();

  constructor(
    readonly page: Page,
    readonly press: Press = click,
  ) {
    this.ending = page.locator('.ending');
    this.skip = page.locator('button.skip');
    this.cards = page.locator('button.highlight');
    this.dice = page.locator('.tray.own button.die');
    this.edge = page.locator('.table-edge');
    this.preview = page.locator('.preview');
  }

  /** Waits until something is asked, and says what. Battles that are being told are cut short. */
  async question(): Promise<'keep' | 'roll' | 'use' | 'window' | 'over'> {
    const asked = this.page.locator('.table-edge .ask.urgent');
    for (;;) {
      await asked.or(this.ending).or(this.skip).first().waitFor({ timeout: 30_000 });
      if (!(await this.skip.isVisible())) break;
      this.done.add('told');
      // The battle may end by itself in the same moment.
      await this.press(this.skip).catch(() => undefined);
    }
    if (await this.ending.isVisible()) return 'over';
    if (await this.page.locator('button.wait').isVisible()) return 'window';
    if (await this.page.locator('button.end').isVisible()) return 'use';
    return (await this.dice.count()) > 0 ? 'roll' : 'keep';
  }

  /** Does something that answers the question, and waits for the next one. */
  async answering(deed: string, does: () => Promise<void>): Promise<void> {
    const board = this.page.locator('.board');
    const before = await board.getAttribute('data-request');
    await does();
    this.done.add(deed);
    await this.page.waitForFunction((request) => document.querySelector('.board')?.getAttribute('data-request') !== request, before);
  }

  async keep(): Promise<void> {
    await this.press(this.cards.nth(0));
    await this.press(this.cards.nth(1));
    await this.answering('keep', () => this.press(this.edge.locator('.button.primary')));
  }

  /** Rolls the first die again in the first turn, later none. */
  async roll(): Promise<void> {
    const again = !this.done.has('reroll');
    if (again) await this.press(this.dice.first());
    const button = this.edge.locator('.button.primary');
    await this.answering(again ? 'reroll' : 'stand', () => this.press(again ? button : this.edge.locator('.button:not(.primary)')));
  }

  /** Taps the first die, and the first thing that lights up; a die that can do nothing is discarded. */
  async use(): Promise<void> {
    const end = this.page.locator('button.end.primary');
    if ((await this.dice.count()) === 0) return this.answering('end', () => this.press(end));
    await this.press(this.dice.first());
    const bet = this.page.locator('.bet.lit button.face').first();
    const fighter = this.page.locator('.token.lit').first();
    if (await bet.isVisible()) {
      await this.press(bet);
      await this.press(this.page.locator('.favourite.lit').first());
      expect(await this.preview.innerText()).toMatch(/pays|принесёт/);
      await this.answering('bet', () => this.press(this.page.locator('button.do')));
    } else if (await fighter.isVisible()) {
      await this.press(fighter);
      const chosen = this.page.locator('button.do');
      const deed = this.page.locator('.deed').or(this.page.locator('.token.aimed')).first();
      if (!(await chosen.isVisible())) await this.press(deed);
      // What would come of it is shown before it is done.
      expect(await this.preview.innerText()).not.toBe('');
      await this.answering('influence', () => this.press(chosen));
    } else {
      await this.answering('discard', () => this.press(this.page.locator('button.discard')));
    }
  }

  /** Scores the first card that is met, or waits. */
  async window(): Promise<void> {
    const met = this.page.locator('.window .card.lit').first();
    if (!(await met.isVisible())) return this.answering('wait', () => this.press(this.page.locator('button.wait')));
    await this.press(met);
    await this.answering('score', () => this.press(this.page.locator('.window .button.primary')));
  }

  /** Answers one question; whether there was one. */
  async step(): Promise<boolean> {
    const question = await this.question();
    if (question === 'over') return false;
    await this[question]();
    return true;
  }

  /** Plays on until dice can be used. */
  async playToUse(): Promise<void> {
    while ((await this.question()) !== 'use') expect(await this.step()).toBe(true);
  }

  async playOut(): Promise<void> {
    for (let steps = 0; await this.step(); steps += 1) expect(steps).toBeLessThan(400);
  }
}

/** How many times the tabulator has to be pressed to reach something; backwards if less than 0. */
function distance(target: Element): number {
  const { activeElement } = document;
  if (target === activeElement) return 0;
  const all = [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')];
  const reachable = all.filter((element) => element !== activeElement && !element.matches(':disabled') && element.checkVisibility());
  const isAfter = (element: Element) => ((activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const place = reachable.indexOf(target);
  return isAfter(target) ? reachable.slice(0, place + 1).filter(isAfter).length : -reachable.slice(place).filter((element) => !isAfter(element)).length;
}

/** Reaches something by the tabulator alone and presses Enter. */
const byKeys: Press = async (what) => {
  const page = what.page();
  await what.waitFor();
  // What others do in the meantime may add something on the way.
  for (let tabs = await what.evaluate(distance), tries = 0; tabs !== 0; tabs = await what.evaluate(distance), tries += 1) {
    expect(tries).toBeLessThan(5);
    for (let presses = 0; presses < Math.abs(tabs); presses += 1) await page.keyboard.press(tabs > 0 ? 'Tab' : 'Shift+Tab');
  }
  await page.keyboard.press('Enter');
};

describe('Fired Up', () => {
  for (const [language, size] of [['en', DESKTOP], ['ru', PHONE]] as const) {
    it(`is played to its end against bots, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(house.url, language, size);
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
    const visitor = await Visitor.come(house.url, 'en', DESKTOP);
    const { page } = visitor;
    await open(page, 2);
    const board = new Board(page);
    const refusal = page.locator('.toast.refusal').last();
    await board.playToUse();
    await page.locator('button.end').click();
    await refusal.filter({ hasText: 'Use at least one die' }).waitFor();
    expect(await refusal.innerText()).toContain('U3.2');
    // After a die went to one fighter, another ordinary die cannot go elsewhere.
    for (;;) {
      const isUse = (await board.question()) === 'use';
      const isBound = /This turn your dice go to/.test(await board.edge.innerText());
      const ordinary = page.locator('.tray.own').getByRole('button', { name: /^(Buff|Morale|Speed|Target)$/ });
      if (isUse && isBound && (await ordinary.count()) > 0) {
        await ordinary.first().click();
        await page.locator('.token.dim:not(.fallen)').first().click();
        await refusal.filter({ hasText: 'U3.3' }).waitFor();
        break;
      }
      expect(await board.step()).toBe(true);
    }
    await visitor.leave();
  });

  it('tells a battle step by step to those who want no motion', async () => {
    const visitor = await Visitor.come(house.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 2);
    const board = new Board(page);
    const next = page.getByRole('button', { name: /^(Go on|Next)/ });
    const rounds = page.locator('.banner .round');
    for (;;) {
      if (await next.isVisible()) break;
      const asked = page.locator('.table-edge .ask.urgent');
      await asked.or(next).first().waitFor();
      if (!(await next.isVisible())) expect(await board.step()).toBe(true);
    }
    // Nothing moves on by itself: the round that is shown is the one that is told.
    expect(await rounds.innerText()).toContain('Round 1');
    const told = await page.locator('.table-edge').innerText();
    await page.keyboard.press('s');
    expect(await page.locator('.table-edge').innerText()).toBe(told);
    while (await next.isVisible()) await next.click();
    await visitor.leave();
  });

  it('is played by keys alone, and says on request what lies there', async () => {
    const visitor = await Visitor.come(house.url, 'en', DESKTOP, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, 2);
    const board = new Board(page, byKeys);
    const heard = page.locator('[aria-live="polite"]').last();
    expect(await board.question()).toBe('keep');
    for (const [key, words] of [['h', /: 0 points now|points? now/], ['b', /Attack \d, Defense \d, Stamina/], ['s', /You: 0 points/]] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => heard.innerText()).toMatch(words);
    }
    await board.playOut();
    await page.locator('.ending h2').waitFor();
    await visitor.leave();
  });

  it('shows a spectator everything but secrets', async () => {
    const visitor = await Visitor.come(house.url, 'en', DESKTOP);
    let table = '';
    // A game in which no die came up for a bet is followed by another.
    for (let hasBet = false; !hasBet; ) {
      table = await open(visitor.page, 2);
      const board = new Board(visitor.page);
      while (!board.done.has('bet') && (await board.step()));
      hasBet = board.done.has('bet');
    }
    const spectator = await Visitor.come(`${house.url}t/${table}`, 'en', PHONE);
    await spectator.page.locator('.token').first().waitFor();
    expect(await spectator.page.locator('.token').count()).toBe(4);
    expect(await spectator.page.locator('.highlight').count()).toBe(0);
    await spectator.page.getByRole('button', { name: 'Bets' }).click();
    const cards = spectator.page.locator('.bet:not(.settled) .placed .card');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.locator('.back').count()).toBe(await cards.count());
    await spectator.checkAccess();
    await spectator.leave();
    await visitor.leave();
  });
});
