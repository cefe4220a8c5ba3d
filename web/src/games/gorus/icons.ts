// The icons of the schools: beside a letter and a pattern, so that colour is never the only sign.

import arrows from 'icon:arrow-cluster';
import axes from 'icon:battle-axe';
import fists from 'icon:fist';
import shields from 'icon:roman-shield';
import swords from 'icon:broadsword';

/** By the letter of the school. */
export const SCHOOL_ICONS: Record<string, string> = { F: fists, S: swords, A: arrows, X: axes, H: shields };
