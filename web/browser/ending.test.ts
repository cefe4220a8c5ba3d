import { describe, expect, it } from 'vitest';
import { openEnd } from './records';
import { TestServer } from './server';
import { openTable } from './table';
import { DESKTOP, PHONE, Visitor } from './visitor';

const server = TestServer.shared();

/** Each record, and what a reader is told of its end in each language. */
const ENDINGS = [
  [
    'solo-without-an-eight',
    { en: ['The contenders win.', 'collected no 8', 'G7.3'], ru: ['Победили странствующие гладиаторы', 'восьмёрки', 'G7.3'] },
  ],
  [
    'tie-by-the-zero',
    {
      en: ['reached the target in the same round', 'Shields 0, the 0 of the preferred school', 'G5.2'],
      ru: ['в одном раунде', 'ноль сильнейшей школы', 'G5.2'],
    },
  ],
  [
    'tie-by-the-fewest',
    {
      en: [
        'Aelia and Cassius reached the target in the same round',
        'Aelia collected the fewest gladiators in the round, 4, and wins',
        'G5.2',
      ],
      ru: ['в одном раунде', 'Побеждает Aelia: меньше всего пленных за раунд — 4', 'G5.2'],
    },
  ],
  [
    'joint-champions',
    {
      en: ['Aelia, Brutus and Drusus reached the target', 'Aelia and Drusus collected equally few gladiators', 'share the win', 'G5.2'],
      ru: ['в одном раунде', 'Aelia и Drusus делят победу', 'G5.2'],
    },
  ],
  [
    'teams-by-the-zero',
    {
      en: [
        'Team A wins: Aelia and Drusus.',
        'Team A and Team C reached the target in the same round.',
        'Team A collected',
        'and wins (G5.2)',
      ],
      ru: ['Победила Команда А: Aelia и Drusus.', 'набрали Команда А и Команда В.', 'Побеждает Команда А: в плену'],
    },
  ],
  [
    'teams-joint',
    {
      en: ['Team A and Team B win together.', 'Team A and Team B collected equally few gladiators in the round, 15 each'],
      ru: ['Победу разделили Команда А и Команда Б.', 'Команда А и Команда Б делят победу'],
    },
  ],
  [
    'turn-limit',
    {
      en: ['The turn limit is reached. Brutus has the most health left', 'D7.1'],
      ru: ['Ходы закончились. Больше всего здоровья сохраняет Brutus:', 'D7.1'],
    },
  ],
  [
    'turn-limit-shared',
    {
      en: ['The turn limit is reached. Aelia and Brutus have the most health left', 'each (D7.1)'],
      ru: ['сохранили Aelia и Brutus: по', 'D7.1'],
    },
  ],
  [
    'level-on-stamina',
    {
      en: ['Aelia wins.', 'Sigurd wins the fight: level on Stamina, but with the higher Starting Speed.'],
      ru: ['Победитель — Aelia.', 'Бой выигрывает Сигурд: Выносливость равна, но начальная Скорость выше.'],
    },
  ],
  [
    'level-on-points',
    {
      en: ['Aelia wins.', 'Aelia and Brutus have the most points: 17 each.', 'Aelia wins with the most points from bets', 'U8.3'],
      ru: ['Больше всего очков, по 17, набрали Aelia и Brutus.', 'Побеждает Aelia: больше всего очков за ставки'],
    },
  ],
  [
    'level-on-bets',
    {
      en: [
        'Aelia and Brutus win together.',
        'Aelia and Brutus have the most points: 20 each.',
        'are level on points from bets too',
        'U8.3',
      ],
      ru: ['Победили Aelia и Brutus.', 'делят победу: очков за ставки тоже поровну'],
    },
  ],
  ['four-of-a-kind', { en: ['have power 4: Victory', 'D6.2'], ru: ['силы 4 — Победа', 'D6.2'] }],
] as const;

describe('the end of a game', () => {
  for (const [record, words] of ENDINGS) {
    for (const [language, size] of [
      ['en', DESKTOP],
      ['ru', PHONE],
    ] as const) {
      it(`says who has won and why: ${record}, in ${language}`, async () => {
        const visitor = await Visitor.come(server.url, language, size);
        await openEnd(server, visitor.page, record);
        const result = visitor.page.locator('.result');
        await result.waitFor();
        for (const word of words[language]) expect(await result.innerText()).toContain(word);
        await visitor.checkAccess();
        await visitor.leave();
      });
    }
  }

  it('by four of a kind is told as such in the list of events', async () => {
    const visitor = await Visitor.come(server.url, 'en', DESKTOP);
    await openEnd(server, visitor.page, 'four-of-a-kind');
    await visitor.page.getByRole('button', { name: /Four of a kind, all 4: Cassius wins/ }).waitFor();
    await visitor.leave();
  });

  it('is told at a solo table that was lost; a solo board reminds of the 8, and shows the contenders’ pile', async () => {
    const visitor = await Visitor.come(server.url, 'en', PHONE);
    const { page } = visitor;
    await page.locator('html[data-connection="open"]').waitFor();
    await openTable(server, page, { game: 'gorus', options: { players: 1, target: 1 }, seats: [{ me: {} }] });
    await page.getByText('You still need to collect an 8 in this round (G7.3).').waitFor();
    // Bots play until one loses.
    for (;;) {
      const table = await page.evaluate(async () => {
        const wish = {
          game: 'gorus',
          options: { players: 1, target: 1 },
          seats: [{ bot: 'random' }],
          start: true,
          settings: { pace_ms: 0 },
        };
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wish),
        });
        return ((await answer.json()) as { table: string }).table;
      });
      await page.goto(`${server.url}t/${table}`);
      const heading = page.locator('.ending h2');
      await heading.waitFor({ timeout: 60_000 });
      if ((await heading.innerText()) === 'The contenders win.') break;
    }
    await page.getByRole('heading', { name: /The contenders’ pile, face up: \d+ cards/ }).waitFor();
    await visitor.leave();
  });
});
