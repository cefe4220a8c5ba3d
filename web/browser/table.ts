// Tables for tests.

import type { Page } from 'playwright-core';
import type { House } from './house';

/** Opens a table as whoever the browser is, and goes there. */
export async function openTable(
  house: House,
  page: Page,
  wish: { game: string; options: Record<string, unknown>; seats: unknown[]; start?: boolean },
): Promise<string> {
  // Whoever is new becomes a guest when the socket opens; what is asked before that would make another.
  await page.locator('html[data-connection="open"]').waitFor();
  const table = await page.evaluate(async (wish) => {
    const body = JSON.stringify({ start: true, settings: { pace_ms: 0 }, ...wish });
    const answer = await fetch('api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { table: string }).table;
  }, wish);
  await page.goto(`${house.url}t/${table}`);
  return table;
}
