// What a screen reader says when the player presses a key.

import { t } from '../../language/language.svelte';
import type { FiredUpGuide } from '../../wire';
import { content } from './content.svelte';
import { fighterName, influenceDice, type Naming, pointsText, quoted } from './words';
import type { Fighter } from './scene';

/** The player's dice and Highlights. */
export function spokenHand(guide: FiredUpGuide, seat: number | null): string {
  const dice = guide.turn && guide.turn.seat === seat ? [t('web-fired-up-spoken-dice', { dice: influenceDice(guide.turn.dice) })] : [];
  const cards = guide.highlights
    .filter(({ place }) => place !== 'aside')
    .map(({ card, points }) => t('web-fired-up-spoken-highlight', { title: quoted(content.title(card)), points: pointsText(points) }));
  return [...dice, ...cards].join(' ') || t('web-nothing');
}

export function spokenArena(fighters: Fighter[]): string {
  return fighters.map(spokenFighter).join(' ');
}

export function spokenFighter(fighter: Fighter): string {
  const name = fighterName(fighter.fighter);
  const { speed, target } = fighter;
  if (!fighter.alive || speed === null || target === null) return t('web-fired-up-token-fallen', { name });
  return t('web-fired-up-token', {
    name,
    speed,
    sprints: fighter.sprinting ? 'yes' : 'no',
    attack: fighter.attack.counting,
    defense: fighter.defense.counting,
    stamina: fighter.stamina,
    full: fighter.full_stamina,
    wounds: fighter.wounds,
    morale: fighter.morale,
    coming: fighter.morale_to_come === fighter.morale ? 'same' : fighter.morale_to_come,
    influence: fighter.influence,
    target: t('fired-up-fighter-whom', { fighter: target }),
    locked: fighter.locked ? 'yes' : 'no',
  });
}

export function spokenScore(points: number[], name: Naming): string {
  return points.map((sum, seat) => `${name(seat)}: ${pointsText(sum)}.`).join(' ');
}
