// The news of Gladiators, in sentences.

import { t } from '../../language/language.svelte';
import { subject } from '../../table/people';
import type { Teller } from '../../table/telling';
import { guideOf } from './view';
import { announced, cardName, coveredCard, effectText, traitName } from './words';

export const tell: Teller = (item, name, guide) => {
  const named = guideOf(guide)?.named;
  /** D1.2: a closed table does not name a card that is covered by now. */
  const card = (card: string) => (!named || named.includes(card) ? cardName(card) : coveredCard(card));
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
          ? t('web-gladiators-told-drew', { ...subject(story.seat, name), card: card(story.card) })
          : t('web-gladiators-told-draw', { ...subject(story.seat, name), trait: traitName(story.trait) }),
      );
      break;
    case 'play':
    case 'respond':
      words.push(t(`web-gladiators-told-${story.kind}`, { ...subject(story.seat, name), card: card(story.card) }));
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
  words.push(...story.effects.map((effect) => effectText(effect, name, card)));
  return words.join(' ');
};
