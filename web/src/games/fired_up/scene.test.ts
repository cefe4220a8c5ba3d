import { describe, expect, it } from 'vitest';
import type { FiredUpStory } from '../../wire';
import { after, type Fighter, type Scene } from './scene';

const fighter = (name: Fighter['fighter']): Fighter => ({
  fighter: name,
  attack: { value: 5, limit: 5, counting: 5, end: 6 },
  defense: { value: 2, limit: 3, counting: 2, end: 4 },
  stamina: 13,
  full_stamina: 13,
  wounds: 0,
  wounds_left: 3,
  morale: 'neutral',
  morale_to_come: 'neutral',
  limits: [],
  influence: 3,
  full_influence: 3,
  targeted_by: [],
  overtakes: null,
  dealt: 0,
  dealt_now: 0,
  taken_now: 0,
  up: 0,
  down: 0,
  speed: 1,
  sprinting: false,
  target: 'mei',
  locked: false,
  alive: true,
});

const SCENE: Scene = { round: 1, fighters: [fighter('mei'), fighter('fred')], points: [0, 4], bets: [] };

const STORY: FiredUpStory = {
  happening: { kind: 'waited' },
  changes: [
    { kind: 'stamina', fighter: 'fred', before: 13, after: 9 },
    { kind: 'wounds', fighter: 'fred', before: 0, after: 1 },
    { kind: 'counting', fighter: 'mei', stat: 'attack', before: 5, after: 3 },
  ],
  effects: [
    { kind: 'morale', fighter: 'mei', morale: 'low' },
    { kind: 'fell', fighter: 'fred' },
    { kind: 'shown', seat: 0, card: 'h01', points: 2 },
    {
      kind: 'settled',
      bet: 'm1',
      cards: [
        { seat: 1, fighter: 'fred', points: 6 },
        { seat: 0, fighter: 'fred', points: 5 },
      ],
    },
  ],
};

describe('the table after a story', () => {
  it('shows every change of the fighters', () => {
    const [mei, fred] = after(SCENE, STORY).fighters;
    expect(fred).toMatchObject({ stamina: 9, wounds: 1, alive: false });
    expect(mei).toMatchObject({ morale: 'low', attack: { value: 5, counting: 3 }, alive: true });
  });

  it('has the points that it brought', () => {
    expect(after(SCENE, STORY).points).toEqual([7, 10]);
  });

  it('leaves the table before it as it was', () => {
    after(SCENE, STORY);
    expect(SCENE.fighters[1]).toMatchObject({ stamina: 13, alive: true });
    expect(SCENE.fighters[0]?.attack.counting).toBe(5);
  });
});
