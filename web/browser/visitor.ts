// A person with a browser. Errors in the page are collected and fail the test.

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
  /** The errors of the page, and requests to hosts other than our own server. */
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
      // Tests kill the server on purpose.
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

  /** Expects no serious fault of accessibility that axe can find, by day or by night. */
  async checkAccess(): Promise<void> {
    const { page } = this;
    // Animations end first: axe cannot judge the colours of half-shown elements.
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

  /** Expects everything that can be tapped to be as large as a fingertip, links within a sentence apart. */
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
