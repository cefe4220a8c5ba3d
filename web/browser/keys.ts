// A player who uses keys alone: Tab goes from row to row, arrows walk along a row, Enter presses.

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The next key on the way to an element; null if the focus is there. */
function nextKey(target: Element): string | null {
  const active = document.activeElement;
  if (!active || active === document.body) return 'Tab';
  if (active === target) return null;
  const isAfter = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // In a row, only the item that was used last can be reached by Tab.
  const row = target.closest<HTMLElement>('[data-row]');
  if (row?.contains(active)) return isAfter ? 'ArrowRight' : 'ArrowLeft';
  return isAfter ? 'Tab' : 'Shift+Tab';
}

/** Walks to an element. Moves of the other seats may change the way meanwhile. */
export async function walkTo(target: Locator): Promise<number> {
  await target.waitFor();
  let presses = 0;
  for (let key = await target.evaluate(nextKey); key !== null; key = await target.evaluate(nextKey)) {
    await target.page().keyboard.press(key);
    presses += 1;
    expect(presses, 'the way by keys ends somewhere').toBeLessThan(80);
  }
  return presses;
}

/** Walks to an element, and presses Enter once it takes answers. */
export async function pressByKeys(target: Locator): Promise<void> {
  await walkTo(target);
  await expect.poll(() => target.isEnabled()).toBe(true);
  await target.page().keyboard.press('Enter');
}
