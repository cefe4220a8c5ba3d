// Plays Gorus Maximus like a player who taps the first card that can be played.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the seat is asked, and plays the first card that can be played; false when the game is over. */
export async function play(page: Page): Promise<boolean> {
  const playable = page.locator('button.playable');
  const ending = page.locator('.ending');
  await playable.or(ending).first().waitFor({ timeout: 30_000 });
  if (await ending.isVisible()) return false;
  const before = await playable.first().getAttribute('aria-label');
  await playable.first().click();
  const chosen = page.locator('button.chosen');
  if (await chosen.isVisible()) {
    // A challenge is announced before it is played.
    expect(await page.locator('.effect').innerText()).toMatch(/preferred|ильнейш/i);
    await chosen.click();
  }
  await page
    .locator('button.playable')
    .and(page.getByLabel(before ?? '', { exact: true }))
    .waitFor({ state: 'detached' });
  return true;
}

/** Plays to the end of the game; gives the number of moves. */
export async function playOut(page: Page): Promise<number> {
  let moves = 0;
  for (;;) {
    const summary = page.getByRole('dialog').getByRole('button', { name: /Continue|Продолжить/ });
    const isCounted = await summary.isVisible();
    // The ending comes together with the summary of the last round, which stays open.
    if (await page.locator('.ending').isVisible()) return moves;
    if (isCounted) await summary.click();
    if (!(await play(page))) return moves;
    moves += 1;
  }
}
