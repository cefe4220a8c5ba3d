import { describe, expect, it } from 'vitest';
import { freeTop } from './placing';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('a place that covers nothing', () => {
  const toast = box(12, 500, 336, 60);

  it('is at the top if nothing is there', () => {
    expect(freeTop(toast, [], 640)).toBe(8);
    expect(freeTop(toast, [box(0, 400, 360, 200)], 640)).toBe(8);
  });

  it('is between the controls', () => {
    const top = freeTop(toast, [box(300, 0, 44, 44), box(0, 160, 360, 480)], 640);
    expect(top).toBeGreaterThanOrEqual(44);
    expect(top + 60).toBeLessThanOrEqual(160);
  });

  it('may be beside a control', () => {
    expect(freeTop(toast, [box(350, 0, 10, 640)], 640)).toBe(8);
  });

  it('covers as little as possible where nothing is free', () => {
    expect(freeTop(toast, [box(0, 0, 360, 600), box(0, 600, 40, 40)], 640)).toBeGreaterThan(540);
  });
});
