// The deals of Gorus Maximus.

import { type Drawing, type Draws, range } from '../../fairness/drawing';
import type { Stream } from '../../fairness/stream';

const SCHOOLS = 'FSAXH';
/** The lowest and the highest rank for so many players, 0 apart. */
const RANKS: Record<number, [number, number]> = { 6: [3, 13], 7: [2, 14], 8: [1, 15] };

class Deals implements Drawing {
  readonly #players: number;
  #schools: string | null;
  #dealer: number | null = null;

  constructor(players: number, schools: string | null) {
    this.#players = players;
    this.#schools = schools;
  }

  async draw(stream: Stream) {
    const players = this.#players;
    const dealer = this.#dealer === null ? await stream.below(players) : (this.#dealer + 1) % players;
    const count = players <= 3 ? 3 : Math.min(players, 5);
    const schools = this.#schools ?? (await stream.shuffle([...SCHOOLS])).slice(0, count).join('');
    const [lowest, highest] = RANKS[players] ?? [4, 12];
    const ranks = [0, ...range(lowest, highest)];
    const cards = [...SCHOOLS].filter((school) => schools.includes(school)).flatMap((school) => ranks.map((rank) => `${school}${rank}`));
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

export const draws: Draws = {
  firstWord: 'deal',
  begin({ players, options: { schools } }) {
    return Promise.resolve(new Deals(players, typeof schools === 'string' ? schools : null));
  },
};
