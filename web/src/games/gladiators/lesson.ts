// A first game of Gladiators: a duel.

import type { Course, Moment } from '../../first/lesson';
import type { GladiatorsEffect, GladiatorsFighter, GladiatorsKind } from '../../wire';
import { guideOf } from './view';

const guide = (moment: Moment) => guideOf(moment.guide);

/** Whether the player is asked and may answer like this. */
function can(moment: Moment, kind: GladiatorsKind): boolean {
  return moment.isMyTurn && (guide(moment)?.choices.some((choice) => choice.kind === kind) ?? false);
}

/** Whether the player may act: a Focus is possible in the player's own turn, and only then. */
const acts = (moment: Moment) => can(moment, 'focus');

const anyFighter = (moment: Moment, is: (fighter: GladiatorsFighter) => boolean) => guide(moment)?.fighters.some(is) ?? false;

/** Whether the news has had an effect of one of these kinds. */
function happened({ told }: Moment, ...kinds: GladiatorsEffect['kind'][]): boolean {
  return told.some(
    ({ item }) => item.k === 'news' && item.what.game === 'gladiators' && item.what.effects.some(({ kind }) => kinds.includes(kind)),
  );
}

export const course: Course = {
  game: 'gladiators',
  players: 2,
  // A first game should not go on for ever.
  options: { turn_limit: 40 },
  welcome: [
    { id: 'goal', anchor: 'opponents' },
    { id: 'traits', anchor: 'own' },
    { id: 'decks', anchor: 'decks' },
    { id: 'turn', anchor: 'hand' },
  ],
  lessons: [
    { id: 'draw', anchor: 'decks', rules: ['D2.3', 'D4.6'], when: (moment) => can(moment, 'draw') },
    {
      id: 'respond',
      anchor: 'panel',
      rules: ['D3.3'],
      when: (moment) => moment.isMyTurn && guide(moment)?.pending != null,
    },
    { id: 'attack', anchor: 'opponents', rules: ['D4.2'], when: (moment) => can(moment, 'attack') },
    { id: 'recover', anchor: 'own', rules: ['D4.5'], when: (moment) => can(moment, 'recover') },
    { id: 'gambit', anchor: 'own', rules: ['D4.4'], when: (moment) => can(moment, 'gambit') },
    {
      id: 'barred',
      anchor: 'opponents',
      rules: ['D4.2'],
      when: (moment) => acts(moment) && (guide(moment)?.barred.length ?? 0) > 0,
    },
    { id: 'focus', anchor: 'decks', rules: ['D3.2', 'D4.1'], when: acts },
    { id: 'play', anchor: 'hand', rules: ['D3.1', 'D1.2'], when: (moment) => can(moment, 'play') },
    { id: 'dodge', anchor: 'opponents', rules: ['D4.2', 'D3.3'], when: (moment) => happened(moment, 'dodges', 'blocks') },
    { id: 'wounds', anchor: 'own', rules: ['D4.3'], when: (moment) => anyFighter(moment, ({ wounds }) => wounds > 0) },
    { id: 'onslaught', rules: ['D6.1'], when: (moment) => anyFighter(moment, ({ onslaught }) => onslaught !== '') },
    { id: 'pair', rules: ['D4.4', 'D6.2'], when: (moment) => anyFighter(moment, ({ pairs }) => pairs.length > 0) },
    { id: 'fall', anchor: 'opponents', rules: ['D4.3', 'D5.2'], when: (moment) => anyFighter(moment, ({ alive }) => !alive) },
    { id: 'end', rules: ['D5.3', 'D6.2'], when: (moment) => guide(moment)?.ending != null },
  ],
};
