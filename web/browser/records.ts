// Records of games that ended in ways that seldom come about by themselves.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestServer } from './server';

/** Uploads a record, and opens its replay at the end. */
export async function openEnd(server: TestServer, page: Page, name: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, 'records', `${name}.txt`), 'utf8');
  await page.locator('html[data-connection="open"]').waitFor();
  const table = await page.evaluate(async (body) => {
    const answer = await fetch('api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
    return ((await answer.json()) as { table: string }).table;
  }, text);
  await page.goto(`${server.url}replay/${table}/99999`);
}
