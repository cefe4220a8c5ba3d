import { describe, expect, it } from 'vitest';
import { TestServer } from './server';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

const PAGES = [
  '',
  'new/gorus',
  'new/gladiators',
  'new/fired_up',
  'rules/gorus',
  'rules/gladiators',
  'rules/fired_up',
  'account',
  'credits',
  'nowhere',
];

describe('every page', () => {
  for (const [language, size] of [
    ['en', DESKTOP],
    ['ru', PHONE],
  ] as const) {
    it(`passes the checks of accessibility, in ${language} at ${size.width} px`, async () => {
      const visitor = await Visitor.come(server.url, language, size);
      for (const path of PAGES) {
        const answer = await visitor.page.goto(server.url + path);
        expect(answer?.status(), path).toBe(path === 'nowhere' ? 404 : 200);
        await visitor.page.locator('h1').first().waitFor();
        expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language);
        for (const folded of await visitor.page.locator('summary').all()) await folded.click();
        // No message is missing: a missing one would be shown by its name.
        expect(await visitor.page.locator('body').innerText()).not.toMatch(/\bweb-[a-z]|-term-|rule-[A-Z]/);
        const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} fits`).toBeLessThanOrEqual(size.width);
        await visitor.checkTargets();
        await visitor.checkAccess();
      }
      visitor.complaints.splice(0, visitor.complaints.length, ...visitor.complaints.filter((text) => !text.includes('404')));
      await visitor.leave();
    });
  }

  it('promises as many players as the server seats', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    const { page } = visitor;
    const games = await page.evaluate(
      async () => (await (await fetch('api/games')).json()) as { name: string; options: { players: { from: number; to: number } } }[],
    );
    expect(games.length).toBeGreaterThan(2);
    for (const { name, options } of games) {
      const promised = await page.locator(`section.game.${name} .players`).innerText();
      expect(promised.match(/\d+/g)?.map(Number), name).toEqual([options.players.from, options.players.to]);
    }
    await visitor.leave();
  });

  it('changes its language and remembers it', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    await visitor.page.getByRole('button', { name: 'Русский' }).click();
    await visitor.page.getByRole('heading', { name: 'Добро пожаловать на арену.' }).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: 'Добро пожаловать на арену.' }).waitFor();
    await visitor.leave();
  });

  it('comes at once, small, and below any path that the host likes', async () => {
    const other = await TestServer.open('--base-path', '/games/munera');
    const page = await fetch(other.url, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect(text).toContain('src="/games/munera/assets/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const visitor = await Visitor.come(other.url, 'en', DESKTOP);
    await visitor.page.getByRole('heading', { name: 'Enter the arena.' }).waitFor();
    // The size of the scripts so far, as the server sent them.
    const bytes = await visitor.page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    );
    console.log(`the first page comes with ${(bytes / 1000).toFixed(1)} kB of script`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(120_000);
    await visitor.page.getByRole('link', { name: 'Rules' }).first().click();
    await visitor.page.getByRole('heading', { name: /Gorus Maximus/ }).waitFor();
    expect(visitor.page.url()).toBe(`${other.url}rules/gorus`);
    const script = /src="([^"]+\.js)"/.exec(text)?.[1] ?? '';
    const sent = await fetch(new URL(script, other.url), { headers: { 'accept-encoding': 'br' } });
    expect(sent.headers.get('content-encoding')).toBe('br');
    expect(sent.headers.get('cache-control')).toContain('immutable');
    await visitor.leave();
    await other.close();
  });
});
