// What happened at a step, as a sentence.

import { t } from '../language/language.svelte';
import type { Teller } from '../table/telling';
import type { ReplayStep } from '../wire';

export function tellStep({ event, what }: ReplayStep, teller: Teller | null, name: (seat: number) => string): string {
  if (event === null) return t('web-replay-start');
  const [, seat, deed] = /^(\d+):(.*)$/.exec(event) ?? [];
  if (teller) {
    const told = what ? teller({ k: 'news', text: event, what }, name) : '';
    if (told) return told;
    // Whoever lets something pass does so without a word.
    return seat === undefined ? event : t('web-replay-quiet', { name: name(Number(seat)) });
  }
  return seat === undefined ? event : `${name(Number(seat))}: ${deed}`;
}
