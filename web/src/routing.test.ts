import { describe, expect, it } from 'vitest';
import { read } from './routing.svelte';

describe('an address', () => {
  it('shows its page', () => {
    expect(read('/', '')).toEqual({ page: 'home' });
    expect(read('/new/gorus', '')).toEqual({ page: 'new', game: 'gorus', company: 'friends' });
    expect(read('/new/gorus/bots', '')).toEqual({ page: 'new', game: 'gorus', company: 'bots' });
    expect(read('/t/19wnhbca5egwme65', '')).toEqual({ page: 'table', code: '19wnhbca5egwme65' });
    expect(read('/rules/gorus', '#G3.4')).toEqual({ page: 'rules', game: 'gorus', rule: 'G3.4' });
    expect(read('/rules/gorus/G3.4', '')).toEqual({ page: 'rules', game: 'gorus', rule: 'G3.4' });
    expect(read('/first/gladiators', '')).toEqual({ page: 'first', game: 'gladiators' });
    expect(read('/replay/abc/12', '')).toEqual({ page: 'replay', code: 'abc', step: 12 });
  });

  it('that is none is told', () => {
    for (const path of [
      '/t',
      '/t/a/b',
      '/nowhere',
      '/rules',
      '/rules/gorus/G3.4/more',
      '/new/gorus/more',
      '/first',
      '/account/more',
      '/a/b/c/d',
    ]) {
      expect(read(path, '')).toEqual({ page: 'nowhere' });
    }
  });
});
