// The items of a stream, in sentences.

import { t } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { Guide, StreamItem } from '../wire';
import { seatName, subject } from './people';

/**
 * Puts the news of a game into a sentence; an empty one for news that is not worth a line. The guide says which cards
 * the table still names; without one, all may be named.
 */
export type Teller = (item: Extract<StreamItem, { k: 'news' }>, name: (seat: number) => string, guide: Guide | null) => string;

/** Whether a table still displays an item. With closed history, it displays only the last bouts or turns. */
export function isDisplayed(guide: Guide | null, item: StreamItem): boolean {
  const hidden = guide && 'hidden' in guide ? guide.hidden : null;
  if (!hidden || item.k !== 'news' || !('chapter' in item.what)) return true;
  return item.what.chapter < hidden.first || item.what.chapter > hidden.last;
}

/** Whether a player who sits there already sat down again: that is how a seat changes its name or adds its seed. */
function satAgain(table: Table, item: Extract<StreamItem, { k: 'sat' }>): boolean {
  let sits = false;
  for (const { item: earlier } of table.told) {
    if (earlier === item) return sits;
    if ((earlier.k === 'sat' || earlier.k === 'stood') && earlier.seat === item.seat) sits = earlier.k === 'sat';
    // Who sits where after a swap is not known from the items: the next sitting is told.
    if (earlier.k === 'swapped') sits = false;
  }
  return false;
}

/** An item as the table displays it now; empty if it is not worth a line, or no longer displayed. */
export function tell(table: Table, teller: Teller | null, item: StreamItem): string {
  const name = (seat: number) => seatName(table, seat);
  switch (item.k) {
    case 'news':
      if (!isDisplayed(table.guide, item)) return '';
      return teller ? teller(item, name, table.guide) : item.text;
    case 'said': {
      const said = item.speech;
      // Words and names of people whom the server has forgotten are empty.
      const words = 'words' in said ? said.words || t('web-words-removed') : t('web-phrase', { phrase: said.phrase });
      return `${item.name || t('seat-name', { seat: item.seat + 1 })}: ${words}`;
    }
    case 'sat':
      return satAgain(table, item) ? '' : t('web-told-sat', { ...subject(item.seat, name) });
    case 'took_back':
    case 'handed_back':
    case 'resigned':
    case 'out_of_time':
      return t(`web-told-${item.k}`, { ...subject(item.seat, name) });
    case 'taken_over':
      return t('web-told-taken_over', { ...subject(item.seat, name), cause: item.cause });
    case 'would_abandon':
    case 'muted':
      return t(`web-told-${item.k}`, {
        ...subject(item.seat, name),
        on: item.on ? 'yes' : 'no',
      });
    case 'started':
    case 'paused':
    case 'resumed':
    case 'ended':
    case 'rematched':
      return t(`web-told-${item.k}`);
    case 'stood':
    case 'swapped':
    case 'declared':
    case 'host_became':
      return '';
  }
}
