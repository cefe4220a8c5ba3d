// Sentences for screen readers, and toasts.

import { Refusal } from '../net/api';

export interface Toast {
  id: number;
  text: string;
  /** `said`: a player has said it. */
  kind: 'note' | 'refusal' | 'said';
  /** The rule that refuses a move. */
  rule: string | null;
}

/** A sentence for screen readers. */
export interface Spoken {
  id: number;
  text: string;
}

/** Time enough to read a sentence: a moment to notice it, and so much for each letter. */
const readingTime = (text: string) => Math.min(9_000, 2_500 + 55 * text.length);
/** How many sentences stay for a screen reader that is still reading others. */
export const MOST_SPOKEN = 8;

class Announcer {
  /** The last sentences, for the live region: screen readers read each new one, also when several come at once. */
  spoken = $state.raw<Spoken[]>([]);
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  /** Lets screen readers say a sentence; gives its id. The same sentence twice is said twice. */
  say(text: string): number {
    const id = ++this.#count;
    if (text) this.spoken = [...this.spoken, { id, text }].slice(-MOST_SPOKEN);
    return id;
  }

  /** Removes a sentence, so that a screen reader no longer finds it. */
  forget(id: number) {
    this.spoken = this.spoken.filter((spoken) => spoken.id !== id);
  }

  /** Shows a toast, and lets screen readers say it. */
  show(text: string) {
    this.#add(text, 'note', null);
    this.say(text);
  }

  /** Shows why something was refused, with the rule if it is one. */
  refuse(error: unknown) {
    const [text, rule] = error instanceof Refusal ? [error.body.message, error.body.rule] : [String(error), null];
    this.#add(text, 'refusal', rule);
    this.say(rule ? `${text} (${rule})` : text);
  }

  /** Shows a toast that screen readers hear elsewhere: with the rest of a table's news. */
  display(text: string, kind: 'note' | 'said') {
    this.#add(text, kind, null);
  }

  #add(text: string, kind: Toast['kind'], rule: string | null) {
    const id = ++this.#count;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind, rule }];
    setTimeout(() => this.dismiss(id), readingTime(text));
  }

  dismiss(id: number) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  dismissAll() {
    if (this.toasts.length > 0) this.toasts = [];
  }

  /** The player goes on, and need not read any longer why something was refused. */
  dismissRefusals() {
    if (this.toasts.some(({ kind }) => kind === 'refusal')) this.toasts = this.toasts.filter(({ kind }) => kind !== 'refusal');
  }
}

export const announcer = new Announcer();
