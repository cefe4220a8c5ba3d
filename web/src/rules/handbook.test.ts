import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games';
import { words } from '../language/language.svelte';
import { aidSections, examples, matching, matchingExamples, parts, pieces, sections, terms } from './handbook';

describe.each(GAMES)('the handbook of $name', ({ name: game, letter, examples: load }) => {
  it.each(['en', 'ru'] as const)('has titled sections with titled rules, and terms, in %s', async (language) => {
    await words.load(game);
    await words.speak(language);
    const all = sections(game);
    expect(all.length).toBeGreaterThan(0);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, place) => place + 1));
    for (const { title, rules } of all) {
      expect(title).not.toMatch(/-section-/);
      for (const rule of rules) {
        expect(rule.id).toMatch(new RegExp(`^${letter}\\d\\.\\d+$`));
        expect(rule.title).not.toMatch(/^rule-/);
      }
    }
    expect(terms(game).length).toBeGreaterThan(0);
  });

  it.each(['en', 'ru'] as const)('tells every example that it draws, in the same order, in %s', async (language) => {
    await words.load(game);
    await words.speak(language);
    const { list } = await load();
    const told = examples(game);
    expect(list.map(({ name }) => name)).toEqual(told.map(({ name }) => name));
    const rules = sections(game).flatMap((section) => section.rules.map(({ id }) => id));
    for (const example of list) {
      expect(example.rules.length, example.name).toBeGreaterThan(0);
      expect(rules).toEqual(expect.arrayContaining([...example.rules]));
    }
    for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/-example-/);
  });

  it.each(['en', 'ru'] as const)('has the game in short, with tips, and what is in the box, in %s', async (language) => {
    await words.load(game, `book_${game}`);
    await words.speak(language);
    const sections = aidSections(game);
    expect(sections.map(({ name }) => name)).toContain('tips');
    for (const { title, items } of sections) {
      expect(title).not.toMatch(/-aid-/);
      for (const item of items) expect(`${item.title} ${item.text}`).not.toMatch(/-aid-/);
    }
    expect(parts(game).length).toBeGreaterThan(0);
    for (const part of parts(game)) expect(`${part.name} ${part.here}`).not.toMatch(/-part-/);
  });
});

describe('the search', () => {
  it('finds the rules that have all the words, in upper or lower case', async () => {
    await words.load('gorus');
    await words.speak('en');
    const all = sections('gorus');
    const ids = matching(all, 'rank Challenge').flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids).toContain('G3.4');
    expect(matching(all, 'g3.4').flatMap(({ rules }) => rules)).toHaveLength(1);
    expect(matching(all, ' ')).toEqual(all);
    expect(matchingExamples(examples('gorus'), 'sluffing').map(({ name }) => name)).toEqual(['sluffing']);
  });

  it('marks what was looked for', () => {
    expect(pieces('Two to two', 'two')).toEqual([
      { text: 'Two', isFound: true },
      { text: ' to ', isFound: false },
      { text: 'two', isFound: true },
    ]);
    expect(pieces('G3.4 and G344', 'G3.4').filter(({ isFound }) => isFound)).toHaveLength(1);
    expect(pieces('Вызов', '')).toEqual([{ text: 'Вызов', isFound: false }]);
    expect(pieces('a (b', '(')).toContainEqual({ text: '(', isFound: true });
  });
});
