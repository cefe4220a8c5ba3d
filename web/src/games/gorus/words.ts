// The names of schools and cards.

import { t } from '../../language/language.svelte';
import { parts } from './cards';

export function schoolName(school: string): string {
  return t('gorus-school-name', { school });
}

/** A school's letter on cards, in the reader's alphabet; the notation has Latin letters. */
export function schoolLetter(school: string): string {
  return t('gorus-school-letter', { school });
}

/** A card in words: "Fists 10". */
export function cardName(card: string): string {
  const { school, rank } = parts(card);
  return t('web-gorus-card', { school: schoolName(school), rank });
}

/** A value with its sign: a true minus, and a plus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';
}
