// How a game of Gorus Maximus has ended, in sentences.

import { t } from '../../language/language.svelte';
import { type Naming, seatName, subject, subjects } from '../../table/people';
import type { Explain } from '../../table/verdict';
import type { GorusGuide } from '../../wire';
import { cardName } from './words';
import { guideOf } from './view';

/** G7.3: why the solo player has lost a round, whatever the totals. */
export function missingEight(name: Naming): string {
  return t('gorus-no-eight', { ...subject(0, name) });
}

/** G5.2: how one of several sides that reached their targets became the champion. */
function tieBreak(guide: GorusGuide, name: Naming): string[] {
  const { ending, tally, sides } = guide;
  if (!ending || ending.decision === 'alone') return [];
  const of = (numbers: number[]) => {
    const [first] = numbers;
    const isContenders = numbers.length === 1 && first !== undefined && sides[first]?.seats.length === 0;
    const seats = numbers.flatMap((side) => sides[side]?.seats ?? []);
    return isContenders ? { who: 'contenders', name: '' } : subjects(seats, name);
  };
  const seated = ending.reached.filter((side) => (sides[side]?.seats.length ?? 0) > 0);
  const isSolo = seated.length < ending.reached.length;
  const reached = t('web-gorus-ended-reached', { ...of(seated), with: isSolo ? 'contenders' : 'players' });
  const count = sides[ending.champions[0] ?? 0]?.collected ?? 0;
  const variables = { ...of(ending.champions), count, card: tally?.preferred ? cardName(`${tally.preferred}0`) : '' };
  return [reached, t(`web-gorus-ended-${ending.decision}`, variables)];
}

export const explain: Explain = (table) => {
  const guide = guideOf(table.guide);
  if (!guide?.ending) return null;
  const name = (seat: number) => seatName(table, seat);
  const contendersWin = guide.ending.champions.some((side) => guide.sides[side]?.seats.length === 0);
  const eight = contendersWin && guide.lacks_an_eight ? [missingEight(name)] : [];
  return { headline: contendersWin ? t('web-gorus-ended-contenders') : null, reasons: [...eight, ...tieBreak(guide, name)] };
};
