// After a change of page the focus goes to its heading, so that keys and screen readers begin there.

/** Focuses the heading of the page, now or when it comes. Gives a function that stops waiting. */
export function focusHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => undefined;
  const waiting = new MutationObserver(look);
  waiting.observe(main, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();

  function look() {
    const heading = main?.querySelector('h1');
    if (!main || !heading) return;
    waiting.disconnect();
    // A page may have put the focus elsewhere itself.
    if (main !== document.activeElement && main.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
