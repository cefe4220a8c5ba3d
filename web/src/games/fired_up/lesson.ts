// A first game of Fired Up: two in the crowd, fighters without abilities.

import type { Course, Moment } from '../../first/lesson';
import type { FiredUpAct, FiredUpInfluenceAction, FiredUpEffect } from '../../wire';
import { guideOf } from './view';

const guide = (moment: Moment) => guideOf(moment.guide);

/** What the player may do; empty unless asked. */
function acts(moment: Moment): FiredUpAct[] {
  return moment.isMyTurn ? (guide(moment)?.choices ?? []).map(({ act }) => act) : [];
}

const can = (moment: Moment, kind: FiredUpAct['kind']) => acts(moment).some((act) => act.kind === kind);

/** Whether the player may use a die for a deed of one of these kinds. */
const canInfluence = (moment: Moment, ...kinds: FiredUpInfluenceAction['kind'][]) =>
  acts(moment).some((act) => act.kind === 'influence' && kinds.includes(act.deed.kind));

/** Whether the news has had an effect of this kind. */
function happened({ told }: Moment, kind: FiredUpEffect['kind']): boolean {
  return told.some(
    ({ item }) => item.k === 'news' && item.what.game === 'fired_up' && item.what.effects.some((effect) => effect.kind === kind),
  );
}

export const course: Course = {
  game: 'fired_up',
  players: 2,
  options: { abilities: false },
  welcome: [
    { id: 'goal', anchor: 'score' },
    { id: 'arena', anchor: 'arena' },
    { id: 'mats', anchor: 'arena' },
    { id: 'secrets', anchor: 'highlights' },
    { id: 'turn', anchor: 'tray' },
  ],
  lessons: [
    { id: 'keep', anchor: 'highlights', rules: ['U3.1', 'U5.1'], when: (moment) => can(moment, 'keep') },
    { id: 'reroll', anchor: 'tray', rules: ['U3.2'], when: (moment) => can(moment, 'reroll') },
    {
      id: 'wait',
      anchor: 'highlights',
      rules: ['U5.2', 'U5.3'],
      when: (moment) => can(moment, 'wait') || can(moment, 'score'),
    },
    {
      id: 'influence',
      anchor: 'tray',
      rules: ['U3.2', 'U3.3'],
      when: (moment) => acts(moment).some(({ kind }) => kind === 'influence'),
    },
    { id: 'battle', anchor: 'banner', rules: ['U4.3', 'U4.4'], when: (moment) => guide(moment)?.last_attack != null },
    { id: 'fallen', anchor: 'arena', rules: ['U4.5', 'U7.1'], when: (moment) => happened(moment, 'fell') },
    { id: 'paid', anchor: 'bets', rules: ['U6.2', 'U6.3'], when: (moment) => guide(moment)?.bets.some(({ settled }) => settled) ?? false },
    { id: 'scored', anchor: 'score', rules: ['U5.1', 'U5.2'], when: (moment) => happened(moment, 'shown') },
    { id: 'bet', anchor: 'bets', rules: ['U3.8', 'U6.1'], when: (moment) => can(moment, 'bet') },
    { id: 'buff', anchor: 'arena', rules: ['U3.4'], when: (moment) => canInfluence(moment, 'buff') },
    { id: 'morale', anchor: 'arena', rules: ['U3.5', 'U4.1'], when: (moment) => canInfluence(moment, 'morale') },
    { id: 'target', anchor: 'arena', rules: ['U3.7'], when: (moment) => canInfluence(moment, 'target', 'lock') },
    { id: 'speed', anchor: 'arena', rules: ['U3.6', 'U4.3'], when: (moment) => canInfluence(moment, 'speed') },
    {
      id: 'double',
      anchor: 'tray',
      rules: ['U3.9'],
      when: (moment) => moment.isMyTurn && (guide(moment)?.turn?.dice.includes('D') ?? false),
    },
    {
      id: 'progress',
      anchor: 'highlights',
      rules: ['U5.1'],
      when: (moment) => guide(moment)?.highlights.some(({ place, tiers }) => place === 'kept' && tiers.some(({ holds }) => holds)) ?? false,
    },
    { id: 'round', anchor: 'banner', rules: ['U5.4', 'U7.2'], when: (moment) => happened(moment, 'round') },
    { id: 'end', anchor: 'score', rules: ['U8.1', 'U8.3'], when: (moment) => guide(moment)?.ending != null },
  ],
};
