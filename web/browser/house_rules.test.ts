import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
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
});
