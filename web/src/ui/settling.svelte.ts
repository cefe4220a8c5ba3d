// The moment after a question has come. A tap that was meant for what was there before must not answer it.

/** How long that moment is, in milliseconds: a finger that is on its way lands within it. */
export const MOMENT = 350;

export class Settling {
  /** Whether the question is too new to be answered. */
  isNew = $state(false);
  #question: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells what the player is asked; null for nothing. The same question again needs no new moment. */
  ask(question: string | null) {
    if (question === this.#question) return;
    this.#question = question;
    this.stop();
    if (question === null) return;
    this.isNew = true;
    this.#timer = setTimeout(() => (this.isNew = false), MOMENT);
  }

  stop() {
    clearTimeout(this.#timer);
    this.isNew = false;
  }
}
