import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, words } from '../../language/language.svelte';
import type { Table } from '../../net/table.svelte';
import { headline } from '../../table/verdict';
import type { GorusDecision, GorusGuide } from '../../wire';
import { explain } from './ending';

/** The end of a game of three teams, of which A and B reached their targets, as a player in seat 0 of team A sees it. */
function ended(champions: number[], decision: GorusDecision): string[] {
  const seats = [[0, 3], [1, 4], [2]];
  const guide = {
    game: 'gorus',
    sides: seats.map((seats) => ({ seats, collected: 15 })),
    ending: { champions, reached: [0, 1], decision },
    tally: { preferred: 'F' },
  } as unknown as GorusGuide;
  const chairs = seats.flat().map(() => ({ kind: 'bot' }));
  const table = { guide, seat: 0, seats: [0], state: { chairs } } as unknown as Table;
  const verdict = explain(table);
  const winners = champions.flatMap((side) => seats[side] ?? []);
  return [headline(table, 'finished', winners, verdict), ...(verdict?.reasons ?? [])];
}

const TOLD: [Language, number[], GorusDecision, string[]][] = [
  ['en', [0], 'alone', ['Your team wins!']],
  ['en', [1], 'alone', ['Team B wins: Brutus and Ennius.']],
  [
    'en',
    [0],
    'by_the_zero',
    [
      'Your team wins!',
      'Your team reached the target in the same round as Team B.',
      'Your team collected Fists 0, the 0 of the preferred school, and wins (G5.2).',
    ],
  ],
  [
    'en',
    [0, 1],
    'joint',
    [
      'Your team wins together with Team B!',
      'Your team reached the target in the same round as Team B.',
      'The 0 of the preferred school went to another side. Your team collected as few gladiators in the round as Team B, 15 each, and shares the win (G5.2).',
    ],
  ],
  ['ru', [1], 'alone', ['Победила Команда Б: Брут и Энний.']],
  [
    'ru',
    [0],
    'by_fewest',
    [
      'Победила ваша команда!',
      'Нужное число жетонов славы в одном раунде набрали ваша команда, а также Команда Б.',
      'Ноль сильнейшей школы достался другой стороне. Побеждает ваша команда: меньше всего пленных за раунд — 15 (G5.2).',
    ],
  ],
];

describe('the end of a game of teams', () => {
  beforeAll(() => words.load('common', 'web', 'gorus', 'web_gorus'));

  it.each(TOLD)('names teams, and the viewer’s own, in %s: %j, %s', async (language, champions, decision, told) => {
    await words.speak(language);
    expect(ended(champions, decision)).toEqual(told);
  });
});
