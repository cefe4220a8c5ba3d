// What each game draws from the stream of a chance event: docs/fairness.md, "What each game draws". No
// rules are known here: how many dice were rolled, and which cards were shuffled anew, the record tells.

import type { Stream } from './stream';

export type Kind = 'deal' | 'shuffle' | 'roll';

/** Draws the chance events of one game, one after the other. */
export interface Drawing {
  /** What the seeds give in place of an event of the record; nothing if that is no event of the game. */
  draw(stream: Stream, found: string): Promise<{ kind: Kind; text: string } | null>;
  /** The event as the record has it: later ones may depend on it. */
  happen(found: string): void;
  /** The same event, as we write it. */
  canonical(found: string): string;
}

/** The letters of the faces of the dice, in the order of the content pack. */
export interface Dice {
  influence: string;
  attack: string;
  defense: string;
}

export const OWN_DICE: Dice = { influence: 'BMSTOD', attack: 'HATLX-', defense: 'HATLX-' };

export interface Options {
  players: number;
  schools?: string;
  pack?: string;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

class Gorus implements Drawing {
  static readonly #SCHOOLS = 'FSAXH';
  static readonly #RANKS: Record<number, [number, number]> = { 6: [3, 13], 7: [2, 14], 8: [1, 15] };
  readonly #players: number;
  #schools: string | null;
  #dealer: number | null = null;

  constructor(options: Options) {
    this.#players = options.players;
    this.#schools = options.schools ?? null;
  }

  async draw(stream: Stream) {
    const players = this.#players;
    const dealer = this.#dealer === null ? await stream.below(players) : (this.#dealer + 1) % players;
    const count = players <= 3 ? 3 : Math.min(players, 5);
    const schools = this.#schools ?? (await stream.shuffle([...Gorus.#SCHOOLS])).slice(0, count).join('');
    const [lowest, highest] = Gorus.#RANKS[players] ?? [4, 12];
    const ranks = [0, ...range(lowest, highest)];
    const cards = [...Gorus.#SCHOOLS]
      .filter((school) => schools.includes(school))
      .flatMap((school) => ranks.map((rank) => `${school}${rank}`));
    const deck = await stream.shuffle(cards, 10);
    const place = new Map(cards.map((card, number) => [card, number]));
    const sorted = (troupe: string[]) => troupe.sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)).join('.');
    const troupes = range(0, players - 1).map((seat) => sorted(deck.slice(10 * seat, 10 * seat + 10)));
    const pile = deck.slice(10 * players);
    const text = `deal ${dealer} ${troupes.join('/')}${pile.length > 0 ? `|${pile.join('.')}` : ''}`;
    return { kind: 'deal' as const, text };
  }

  happen(found: string) {
    const [, dealer = '0', cards = ''] = found.split(' ');
    this.#dealer = Number(dealer);
    this.#schools = [...new Set(cards.match(/[A-Z]/g))].join('');
  }

  canonical(found: string) {
    return found;
  }
}

class Gladiators implements Drawing {
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
    for (const trait of 'SADH') decks.push(await shuffled(trait, range(1, 13)));
    return { kind: 'deal' as const, text: `setup ${decks.join(' ')}` };
  }

  happen() {}

  canonical(found: string) {
    return found;
  }
}

class FiredUp implements Drawing {
  static readonly #FIGHTERS = ['sigurd', 'marrow', 'mei', 'rexus', 'abbel', 'fred'];
  readonly #players: number;
  readonly #dice: Dice;
  #attacker = '';

  constructor(options: Options, dice: Dice) {
    this.#players = options.players;
    this.#dice = dice;
  }

  async draw(stream: Stream, found: string) {
    const words = found.split(' ');
    const [first, who = '', faces = '', other = '', otherFaces = ''] = words;
    const roll = async (die: keyof Dice, faces: string) => FiredUp.#sorted(await stream.roll(this.#dice[die], faces.length), first ?? '');
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
        const fighters = (await stream.shuffle(FiredUp.#FIGHTERS)).slice(0, this.#players <= 3 ? 4 : 5);
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
    const words = found.split(' ');
    const first = words[0] ?? '';
    if (first === 'setup') return found;
    return words.map((word, place) => (place > 0 && place % 2 === 0 ? FiredUp.#sorted(word, first) : word)).join(' ');
  }

  static #sorted(faces: string, kind: string): string {
    const order = kind === 'roll' ? OWN_DICE.influence : OWN_DICE.attack;
    return [...faces].sort((one, other) => order.indexOf(one) - order.indexOf(other)).join('');
  }
}

/** Whoever draws for a game; nobody for one that is not known. */
export function drawing(game: string, options: Options, dice: Dice): Drawing | null {
  switch (game) {
    case 'gorus':
      return new Gorus(options);
    case 'gladiators':
      return new Gladiators();
    case 'fired_up':
      return new FiredUp(options, dice);
    default:
      return null;
  }
}

/** The word that the first event of a game begins with. */
export const FIRST_WORDS: Record<string, string> = { gorus: 'deal', gladiators: 'setup', fired_up: 'setup' };
