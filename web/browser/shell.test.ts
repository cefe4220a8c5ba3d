// The pages around the boards: the front page, new tables, gathering, the account, toasts, chat.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Board } from './fired_up';
import { play } from './gorus';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

/** What the table's state says, for those who may see it. */
const stateOf = (page: Page, seat = 0) =>
  page.evaluate(async (seat) => {
    const code = location.pathname.split('/').pop() ?? '';
    const answer = await fetch(`../api/tables/${code}?seat=${seat}`);
    return ((await answer.json()) as { state: { game: string; options: Record<string, unknown>; settings: { takebacks: boolean } } }).state;
  }, seat);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

const game = (page: Page, name: string) => page.getByRole('region', { name });

describe('the account', () => {
  it('is still there after a reload, and nothing says that the connection is lost', async () => {
    const visitor = await Visitor.come(`${server.url}account`, 'en', DESKTOP);
    const { page } = visitor;
    const name = page.getByLabel('Your name');
    await expect.poll(() => name.inputValue()).toMatch(/^Guest \d{4}$/);
    await name.fill('Livia');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name saved.').first().waitFor();
    await page.getByLabel('User name').fill('livia');
    await page.getByLabel(/Password/).fill('a long secret');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText('You are logged in as livia.').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-connection')).toBe('open');
    expect(await page.getByText('Connection lost').count()).toBe(0);
    await page.reload();
    await page.getByText('You are logged in as livia.').waitFor();
    expect(await name.inputValue()).toBe('Livia');
    expect(await page.getByLabel('User name').count()).toBe(0);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('User name').waitFor();
    await expect.poll(() => name.inputValue()).toMatch(/^Guest \d{4}$/);
    await page.getByLabel('User name').fill('livia');
    await page.getByLabel(/Password/).fill('a long secret');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('You are logged in as livia.').waitFor();
    await expect.poll(() => name.inputValue()).toBe('Livia');
    await expect.poll(() => page.locator('html').getAttribute('data-connection')).toBe('open');
    await visitor.leave();
  });
});

describe('the front page', () => {
  it('starts a solo game at once', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    const solo = page.getByRole('button', { name: 'Play solo' });
    // Only one game has rules for one player.
    await expect.poll(() => solo.count()).toBe(1);
    await game(page, 'Gorus Maximus').getByRole('button', { name: 'Play solo' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    expect((await stateOf(page)).options).toEqual({ players: 1 });
    await visitor.leave();
  });

  it('sets up a game with bots: players, teams, level and options', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await game(page, 'Gorus Maximus').getByRole('link', { name: 'Set up a game with bots' }).click();
    await page.getByRole('radio', { name: '5' }).check({ force: true });
    await page.getByLabel('Teams').selectOption('3v2');
    await page.getByLabel('Bot level').selectOption('random');
    await page.getByText('More options').click();
    await page.getByLabel('Crowd Support needed to win').fill('1');
    await page.getByLabel('Allow taking back moves').uncheck();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
    const state = await stateOf(page);
    expect(state.options).toEqual({ players: 5, teams: '3v2', target: 1 });
    expect(state.settings.takebacks).toBe(false);
    // The menu says why no move can be taken back.
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByText('This table does not allow taking back moves.').waitFor();
    await visitor.leave();
  });

  it('leaves abilities out of a first game of Fired Up, and advises so in the form', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await game(page, 'Fired Up').getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('heading', { name: 'Fired Up' }).waitFor();
    expect((await stateOf(page)).options).toEqual({ players: 3, abilities: false });
    // A browser that has finished one plays with them.
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('munera.finished.fired_up', 'yes'));
    await game(page, 'Fired Up').getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('heading', { name: 'Fired Up' }).waitFor();
    expect((await stateOf(page)).options).toEqual({ players: 3 });
    await page.goto(`${server.url}new/fired_up/bots`);
    await page.getByLabel('Fighter abilities').waitFor();
    await page.getByText('Leave abilities out of your first games').waitFor();
    await visitor.leave();
  });
});

