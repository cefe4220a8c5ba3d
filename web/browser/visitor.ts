// Somebody with a browser, who notices whatever goes wrong in it.

import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

let shared: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  shared ??= chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
  return shared;
}

export async function closeBrowser(): Promise<void> {
  if (shared) await (await shared).close();
  shared = undefined;
}

export class Visitor {
  /** What the page has complained of, and whom it has asked besides our own server. */
  readonly complaints: string[] = [];
  readonly #motion: 'reduce' | 'no-preference';

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    motion: 'reduce' | 'no-preference',
  ) {
    this.#motion = motion;
  }

  static async come(url: string, language: 'en' | 'ru', size: typeof PHONE, more: { reducedMotion?: 'reduce' } = {}): Promise<Visitor> {
    const context = await (
      await browser()
    ).newContext({
      viewport: size,
      locale: language === 'ru' ? 'ru-RU' : 'en-GB',
      hasTouch: size === PHONE,
      ...more,
    });
    const page = await context.newPage();
    const visitor = new Visitor(context, page, more.reducedMotion ?? 'no-preference');
    const host = new URL(url).host;
    page.on('console', (message) => {
      // A server that was killed on purpose is not there for a while.
      if (message.type() === 'error' && !/ERR_CONNECTION_(REFUSED|RESET)|WebSocket/.test(message.text()))
        visitor.complaints.push(message.text());
    });
    page.on('pageerror', (error) => visitor.complaints.push(error.message));
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol !== 'data:' && asked.host !== host) visitor.complaints.push(`asked ${asked.host}`);
    });
    await page.goto(url);
    return visitor;
  }

  /** No serious fault that a machine can find, by day or by night. */
  async checkAccess(): Promise<void> {
    const { page } = this;
    // Whatever moves comes to rest: half-shown things have no colours to judge.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rest = () =>
      page.evaluate(() => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        return Promise.allSettled(ending.map(({ finished }) => finished));
      });
    await rest();
    const day = await new AxeBuilder({ page }).analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await rest();
    const night = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: this.#motion });
    const serious = [...day.violations, ...night.violations].filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  }

  /** Everything that can be tapped is as large as a fingertip; links within a sentence may be small. */
  async checkTargets(): Promise<void> {
    const small = await this.page.evaluate(() =>
      [...document.querySelectorAll('button, select, summary, a.button, input:not([type="checkbox"], [type="radio"])')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ target, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${target.outerHTML.slice(0, 120)}`),
    );
    expect(small).toEqual([]);
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.complaints).toEqual([]);
  }
}
