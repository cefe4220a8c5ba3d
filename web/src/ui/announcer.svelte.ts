// Sentences for screen readers, and toasts.

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'refusal';
}

/** A sentence for screen readers. */
export interface Spoken {
  id: number;
  text: string;
}

const SHOWN_FOR = 6_000;
/** How many sentences stay for a screen reader that is still reading others. */
const MOST_SPOKEN = 8;

class Announcer {
  /** The last sentences, for the live region: screen readers read each new one, also when several come at once. */
  spoken = $state.raw<Spoken[]>([]);
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  /** Lets screen readers say a sentence. The same sentence twice is said twice. */
  say(text: string) {
    if (text) this.spoken = [...this.spoken, { id: ++this.#count, text }].slice(-MOST_SPOKEN);
  }

  /** Shows a toast, and lets screen readers say it. */
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
