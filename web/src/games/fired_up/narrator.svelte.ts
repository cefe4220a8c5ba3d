// Tells the battle blow by blow. Until a blow is told, the board shows the table before that blow.

import { settings } from '../../settings.svelte';
import type { Told } from '../../net/table.svelte';
import type { Pace, Presenter, Showing } from '../../table/showing.svelte';
import type { FiredUpStory } from '../../wire';
import { after, type Scene } from './scene';

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

/** The story of an item, if it has one. */
const storyOf = ({ item }: Told): FiredUpStory | null => (item.k === 'news' && item.what.game === 'fired_up' ? item.what : null);

export class Narrator implements Presenter {
  /** The story that is being told. */
  story = $state.raw<FiredUpStory | null>(null);
  beat = $state<number>(BEATS.outcome);
  /** The table as far as it has been told, if the view is not. */
  scene = $state.raw<Scene | null>(null);

  readonly #showing: Showing;
  readonly #live: () => Scene;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `live` gives the table as the view has it. */
  constructor(showing: Showing, live: () => Scene) {
    this.#showing = showing;
    this.#live = live;
  }

  get isTelling(): boolean {
    return this.story !== null;
  }

  /** Whether each step needs a tap: for players who want no motion. */
  get isByHand(): boolean {
    return settings.motion === 0;
  }

  /** How many stories of the battle wait to be told. */
  get waiting(): number {
    const stories = this.#showing.waiting.map(storyOf);
    return stories.filter((story) => story !== null && story !== this.story && isDramatic(story)).length;
  }

  present(told: Told, isLate: boolean): Pace {
    const story = storyOf(told);
    if (!story) return 'at_once';
    const scene = this.scene ?? this.#live();
    if (!this.#takesTime(story, isLate)) {
      this.scene = after(scene, story);
      return 'at_once';
    }
    this.scene = scene;
    this.story = story;
    const isTold = story.happening.kind !== 'fought' || this.isByHand;
    this.#show(isTold ? BEATS.outcome : BEATS.attack);
    return isTold ? 'revealed' : 'concealed';
  }

  settle() {
    clearTimeout(this.#timer);
    this.story = null;
    this.scene = null;
  }

  /** Goes on by one beat. */
  step() {
    clearTimeout(this.#timer);
    if (!this.story) return;
    if (this.beat < BEATS.outcome) {
      this.#show(this.isByHand ? BEATS.outcome : this.beat + 1);
      return;
    }
    this.story = null;
    this.#showing.proceed();
  }

  /** Tells nothing more, and shows the table as it is. */
  skip() {
    this.#showing.catchUp();
  }

  #takesTime(story: FiredUpStory, isLate: boolean): boolean {
    if (settings.choices.speed === 'none') return false;
    // Highlights that other seats score meanwhile are told in their turn.
    if (!isDramatic(story)) return isLate && story.happening.kind === 'scored';
    // Without motion, the last blow stays on the board anyway, unless another round begins.
    const others = this.#showing.waiting.some((told) => {
      const other = storyOf(told);
      return other !== null && other !== story && isDramatic(other);
    });
    return !this.isByHand || others || isFinal(story);
  }

  #show(beat: number) {
    const { story, scene } = this;
    if (!story || !scene) return;
    this.beat = beat;
    let length = BEAT;
    if (beat === BEATS.outcome) {
      this.scene = after(scene, story);
      this.#showing.reveal();
      length = OUTCOME + EFFECT * story.effects.length;
    }
    if (!this.isByHand) this.#timer = setTimeout(() => this.step(), settings.motion * length);
  }
}
