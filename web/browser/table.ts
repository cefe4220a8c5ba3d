import type { Page } from 'playwright-core';
import type { TestServer } from './server';

/** Opens a table as the browser's guest, and goes there. */
export async function openTable(
  server: TestServer,
  page: Page,
  wish: { game: string; options: Record<string, unknown>; seats: unknown[]; start?: boolean; settings?: Record<string, unknown> },
): Promise<string> {
  // A new browser becomes a guest when its socket opens; a request before that would make a second guest.
  await page.locator('html[data-connection="open"]').waitFor();
  const table = await page.evaluate(
    async ({ url, ...wish }) => {
      const body = JSON.stringify({ start: true, settings: { pace_ms: 0 }, ...wish });
      const answer = await fetch(`${url}api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { table: string }).table;
    },
    { url: server.url, ...wish },
  );
  await page.goto(`${server.url}t/${table}`);
  return table;
}

/** What the server tells a seat of a table now. */
export const look = <Told>(server: TestServer, page: Page, table: string, seat = 0): Promise<Told> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as unknown,
    `${server.url}api/tables/${table}?seat=${seat}`,
  ) as Promise<Told>;
