// Plays Fired Up like a player who taps the first thing that lights up.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How the player activates an element of the board: by a click, or by keys. */
export type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();

/** The parts of the board that moves are made on. */
export class Board {
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

  /** Waits for the next question, and says which it is. Skips battles that are being told. */
  async question(): Promise<'keep' | 'roll' | 'use' | 'window' | 'over'> {
    const asked = this.page.locator('.table-edge .ask.urgent');
    for (;;) {
      await asked.or(this.ending).or(this.skip).first().waitFor({ timeout: 30_000 });
      if (!(await this.skip.isVisible())) break;
      this.done.add('told');
      // The battle may end in the same moment.
      await this.press(this.skip).catch(() => undefined);
    }
    if (await this.ending.isVisible()) return 'over';
    if (await this.page.locator('button.wait').isVisible()) return 'window';
    if (await this.page.locator('button.end').isVisible()) return 'use';
    return (await this.dice.count()) > 0 ? 'roll' : 'keep';
  }

  /** Answers the question by `does`, and waits for the next one. */
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

  /** Rolls the first die again in the first turn, and none in later turns. */
  async roll(): Promise<void> {
    const again = !this.done.has('reroll');
    if (again) await this.press(this.dice.first());
    const button = this.edge.locator('.button.primary');
    await this.answering(again ? 'reroll' : 'stand', () => this.press(again ? button : this.edge.locator('.button:not(.primary)')));
  }

  /** Taps the first die, and the first thing that lights up; discards a die that lights up nothing. */
  async use(): Promise<void> {
    const end = this.page.locator('button.end.primary');
    if ((await this.dice.count()) === 0) return this.answering('end', () => this.press(end));
    await this.press(this.dice.first());
    const bet = this.page.locator('.bet.lit button.face').first();
    const fighter = this.page.locator('.token.lit').first();
    if (await bet.isVisible()) {
      await this.press(bet);
      await this.press(this.page.locator('.favourite.lit').first());
      expect(await this.preview.innerText()).toMatch(/If correct|Если верно/);
      await this.answering('bet', () => this.press(this.page.locator('button.do')));
    } else if (await fighter.isVisible()) {
      await this.press(fighter);
      const chosen = this.page.locator('button.do');
      const deed = this.page.locator('.deed').or(this.page.locator('.token.aimed')).first();
      if (!(await chosen.isVisible())) await this.press(deed);
      // The board shows the outcome before the player confirms.
      expect(await this.preview.innerText()).not.toBe('');
      await this.answering('influence', () => this.press(chosen));
    } else {
      await this.answering('discard', () => this.press(this.page.locator('button.discard')));
    }
  }

  /** Scores the first card whose condition is met, or waits. */
  async window(): Promise<void> {
    const met = this.page.locator('.window .card.lit').first();
    if (!(await met.isVisible())) return this.answering('wait', () => this.press(this.page.locator('button.wait')));
    await this.press(met);
    await this.answering('score', () => this.press(this.page.locator('.window .button.primary')));
  }

  /** Answers one question; false when the game is over. */
  async step(): Promise<boolean> {
    const question = await this.question();
    if (question === 'over') return false;
    await this[question]();
    return true;
  }

  /** Plays on until the player may use dice. */
  async playToUse(): Promise<void> {
    while ((await this.question()) !== 'use') expect(await this.step()).toBe(true);
  }

  async playOut(): Promise<void> {
    for (let steps = 0; await this.step(); steps += 1) expect(steps).toBeLessThan(400);
  }
}
