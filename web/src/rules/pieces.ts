// How the dice and fighters of Fired Up look beside its rules.

import abbel from 'icon:monk-face';
import buff from 'icon:biceps';
import double from 'icon:doubled';
import hand from 'icon:fist';
import head from 'icon:headshot';
import leg from 'icon:leg';
import mei from 'icon:ninja-head';
import miss from 'icon:whirlwind';
import morale from 'icon:megaphone';
import rexus from 'icon:dinosaur-rex';
import sigurd from 'icon:viking-head';
import social from 'icon:conversation';
import special from 'icon:star-swirl';
import speed from 'icon:run';
import target from 'icon:bullseye';
import torso from 'icon:muscular-torso';

/** The faces of an Influence die, by their letters. */
export const INFLUENCE: Record<string, string> = { B: buff, M: morale, S: speed, T: target, O: social, D: double };

/** The faces of an Attack or Defense die; a Miss is written as a dash. */
export const FIGHT: Record<string, string> = { H: head, A: hand, T: torso, L: leg, X: special, '-': miss };

/** Those who stand in the circle. */
export const FIGHTERS: readonly { name: string; icon: string; speed: number }[] = [
  { name: 'sigurd', icon: sigurd, speed: 1 },
  { name: 'mei', icon: mei, speed: 3 },
  { name: 'rexus', icon: rexus, speed: 2 },
  { name: 'abbel', icon: abbel, speed: 4 },
];
