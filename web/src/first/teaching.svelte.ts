// What the coach at a table says: a welcome, then whatever happens for the first time.

import type { LiveTable } from '../net/table.svelte';
import type { Course, Lesson, Moment, Step } from './lesson';
import { BEGINNING, forget, keep, type Progress, recall } from './memory';

/** The table as far as somebody who teaches needs it. */
export type Taught = Moment & Pick<LiveTable, 'code' | 'request' | 'state'>;

export class Teaching {
  readonly course: Course;
  readonly #table: Taught;
  #progress = $state.raw<Progress>(BEGINNING);
  /** The question that was open when the table was last looked at. */
  #asked: number | null = null;
  /** Whether somebody has moved since what is shown came up: then something else may take its place. */
  #isSpent = false;

  constructor(table: Taught, course: Course) {
    this.course = course;
    this.#table = table;
    this.#progress = recall(table.code) ?? BEGINNING;
  }

  /** Which part of the welcome is said; none when it is over. */
  get step(): number | null {
    return this.#progress.step;
  }

  get isFolded(): boolean {
    return this.#progress.folded;
  }

  get lesson(): Lesson | null {
    return this.course.lessons.find(({ id }) => id === this.#progress.shown) ?? null;
  }

  /** What is said just now. */
  get says(): Step | null {
    return this.step === null ? this.lesson : (this.course.welcome[this.step] ?? null);
  }

  has(lesson: Lesson): boolean {
    return this.#progress.met.includes(lesson.id);
  }

  get metCount(): number {
    return this.course.lessons.filter((lesson) => this.has(lesson)).length;
  }

  /** What has come up and has not been said. */
  get due(): Lesson[] {
    return this.course.lessons.filter((lesson) => !this.has(lesson) && lesson.when(this.#table));
  }

  /** Whether all has been said, and the game is over. */
  get isDone(): boolean {
    return this.#table.state?.stage === 'over' && this.says === null;
  }

  /** Looks at the table, which has changed. */
  notice() {
    const { request } = this.#table;
    const hasMoved = this.#asked !== null && request !== this.#asked;
    this.#asked = request;
    if (hasMoved) {
      this.#isSpent = true;
      // Whoever plays needs no more of the welcome.
      if (this.step !== null) this.#change({ step: null });
    }
    if (this.step !== null || (this.lesson !== null && !this.#isSpent)) return;
    const [next] = this.due;
    if (next) this.#teach(next);
    else if (this.#table.state?.stage === 'over') this.#change({ shown: null });
  }

  /** What is shown has been read. */
  goOn(): void {
    const { step } = this;
    if (step !== null && step + 1 < this.course.welcome.length) return this.#change({ step: step + 1 });
    this.skip();
  }

  /** Enough of the welcome, or of the lesson. */
  skip() {
    this.#change({ step: null, shown: null });
    const [next] = this.due;
    if (next) this.#teach(next);
  }

  /** The welcome once more. */
  restart() {
    this.#change({ step: 0, folded: false });
  }

  /** A lesson that has been met, to be read again. */
  show(lesson: Lesson) {
    this.#isSpent = false;
    this.#change({ step: null, shown: lesson.id });
  }

  fold(folded: boolean) {
    this.#change({ folded });
  }

  /** Goes for good. */
  leave() {
    forget(this.#table.code);
  }

  #teach(lesson: Lesson) {
    this.#isSpent = false;
    this.#change({ shown: lesson.id, met: [...this.#progress.met, lesson.id] });
  }

  #change(some: Partial<Progress>) {
    this.#progress = { ...this.#progress, ...some };
    keep(this.#table.code, this.#progress);
  }
}
