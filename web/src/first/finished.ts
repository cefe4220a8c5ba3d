// The games that this browser has played to their end. Others are met for the first time.

import type { GameName } from '../games/manifest';

const key = (game: GameName) => `munera.finished.${game}`;

export function noteFinished(game: GameName) {
  try {
    localStorage.setItem(key(game), 'yes');
  } catch {
    // Without storage every game is a first one.
  }
}

export function hasFinished(game: GameName): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}
