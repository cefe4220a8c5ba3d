// A first game of Gorus Maximus: one round of three.

import type { Course, Moment } from '../../first/lesson';
import type { GorusBout, GorusChoice } from '../../wire';
import { parts } from './cards';
import { guideOf, viewOf } from './view';

const guide = (moment: Moment) => guideOf(moment.guide);

/** What the player may play; empty unless asked. */
function choices(moment: Moment): GorusChoice[] {
  return moment.isMyTurn ? (guide(moment)?.choices ?? []) : [];
}

const troupe = ({ view }: Moment): string[] => viewOf(view)?.troupe ?? [];

/** The bouts that the player sees: the running one, and the last. */
function bouts(moment: Moment): GorusBout[] {
  const shown = guide(moment);
  return [shown?.bout, shown?.last_bout].filter((bout) => bout != null);
}

const lies = (moment: Moment, rank: number) => bouts(moment).some(({ plays }) => plays.some(({ card }) => parts(card).rank === rank));

const hasTaken = (moment: Moment) => {
  const bout = guide(moment)?.last_bout;
  return bout != null && bout.winning !== null && bout.plays[bout.winning]?.by === moment.seat;
};

/** The coach speaks of a 0 in hand when the hand has so few cards left. */
const FEW = 5;
const holdsZero = (moment: Moment) => troupe(moment).length <= FEW && troupe(moment).some((card) => parts(card).rank === 0);

export const course: Course = {
  game: 'gorus',
  players: 3,
  options: { target: 1 },
  welcome: [
    { id: 'goal', anchor: 'support' },
    { id: 'cards', anchor: 'hand' },
    { id: 'bouts', anchor: 'bout' },
    { id: 'schools', anchor: 'schools' },
    { id: 'turn', anchor: 'hand' },
  ],
  lessons: [
    {
      id: 'challenge',
      anchor: 'hand',
      rules: ['G3.4'],
      when: (moment) => choices(moment).some(({ deed }) => deed === 'challenges'),
    },
    {
      id: 'lead',
      anchor: 'hand',
      rules: ['G3.1', 'G3.2'],
      when: (moment) => choices(moment).some(({ deed }) => deed === 'opens' || deed === 'leads'),
    },
    {
      id: 'follow',
      anchor: 'hand',
      rules: ['G3.3'],
      when: (moment) => choices(moment).length > 0 && choices(moment).length < troupe(moment).length,
    },
    {
      id: 'sluff',
      anchor: 'hand',
      rules: ['G3.5'],
      when: (moment) => choices(moment).some(({ deed }) => deed === 'sluffs'),
    },
    {
      id: 'match',
      anchor: 'schools',
      rules: ['G3.4', 'G3.6'],
      when: (moment) => bouts(moment).some(({ plays }) => plays.some(({ deed }) => deed === 'challenges')),
    },
    { id: 'worth', anchor: 'bout', rules: ['G1.2', 'G3.7'], when: hasTaken },
    { id: 'taken', anchor: 'bout', rules: ['G3.6', 'G3.2'], when: (moment) => guide(moment)?.last_bout != null },
    { id: 'eight', anchor: 'bout', rules: ['G1.2'], when: (moment) => lies(moment, 8) },
    { id: 'zero', anchor: 'schools', rules: ['G1.3'], when: (moment) => lies(moment, 0) || holdsZero(moment) },
    {
      id: 'tally',
      anchor: 'support',
      rules: ['G4.1', 'G4.2'],
      when: (moment) => guide(moment)?.tally?.is_over === true || guide(moment)?.ending != null,
    },
    { id: 'support', anchor: 'support', rules: ['G5.1', 'G5.2'], when: (moment) => guide(moment)?.ending != null },
  ],
};
