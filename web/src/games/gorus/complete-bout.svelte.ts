// Lets the players look at a complete bout where something else takes its place at once: at the end of a round the
// count and the next deal, in solo the contender that opens the next bout.

import type { Told } from '../../net/table.svelte';
import { settings, type Speed } from '../../settings.svelte';
import type { Pace, Presenter, Showing } from '../../table/showing.svelte';
import type { GorusBout, GorusTally } from '../../wire';

/** How long the last bout of a round is shown, in milliseconds. It does not move, so it is shown without motion too. */
const LAST: Record<Speed, number> = { slow: 4_000, normal: 2_500, fast: 1_200, none: 0 };
/** How long another bout against contenders is shown. */
const SOLO: Record<Speed, number> = { slow: 2_500, normal: 1_500, fast: 700, none: 0 };

export class CompleteBout implements Presenter {
  /** The bout that is being shown. */
  bout = $state.raw<GorusBout | null>(null);
  /** The round that has ended, until the player has seen its count. */
  round = $state.raw<GorusTally | null>(null);
  readonly #showing: Showing;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(showing: Showing) {
    this.#showing = showing;
  }

  present({ item }: Told): Pace {
    if (item.k !== 'news' || item.what.game !== 'gorus' || item.what.kind !== 'play') return 'at_once';
    const { bout, contenders, round } = item.what;
    if (round) this.round = round;
    const times = round ? LAST : contenders.length > 0 ? SOLO : null;
    const time = times?.[settings.choices.speed] ?? 0;
    if (!bout || time === 0) return 'at_once';
    this.bout = bout;
    this.#timer = setTimeout(() => this.#showing.proceed(), time);
    return 'revealed';
  }

  settle() {
    clearTimeout(this.#timer);
    this.bout = null;
  }
}
