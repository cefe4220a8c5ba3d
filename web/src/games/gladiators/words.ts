// The names of traits and cards, and sentences about moves and what they lead to.

import { t } from '../../language/language.svelte';
import { isViewer, type Naming, subject, subjects } from '../../table/people';
import type { GladiatorsEffect, GladiatorsParts } from '../../wire';
import { parts } from './cards';

export function traitName(trait: string): string {
  return t('gladiators-trait-name', { trait });
}

/** A card in words: "Speed 7". */
export function cardName(card: string): string {
  const { trait, power } = parts(card);
  return t('web-gladiators-card', { trait: traitName(trait), power });
}

/** A card that is covered, and not to be named. */
export function coveredCard(card: string): string {
  return t('web-gladiators-covered-card', { trait: traitName(parts(card).trait) });
}

/** An effect in words; `card` names its card. */
export function effectText(effect: GladiatorsEffect, name: Naming, card: (card: string) => string = cardName): string {
  switch (effect.kind) {
    case 'lays':
      return t('web-gladiators-lays', { ...subject(effect.seat, name), card: card(effect.card) });
    case 'heals':
      return t('web-gladiators-heals', { ...subject(effect.seat, name), wounds: effect.wounds });
    case 'gives':
      return t('web-gladiators-gives', { ...subject(effect.to, name), card: card(effect.card) });
    case 'flips':
      return effect.card
        ? t('web-gladiators-flipped', { ...subject(effect.seat, name), card: card(effect.card) })
        : t('web-gladiators-flips', { ...subject(effect.seat, name), trait: traitName(effect.trait) });
    case 'draws':
      return t('web-gladiators-draws', { ...subject(effect.seat, name), count: effect.traits.length });
    case 'restocks':
      return t('web-gladiators-restocks', { trait: traitName(effect.trait) });
    case 'dodges':
      return t('web-gladiators-dodges', { ...subject(effect.seat, name) });
    case 'blocks':
      return t('web-gladiators-blocks', { ...subject(effect.seat, name) });
    case 'wounds':
      return t('web-gladiators-wounds', { ...subject(effect.seat, name), wounds: effect.wounds });
    case 'falls':
      return t('web-gladiators-falls', { ...subject(effect.seat, name) });
    case 'wins':
      return effect.power === null
        ? t('web-gladiators-wins', { ...subjects(effect.seats, name) })
        : t('web-gladiators-wins-by-four', { ...subjects(effect.seats, name), power: effect.power });
  }
}

/** The trait, card and target of an action, for a message about it. */
function details(action: GladiatorsParts, name: Naming): Record<string, string> {
  const trait = action.trait === null ? '' : traitName(action.trait);
  return {
    target: action.target === null ? '' : name(action.target),
    whom: action.target !== null && isViewer(action.target, name) ? 'you' : 'seat',
    trait,
    // An announced Gambit names only the trait that is given: its card is open on the table.
    card: action.card === null ? trait : cardName(action.card),
  };
}

/** What the viewer may do, with its target and card. */
export function actionText(action: GladiatorsParts, name: Naming): string {
  return t(`web-gladiators-action-${action.kind}`, details(action, name));
}

/** An action that a seat has announced. */
export function announced(seat: number, action: GladiatorsParts, name: Naming): string {
  return t(`web-gladiators-announced-${action.kind}`, { ...subject(seat, name), ...details(action, name) });
}
