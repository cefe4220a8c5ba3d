import { expect, it } from 'vitest';
import { playerCount } from './cards';

it('marks the ranks of larger decks with their number of players', () => {
  // G2.1: the ranks of a deck by its number of players, 0 apart.
  const decks = { 5: [4, 12], 6: [3, 13], 7: [2, 14], 8: [1, 15] } as const;
  for (let rank = 1; rank <= 15; rank += 1) {
    const [players] = Object.entries(decks).find(([, [lowest, highest]]) => rank >= lowest && rank <= highest) ?? [];
    expect(playerCount(rank)).toBe(players === '5' ? '' : players === '8' ? '8' : `${players}+`);
  }
  expect(playerCount(0)).toBe('');
});
