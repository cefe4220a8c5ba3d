import { describe, expect, it } from 'vitest';
import type { FiredUpChoice, FiredUpInfluenceAction } from '../../wire';
import { attempt, cost, fit, isInfluence, uses } from './choosing';

const influence = (deed: FiredUpInfluenceAction, ...ways: FiredUpChoice['ways']): FiredUpChoice => ({
  act: { kind: 'influence', deed, changes: [] },
  ways,
});

const CHOICES: FiredUpChoice[] = [
  influence({ kind: 'speed', fighter: 'mei' }, { move: 'speed mei SD', dice: 'SD' }, { move: 'speed mei SS', dice: 'SS' }),
  influence(
    { kind: 'speed', fighter: 'fred' },
    { move: 'speed fred S', dice: 'S' },
    { move: 'multitask OO speed fred', dice: 'OO', multitask: true },
  ),
  influence({ kind: 'lock', fighter: 'mei' }, { move: 'multitask Ot lock mei', dice: 'O', tokens: 1, multitask: true }),
  { act: { kind: 'store', tokens: 1 }, ways: [{ move: 'store O', dice: 'O' }] },
  { act: { kind: 'discard', face: 'S' }, ways: [{ move: 'discard S', dice: 'S' }] },
];

const moves = (tapped: string) => uses(CHOICES, tapped).map(({ way }) => way.move);

describe('what tapped dice can do', () => {
  it('is all that they pay for, alone or with others', () => {
    expect(moves('S')).toEqual(['speed mei SS', 'speed fred S', 'discard S']);
    expect(moves('O')).toEqual(['multitask OO speed fred', 'multitask Ot lock mei', 'store O']);
  });

  it('is paid exactly by what is tapped where that is possible', () => {
    expect(moves('SD')).toEqual(['speed mei SD']);
    expect(moves('SS')).toEqual(['speed mei SS']);
  });

  it('counts tokens as what they are', () => {
    expect(moves('t')).toEqual(['multitask Ot lock mei']);
    expect(cost({ move: '', dice: 'OO', tokens: 1, beside: 'S' })).toBe('OOSt');
  });

  it('is nothing while nothing is tapped', () => {
    expect(moves('')).toEqual([]);
  });

  it('tells dice that go together from those that do not', () => {
    expect(fit(CHOICES, 'SS')).toBe(true);
    expect(fit(CHOICES, 'SO')).toBe(false);
  });

  it('knows influence from the rest', () => {
    expect(uses(CHOICES, 'S').filter(isInfluence)).toHaveLength(2);
  });
});

describe('a tap on a fighter that cannot be influenced', () => {
  it('is written as the move that was meant, so that it can be refused', () => {
    expect(attempt('B', 'mei', 'fred')).toBe('buff mei attack B');
    expect(attempt('M', 'mei', 'fred')).toBe('morale mei up M');
    expect(attempt('S', 'mei', 'fred')).toBe('speed mei S');
    expect(attempt('T', 'mei', 'fred')).toBe('target mei fred T');
    expect(attempt('D', 'mei', 'fred')).toBe('buff mei attack D');
    expect(attempt('O', 'mei', 'fred')).toBe('multitask OO buff mei attack');
  });
});
