// What a screen reader is told without being asked, and what everybody is shown for a moment.

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'refusal';
}

/** Something for the ears. */
export interface Spoken {
  id: number;
  text: string;
}

const SHOWN_FOR = 6_000;
/** So many sentences stay for a screen reader that is still busy with others. */
const MOST_SPOKEN = 8;

class Announcer {
  /** The last sentences, for the live region: each that is added is read, also when several come at once. */
  spoken = $state.raw<Spoken[]>([]);
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  /** Says something to whoever listens rather than looks. The same sentence twice is said twice. */
  say(text: string) {
    if (text) this.spoken = [...this.spoken, { id: ++this.#count, text }].slice(-MOST_SPOKEN);
  }

  /** Shows and says something. */
  show(text: string, kind: Toast['kind'] = 'note') {
    const id = ++this.#count;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    this.say(text);
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  dismiss(id: number) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();
