// The rules of a game, read from its Fluent file.

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

/** The prefix of a game's messages. */
const prefix = (game: GameName) => game.replaceAll('_', '-');

/** The sections of the rules, each with its rules in order. */
export function sections(game: GameName): Section[] {
  const found = new Map<number, Section>();
  for (const name of words.names(game)) {
    const match = /^rule-([A-Z])(\d+)-(\w+)$/.exec(name);
    if (!match) continue;
    const number = Number(match[2]);
    let section = found.get(number);
    if (!section) {
      section = { number, title: t(`${prefix(game)}-section-${number}`), rules: [] };
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
    .filter((name) => name.startsWith(`${prefix(game)}-term-`))
    .map((name) => ({ name: t(name), meaning: t(`${name}.meaning`) }));
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
