import { describe, expect, it } from 'vitest';
import { draws } from './chance';

describe('a fight without Defense dice', () => {
  it.each(['fight marrow HHT- sigurd ', 'fight marrow HHT- sigurd', 'fight marrow HHT- sigurd 0'])('is understood as %j', async (found) => {
    const drawing = await draws.begin({ players: 2, options: {}, packHash: undefined }, () => Promise.resolve(null));
    expect(drawing.canonical(found)).toBe('fight marrow HHT- sigurd ');
  });
});
