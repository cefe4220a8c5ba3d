// Content packs: what is printed on the cards of a game. Each is fetched once.

import { api } from './api';
import type { PackForm } from '../wire';

const packs = new Map<string, Promise<PackForm | null>>();

/** A content pack; null if the server no longer has it. */
export function content(name: string): Promise<PackForm | null> {
  let pack = packs.get(name);
  if (!pack) {
    pack = api.content(name).catch(() => {
      packs.delete(name);
      return null;
    });
    packs.set(name, pack);
  }
  return pack;
}
