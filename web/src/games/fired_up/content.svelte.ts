// The texts on the mats, Highlights and Bets of the game's content pack.

import { words } from '../../language/language.svelte';
import { content as fetched } from '../../net/content';
import type { BetForm, FiredUpFighter, HighlightForm, MatForm, PackForm, TextForm } from '../../wire';

class Content {
  #pack = $state.raw<PackForm | null>(null);
  #asked = '';

  /** Fetches a pack, once. Until it has come, cards are shown by their ids. */
  async load(name: string): Promise<void> {
    if (this.#asked === name) return;
    this.#asked = name;
    const pack = await fetched(name);
    if (this.#asked !== name) return;
    // Without the pack the game goes on; the next table fetches it again.
    if (pack) this.#pack = pack;
    else this.#asked = '';
  }

  highlight(card: string): HighlightForm | undefined {
    return this.#pack?.highlights.find((printed) => printed.card === card);
  }

  bet(bet: string): BetForm | undefined {
    return this.#pack?.bets.find((printed) => printed.bet === bet);
  }

  mat(fighter: FiredUpFighter): MatForm | undefined {
    return this.#pack?.fighters.find((printed) => printed.fighter === fighter);
  }

  title(card: string): string {
    return this.text(this.highlight(card)?.title) || card;
  }

  betTitle(bet: string): string {
    return this.text(this.bet(bet)?.title) || bet;
  }

  /** A text in the reader's language. */
  text(text: TextForm | undefined): string {
    return text?.[words.current] ?? '';
  }
}

export const content = new Content();
