// The words of the app, in the reader's language. The server uses the same files.

import { base } from '../base';
import type { GameName } from '../games/manifest';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

/** The name of each language in that language. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский' };

/** A Fluent file: words of the app, or of one game. */
export type Vocabulary = 'common' | 'web' | 'web_first' | 'web_rules' | 'web_replay' | GameName | `web_${GameName}` | `book_${GameName}`;

/** What the aid and the rules page say besides: reminders, tips, components. */
export const bookVocabularies = (game: GameName): Vocabulary[] => [game, `book_${game}`];

/** The words of a game: its rules and names, and what only its board says. */
export const gameVocabularies = (game: GameName): Vocabulary[] => [game, `web_${game}`];

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

export type Variables = Record<string, FluentVariable>;

function preferred(): Language {
  const kept = /(?:^|; )lang=(en|ru)(?:;|$)/.exec(document.cookie)?.[1];
  if (kept) return kept as Language;
  const liked = navigator.languages.map((tag) => tag.split('-')[0]);
  return liked.find((code) => code === 'en' || code === 'ru') ?? 'en';
}

class Words {
  current = $state<Language>(preferred());
  /** Counts the files that have been loaded, so that components show new words. */
  #loaded = $state(0);
  #bundles: Record<Language, FluentBundle> = {
    en: new FluentBundle('en', { useIsolating: false }),
    ru: new FluentBundle('ru', { useIsolating: false }),
  };
  #known = new Map<string, Promise<void>>();
  #wanted = new Set<Vocabulary>();
  #names = new Map<Vocabulary, string[]>();

  /** Loads vocabularies in the current language, and later in every language that the reader chooses. */
  async load(...vocabularies: Vocabulary[]): Promise<void> {
    for (const vocabulary of vocabularies) this.#wanted.add(vocabulary);
    await this.#loadFor(this.current, vocabularies);
  }

  /** Changes the language, here and for the server's answers. */
  async speak(language: Language): Promise<void> {
    await this.#loadFor(language, [...this.#wanted]);
    this.current = language;
    document.documentElement.lang = language;
    document.cookie = `lang=${language}; path=${base}; max-age=31536000; samesite=lax`;
  }

  /** A message. A missing one is shown by its name, and a test finds it. */
  say = (id: string, variables: Variables = {}): string => {
    void this.#loaded;
    const bundle = this.#bundles[this.current];
    const dot = id.indexOf('.');
    const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
    return pattern ? bundle.formatPattern(pattern, variables) : id;
  };

  has(id: string): boolean {
    void this.#loaded;
    return this.#bundles[this.current].hasMessage(id);
  }

  /** The names of all messages in a vocabulary, in the order of the file. */
  names(vocabulary: Vocabulary): string[] {
    void this.#loaded;
    return this.#names.get(vocabulary) ?? [];
  }

  async #loadFor(language: Language, vocabularies: Vocabulary[]) {
    await Promise.all(
      vocabularies.map((vocabulary) => {
        const path = `../../../locales/${language}/${vocabulary}.ftl`;
        let loading = this.#known.get(path);
        if (!loading) {
          loading = this.#read(language, vocabulary, path);
          this.#known.set(path, loading);
        }
        return loading;
      }),
    );
  }

  async #read(language: Language, vocabulary: Vocabulary, path: string) {
    const file = files[path];
    if (!file) throw new Error(`there is no ${path}`);
    const resource = new FluentResource(await file());
    this.#bundles[language].addResource(resource, { allowOverrides: true });
    // Both languages have the same names in the same order: a test checks it.
    this.#names.set(
      vocabulary,
      resource.body.map((entry) => entry.id),
    );
    this.#loaded += 1;
  }
}

export const words = new Words();
export const t = words.say;
