// The items of a stream, in sentences.

import { t } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { StreamItem } from '../wire';
import { chairName, seatName } from './people';

/** Puts the news of a game into a sentence; an empty one for news that is not worth a line. */
export type Teller = (item: Extract<StreamItem, { k: 'news' }>, name: (seat: number) => string) => string;

export function tell(table: Table, teller: Teller | null, item: StreamItem): string {
  const name = (seat: number) => seatName(table, seat);
  switch (item.k) {
    case 'news':
      return teller ? teller(item, name) : item.text;
    case 'said': {
      const words = 'words' in item.speech ? item.speech.words : t('web-phrase', { phrase: item.speech.phrase });
      return `${item.name}: ${words}`;
    }
    case 'sat':
    case 'took_back':
    case 'handed_back':
    case 'resigned':
      return t(`web-told-${item.k}`, { name: chairName(table.state?.chairs[item.seat], item.seat) });
    case 'taken_over':
      return t('web-told-taken_over', { name: chairName(table.state?.chairs[item.seat], item.seat), cause: item.cause });
    case 'would_abandon':
    case 'muted':
      return t(`web-told-${item.k}`, {
        name: chairName(table.state?.chairs[item.seat], item.seat),
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
