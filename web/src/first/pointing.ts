// Pointing at a part of the board.

import { settings } from '../settings.svelte';

/** Marks what has this name, now and when it comes, until the answer is called. */
export function point(anchor: string): () => void {
  const places = () => document.querySelectorAll(`[data-coach='${anchor}']`);
  let isSeen = false;

  function mark() {
    const found = places();
    for (const place of found) place.setAttribute('data-pointed', '');
    // It is brought into view once: afterwards whoever reads scrolls as they like.
    if (isSeen || !found[0]) return;
    isSeen = true;
    found[0].scrollIntoView({ block: 'nearest', behavior: settings.motion > 0 ? 'smooth' : 'auto' });
  }

  mark();
  // A board comes later than the page, and its parts come and go.
  const watch = new MutationObserver(mark);
  watch.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const place of document.querySelectorAll('[data-pointed]')) place.removeAttribute('data-pointed');
  };
}
