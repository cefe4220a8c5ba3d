import { describe, expect, it } from 'vitest';
import type { OptionDescription } from '../wire';
import { agreed, changed, divisions, houseRules, readings } from './options';

const teams: OptionDescription = { type: 'string', values: ['2v2', '3v2', '2v2v1', '3v3'], default: null };

describe('options', () => {
  it('offer the team divisions that fit', () => {
    expect(divisions(teams, 4)).toEqual(['2v2']);
    expect(divisions(teams, 5)).toEqual(['3v2', '2v2v1']);
    expect(divisions(teams, 7)).toEqual([]);
    expect(divisions(undefined, 4)).toEqual([]);
  });

  it('are sent only where they differ from the usual', () => {
    const options: Record<string, OptionDescription> = {
      players: { type: 'integer', from: 1, to: 8, required: true },
      open_history: { type: 'boolean', default: false },
      target: { type: 'integer', from: 1, to: 9, default: null },
      teams,
    };
    const chosen = { players: 4, open_history: false, target: 2, teams: '' };
    expect(changed(options, chosen)).toEqual({ players: 4, target: 2 });
    expect(changed(options, { players: 2, open_history: true })).toEqual({ players: 2, open_history: true });
  });

  it('tell house rules apart by the rules that they change', () => {
    const options: Record<string, OptionDescription> = {
      players: { type: 'integer', from: 2, to: 5, required: true },
      locks: { type: 'string', values: ['round', 'stay'], default: 'round', changes: ['U3.7', 'U7.2'] },
      rexus_counter: { type: 'integer', from: 1, to: 2, default: 2, changes: ['U9.4'] },
      abbel_wounds: { type: 'boolean', default: true, changes: ['U9.5'] },
    };
    const rules = houseRules(options);
    expect(rules.map(([name]) => name)).toEqual(['locks', 'rexus_counter', 'abbel_wounds']);
    expect(rules.map(([, option]) => readings(option))).toEqual([
      ['round', 'stay'],
      [2, 1],
      [true, false],
    ]);
    expect(agreed(options, { players: 2 })).toEqual([]);
    expect(agreed(options, { players: 2, abbel_wounds: false }).map(([name]) => name)).toEqual(['abbel_wounds']);
    expect(changed(options, { players: 2, abbel_wounds: true, rexus_counter: 1 })).toEqual({ players: 2, rexus_counter: 1 });
  });
});
