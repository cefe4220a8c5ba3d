// What happens at a table of Gladiators, or would happen, in sentences.

import { t } from '../../language/language.svelte';
import { list } from '../../table/people';
import type { Teller } from '../../table/telling';
import type { GladiatorsEffect, GladiatorsParts } from '../../wire';
import { cardName, traitName } from './traits';

type Naming = (seat: number) => string;

/** One thing that comes of a move. */
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

/** What an action is called, with whom and what it is about. */
export function actionText(action: GladiatorsParts, name: Naming): string {
  const trait = action.trait === null ? '' : traitName(action.trait);
  return t(`web-gladiators-action-${action.kind}`, {
    target: action.target === null ? '' : name(action.target),
    trait,
    // Whoever announces a Gambit says which trait is given; its card lies there for everybody to see.
    card: action.card === null ? trait : cardName(action.card),
  });
}

/** Who wants to do what. */
export function announced(seat: number, action: GladiatorsParts, name: Naming): string {
  return t('web-gladiators-announced', { name: name(seat), action: actionText(action, name) });
}

export const tell: Teller = (item, name) => {
  const story = item.what;
  if (story.game !== 'gladiators') return item.text;
  const words: string[] = [];
  switch (story.kind) {
    case 'setup':
      words.push(t('web-gladiators-told-setup'));
      break;
    case 'draw':
      words.push(
        story.card
          ? t('web-gladiators-told-drew', { name: name(story.seat), card: cardName(story.card) })
          : t('web-gladiators-told-draw', { name: name(story.seat), trait: traitName(story.trait) }),
      );
      break;
    case 'play':
    case 'respond':
      words.push(t(`web-gladiators-told-${story.kind}`, { name: name(story.seat), card: cardName(story.card) }));
      break;
    case 'announce':
      words.push(announced(story.seat, story.action, name));
      break;
    case 'pass':
      break;
    case 'restock':
      words.push(t('web-gladiators-restocks', { trait: traitName(story.trait) }));
      break;
  }
  words.push(...story.effects.map((effect) => effectText(effect, name)));
  return words.join(' ');
};
