import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../wire';
import type { Course, Lesson } from './lesson';
import { BEGINNING, keep, recall } from './memory';
import { Teaching, type TaughtTable } from './teaching.svelte';

/** A lesson that is due while its name is a legal move. */
const lesson = (id: string): Lesson => ({ id, rules: ['G1.1'], when: ({ view }) => view?.legal.includes(id) === true });

/** A view with these moves: no more of it is looked at here. */
const viewWith = (legal: string[]) => ({ game: 'gorus', legal }) as GameView;

const course: Course = {
  game: 'gorus',
  players: 2,
  options: {},
  welcome: [{ id: 'one' }, { id: 'two' }],
  lessons: [lesson('first'), lesson('second'), lesson('third')],
};

let table: { -readonly [Part in keyof TaughtTable]: TaughtTable[Part] };

/** Lets the table show what is due, and ask the seat. */
function show(request: number | null, stage: 'playing' | 'over', ...ids: string[]) {
  table.view = viewWith(ids);
  table.request = request;
  table.state = { stage } as TaughtTable['state'];
}

beforeEach(() => {
  sessionStorage.clear();
  table = { code: 'abc', seat: 0, view: viewWith([]), guide: null, told: [], isMyTurn: true, request: 1, state: null };
  keep('abc', BEGINNING);
});

describe('a coach', () => {
  it('says welcome before anything else', () => {
    const teaching = new Teaching(table, course);
    show(1, 'playing', 'first');
    teaching.notice();
    expect(teaching.says?.id).toBe('one');
    teaching.goOn();
    expect(teaching.says?.id).toBe('two');
    teaching.goOn();
    expect(teaching.says?.id).toBe('first');
  });

  it('leaves the welcome at once when asked to, and when the player moves', () => {
    const skipped = new Teaching(table, course);
    skipped.skip();
    expect(skipped.says).toBeNull();
    keep('abc', BEGINNING);
    const played = new Teaching(table, course);
    show(1, 'playing');
    played.notice();
    show(null, 'playing');
    played.notice();
    expect(played.says).toBeNull();
  });

  it('lets a lesson be read until it is put away or something is played', () => {
    const teaching = new Teaching(table, course);
    teaching.skip();
    show(1, 'playing', 'second');
    teaching.notice();
    expect(teaching.says?.id).toBe('second');
    show(1, 'playing', 'first');
    teaching.notice();
    expect(teaching.says?.id, 'the player has not moved').toBe('second');
    show(2, 'playing', 'first');
    teaching.notice();
    expect(teaching.says?.id).toBe('first');
    teaching.goOn();
    expect(teaching.says).toBeNull();
    expect(teaching.metCount).toBe(2);
  });

  it('teaches nothing twice, but shows it again', () => {
    const teaching = new Teaching(table, course);
    show(1, 'playing', 'first', 'third');
    teaching.skip();
    expect(teaching.says?.id).toBe('first');
    teaching.goOn();
    expect(teaching.says?.id).toBe('third');
    teaching.goOn();
    expect(teaching.says).toBeNull();
    teaching.show(course.lessons[0] as Lesson);
    expect(teaching.says?.id).toBe('first');
    expect(teaching.metCount).toBe(2);
  });

  it('goes on after a reload where it was, and not after it was sent away', () => {
    const before = new Teaching(table, course);
    show(1, 'playing', 'second');
    before.skip();
    before.fold(true);
    const after = new Teaching(table, course);
    expect(after.says?.id).toBe('second');
    expect(after.isFolded).toBe(true);
    expect(after.step).toBeNull();
    after.leave();
    expect(recall('abc')).toBeNull();
    expect(recall('other')).toBeNull();
  });

  it('says goodbye when the game is over and all has been said', () => {
    const teaching = new Teaching(table, course);
    show(1, 'playing', 'first');
    teaching.skip();
    teaching.notice();
    show(null, 'over', 'third');
    teaching.notice();
    expect(teaching.says?.id).toBe('third');
    expect(teaching.isDone).toBe(false);
    teaching.goOn();
    expect(teaching.isDone).toBe(true);
  });
});
