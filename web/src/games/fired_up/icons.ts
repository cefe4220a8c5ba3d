// The icons of fighters, faces of dice and marks: beside a word or a letter, so that colour is never the only sign.

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
import type { FiredUpInfluenceAction, FiredUpFighter, FiredUpMorale, FiredUpStat } from '../../wire';

export const FIGHTER_ICONS: Record<FiredUpFighter, string> = { sigurd, marrow, mei, rexus, abbel, fred };
export const STAT_ICONS: Record<FiredUpStat, string> = { attack, defense };
/** The faces of an Influence die, by their letters. */
export const INFLUENCE_ICONS: Record<string, string> = { B: buff, M: morale, S: speed, T: target, O: social, D: double };
/** The faces of an Attack or Defense die, by their letters. */
export const FIGHT_ICONS: Record<string, string> = { H: head, A: hand, T: torso, L: leg, X: special, '-': miss };
/** Arrows: up, level, down. */
export const MORALE_MARKS: Record<FiredUpMorale, string> = { low: '▼', neutral: '●', high: '▲' };

export function deedIcon(deed: FiredUpInfluenceAction): string {
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
