// The names of the players at a table.

import { t, words } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { ChairState } from '../wire';

/** The name in a chair. Bots have Roman names, by seat. */
export function chairName(chair: ChairState | undefined, seat: number): string {
  if (!chair || chair.kind === 'nobody') return t('web-free-seat');
  return chair.kind === 'bot' ? t('bot-name', { seat }) : chair.name;
}

/** The name of a seat for the viewer: "You" for the viewer's own. */
export function seatName(table: Table, seat: number): string {
  if (seat === table.seat && table.seats.length < 2) return t('name-you');
  return chairName(table.state?.chairs[seat], seat);
}

/** What plays for a seat while its player is away. */
export function standIn(chair: ChairState | undefined): string | null {
  return chair?.stand_in ? t(`web-stand-in-${chair.stand_in}`) : null;
}

/** Names in a sentence. */
export function list(names: string[]): string {
  return new Intl.ListFormat(words.current, { type: 'conjunction' }).format(names);
}
