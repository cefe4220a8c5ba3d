// The decks of Gladiators, at the beginning and when they are shuffled anew.

import { type Drawing, type Draws, range } from '../../fairness/drawing';
import type { Stream } from '../../fairness/stream';
import { TRAITS } from './cards';

class Decks implements Drawing {
  async draw(stream: Stream, found: string) {
    const shuffled = async (trait: string, powers: number[]) => (await stream.shuffle(powers)).map((power) => `${trait}${power}`).join('.');
    const [first, trait = '', cards = ''] = found.split(' ');
    if (first === 'restock') {
      const powers = cards.split('.').map((card) => Number(card.slice(1)));
      const text = await shuffled(
        trait,
        powers.sort((one, other) => one - other),
      );
      return { kind: 'shuffle' as const, text: `restock ${trait} ${text}` };
    }
    if (first !== 'setup' && first !== '') return null;
    const decks: string[] = [];
    for (const trait of TRAITS) decks.push(await shuffled(trait, range(1, 13)));
    return { kind: 'deal' as const, text: `setup ${decks.join(' ')}` };
  }

  happen() {
    // No draw depends on an earlier one.
  }

  canonical(found: string) {
    return found;
  }
}

export const draws: Draws = {
  firstWord: 'setup',
  begin: () => Promise.resolve(new Decks()),
};
