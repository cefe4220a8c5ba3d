import { describe, expect, it } from 'vitest';
import type { Told } from '../net/table.svelte';
import { type Pace, type Presenter, Showing } from './showing.svelte';

const item = (version: number, k: 'paused' | 'said' = 'paused'): Told => ({
  version,
  item: k === 'said' ? { k, seat: 0, name: 'Livia', speech: { words: 'Salve!' } } : { k },
});

/** A queue that writes down what it shows; and a presenter with a pace for some items. */
function queue(paces: Record<number, Pace> = {}) {
  const log: string[] = [];
  const showing = new Showing((told) => {
    if (told.length > 0) log.push(`shows ${told.map(({ version }) => version).join(' ')}`);
  });
  const presenter: Presenter = {
    present: ({ version }, isLate) => {
      const pace = paces[version] ?? 'at_once';
      if (pace !== 'at_once') log.push(`presents ${version}${isLate ? ' late' : ''}`);
      return pace;
    },
    settle: () => log.push('settles'),
  };
  const detach = showing.attach(presenter);
  const add = (...told: Told[]) => showing.add(told, () => log.push(`adopts ${told.at(-1)?.version ?? 'nothing'}`));
  return { log, showing, add, detach };
}

describe('what has been shown of a table', () => {
  it('is everything at once where nothing takes time', () => {
    const { log, showing, add } = queue();
    add(item(1), item(2));
    add();
    expect(log).toEqual(['adopts 2', 'settles', 'shows 1 2', 'adopts nothing', 'settles']);
    expect(showing.isBehind).toBe(false);
  });

  it('stops at an item that takes time, and keeps the table after it back', () => {
    const { log, showing, add } = queue({ 2: 'concealed' });
    add(item(1), item(2), item(3));
    expect(log).toEqual(['presents 2', 'shows 1']);
    expect(showing.waiting.map(({ version }) => version)).toEqual([2, 3]);
    showing.reveal();
    showing.reveal();
    expect(log.slice(2)).toEqual(['shows 2']);
    showing.proceed();
    expect(log.slice(3)).toEqual(['adopts 3', 'settles', 'shows 3']);
    expect(showing.isBehind).toBe(false);
  });

  it('can show an outcome first, and wait then', () => {
    const { log, showing, add } = queue({ 1: 'revealed' });
    add(item(1), item(2));
    expect(log).toEqual(['presents 1', 'shows 1']);
    showing.proceed();
    expect(log.slice(2)).toEqual(['adopts 2', 'settles', 'shows 2']);
  });

  it('lets messages wait for each other, and says which items have waited', () => {
    const { log, showing, add } = queue({ 1: 'concealed', 2: 'concealed' });
    add(item(1));
    add(item(2));
    add();
    expect(log).toEqual(['presents 1']);
    showing.proceed();
    expect(log.slice(1)).toEqual(['adopts 1', 'settles', 'presents 2 late', 'shows 1']);
    showing.proceed();
    expect(log.slice(5)).toEqual(['adopts 2', 'settles', 'adopts nothing', 'settles', 'shows 2']);
  });

  it('catches up everywhere at once when the viewer skips', () => {
    const { log, showing, add } = queue({ 1: 'concealed', 2: 'concealed' });
    add(item(1), item(2));
    add(item(3));
    showing.catchUp();
    expect(log.slice(1)).toEqual(['adopts 2', 'settles', 'adopts 3', 'settles', 'shows 1 2 3']);
    expect(showing.isBehind).toBe(false);
    showing.proceed();
    showing.catchUp();
    expect(log.length).toBe(6);
  });

  it('does not show twice what was revealed before the viewer skipped', () => {
    const { log, showing, add } = queue({ 1: 'concealed' });
    add(item(1), item(2));
    showing.reveal();
    showing.catchUp();
    expect(log.filter((line) => line.startsWith('shows'))).toEqual(['shows 1', 'shows 2']);
  });

  it('catches up when the board goes', () => {
    const { log, showing, add, detach } = queue({ 1: 'concealed' });
    add(item(1));
    detach();
    expect(log.at(-1)).toBe('shows 1');
    add(item(2));
    expect(log.at(-1)).toBe('shows 2');
    expect(showing.isBehind).toBe(false);
  });

  it('lets people talk meanwhile', () => {
    const { log, showing, add } = queue({ 1: 'concealed' });
    add(item(1), item(2, 'said'), item(3));
    expect(log).toEqual(['presents 1', 'shows 2']);
    add(item(4, 'said'));
    expect(log.at(-1)).toBe('shows 4');
    showing.proceed();
    expect(log.at(-1)).toBe('shows 1 3');
    expect(showing.isBehind).toBe(false);
  });

  it('forgets what waits when another view is shown', () => {
    const { log, showing, add } = queue({ 1: 'concealed' });
    add(item(1), item(2));
    showing.clear();
    expect(log.slice(1)).toEqual(['settles']);
    expect(showing.isBehind).toBe(false);
    add(item(3));
    expect(log.at(-1)).toBe('shows 3');
  });
});
