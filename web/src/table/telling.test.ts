import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { StreamItem } from '../wire';
import { tell } from './telling';

const sat = (seat: number): StreamItem => ({ k: 'sat', seat });
const stood = (seat: number): StreamItem => ({ k: 'stood', seat, sent_away: false });

/** The lines of a log with these items, seen by a spectator. */
function lines(...items: StreamItem[]): string[] {
  const told = items.map((item, place) => ({ version: place + 1, item }));
  const table = { told, guide: null, seat: null, seats: [], state: null } as Partial<Table> as Table;
  return items.map((item) => tell(table, null, item)).filter((line) => line !== '');
}

describe('the log of a table', () => {
  beforeAll(() => Promise.all([words.load('common'), words.load('web')]));

  it('tells once that a player sits down, though the player adds a seed by sitting down again', () => {
    expect(lines(sat(0), sat(1), sat(0))).toHaveLength(2);
  });

  it('tells again that a player sits down where a player has stood up', () => {
    expect(lines(sat(0), stood(0), sat(0))).toHaveLength(2);
  });
});
