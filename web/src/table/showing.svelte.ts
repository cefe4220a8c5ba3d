// What has been shown of a table. The server may be ahead of it: a battle that came in one message is shown blow by
// blow. The board, the log, the score, the title, the ending, the announcements and the sounds all follow this one
// queue, so that none of them gives away what another has not shown yet.

import { untrack } from 'svelte';
import type { Told } from '../net/table.svelte';

/**
 * How an item is shown: `at_once`, or for some time. `revealed` shows its outcome at the beginning of that time;
 * `concealed` shows it when the presenter calls `reveal`.
 */
export type Pace = 'at_once' | 'revealed' | 'concealed';

/** The part of a board that shows items for some time. When the time of an item is over, it calls `proceed`. */
export interface Presenter {
  /** Begins to show an item. `isLate` says whether the item had to wait for another one. */
  present(told: Told, isLate: boolean): Pace;
  /** The table has the view and the guide of all that has been shown, or the viewer has skipped the rest. */
  settle(): void;
}

/** The items of one message, and what makes the table after them known. */
interface Message {
  items: Told[];
  adopt: () => void;
}

export class Showing {
  /** The items that have not been shown to their end, in order. */
  waiting = $state.raw<Told[]>([]);
  readonly #onshown: (told: Told[]) => void;
  #messages: Message[] = [];
  #presenter: Presenter | null = null;
  /** The item that is being shown. */
  #current: { told: Told; isRevealed: boolean } | null = null;

  /** `onshown` gets the items whose outcomes are shown now. It is called whenever the queue has moved. */
  constructor(onshown: (told: Told[]) => void) {
    this.#onshown = onshown;
  }

  /** Whether something has come that has not been shown to its end. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Lets a board show items in its own time, until the function that it gets back is called. */
  attach(presenter: Presenter): () => void {
    this.#presenter = presenter;
    return () =>
      untrack(() => {
        if (this.#presenter !== presenter) return;
        this.catchUp();
        this.#presenter = null;
      });
  }

  /** Adds the items of a message. `adopt` is called when all of them have been shown. */
  add(items: Told[], adopt: () => void) {
    untrack(() => {
      this.#messages.push({ items: [...items], adopt });
      if (this.#current) this.#moved(this.#talk());
      else this.#advance([], false);
    });
  }

  /** Shows the outcome of the item that is being shown. */
  reveal() {
    untrack(() => {
      if (!this.#current || this.#current.isRevealed) return;
      this.#current.isRevealed = true;
      this.#moved([this.#current.told]);
    });
  }

  /** The item that is being shown has been shown to its end: the next one follows. */
  proceed() {
    untrack(() => {
      if (this.#current) this.#advance(this.#finish(), true);
    });
  }

  /** Shows everything at once. */
  catchUp() {
    untrack(() => {
      if (this.isBehind) this.#advance(this.#finish(), true, false);
    });
  }

  /** Forgets everything that has not been shown. */
  clear() {
    this.#messages = [];
    this.#current = null;
    this.waiting = [];
    this.#presenter?.settle();
  }

  /** Ends the item that is being shown; gives it back if its outcome has not been shown. */
  #finish(): Told[] {
    const current = this.#current;
    this.#current = null;
    if (!current) return [];
    this.#messages[0]?.items.shift();
    return current.isRevealed ? [] : [current.told];
  }

  /** Shows items until one needs time. */
  #advance(shown: Told[], isLate: boolean, presents = true) {
    for (let message = this.#messages[0]; message; message = this.#messages[0]) {
      const told = message.items[0];
      if (!told) {
        this.#messages.shift();
        message.adopt();
        this.#presenter?.settle();
        continue;
      }
      this.#list();
      const pace = (presents && this.#presenter?.present(told, isLate)) || 'at_once';
      if (pace !== 'at_once') {
        this.#current = { told, isRevealed: pace === 'revealed' };
        if (pace === 'revealed') shown.push(told);
        break;
      }
      message.items.shift();
      shown.push(told);
    }
    this.#moved([...shown, ...this.#talk()]);
  }

  /** What people say does not wait for the game. */
  #talk(): Told[] {
    const isTalk = (told: Told) => told.item.k === 'said' && told !== this.#current?.told;
    const talk = this.#messages.flatMap(({ items }) => items.filter(isTalk));
    for (const message of this.#messages) message.items = message.items.filter((told) => !isTalk(told));
    return talk;
  }

  #moved(shown: Told[]) {
    this.#list();
    this.#onshown(shown);
  }

  #list() {
    this.waiting = this.#messages.flatMap(({ items }) => items);
  }
}
