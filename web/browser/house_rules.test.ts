import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

describe('house rules', () => {
  it('are chosen in the form, with links to their rules, and shown at the table', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await page.goto(`${server.url}new/fired_up`);
    await page.getByText('House rules', { exact: true }).click();
    const locks = page.getByRole('group', { name: /^Locks/ });
    await expect.poll(() => locks.getByRole('radio', { name: /removed at the end of the round/ }).isChecked()).toBe(true);
    await locks.getByRole('radio', { name: /A lock stays/ }).check();
    expect(await locks.getByRole('link').allInnerTexts()).toEqual(['U3.7', 'U7.2']);
    await page
      .getByRole('group', { name: /^Rexus/ })
      .getByRole('radio', { name: /deals 1 damage/ })
      .check();
    await page.getByText('2 changed').waitFor();
    // A rule that goes back to its default is no house rule any more.
    await page
      .getByRole('group', { name: /^Rexus/ })
      .getByRole('radio', { name: /deals 2 damage/ })
      .check();
    await page.getByText('1 changed').waitFor();
    const [rule] = await Promise.all([page.waitForEvent('popup'), locks.getByRole('link', { name: 'Rule U7.2' }).click()]);
    await rule.locator('#U7\\.2').waitFor();
    await rule.close();

    await page.getByRole('button', { name: 'Create the table' }).click();
    const list = page.getByRole('region', { name: 'House rules' });
    await list.waitFor();
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^A lock stays until .*U3\.7.*U7\.2$/s)]);
    await visitor.checkAccess();
    await visitor.leave();
  });

  it('are in the menu of a running table, in Russian too, and at no other table', async () => {
    const visitor = await Visitor.come(server.url, 'ru', DESKTOP);
    const { page } = visitor;
    for (const restock of ['flip', 'any']) {
      await page.goto(`${server.url}new/gladiators`);
      await page.getByRole('group', { name: 'Из них ботов' }).getByText('1', { exact: true }).click();
      await page.getByText('Домашние правила', { exact: true }).click();
      const name = restock === 'flip' ? /остаётся пустой/ : /как только/;
      await page
        .getByRole('group', { name: /^Пустая колода/ })
        .getByRole('radio', { name })
        .check();
      await page.locator('form button.primary').click();
      await page.getByRole('button', { name: 'Меню стола' }).click();
      const list = page.getByRole('dialog').getByRole('region', { name: 'Домашние правила' });
      if (restock === 'flip') {
        await list.getByText(/остаётся пустой/).waitFor();
        expect(await list.getByRole('link').innerText()).toBe('D5.1');
      } else {
        await page.getByRole('dialog').waitFor();
        expect(await list.count()).toBe(0);
      }
    }
    await visitor.leave();
  });

  for (const [language, size, words] of [
    [
      'en',
      PHONE,
      {
        fighter: 'Rexus',
        mine: /^House rule: .*Rexus counters deals 1 damage/,
        aid: 'In short',
        restock: /House rule: .*stays empty until/,
      },
    ],
    [
      'ru',
      DESKTOP,
      {
        fighter: 'Рексус',
        mine: /^Домашнее правило: .*Рексуса Ногой наносит 1 урон/,
        aid: 'Памятка',
        restock: /Домашнее правило: .*остаётся пустой/,
      },
    ],
  ] as const) {
    it(`stand under the rule that they change, on the mat and in the aid, in ${language}`, async () => {
      const visitor = await Visitor.come(server.url, language, size, { reducedMotion: 'reduce' });
      const { page } = visitor;
      const dialog = page.getByRole('dialog');
      const anyRule = /House rule|Домашнее правило/;
      const tokens = page.locator('.token');
      const rexus = tokens.filter({ has: page.getByText(words.fighter, { exact: true }) });
      const seats = [{ me: {} }, { bot: 'easy' }];
      /** Opens tables until Rexus is among the fighters, and then his mat. */
      const openMat = async (options: Record<string, unknown>) => {
        do {
          await openTable(server, page, { game: 'fired_up', options: { players: 2, ...options }, seats });
          const arena = page.getByRole('button', { name: /^(Arena|Арена)$/ });
          await arena.or(tokens.nth(3)).first().waitFor();
          if (await arena.isVisible()) await arena.click();
          await tokens.nth(3).waitFor();
        } while ((await rexus.count()) === 0);
        await rexus.click();
        await dialog.getByRole('table').waitFor();
      };
      await openMat({ rexus_counter: 1 });
      await dialog.getByText(words.mine).waitFor();
      await visitor.checkAccess();
      // The other mats are as usual.
      await page.keyboard.press('Escape');
      await tokens.filter({ hasNotText: words.fighter }).first().click();
      await dialog.getByRole('table').waitFor();
      expect(await dialog.innerText()).not.toMatch(anyRule);
      await openMat({});
      expect(await dialog.innerText()).not.toMatch(anyRule);

      for (const restock of ['flip', 'any']) {
        await openTable(server, page, { game: 'gladiators', options: { players: 2, restock }, seats });
        await page.getByRole('button', { name: words.aid }).click();
        const line = dialog.getByRole('listitem').filter({ hasText: /^\s*(Restock|Пополнение):/ });
        await line.waitFor();
        if (restock === 'flip') await line.filter({ hasText: words.restock }).waitFor();
        else expect(await line.innerText()).not.toMatch(anyRule);
      }
      await visitor.leave();
    });
  }
});
