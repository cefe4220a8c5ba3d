// The icons of the traits: beside a letter, so that colour is never the only sign.

import attack from 'icon:crossed-swords';
import defense from 'icon:checked-shield';
import health from 'icon:hearts';
import speed from 'icon:wingfoot';

/** By the letter of the trait. */
export const TRAIT_ICONS: Record<string, string> = { S: speed, A: attack, D: defense, H: health };
