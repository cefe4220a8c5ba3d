// What became of each die of a fight, for a picture of it.

import type { FiredUpFight } from '../../wire';

export type Fate = 'blocked' | 'through' | 'blocks' | 'counters' | 'lost';

export interface FatedDie {
  face: string;
  fate: Fate;
}

/** Takes one of a letter out of a list, if it is there. */
function take(from: string[], letter: string): boolean {
  const place = from.indexOf(letter);
  if (place >= 0) from.splice(place, 1);
  return place >= 0;
}

export function fates(fight: FiredUpFight): { attack: FatedDie[]; defense: FatedDie[] } {
  const blocked = [...fight.blocked];
  const attack = [...fight.attacker.dice].map((face): FatedDie => {
    if (take(blocked, face)) return { face, fate: 'blocked' };
    return { face, fate: face === '-' ? 'lost' : 'through' };
  });
  // Equal parts block first; a Special blocks what is left.
  const open = [...fight.blocked];
  const defense = [...fight.defender.dice].map((face): FatedDie => {
    if (face === 'X' || face === '-') return { face, fate: 'lost' };
    if (take(open, face)) return { face, fate: 'blocks' };
    return { face, fate: fight.attacker.dice.includes(face) ? 'counters' : 'lost' };
  });
  for (const die of defense) {
    if (die.face === 'X' && open.pop() !== undefined) die.fate = 'blocks';
  }
  return { attack, defense };
}
