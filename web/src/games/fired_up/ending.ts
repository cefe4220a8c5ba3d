// How a game of Fired Up has ended, in sentences.

import { t } from '../../language/language.svelte';
import { seatName, subjects } from '../../table/people';
import type { Explain } from '../../table/verdict';
import { guideOf } from './view';
import { fightWonText } from './words';

export const explain: Explain = (table) => {
  const ending = guideOf(table.guide)?.ending;
  if (!ending) return null;
  const name = (seat: number) => seatName(table, seat);
  const fight = fightWonText(ending);
  if (ending.decision === 'by_points') return { headline: null, reasons: [fight] };
  // U8.3: the seats with the most points, of which those with the most from bets have won.
  const [best] = ending.standings;
  const tied = ending.standings.filter(({ points }) => points === best?.points).flatMap(({ seats }) => seats);
  const winners = ending.standings.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
  const level = t('fired-up-ended-level', { ...subjects(tied, name), points: best?.points ?? 0 });
  const bets = ending.points[winners[0] ?? 0]?.bets ?? 0;
  return { headline: null, reasons: [fight, level, t(`fired-up-ended-${ending.decision}`, { ...subjects(winners, name), bets })] };
};
