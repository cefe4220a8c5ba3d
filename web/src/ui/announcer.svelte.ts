// What a screen reader is told without being asked, and what everybody is shown for a moment.

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'refusal';
}

const SHOWN_FOR = 6_000;

class Announcer {
  /** The last sentence, for the live region. */
  polite = $state('');
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  /** Says something to whoever listens rather than looks. The same sentence twice is said twice. */
  say(text: string) {
    if (!text) return;
    this.#count += 1;
    // A character that nobody hears makes it another text.
    this.polite = this.#count % 2 ? text : `${text}\u00a0`;
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
