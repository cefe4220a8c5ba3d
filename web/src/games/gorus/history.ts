// The complete bouts that a table lets its players look at.

import type { Table } from '../../net/table.svelte';
import { isDisplayed } from '../../table/telling';
import type { GorusBout, GorusGuide, GorusView } from '../../wire';

export interface PastBout {
  round: number;
  /** Its number in the round. */
  number: number;
  bout: GorusBout;
}

/** G3.7: bouts of rounds that are over, from the news, and those of this round that the guide has, in order. */
export function pastBouts(table: Table, view: GorusView, guide: GorusGuide): PastBout[] {
  const { round } = view.public;
  const earlier = new Map<number, PastBout>();
  for (const { item } of table.told) {
    if (item.k !== 'news' || item.what.game !== 'gorus' || item.what.kind !== 'play' || !item.what.bout) continue;
    const { chapter, bout } = item.what;
    const past = { round: Math.floor((chapter - 1) / guide.bouts) + 1, number: ((chapter - 1) % guide.bouts) + 1, bout };
    if (past.round < round && isDisplayed(table.guide, item)) earlier.set(chapter, past);
  }
  return [...earlier.values(), ...guide.complete.map((complete) => ({ round, ...complete }))];
}
