// All games, collected from their folders. No other file lists them.

import type { GameManifest } from './manifest';

const manifests = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'default' });

/** In the order of the front page. */
export const GAMES: readonly GameManifest[] = Object.values(manifests).sort((one, other) => one.position - other.position);

export function gameNamed(name: string): GameManifest | undefined {
  return GAMES.find((game) => game.name === name);
}
