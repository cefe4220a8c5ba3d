// The house rules that a table plays by, in words.

import { gameNamed } from '../games/games';
import { agreed, changes } from '../home/options';
import { t, words } from '../language/language.svelte';
import { api } from '../net/api';
import { announcer } from '../ui/announcer.svelte';
import type { OptionDescription } from '../wire';

/** A house rule that the table has agreed on. */
export interface AgreedRule {
  name: string;
  /** How the table plays. */
  sentence: string;
  /** The rules that it changes. */
  rules: string[];
}

/** Made while a component is created, which keeps it up to date. */
export class Agreement {
  readonly #options: () => Record<string, unknown>;
  #described = $state.raw<Record<string, OptionDescription>>({});

  readonly rules: AgreedRule[] = $derived.by(() => {
    const options = this.#options();
    return agreed(this.#described, options).map(([name, option]) => ({
      name,
      sentence: t(`house-${name}-${String(options[name])}`),
      rules: changes(option),
    }));
  });

  constructor(game: () => string, options: () => Record<string, unknown>) {
    this.#options = options;
    $effect(() => {
      // Most tables have no other option than the number of players.
      if (Object.keys(options()).length > 1) void this.#load(game());
    });
  }

  async #load(game: string) {
    const manifest = gameNamed(game);
    if (!manifest) return;
    try {
      const [games] = await Promise.all([api.games(), words.load(manifest.name)]);
      this.#described = games.find(({ name }) => name === game)?.options ?? {};
    } catch (error) {
      announcer.refuse(error);
    }
  }
}
