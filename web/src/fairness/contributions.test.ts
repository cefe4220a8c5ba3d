import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contribute, recall, takePart } from './contributions';

beforeEach(() => localStorage.clear());

describe('what a browser adds to a game', () => {
  it('is a new seed each time, and all of them are remembered', () => {
    const [one, other] = [contribute('t1', 'c1'), contribute('t1', 'c1')];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    takePart('t1', 'c1', [2]);
    expect(recall('t1')).toEqual({ commitment: 'c1', seeds: [one, other], seats: [2] });
    expect(recall('t2')).toBeNull();
  });

  it('is held against the commitment that was shown first', () => {
    contribute('t1', 'first');
    contribute('t1', 'second');
    takePart('t1', 'third', [0]);
    expect(recall('t1')?.commitment).toBe('first');
  });

  it('is remembered of the seats that one has in the end', () => {
    takePart('t1', 'c1', [0]);
    takePart('t1', 'c1', [1, 3]);
    expect(recall('t1')).toEqual({ commitment: 'c1', seeds: [], seats: [1, 3] });
  });

  it('is forgotten of tables long ago', () => {
    for (let table = 0; table < 205; table += 1) contribute(`t${table}`, 'c');
    expect(recall('t4')).toBeNull();
    expect(recall('t5')).not.toBeNull();
  });

  it('is given also where nothing can be kept', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(contribute('t1', 'c1')).toHaveLength(64);
    full.mockRestore();
    localStorage.setItem('munera.contributions', '{not JSON');
    expect(recall('t1')).toBeNull();
  });
});
