// How fighters, faces of dice and marks look: always an icon beside a word or a letter, never colour alone.

import abbel from 'icon:monk-face';
import attack from 'icon:crossed-swords';
import buff from 'icon:biceps';
import defense from 'icon:checked-shield';
import double from 'icon:doubled';
import fred from 'icon:vintage-robot';
import hand from 'icon:fist';
import head from 'icon:headshot';
import leg from 'icon:leg';
import lock from 'icon:padlock';
import marrow from 'icon:skull-mask';
import mei from 'icon:ninja-head';
import miss from 'icon:whirlwind';
import morale from 'icon:megaphone';
import rexus from 'icon:dinosaur-rex';
import sigurd from 'icon:viking-head';
import social from 'icon:conversation';
import special from 'icon:star-swirl';
import speed from 'icon:run';
import target from 'icon:bullseye';
import thumbDown from 'icon:thumb-down';
import thumbUp from 'icon:thumb-up';
import torso from 'icon:muscular-torso';
import unlock from 'icon:padlock-open';
import { t } from '../../language/language.svelte';
import type { FiredUpDeed, FiredUpFighter, FiredUpMorale, FiredUpStat } from '../../wire';

export const FIGHTER_ICONS: Record<FiredUpFighter, string> = { sigurd, marrow, mei, rexus, abbel, fred };
export const STAT_ICONS: Record<FiredUpStat, string> = { attack, defense };
/** The faces of an Influence die, by their letters. */
export const INFLUENCE_ICONS: Record<string, string> = { B: buff, M: morale, S: speed, T: target, O: social, D: double };
/** The faces of an Attack or Defense die, by their letters. */
export const FIGHT_ICONS: Record<string, string> = { H: head, A: hand, T: torso, L: leg, X: special, '-': miss };
/** Morale as everybody reads it: up, level, down. */
export const MORALE_MARKS: Record<FiredUpMorale, string> = { low: '▼', neutral: '●', high: '▲' };

export function fighterName(fighter: FiredUpFighter): string {
  return t('fired-up-fighter-name', { fighter });
}

export function influenceFace(face: string): string {
  return t('fired-up-influence-face', { face });
}

export function fightFace(face: string): string {
  return t('fired-up-fight-face', { face: face === '-' ? 'miss' : face });
}

/** What is printed on a die, as short as can be. */
export function shortFace(face: string, kind: 'influence' | 'fight'): string {
  return t(`web-fired-up-${kind}-short`, { face: face === '-' ? 'miss' : face });
}

/** Dice of a fight in words: "Head, Hand ×2". */
export function fightDice(dice: string): string {
  return counted(dice, fightFace) || t('web-nothing');
}

/** Influence dice in words: "Buff ×2, Social". */
export function influenceDice(dice: string): string {
  return counted(dice, influenceFace) || t('web-nothing');
}

function counted(dice: string, name: (face: string) => string): string {
  return [...new Set(dice)]
    .map((face) => {
      const count = [...dice].filter((other) => other === face).length;
      return count > 1 ? `${name(face)} ×${count}` : name(face);
    })
    .join(', ');
}

/** The icon of what is done to a fighter. */
export function deedIcon(deed: FiredUpDeed): string {
  switch (deed.kind) {
    case 'buff':
      return STAT_ICONS[deed.stat];
    case 'morale':
      return deed.thumb === 'up' ? thumbUp : thumbDown;
    case 'speed':
      return speed;
    case 'target':
      return target;
    case 'lock':
      return lock;
    case 'unlock':
      return unlock;
  }
}
