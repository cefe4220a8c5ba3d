import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples';
import { fates } from './fates';

const fights = EXAMPLES.flatMap((example) => (example.kind === 'fight' ? [{ name: example.name, fight: example.fight }] : []));

describe('the dice of a worked fight', () => {
  it.each(fights)('end as the rules say: $name', ({ fight }) => {
    const { attack, defense } = fates(fight);
    const faces = (dice: typeof attack, fate: string) =>
      dice
        .filter((die) => die.fate === fate)
        .map(({ face }) => face)
        .join('');
    expect(faces(attack, 'blocked')).toBe(fight.blocked);
    expect(faces(attack, 'through')).toBe(fight.unblocked);
    expect(faces(defense, 'counters')).toHaveLength(fight.counters);
    expect(faces(defense, 'blocks')).toHaveLength(fight.blocked.length);
  });
});
