import { describe, expect, it } from 'vitest';
import { arrow, HEIGHT, places, tokenSize } from './circle';

describe('the circle', () => {
  it.each([2, 3, 4, 5])('seats %i fighters inside the arena without one covering another', (count) => {
    const { width, height } = tokenSize(count);
    const points = places(count);
    for (const [number, { x, y }] of points.entries()) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(100);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(HEIGHT);
      for (const other of points.slice(number + 1)) {
        expect(Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height).toBe(true);
      }
    }
  });

  it('keeps two arrows apart that run between the same fighters', () => {
    const [one, , other] = places(5);
    if (!one || !other) throw new Error('five fighters have five places');
    const there = arrow(one, other, tokenSize(5)).middle;
    const back = arrow(other, one, tokenSize(5)).middle;
    expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(3);
  });
});
