// Tells the battle blow by blow. The server is ahead of it: until a blow is told, the arena shows the
// table before that blow.

import { untrack } from 'svelte';
import type { Told } from '../../net/table.svelte';
import { settings } from '../../settings.svelte';
import type { FiredUpStory } from '../../wire';
import { after, type Scene } from './scene';
import { untold } from './untold.svelte';

/** How far a blow has been told: the attack, the defense, the blocks, the outcome. */
export const BEATS = { attack: 0, defense: 1, blocks: 2, outcome: 3 } as const;

/** How long a beat lasts, in movements; the outcome lasts longer with every effect. */
const BEAT = 2.4;
const OUTCOME = 3.5;
const EFFECT = 3;

/** Whether a story belongs to a battle, so that it gets a moment of its own. */
function isDramatic({ happening, effects }: FiredUpStory): boolean {
  return happening.kind === 'fought' || (happening.kind === 'ended_turn' && effects.length > 0);
}

/** Whether a battle ends with a story: the board looks quite different after it. */
const isFinal = ({ effects }: FiredUpStory): boolean => effects.some(({ kind }) => kind === 'round' || kind === 'won');

export class Narrator {
  /** The story that is being told. */
  story = $state.raw<FiredUpStory | null>(null);
  beat = $state<number>(BEATS.outcome);
  /** The table as far as it has been told; null while no story is. */
  scene = $state.raw<Scene | null>(null);
  /** How many stories wait to be told. */
  waiting = $state(0);
  /** Called with each story when its outcome is shown. */
  ontell: ((story: FiredUpStory) => void) | null = null;

  #queue: FiredUpStory[] = [];
  #live: Scene | null = null;
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isTelling(): boolean {
    return this.story !== null;
  }

  /** Whether each step needs a tap: for players who want no motion. */
  get isByHand(): boolean {
    return settings.motion === 0;
  }

  /**
   * Takes the items of the stream and the table after them. In a replay only a single step is told: a
   * viewer who jumps over several steps wants to see the last one at once.
   */
  follow(told: Told[], live: Scene, isLive = true) {
    untrack(() => {
      const last = told.at(-1)?.version ?? this.#seen ?? 0;
      const fresh = told.flatMap(({ version, item }) => {
        const isNew = this.#seen !== null && version > this.#seen;
        return isNew && item.k === 'news' && item.what.game === 'fired_up' ? [item.what] : [];
      });
      // A viewer who goes back in a replay is not told what lies ahead.
      if (this.#seen !== null && last < this.#seen) this.skip();
      this.#seen = last;
      const isLeap = !isLive && fresh.length > 1;
      if (isLeap) this.skip();
      const dramatic = settings.choices.speed === 'none' || isLeap ? [] : fresh.filter(isDramatic);
      // Highlights that other seats score meanwhile are told in their turn.
      const asides = this.isTelling ? fresh.filter(({ happening }) => happening.kind === 'scored') : [];
      const before = this.#live;
      this.#live = live;
      if (before === null || dramatic.length + asides.length === 0) return;
      for (const story of fresh.filter((story) => dramatic.includes(story) || asides.includes(story))) {
        this.#queue.push(story);
        if (isLive) untold.add(story);
      }
      this.waiting = this.#queue.length;
      if (this.isTelling) return;
      this.scene = before;
      this.#next();
    });
  }

  /** Goes on by one beat. */
  step() {
    clearTimeout(this.#timer);
    if (!this.story) return;
    if (this.beat < BEATS.outcome) this.#show(this.isByHand ? BEATS.outcome : this.beat + 1);
    else this.#next();
  }

  /** Tells nothing more, and shows the table as it is. */
  skip() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    untold.clear();
    this.story = null;
    this.scene = null;
  }

  #next(): void {
    const story = this.#queue.shift();
    this.waiting = this.#queue.length;
    // Without motion, the last blow stays on the board anyway, unless another round begins.
    if (!story || (this.isByHand && this.#queue.length === 0 && !isFinal(story))) return this.skip();
    this.story = story;
    this.#show(story.happening.kind === 'fought' && !this.isByHand ? BEATS.attack : BEATS.outcome);
  }

  #show(beat: number) {
    const { story, scene } = this;
    if (!story || !scene) return;
    this.beat = beat;
    let length = BEAT;
    if (beat === BEATS.outcome) {
      this.scene = after(scene, story);
      untold.delete(story);
      this.ontell?.(story);
      length = OUTCOME + EFFECT * story.effects.length;
    }
    if (!this.isByHand) this.#timer = setTimeout(() => this.step(), settings.motion * length);
  }
}
