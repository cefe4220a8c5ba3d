// How a school looks: an icon, a letter and a pattern, so that colour is never the only sign.

import arrows from 'icon:arrow-cluster';
import axes from 'icon:battle-axe';
import fists from 'icon:fist';
import shields from 'icon:roman-shield';
import swords from 'icon:broadsword';
import { t } from '../../language/language.svelte';

export const SCHOOL_ICONS: Record<string, string> = { F: fists, S: swords, A: arrows, X: axes, H: shields };

/** A card's school, by its letter, and its rank. */
export function parts(card: string): { school: string; rank: number } {
  return { school: card.charAt(0), rank: Number(card.slice(1)) };
}

export function schoolName(school: string): string {
  return t('gorus-school-name', { school });
}

/** A gladiator in words: "Fists 10". */
export function cardName(card: string): string {
  const { school, rank } = parts(card);
  return t('web-gorus-card', { school: schoolName(school), rank });
}

/** A value with its sign: a true minus, and a plus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';
}
