// Says what happened at a step.

import { t } from '../language/language.svelte';
import type { Teller } from '../table/telling';
import type { ReplayStep } from '../wire';

export function tellStep({ event, what }: ReplayStep, teller: Teller, name: (seat: number) => string): string {
  if (event === null) return t('web-replay-start');
  const told = what ? teller({ k: 'news', text: event, what }, name, null) : '';
  if (told) return told;
  // A seat that lets something pass does so without a word.
  const seat = /^(\d+):/.exec(event)?.[1];
  return seat === undefined ? event : t('web-replay-quiet', { name: name(Number(seat)) });
}
