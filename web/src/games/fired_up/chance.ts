// The setup and the dice of Fired Up.

import { type Drawing, type Draws, type FetchPack, range, type RecordedOptions } from '../../fairness/drawing';
import { Uncheckable } from '../../fairness/record';
import type { Stream } from '../../fairness/stream';

/** The letters of the faces of the dice, in the order of the content pack. */
interface Dice {
  influence: string;
  attack: string;
  defense: string;
}

const OWN_PACK = 'default';
/** The dice of our own pack. */
const OWN_DICE: Dice = { influence: 'BMSTOD', attack: 'HATLX-', defense: 'HATLX-' };
const FIGHTERS = ['sigurd', 'marrow', 'mei', 'rexus', 'abbel', 'fred'];

/** Dice in the order in which a record has them. */
function sorted(faces: string, event: string): string {
  const order = event === 'roll' ? OWN_DICE.influence : OWN_DICE.attack;
  return [...faces].sort((one, other) => order.indexOf(one) - order.indexOf(other)).join('');
}

/** The words of an event. No dice are an empty word, which may be missing at the end of a fight, or a 0. */
function wordsOf(event: string): string[] {
  const words = event.split(' ');
  if (words[0] !== 'fight') return words;
  while (words.length < 5) words.push('');
  return words.map((word) => (word === '0' ? '' : word));
}

class Rolls implements Drawing {
  readonly #players: number;
  readonly #dice: Dice;
  #attacker = '';

  constructor(players: number, dice: Dice) {
    this.#players = players;
    this.#dice = dice;
  }

  async draw(stream: Stream, found: string) {
    const words = wordsOf(found);
    const [first, who = '', faces = '', other = '', otherFaces = ''] = words;
    const roll = async (die: keyof Dice, faces: string) => sorted(await stream.roll(this.#dice[die], faces.length), first ?? '');
    switch (first) {
      case 'roll':
        return { kind: 'roll' as const, text: `roll ${who} ${await roll('influence', faces)}` };
      case 'fight': {
        const attack = await roll('attack', faces);
        return { kind: 'roll' as const, text: `fight ${who} ${attack} ${other} ${await roll('defense', otherFaces)}` };
      }
      case 'misses':
        return { kind: 'roll' as const, text: `misses ${who} ${await roll(who === this.#attacker ? 'attack' : 'defense', faces)}` };
      case 'setup':
      case '': {
        const fighters = (await stream.shuffle(FIGHTERS)).slice(0, this.#players <= 3 ? 4 : 5);
        const bets: string[] = [];
        for (const term of 'eml') bets.push(`${term}${1 + (await stream.below(2))}`);
        const leader = await stream.below(this.#players);
        const deck = await stream.shuffle(range(1, 60).map((card) => `h${String(card).padStart(2, '0')}`));
        return { kind: 'deal' as const, text: `setup ${fighters.join('.')} ${bets.join('.')} ${leader} ${deck.join('.')}` };
      }
      default:
        return null;
    }
  }

  happen(found: string) {
    const [first, attacker = ''] = found.split(' ');
    if (first === 'fight') this.#attacker = attacker;
  }

  /** Dice may lie in any order. */
  canonical(found: string) {
    const words = wordsOf(found);
    const first = words[0] ?? '';
    if (first === 'setup') return found;
    return words.map((word, place) => (place > 0 && place % 2 === 0 ? sorted(word, first) : word)).join(' ');
  }
}

/** The dice of another pack are printed on it; the record has the hash of the pack that was played with. */
async function dice({ options, packHash }: RecordedOptions, fetchPack: FetchPack): Promise<Dice> {
  const name = typeof options['pack'] === 'string' ? options['pack'] : OWN_PACK;
  if (name === OWN_PACK) return OWN_DICE;
  const pack = await fetchPack(name);
  if (!pack || pack.hash !== packHash) throw new Uncheckable('pack');
  return { influence: pack.influence_die, attack: pack.attack_die, defense: pack.defense_die };
}

export const draws: Draws = {
  firstWord: 'setup',
  begin: async (recorded, fetchPack) => new Rolls(recorded.players, await dice(recorded, fetchPack)),
};
