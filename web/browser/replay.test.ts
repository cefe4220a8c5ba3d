import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOut } from './gorus';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

/** Whether the first chair has given the table a seed. */
const isSeeded = (page: Page, table: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    return ((await answer.json()) as { state: { chairs: { seeded: boolean }[] } }).state.chairs[0]?.seeded ?? false;
  }, `${server.url}api/tables/${table}?seat=0`);

/** A game against bots, to its end. */
async function playGame(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  const table = await openTable(server, page, {
    game: 'gorus',
    options: { players: 3, target: 1 },
    seats: [{ me: {} }, { bot: 'easy' }, { bot: 'random' }],
    start: false,
  });
  const begin = page.getByRole('button', { name: /^(Begin|Начать)$/ });
  await begin.waitFor();
  await expect.poll(() => isSeeded(page, table)).toBe(true);
  await begin.click();
  await playOut(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continue|Продолжить/ })
    .click();
  return table;
}

/** The hands of all seats, as a screen reader reads them. */
const hands = (page: Page) => page.locator('.hands .fan .visually-hidden').allInnerTexts();

async function shows(page: Page, step: number) {
  await page.locator(`[data-step="${step}"]`).waitFor();
}

describe('a finished game', () => {
  for (const [language, size] of [
    ['en', DESKTOP],
    ['ru', PHONE],
  ] as const) {
    it(`is checked, looked at again, and shared, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      const { page } = visitor;
      const table = await playGame(visitor);

      await page
        .locator('.ending')
        .getByRole('button', { name: /Check the deals|Проверить раздачи/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('.verdict.fair').waitFor();
      await expect.poll(() => dialog.locator('.findings .holds').count()).toBe(4);
      expect(await dialog.locator('.findings').innerText()).toMatch(/Your own number was mixed in|Ваше число учтено/);
      await visitor.checkAccess();
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: /Watch the replay|Посмотреть запись/ }).click();
      await shows(page, 0);
      expect(await hands(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await shows(page, 1);
      const dealt = await hands(page);
      expect(dealt.length).toBe(30);
      await visitor.checkAccess();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

      // Dragging the slider says the step, and shows its cards.
      const slider = page.getByRole('slider');
      await slider.fill('12');
      await shows(page, 12);
      expect((await hands(page)).length).toBe(19);
      expect(await slider.getAttribute('aria-valuetext')).toMatch(
        /12.*31.*(Fists|Swords|Arrows|Axes|Shields|Кулаки|Мечи|Стрелы|Секиры|Топоры|Щиты)/,
      );
      await slider.press('ArrowRight');
      await shows(page, 13);
      await page.locator('#main').focus();
      await page.keyboard.press('End');
      await shows(page, 31);
      await page.locator('.result').waitFor();
      await page.keyboard.press('Home');
      await shows(page, 0);
      const next = page.getByRole('button', { name: /Next bout|Следующий бой/ });
      await next.click();
      await shows(page, 4);
      await next.click();
      await shows(page, 7);
      await page.getByRole('button', { name: /Previous bout|Предыдущий бой/ }).click();
      await shows(page, 4);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
      await page.getByRole('button', { name: /^(Play|Смотреть)$/ }).click();
      await shows(page, 5);
      await page.getByRole('button', { name: /^(Pause|Пауза)$/ }).click();

      await page.locator('aside li button').nth(7).click();
      await shows(page, 7);
      await page.waitForURL(`${server.url}replay/${table}/7`);
      const seen = await hands(page);
      const stranger = await Visitor.come(page.url(), language, size);
      await shows(stranger.page, 7);
      expect(await hands(stranger.page)).toEqual(seen);
      await stranger.page.getByRole('button', { name: /Check the deals|Проверить раздачи/ }).click();
      await stranger.page.locator('.verdict.fair').waitFor();
      await expect.poll(() => stranger.page.locator('.findings .holds').count()).toBe(2);
      await stranger.leave();
      await visitor.leave();
    });
  }

  it('is there where a browser can neither hash nor copy, as over plain http', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const table = await playGame(visitor);
    await visitor.context.addInitScript(() => {
      Object.defineProperty(crypto, 'subtle', { value: undefined });
      for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
    });
    const { page } = visitor;
    await page.goto(`${server.url}replay/${table}/3`);
    await shows(page, 3);
    await page.getByRole('button', { name: 'Check the deals' }).click();
    await page.locator('.verdict.fair').waitFor();
    expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('library-hashing')))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share this moment' }).click();
    expect(await page.getByLabel('Link to this moment').inputValue()).toBe(`${server.url}replay/${table}/3`);
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe(`munera-gorus-${table}.txt`);
    await page.goto(server.url);
    await page.getByRole('link', { name: /Watch again/ }).click();
    await shows(page, 0);
    await visitor.leave();
  });

  it('that was changed is found out, and the check says where', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const table = await playGame(visitor);
    await page.route('**/record*', async (route) => {
      const answer = await route.fetch();
      // The record claims that two seats were dealt each other's first card.
      const text = (await answer.text()).replace(/^(deal \d )([A-Z]\d+)(.*\/)([A-Z]\d+)/m, '$1$4$3$2');
      await route.fulfill({ response: answer, body: text });
    });
    await page.locator('.ending').getByRole('button', { name: 'Check the deals' }).click();
    await page.locator('.verdict.unfair').waitFor();
    await page.getByRole('link', { name: 'Step 1' }).click();
    await page.waitForURL(`${server.url}replay/${table}/1`);
    await shows(page, 1);
    await visitor.leave();
  });

  it('is none while it goes on, and the page says so', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    const table = page.url().split('/').pop() ?? '';
    // "Play now" also adds a seed to the deals, and the browser remembers it.
    expect(await isSeeded(page, table)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('munera.contributions'))).toContain(table);
    await page.goto(`${server.url}replay/${table}`);
    await page.getByRole('heading', { name: 'There is no replay here.' }).waitFor();
    await visitor.checkAccess();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.locator('button.playable').first().waitFor();
    visitor.complaints.splice(0, visitor.complaints.length, ...visitor.complaints.filter((text) => !text.includes('404')));
    await visitor.leave();
  });
});
