// The uniform numbers of one chance event: docs/fairness.md, "The byte layout".

import { ascii, type Bytes, join } from './hashing';

/** HMAC-SHA-512 under the seed of a game. */
export type Keyed = (message: Bytes) => Promise<Bytes>;

const WORDS = 2 ** 32;

export class Stream {
  readonly #keyed: Keyed;
  readonly #event: number;
  #block = 0;
  #words: DataView | null = null;
  #place = 0;

  constructor(keyed: Keyed, event: number) {
    this.#keyed = keyed;
    this.#event = event;
  }

  /** The next four bytes as a number. */
  async word(): Promise<number> {
    if (!this.#words || this.#place === this.#words.byteLength) {
      const message = join(ascii('munera chance 1'), eightBytes(this.#event), eightBytes(this.#block));
      this.#words = new DataView((await this.#keyed(message)).buffer);
      this.#block += 1;
      this.#place = 0;
    }
    const word = this.#words.getUint32(this.#place);
    this.#place += 4;
    return word;
  }

  /** A uniform number below a bound: words that would favour small numbers are thrown away. */
  async below(bound: number): Promise<number> {
    const usable = Math.floor(WORDS / bound) * bound;
    for (;;) {
      const word = await this.word();
      if (word < usable) return word % bound;
    }
  }

  /** Fisher-Yates from the end, until only so many items are left. */
  async shuffle<T>(items: readonly T[], left = 1): Promise<T[]> {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last >= left; last -= 1) {
      const other = await this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }

  /** Rolls dice; gives the letters of their faces. */
  async roll(die: string, count: number): Promise<string> {
    let faces = '';
    for (let rolled = 0; rolled < count; rolled += 1) faces += die.charAt(await this.below(6));
    return faces;
  }
}

function eightBytes(number: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
