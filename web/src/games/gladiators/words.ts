// The names of traits and cards, and sentences about moves and what they lead to.

import { t } from '../../language/language.svelte';
import { list } from '../../table/people';
import type { GladiatorsEffect, GladiatorsParts } from '../../wire';
import { parts } from './cards';

type Naming = (seat: number) => string;

export function traitName(trait: string): string {
  return t('gladiators-trait-name', { trait });
}

/** A card in words: "Speed 7". */
export function cardName(card: string): string {
  const { trait, power } = parts(card);
  return t('web-gladiators-card', { trait: traitName(trait), power });
}

/** An effect in words. */
export function effectText(effect: GladiatorsEffect, name: Naming): string {
  switch (effect.kind) {
    case 'lays':
      return t('web-gladiators-lays', { name: name(effect.seat), card: cardName(effect.card) });
    case 'heals':
      return t('web-gladiators-heals', { name: name(effect.seat), wounds: effect.wounds });
    case 'gives':
      return t('web-gladiators-gives', { name: name(effect.to), card: cardName(effect.card) });
    case 'flips':
      return effect.card
        ? t('web-gladiators-flipped', { name: name(effect.seat), card: cardName(effect.card) })
        : t('web-gladiators-flips', { name: name(effect.seat), trait: traitName(effect.trait) });
    case 'draws':
      return t('web-gladiators-draws', { name: name(effect.seat), count: effect.traits.length });
    case 'restocks':
      return t('web-gladiators-restocks', { trait: traitName(effect.trait) });
    case 'dodges':
      return t('web-gladiators-dodges', { name: name(effect.seat) });
    case 'blocks':
      return t('web-gladiators-blocks', { name: name(effect.seat) });
    case 'wounds':
      return t('web-gladiators-wounds', { name: name(effect.seat), wounds: effect.wounds });
    case 'falls':
      return t('web-gladiators-falls', { name: name(effect.seat) });
    case 'wins':
      return t('web-gladiators-wins', { names: list(effect.seats.map(name)) });
  }
}

/** An action in words, with its target and card. */
export function actionText(action: GladiatorsParts, name: Naming): string {
  const trait = action.trait === null ? '' : traitName(action.trait);
  return t(`web-gladiators-action-${action.kind}`, {
    target: action.target === null ? '' : name(action.target),
    trait,
    // An announced Gambit names only the trait that is given: its card is open on the table.
    card: action.card === null ? trait : cardName(action.card),
  });
}

export function announced(seat: number, action: GladiatorsParts, name: Naming): string {
  return t('web-gladiators-announced', { name: name(seat), action: actionText(action, name) });
}
