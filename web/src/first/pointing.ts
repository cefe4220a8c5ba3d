import { settings } from '../settings.svelte';

/** Marks the parts of the board that have this `data-coach`, also later ones, until the returned function is called. */
export function point(anchor: string): () => void {
  const places = () => document.querySelectorAll(`[data-coach='${anchor}']`);
  let isSeen = false;

  function mark() {
    const found = places();
    for (const place of found) place.setAttribute('data-pointed', '');
    // The page scrolls to it once; afterwards the reader scrolls.
    if (isSeen || !found[0]) return;
    isSeen = true;
    found[0].scrollIntoView({ block: 'nearest', behavior: settings.motion > 0 ? 'smooth' : 'auto' });
  }

  mark();
  // The board loads after the page, and its parts come and go.
  const watch = new MutationObserver(mark);
  watch.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const place of document.querySelectorAll('[data-pointed]')) place.removeAttribute('data-pointed');
  };
}