describe('an address without a page', () => {
  it('says so, in its heading and its title', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    for (const path of ['rules/chess', 'new/chess', 'first/chess', 'account/more']) {
      await page.goto(server.url + path);
      await page.getByRole('heading', { level: 1, name: 'This page does not exist.' }).waitFor();
      expect(await page.title(), path).toBe('This page does not exist. · Munera');
    }
    await page.goto(`${server.url}replay/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'There is no replay here.' }).waitFor();
    await expect.poll(() => page.title()).toBe('There is no replay here. · Munera');
    await page.goto(`${server.url}t/0000000000000000`);
    await page.getByRole('heading', { level: 1, name: 'There is no such table.' }).waitFor();
    await expect.poll(() => page.title()).toBe('There is no such table. · Munera');
    visitor.complaints.splice(0, visitor.complaints.length, ...visitor.complaints.filter((text) => !text.includes('404')));
    await visitor.leave();
  });
});

describe('the table menu', () => {
  for (const [language, name, extra] of [
    ['en', 'Table menu', 'p the preferred school'],
    ['ru', 'Меню стола', 'p — сильнейшая школа'],
  ] as const) {
    it(`names the keys that the board has, and no others, in ${language}`, async () => {
      const visitor = await Visitor.come(server.url, language, DESKTOP);
      const { page } = visitor;
      for (const [game, hasSchools] of [
        ['gorus', true],
        ['gladiators', false],
        ['fired_up', false],
      ] as const) {
        await openTable(server, page, { game, options: { players: 2 }, seats: [{ me: {} }, { bot: 'easy' }] });
        await page.locator('.board').waitFor();
        await page.getByRole('button', { name }).click();
        const keys = page.getByRole('dialog').getByText(/^(Keys|Клавиши): /);
        await expect.poll(() => keys.innerText()).toContain('Escape');
        expect((await keys.innerText()).includes(extra), game).toBe(hasSchools);
        expect(await keys.innerText()).not.toContain('none');
      }
      await visitor.leave();
    });
  }
});

describe('gathering', () => {
  it('asks for a name, and keeps it for the next table', async () => {
    const anna = await Visitor.come(server.url, 'en', PHONE);
    const { page } = anna;
    await game(page, 'Gladiators').getByRole('link', { name: 'Play with friends' }).click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);

    const boris = await Visitor.come(page.url(), 'en', DESKTOP);
    await boris.page.getByLabel('Your name').fill('Boris');
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Boris' }).waitFor();
    // The name can still be changed.
    await boris.page.getByRole('button', { name: 'Change name' }).click();
    await boris.page.getByLabel('Your name').fill('Bob');
    await boris.page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor();

    await page.goto(`${server.url}new/gorus`);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor();
    await anna.leave();
    await boris.leave();
  });

  it('adds a second player at the device by Enter, without an error', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await openTable(server, page, { game: 'gorus', options: { players: 3 }, seats: [{ me: { name: 'Anna' } }], start: false });
    await page.getByText('Another player on this device?').click();
    await page.getByLabel('Name of the other player').fill('Boris');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Boris' }).waitFor();
    await page.getByLabel('Name of the other player').fill('Clara');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Clara' }).waitFor();
    await page.getByText('Everyone is here.').waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    await visitor.leave();
  });
});

const GORUS = { game: 'gorus', options: { players: 3, target: 1 }, seats: [{ me: {} }, { bot: 'easy' }, { bot: 'easy' }] };

describe('at a table', () => {
  it('a player who stepped away comes back by a button in sight', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await openTable(server, page, { ...GORUS, settings: { pace_ms: 60_000 } });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: /Step away/ }).click();
    await page.getByText('A bot is playing for you.').waitFor();
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('a move is taken back by a button in sight', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    const settings = { pace_ms: 60_000 };
    await openTable(server, page, { game: 'fired_up', options: { players: 2 }, seats: [{ me: {} }, { bot: 'easy' }], settings });
    const takeBack = page.getByRole('button', { name: 'Take back my last move' });
    const board = new Board(page);
    expect(await board.question()).toBe('keep');
    expect(await takeBack.count()).toBe(0);
    // Before the first move the menu says when one can be taken back.
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByText(/only until it reveals a card/).waitFor();
    await page.keyboard.press('Escape');
    await board.keep();
    await takeBack.click();
    expect(await board.question()).toBe('keep');
    await takeBack.waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('the clock says that it has moved for the player', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await openTable(server, page, { ...GORUS, settings: { pace_ms: 0, clock: { kind: 'per_move', seconds: 5 } } });
    await page
      .getByRole('list', { name: 'Log' })
      .getByText('Your time is up: a bot makes this move for you.')
      .first()
      .waitFor({ timeout: 30_000 });
    await page.locator('.toast').getByText('Your time is up').waitFor();
    await visitor.leave();
  });

  it('who has resigned is named', async () => {
    const anna = await Visitor.come(server.url, 'en', DESKTOP);
    const code = await openTable(server, anna.page, {
      game: 'gorus',
      options: { players: 2, target: 1 },
      seats: [{ me: { name: 'Anna' } }],
      start: false,
    });
    const boris = await Visitor.come(`${server.url}t/${code}`, 'en', PHONE);
    await boris.page.getByLabel('Your name').fill('Boris');
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByRole('button', { name: 'Begin' }).click();
    const clara = await Visitor.come(`${server.url}t/${code}`, 'en', DESKTOP);
    await boris.page.getByRole('button', { name: 'Table menu' }).click();
    await boris.page.getByRole('button', { name: 'Resign' }).click();
    await boris.page.getByRole('button', { name: 'Yes' }).click();
    await boris.page.getByText('You have resigned.').first().waitFor();
    await anna.page.getByText('Boris has resigned.').first().waitFor();
    await clara.page.getByText('Boris has resigned.').first().waitFor();
    for (const visitor of [anna, boris, clara]) await visitor.leave();
  });

  it('a refusal covers no control, links to its rule, and goes', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await openTable(server, page, { ...GORUS, options: { players: 4, target: 1 }, seats: [...GORUS.seats, { bot: 'easy' }] });
    const barred = page.locator('button.barred');
    for (;;) {
      await page.locator('button.playable').first().waitFor({ timeout: 30_000 });
      if ((await barred.count()) > 0) break;
      expect(await play(page)).toBe(true);
    }
    const toast = page.locator('.toast.refusal');
    await barred.first().click();
    await toast.waitFor();
    const link = toast.getByRole('link', { name: 'Rule G3.3' });
    expect(await link.getAttribute('href')).toMatch(/\/rules\/gorus\/G3\.3$/);
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.toast')?.getBoundingClientRect();
      if (!box) throw new Error('no toast');
      return [...document.querySelectorAll('button, a[href], input, select')]
        .filter((control) => !control.closest('.toast') && control.checkVisibility())
        .map((control) => ({ control, at: control.getBoundingClientRect() }))
        .filter(({ at }) => at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom)
        .map(({ control }) => control.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    await barred.first().click();
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'detached' });
    await barred.first().click();
    await toast.waitFor();
    // By itself.
    await toast.waitFor({ state: 'detached', timeout: 12_000 });
    await visitor.leave();
  });

  it('chat comes up on a phone, and is written above the fold', async () => {
    const anna = await Visitor.come(server.url, 'en', PHONE);
    for (const [name, seats] of [
      ['fired_up', 2],
      ['gorus', 2],
    ] as const) {
      await anna.page.goto(server.url);
      const code = await openTable(server, anna.page, {
        game: name,
        options: { players: seats },
        seats: [{ me: { name: 'Anna' } }],
        start: false,
      });
      const boris = await Visitor.come(`${server.url}t/${code}`, 'en', PHONE);
      await boris.page.getByLabel('Your name').fill('Boris');
      await boris.page.getByRole('button', { name: 'Sit here' }).click();
      await anna.page.getByRole('button', { name: 'Begin' }).click();
      await boris.page.getByRole('button', { name: 'Log and chat' }).click();
      const sheet = boris.page.getByRole('dialog', { name: 'Log and chat' });
      const input = sheet.getByRole('textbox', { name: 'Message' });
      await input.waitFor();
      const box = await input.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);
      await boris.checkAccess();
      await input.fill('Good evening');
      await boris.page.keyboard.press('Enter');
      // The other sees it at once, and may dismiss it.
      const heard = anna.page.locator('.toast').getByText('Boris: Good evening');
      await heard.waitFor();
      await heard.click();
      await heard.waitFor({ state: 'detached' });
      await boris.page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await boris.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Log and chat');
      await boris.leave();
    }
    await anna.leave();
  });
});

describe('the focus', () => {
  it('goes to the heading of each new page', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect.poll(() => focused(page)).toMatch(/Rules/);
    await page.getByRole('link', { name: 'Munera' }).click();
    await expect.poll(() => focused(page)).toBe('Enter the arena.');
    await page.getByRole('link', { name: 'Name and account' }).click();
    await expect.poll(() => focused(page)).toBe('Name and account');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('Enter the arena.');
    await page.getByRole('link', { name: 'Play with friends' }).first().click();
    await expect.poll(() => focused(page)).toBe('Gorus Maximus');
    await visitor.leave();
  });

  it('comes back from a dialog', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
    await visitor.leave();
  });
});

describe('the credits', () => {
  for (const language of ['en', 'ru'] as const) {
    it(`name the people of every book, in ${language}`, async () => {
      const visitor = await Visitor.come(`${server.url}credits`, language, PHONE);
      const { page } = visitor;
      for (const name of ['Conor McGoey', 'Kwanchai Moriya', 'Timothy Gay', 'Inside Up Games', 'Станислав Загородный', 'Мир Хобби'])
        await page.getByText(name).first().waitFor();
      await page.getByText(language === 'en' ? 'Munera is unofficial.' : 'неофициальный').waitFor();
      await visitor.leave();
    });
  }
});

describe('small windows', () => {
  const PAGES = ['', 'new/gorus', 'new/gorus/bots', 'new/fired_up/bots', 'account', 'credits'];

  for (const [what, size, letters] of [
    ['a phone of 320 px', { width: 320, height: 568 }, 16],
    ['a phone on its side', { width: 740, height: 360 }, 16],
    ['a desktop at 200 %', { width: 640, height: 400 }, 16],
    ['a phone with letters of twice the size', { width: 360, height: 640 }, 32],
  ] as const) {
    it(`show every page whole: ${what}`, async () => {
      const visitor = await Visitor.come(server.url, 'ru', size);
      const { page } = visitor;
      const fits = async (what: string) => {
        await page.evaluate((letters) => (document.documentElement.style.fontSize = `${letters}px`), letters);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(size.width);
      };
      for (const path of PAGES) {
        await page.goto(server.url + path);
        await page.locator('h1').waitFor();
        for (const folded of await page.locator('summary').all()) await folded.click();
        await fits(path);
      }
      await page.goto(server.url);
      await openTable(server, page, { game: 'gorus', options: { players: 8 }, seats: [{ me: {} }, { bot: 'easy' }], start: false });
      await page.getByLabel('Ваше имя').waitFor();
      await page.locator('summary').click();
      await fits('gathering');
      await page.goto(server.url);
      await openTable(server, page, GORUS);
      await page.getByRole('button', { name: 'Меню стола' }).click();
      await fits('menu');
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBeLessThanOrEqual(0);
      // Whatever does not fit can be scrolled to.
      await dialog.getByRole('button', { name: 'Настройки' }).click();
      await page.getByRole('dialog', { name: 'Настройки' }).getByRole('checkbox').last().scrollIntoViewIfNeeded();
      await fits('settings');
      await visitor.leave();
    });
  }
});
