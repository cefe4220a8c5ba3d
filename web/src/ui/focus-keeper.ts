// Keeps the focus in a board: a card that is played takes its button along, and the focus would fall to
// the top of the page.

import type { Action } from 'svelte/action';
import { itemsOf, mainRow, rowOf } from './row';

export const keepsFocus: Action = (board) => {
  /** Where the focus was last: the element, its row, and its place there. */
  let last: { element: HTMLElement; row: HTMLElement | null; place: number } | null = null;
  /** Whether the focus waits at the board until there is something to choose. */
  let waits = false;

  const isFree = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

  function remember(event: FocusEvent) {
    const element = event.target as HTMLElement;
    if (element === board) return;
    const row = rowOf(element);
    last = { element, row, place: row ? itemsOf(row).indexOf(element) : 0 };
    waits = false;
  }

  /** A player who clicks beside everything wants no focus. */
  function forget() {
    queueMicrotask(() => {
      if (last && isFree() && !isGone(last.element)) last = null;
    });
  }

  function restore() {
    const atBoard = waits && document.activeElement === board;
    if (!atBoard && !(last && isFree() && isGone(last.element))) return;
    const row = last?.row?.isConnected ? last.row : null;
    const items = row && !atBoard ? itemsOf(row) : [];
    const main = mainRow();
    const next = items[Math.min(last?.place ?? 0, items.length - 1)] ?? (main && itemsOf(main)[0]);
    if (next) {
      next.focus({ preventScroll: true });
      return;
    }
    waits = true;
    board.focus({ preventScroll: true });
  }

  board.tabIndex = -1;
  const watcher = new MutationObserver(restore);
  watcher.observe(board, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-part'] });
  board.addEventListener('focusin', remember);
  board.addEventListener('focusout', forget);
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', forget);
    },
  };
};
