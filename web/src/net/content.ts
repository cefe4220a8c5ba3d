// What is printed on the cards of Fired Up: asked for once.

import { api } from './api';
import type { PackForm } from '../wire';

const packs = new Map<string, Promise<PackForm | null>>();

/** A content pack; nothing if the server no longer has it. */
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
