// All games, collected from their folders. No other file lists them.

import type { GameManifest } from './manifest';

const manifests = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'default' });

/** In the order of the front page. */
export const GAMES: readonly GameManifest[] = Object.values(manifests).sort((one, other) => one.position - other.position);

export function gameNamed(name: string): GameManifest | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The game that a rule belongs to, by the rule's number: `G3.4`. */
export function gameOfRule(rule: string): GameManifest | undefined {
  return GAMES.find((game) => rule.startsWith(game.letter));
}

/** How the names of a game's messages begin: Fluent has dashes where the wire has underscores. */
export const messagePrefix = (game: string) => game.replaceAll('_', '-');
