import { beforeAll, describe, expect, it } from 'vitest';
import { t, words } from '../language/language.svelte';
import type { ChairState } from '../wire';
import { chairName, isViewer } from './people';

const person = (name: string): ChairState => ({ kind: 'person', name, muted: false, would_abandon: false, seeded: false });

describe('names at a table', () => {
  beforeAll(() => words.load('common'));

  it('let no other person pass for the viewer', () => {
    const chairs = [person('You'), person('Livia')];
    const name = (seat: number) => chairName(chairs[seat], seat);
    expect(t('name-you')).toBe('You');
    expect(isViewer(0, name)).toBe(false);
    expect(name(0)).toBe('“You”');
    expect(name(1)).toBe('Livia');
  });
});
