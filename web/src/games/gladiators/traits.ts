// How a trait looks: an icon and a letter beside its colour.

import attack from 'icon:crossed-swords';
import defense from 'icon:checked-shield';
import health from 'icon:hearts';
import speed from 'icon:wingfoot';
import { t } from '../../language/language.svelte';

export const TRAITS = ['S', 'A', 'D', 'H'] as const;

export const TRAIT_ICONS: Record<string, string> = { S: speed, A: attack, D: defense, H: health };

export function traitName(trait: string): string {
  return t('gladiators-trait-name', { trait });
}

/** A card's trait, by its letter, and its power. */
export function parts(card: string): { trait: string; power: number } {
  return { trait: card.charAt(0), power: Number(card.slice(1)) };
}

/** A card in words: "Speed 7". */
export function cardName(card: string): string {
  const { trait, power } = parts(card);
  return t('web-gladiators-card', { trait: traitName(trait), power });
}
