// A finished game, which the server sends in portions, and the step that is shown.

import { gameNamed } from '../games/games';
import { t, words } from '../language/language.svelte';
import { api } from '../net/api';
import { type Surroundings, type Table, type Told } from '../net/table.svelte';
import { Showing } from '../table/showing.svelte';
import { announcer } from '../ui/announcer.svelte';
import type { ChairState, Replay, ReplayStep } from '../wire';

/** How many steps the server sends at once. */
export const PORTION = 25;
/** How many steps around the shown one are fetched in advance. */
const NEAR = 12;
/** No record is longer. */
const LONGEST = 100_000;

export class ReplayedGame implements Table {
  readonly code: string;
  readonly seats: number[] = [];
  readonly seat = null;
  readonly isLive = false;
  readonly cameAt = 0;
  readonly request = null;
  readonly isMyTurn = false;
  readonly pending = null;
  readonly standing = 'ask';

  /** The replay without its steps. */
  head = $state.raw<Omit<Replay, 'steps'> | null>(null);
  /** Why the game could not be loaded. */
  failure = $state.raw<unknown>(null);
  /** The step that the viewer wants. */
  at = $state(0);
  /** The step that is shown: the one at `at`, as soon as it has loaded. */
  shown = $state.raw<ReplayStep | null>(null);
  readonly showing = new Showing(() => undefined);
  #portions = $state.raw<ReadonlyMap<number, ReplayStep[]>>(new Map());
  #coming = new Map<number, Promise<void>>();

  readonly #told = $derived.by(() => {
    const last = this.shown?.number ?? 0;
    return [...this.#portions.entries()]
      .sort(([one], [other]) => one - other)
      .flatMap(([, steps]) => steps)
      .flatMap((step) => (step.number <= last ? toldOf(step) : []));
  });

  constructor(code: string, step: number | null) {
    this.code = code;
    void this.#open(Math.min(Math.max(0, step ?? 0), LONGEST));
  }

  get total(): number {
    return this.head?.total ?? 0;
  }

  get state(): Surroundings | null {
    if (!this.head) return null;
    const { game, options, names } = this.head;
    return { game, options, chairs: names.map(chair) };
  }

  get view() {
    return this.shown?.view ?? null;
  }

  get guide() {
    return this.shown?.guide ?? null;
  }

  get told(): Told[] {
    return this.#told;
  }

  /** A replay shows every seat as connected. */
  get here(): boolean[] {
    return (this.head?.names ?? []).map(() => true);
  }

  /** A finished game takes no moves. */
  move(): Promise<void> {
    return Promise.resolve();
  }

  /** A finished game asks no seat. */
  declare(): Promise<void> {
    return Promise.resolve();
  }

  /** A step, if it has loaded. */
  step(number: number): ReplayStep | undefined {
    return this.#portions.get(Math.floor(number / PORTION))?.[number % PORTION];
  }

  /** Goes to a step, and fetches those around it. */
  async go(step: number): Promise<void> {
    this.at = Math.min(Math.max(step, 0), this.total);
    const wanted = this.at;
    await this.fetch(wanted);
    if (this.at === wanted) this.#show(wanted);
    void this.fetch(Math.min(wanted + NEAR, this.total));
    void this.fetch(Math.max(wanted - NEAR, 0));
  }

  /** Shows a step. The next one is shown as it happened; a viewer who jumps sees the outcome at once. */
  #show(number: number) {
    const step = this.step(number);
    this.showing.catchUp();
    if (!step || step === this.shown) return;
    const follows = this.shown !== null && number === this.shown.number + 1;
    this.showing.add(follows ? toldOf(step) : [], () => (this.shown = step));
  }

  /** Goes to the beginning of the next chapter, or back to the beginning of this one. */
  async turn(direction: 1 | -1): Promise<void> {
    const parts = await gameNamed(this.head?.game ?? '')?.replay();
    const key = async (number: number) => {
      await this.fetch(number);
      const step = this.step(number);
      return step && parts ? parts.chapters.of(step) : null;
    };
    let step = direction > 0 ? this.at : Math.max(0, this.at - 1);
    const here = await key(step);
    // Without the steps or their chapters, the viewer moves by a single step.
    const goesOn = async (next: number) => here !== null && (await key(next)) === here;
    if (direction > 0) {
      do step += 1;
      while (step < this.total && (await goesOn(step)));
    } else {
      while (step > 0 && (await goesOn(step - 1))) step -= 1;
    }
    return this.go(step);
  }

  /** Loads a step, with its portion. */
  async fetch(step: number): Promise<void> {
    const portion = Math.floor(step / PORTION);
    let coming = this.#coming.get(portion);
    if (!coming) {
      coming = this.#fetchPortion(portion);
      this.#coming.set(portion, coming);
    }
    try {
      await coming;
    } catch (error) {
      // The next call tries again.
      this.#coming.delete(portion);
      if (this.head) announcer.refuse(error);
      else this.failure = error;
    }
  }

  async #open(step: number) {
    await this.fetch(step);
    if (!this.head) return;
    await this.go(step);
    // Boards read earlier items of the stream.
    for (let before = 0; before < this.at; before += PORTION) await this.fetch(before);
  }

  async #fetchPortion(portion: number) {
    const { steps, ...head } = await api.replay(this.code, portion * PORTION, PORTION);
    this.head ??= head;
    this.#portions = new Map([...this.#portions, [portion, steps]]);
  }
}

/** What a step adds to the stream. */
function toldOf({ number, event, what }: ReplayStep): Told[] {
  return event !== null && what ? [{ version: number, item: { k: 'news', text: event, what } }] : [];
}

/** A record has the names of the players, and for a bot its level. */
function chair(name: string, seat: number): ChairState {
  const isBot = words.has(`web-bot-${name}`);
  const shown = name === '?' || name === '' ? t('seat-name', { seat: seat + 1 }) : name;
  return { kind: isBot ? 'bot' : 'person', name: shown, muted: false, would_abandon: false, seeded: false };
}
