// How a game of Gorus Maximus has ended, in sentences.

import { t } from '../../language/language.svelte';
import { names, type Naming, seatName, subject } from '../../table/people';
import type { Explain } from '../../table/verdict';
import type { GorusGuide } from '../../wire';
import { hasTeams, sideSubjects } from './sides';
import { guideOf } from './view';
import { cardName } from './words';

/** G7.3: why the solo player has lost a round, whatever the totals. */
export function missingEight(name: Naming): string {
  return t('gorus-no-eight', { ...subject(0, name) });
}

/** How contenders have won by what they collected. */
function contendersCount({ sides, tally }: GorusGuide, name: Naming): string {
  const contenders = sides.findIndex(({ seats }) => seats.length === 0);
  const favour = (side: number) => tally?.sides[side]?.favour ?? 0;
  const support = sides[contenders]?.support ?? 0;
  return t('web-gorus-ended-contenders-count', { ...subject(0, name), support, theirs: favour(contenders), own: favour(1 - contenders) });
}

/** G5.2: how one of several sides that reached their targets became the champion. */
function tieBreak(guide: GorusGuide, name: Naming): string[] {
  const { ending, tally, sides } = guide;
  if (!ending || ending.decision === 'alone') return [];
  const seated = ending.reached.filter((side) => (sides[side]?.seats.length ?? 0) > 0);
  const isSolo = seated.length < ending.reached.length;
  const reached = t('web-gorus-ended-reached', { ...sideSubjects(guide, seated, name), with: isSolo ? 'contenders' : 'players' });
  const count = sides[ending.champions[0] ?? 0]?.collected ?? 0;
  const champions = sideSubjects(guide, ending.champions, name);
  const card = tally?.preferred ? cardName(`${tally.preferred}0`) : '';
  return [reached, t(`web-gorus-ended-${ending.decision}`, { ...champions, count, card })];
}

export const explain: Explain = (table) => {
  const guide = guideOf(table.guide);
  if (!guide?.ending) return null;
  const name = (seat: number) => seatName(table, seat);
  const { champions } = guide.ending;
  const winners = champions.flatMap((side) => guide.sides[side]?.seats ?? []);
  const contendersWin = winners.length === 0;
  const eight = contendersWin && guide.lacks_an_eight ? [missingEight(name)] : [];
  const isByCount = contendersWin && eight.length === 0 && guide.ending.decision === 'alone';
  const count = isByCount ? [contendersCount(guide, name)] : [];
  const { who, name: team } = sideSubjects(guide, champions, name);
  const teams = hasTeams(guide) ? t('web-gorus-ended-teams', { who, team, names: names(winners, name) }) : null;
  return { headline: contendersWin ? t('web-gorus-ended-contenders') : teams, reasons: [...eight, ...count, ...tieBreak(guide, name)] };
};
