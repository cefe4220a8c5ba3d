// The rules of a game, read from its Fluent file.

import { messagePrefix } from '../games/games';
import type { GameName } from '../games/manifest';
import { t, words } from '../language/language.svelte';

export interface Rule {
  /** As it is cited: `G3.4`. */
  id: string;
  title: string;
  text: string;
}

export interface Section {
  number: number;
  title: string;
  rules: Rule[];
}

export interface Term {
  name: string;
  meaning: string;
}

/** The sections of the rules, each with its rules in order. */
export function sections(game: GameName): Section[] {
  const found = new Map<number, Section>();
  for (const name of words.names(game)) {
    const match = /^rule-([A-Z])(\d+)-(\w+)$/.exec(name);
    if (!match) continue;
    const number = Number(match[2]);
    let section = found.get(number);
    if (!section) {
      section = { number, title: t(`${messagePrefix(game)}-section-${number}`), rules: [] };
      found.set(number, section);
    }
    section.rules.push({ id: `${match[1]}${match[2]}.${match[3]}`, title: t(`${name}.title`), text: t(name) });
  }
  return [...found.values()];
}

/** The glossary of the game. */
export function terms(game: GameName): Term[] {
  return words
    .names(game)
    .filter((name) => name.startsWith(`${messagePrefix(game)}-term-`))
    .map((name) => ({ name: t(name), meaning: t(`${name}.meaning`) }));
}

export interface Example {
  name: string;
  title: string;
  text: string;
}

/** The worked examples of the game, as the terminal tells them too. */
export function examples(game: GameName): Example[] {
  const start = `${messagePrefix(game)}-example-`;
  return words
    .names(game)
    .filter((name) => name.startsWith(start))
    .map((name) => ({ name: name.slice(start.length), title: t(`${name}.title`), text: t(name) }));
}

/** Something that the printed game has, and what stands for it here. */
export interface Part {
  name: string;
  here: string;
}

/** What is in the box of the game. */
export function parts(game: GameName): Part[] {
  return words
    .names(`book_${game}`)
    .filter((name) => name.startsWith(`${messagePrefix(game)}-part-`))
    .map((name) => ({ name: t(name), here: t(`${name}.here`) }));
}

export interface AidItem {
  name: string;
  /** What the item is about; empty where the text says it all. */
  title: string;
  text: string;
}

export interface AidSection {
  name: string;
  title: string;
  items: AidItem[];
}

/** The sections of the game in short. `…-aid-tips` is a section, `…-aid-tips-draw` one of its items. */
export function aidSections(game: GameName): AidSection[] {
  const start = `${messagePrefix(game)}-aid-`;
  const found: AidSection[] = [];
  for (const id of words.names(`book_${game}`)) {
    if (!id.startsWith(start)) continue;
    const [section = '', ...item] = id.slice(start.length).split('-');
    if (item.length === 0) found.push({ name: section, title: t(id), items: [] });
    else {
      const title = t(`${id}.title`);
      found.at(-1)?.items.push({ name: item.join('-'), title: title === `${id}.title` ? '' : title, text: t(id) });
    }
  }
  return found;
}

/** The words of a search, in lower case. */
const looked = (wanted: string) => wanted.toLocaleLowerCase(words.current).split(/\s+/).filter(Boolean);

/** The rules that have all words of a search. */
export function matching(all: Section[], wanted: string): Section[] {
  const parts = looked(wanted);
  if (parts.length === 0) return all;
  const has = (rule: Rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase(words.current);
    return parts.every((word) => text.includes(word));
  };
  return all.map((section) => ({ ...section, rules: section.rules.filter(has) })).filter(({ rules }) => rules.length > 0);
}

/** The examples that have all words of a search. */
export function matchingExamples(all: Example[], wanted: string): Example[] {
  const parts = looked(wanted);
  return all.filter(({ title, text }) => {
    const said = `${title} ${text}`.toLocaleLowerCase(words.current);
    return parts.every((word) => said.includes(word));
  });
}

/** A piece of a text: a found word, or the text between two. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A text in pieces, so that the page can mark the found words. */
export function pieces(text: string, wanted: string): Piece[] {
  const parts = looked(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return [{ text, isFound: false }];
  return text
    .split(new RegExp(`(${parts.join('|')})`, 'giu'))
    .map((piece, place) => ({ text: piece, isFound: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
