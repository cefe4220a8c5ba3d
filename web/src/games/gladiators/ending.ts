// How a game of Gladiators has ended, in sentences.

import { t } from '../../language/language.svelte';
import { seatName, subjects } from '../../table/people';
import type { Explain } from '../../table/verdict';
import { guideOf } from './view';

export const explain: Explain = (table) => {
  const ending = guideOf(table.guide)?.ending;
  if (!ending) return null;
  const winners = ending.standings.filter(({ place }) => place === 1);
  const seats = winners.flatMap(({ seats }) => seats);
  const variables = {
    ...subjects(seats, (seat) => seatName(table, seat)),
    power: ending.power ?? 0,
    left: winners[0]?.points ?? 0,
  };
  return { headline: null, reasons: [t(`web-gladiators-ended-${ending.by}`, variables)] };
};
