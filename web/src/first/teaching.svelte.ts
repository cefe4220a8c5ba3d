// What the coach at a table says: a welcome, then a lesson about each thing that happens for the first time.

import type { LiveTable } from '../net/table.svelte';
import type { Course, Lesson, Moment, Step } from './lesson';
import { BEGINNING, forget, keep, type Progress, recall } from './memory';

/** What the coach reads of a table. */
export type TaughtTable = Moment & Pick<LiveTable, 'code' | 'request' | 'state'>;

export class Teaching {
  readonly course: Course;
  readonly #table: TaughtTable;
  #progress = $state.raw<Progress>(BEGINNING);
  /** The question that was open when `notice` was last called. */
  #asked: number | null = null;
  /** Whether the player has moved since the lesson came up: then another one may take its place. */
  #isSpent = false;

  constructor(table: TaughtTable, course: Course) {
    this.course = course;
    this.#table = table;
    this.#progress = recall(table.code) ?? BEGINNING;
  }

  /** Which step of the welcome is shown; null when it is over. */
  get step(): number | null {
    return this.#progress.step;
  }

  get isFolded(): boolean {
    return this.#progress.folded;
  }

  get lesson(): Lesson | null {
    return this.course.lessons.find(({ id }) => id === this.#progress.shown) ?? null;
  }

  /** The step or lesson that is shown. */
  get says(): Step | null {
    return this.step === null ? this.lesson : (this.course.welcome[this.step] ?? null);
  }

  has(lesson: Lesson): boolean {
    return this.#progress.met.includes(lesson.id);
  }

  get metCount(): number {
    return this.course.lessons.filter((lesson) => this.has(lesson)).length;
  }

  /** The lessons that have come up and have not been shown. */
  get due(): Lesson[] {
    return this.course.lessons.filter((lesson) => !this.has(lesson) && lesson.when(this.#table));
  }

  /** Whether the game is over and no lesson is left. */
  get isDone(): boolean {
    return this.#table.state?.stage === 'over' && this.says === null;
  }

  /** Looks at the table after a change. */
  notice() {
    const { request } = this.#table;
    const hasMoved = this.#asked !== null && request !== this.#asked;
    this.#asked = request;
    if (hasMoved) {
      this.#isSpent = true;
      // A player who moves has read enough of the welcome.
      if (this.step !== null) this.#change({ step: null });
    }
    if (this.step !== null || (this.lesson !== null && !this.#isSpent)) return;
    const [next] = this.due;
    if (next) this.#teach(next);
    else if (this.#table.state?.stage === 'over') this.#change({ shown: null });
  }

  /** The player has read what is shown. */
  goOn(): void {
    const { step } = this;
    if (step !== null && step + 1 < this.course.welcome.length) return this.#change({ step: step + 1 });
    this.skip();
  }

  /** The player wants no more of the welcome, or of the lesson. */
  skip() {
    this.#change({ step: null, shown: null });
    const [next] = this.due;
    if (next) this.#teach(next);
  }

  /** Shows the welcome again. */
  restart() {
    this.#change({ step: 0, folded: false });
  }

  /** Shows a lesson again. */
  show(lesson: Lesson) {
    this.#isSpent = false;
    this.#change({ step: null, shown: lesson.id });
  }

  fold(folded: boolean) {
    this.#change({ folded });
  }

  /** Ends the lessons at this table for good. */
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
