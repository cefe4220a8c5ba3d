// The news of Fired Up, in sentences.

import { t } from '../../language/language.svelte';
import { list, subject } from '../../table/people';
import type { Teller } from '../../table/telling';
import type { FiredUpStory } from '../../wire';
import { content } from './content.svelte';
import { deedText, effectText, fighterName, fightText, influenceDice, influenceFace, type Naming, quoted } from './words';

function happeningText({ happening, changes }: FiredUpStory, name: Naming): string {
  /** A seat's name, and what it does. */
  const does = (seat: number, deed: string, variables: Record<string, string> = {}) =>
    `${name(seat)} ${t(`fired-up-deed-${deed}`, { ...subject(seat, name), ...variables })}.`;
  switch (happening.kind) {
    case 'setup':
      return t('fired-up-deed-setup', { fighters: happening.fighters.map(fighterName).join(', ') });
    case 'kept':
      return happening.cards
        ? does(happening.seat, 'keep', { titles: list(happening.cards.map((card) => quoted(content.title(card)))) })
        : does(happening.seat, 'keep-unseen');
    case 'rolled':
      return does(happening.seat, 'roll', { dice: influenceDice(happening.dice) });
    case 'rerolls':
      return does(happening.seat, 'reroll', { dice: influenceDice(happening.dice) });
    case 'stands':
      return does(happening.seat, 'stand');
    case 'influenced': {
      const deed = deedText(happening.deed, changes);
      return `${name(happening.seat)}: ${happening.multitask ? t('fired-up-deed-multitask', { deed }) : deed}.`;
    }
    case 'stored':
      return does(happening.seat, 'store');
    case 'bet': {
      const bet = quoted(content.betTitle(happening.bet));
      return happening.fighter
        ? does(happening.seat, 'bet', { bet, fighter: fighterName(happening.fighter) })
        : does(happening.seat, 'secret-bet', { bet });
    }
    case 'discarded':
      return does(happening.seat, 'discard', { dice: influenceFace(happening.face) });
    case 'ended_turn':
      return does(happening.seat, 'end');
    case 'fought':
      return fightText(happening.fight);
    case 'missed':
      return t('fired-up-deed-misses', { count: happening.dice });
    // The effects say what was scored; waiting is not told.
    case 'scored':
    case 'waited':
      return '';
  }
}

/** An event with all its effects. */
export function storyText(story: FiredUpStory, name: Naming): string {
  return [happeningText(story, name), ...story.effects.map((effect) => effectText(effect, name))].filter(Boolean).join(' ');
}

export const tell: Teller = (item, name) => (item.what.game === 'fired_up' ? storyText(item.what, name) : item.text);
