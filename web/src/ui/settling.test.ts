import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOMENT, Settling } from './settling.svelte';

describe('the moment after a question', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes', () => {
    const settling = new Settling();
    expect(settling.isNew).toBe(false);
    settling.ask('respond');
    expect(settling.isNew).toBe(true);
    vi.advanceTimersByTime(MOMENT - 1);
    expect(settling.isNew).toBe(true);
    vi.advanceTimersByTime(1);
    expect(settling.isNew).toBe(false);
  });

  it('begins anew with another question, and not with the same', () => {
    const settling = new Settling();
    settling.ask('draw');
    vi.advanceTimersByTime(MOMENT);
    settling.ask('draw');
    expect(settling.isNew).toBe(false);
    settling.ask('respond');
    vi.advanceTimersByTime(MOMENT / 2);
    settling.ask('act');
    vi.advanceTimersByTime(MOMENT / 2);
    expect(settling.isNew).toBe(true);
    vi.advanceTimersByTime(MOMENT / 2);
    expect(settling.isNew).toBe(false);
  });

  it('begins anew when a question is asked again after an answer', () => {
    const settling = new Settling();
    settling.ask('respond');
    vi.advanceTimersByTime(MOMENT);
    settling.ask(null);
    expect(settling.isNew).toBe(false);
    settling.ask('respond');
    expect(settling.isNew).toBe(true);
  });

  it('ends with the board', () => {
    const settling = new Settling();
    settling.ask('respond');
    settling.stop();
    expect(settling.isNew).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
