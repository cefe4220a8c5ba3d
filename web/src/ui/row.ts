// A row of choices for players who use keys: Tab reaches the row once, arrows walk along it, digits choose.

import type { Action } from 'svelte/action';

const ITEMS = 'button:not(:disabled)';
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
/** Keys typed here are not meant for a row. */
const ELSEWHERE = 'input, textarea, select, dialog';

const rows: { node: HTMLElement; isMain: boolean }[] = [];

/** The choices of a row that the player can see. */
export function itemsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());
}

/** The row that an element is in. */
export function rowOf(element: Element | null): HTMLElement | null {
  return rows.find(({ node }) => element !== null && node.contains(element))?.node ?? null;
}

/** The row that digits choose in while the focus is in no row. */
export function mainRow(): HTMLElement | null {
  return rows.find(({ node, isMain }) => isMain && itemsOf(node).length > 0)?.node ?? null;
}

function chooseByDigit(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
  const target = event.target as Element;
  if (target.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return;
  const row = rowOf(target) ?? mainRow();
  // The keyboard has 0 after 9: it is the tenth.
  const item = row && itemsOf(row)[(Number(event.key) + 9) % 10];
  if (!item) return;
  event.preventDefault();
  item.focus();
  item.click();
}

/** Makes an element a row; of the rows on a page, the main one takes digits from everywhere. */
export const row: Action<HTMLElement, { isMain: boolean } | undefined> = (node, options) => {
  const own = { node, isMain: options?.isMain ?? false };
  let current: HTMLElement | null = null;

  /** Lets Tab stop at one item only: where the focus was last, or else at the first. */
  function rove() {
    const items = itemsOf(node);
    if (!current || !items.includes(current)) current = items[0] ?? null;
    for (const item of items) item.tabIndex = item === current ? 0 : -1;
  }

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(node);
    const place = items.indexOf(event.target as HTMLElement);
    if (place < 0) return;
    items[Math.max(0, Math.min(items.length - 1, place + step))]?.focus();
    event.preventDefault();
    // Arrows also leaf through a replay.
    event.stopPropagation();
  }

  function arrive(event: FocusEvent) {
    current = event.target as HTMLElement;
    rove();
  }

  const watcher = new MutationObserver(rove);
  watcher.observe(node, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  node.addEventListener('keydown', walk);
  node.addEventListener('focusin', arrive);
  if (rows.length === 0) addEventListener('keydown', chooseByDigit);
  rows.push(own);
  node.dataset['row'] = '';
  rove();
  return {
    update(options) {
      own.isMain = options?.isMain ?? false;
    },
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', walk);
      node.removeEventListener('focusin', arrive);
      rows.splice(rows.indexOf(own), 1);
      if (rows.length === 0) removeEventListener('keydown', chooseByDigit);
    },
  };
};
