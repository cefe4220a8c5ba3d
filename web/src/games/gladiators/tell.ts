// The news of Gladiators, in sentences.

import { t } from '../../language/language.svelte';
import type { Teller } from '../../table/telling';
import { announced, cardName, effectText, traitName } from './words';

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
