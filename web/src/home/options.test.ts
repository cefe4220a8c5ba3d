import { describe, expect, it } from 'vitest';
import { changed, divisions, type Option } from './options';

const teams: Option = { type: 'string', values: ['2v2', '3v2', '2v2v1', '3v3'], default: null };

describe('options', () => {
  it('offer the team divisions that fit', () => {
    expect(divisions(teams, 4)).toEqual(['2v2']);
    expect(divisions(teams, 5)).toEqual(['3v2', '2v2v1']);
    expect(divisions(teams, 7)).toEqual([]);
    expect(divisions(undefined, 4)).toEqual([]);
  });

  it('are sent only where they differ from the usual', () => {
    const options: Record<string, Option> = {
      players: { type: 'integer', from: 1, to: 8, required: true },
      open_history: { type: 'boolean', default: false },
      target: { type: 'integer', from: 1, to: 9, default: null },
      teams,
    };
    const chosen = { players: 4, open_history: false, target: 2, teams: '' };
    expect(changed(options, chosen)).toEqual({ players: 4, target: 2 });
    expect(changed(options, { players: 2, open_history: true })).toEqual({ players: 2, open_history: true });
  });
});
