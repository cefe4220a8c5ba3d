// The sides of a table: players, teams, and in solo the contenders.

import { t } from '../../language/language.svelte';
import { isViewer, list, type Naming, subjects } from '../../table/people';
import type { GorusGuide, GorusParty } from '../../wire';

/** Whether the sides are teams. Every division has a team of several players. */
export const hasTeams = ({ sides }: GorusGuide) => sides.some(({ seats }) => seats.length > 1);

/** The team of a player, by number; null at a table without teams, and for contenders. */
export function teamOf(guide: GorusGuide, party: GorusParty): number | null {
  if (typeof party !== 'number' || !hasTeams(guide)) return null;
  return guide.sides.findIndex(({ seats }) => seats.includes(party));
}

export const teamName = (team: number) => t('team-name', { team });

/** Sides as the subject of a sentence; the viewer's own team is not among the names of several. */
export interface SideSubject {
  who: 'you' | 'seat' | 'several' | 'several-with-you' | 'contenders' | 'your-team' | 'several-with-your-team';
  name: string;
}

/** Sides, by number, as the subject of a sentence: players by their names, teams by their letters. */
export function sideSubjects(guide: GorusGuide, numbers: number[], name: Naming): SideSubject {
  const seatsOf = (side: number) => guide.sides[side]?.seats ?? [];
  if (hasTeams(guide)) {
    const others = numbers.filter((side) => !seatsOf(side).some((seat) => isViewer(seat, name)));
    const isMine = others.length < numbers.length;
    const who = numbers.length === 1 ? (isMine ? 'your-team' : 'seat') : isMine ? 'several-with-your-team' : 'several';
    return { who, name: list(others.map(teamName)) };
  }
  const seats = numbers.flatMap(seatsOf);
  return seats.length === 0 ? { who: 'contenders', name: '' } : subjects(seats, name);
}
