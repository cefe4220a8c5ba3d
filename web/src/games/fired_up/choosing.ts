// Builds moves from taps: dice and tokens first, then the fighter or Bet to use them on.

import type { FiredUpChoice, FiredUpInfluenceAction, FiredUpFighter, FiredUpWay } from '../../wire';

/** A stored Social token in a payment, as the notation writes it. */
export const TOKEN = 't';

/** An act that the tapped dice allow, and how it is paid. */
export interface Use {
  act: FiredUpChoice['act'];
  way: FiredUpWay;
}

/** The cost of a way: the letters of its dice, and one letter for each token. */
export function cost(way: FiredUpWay): string {
  return way.dice + (way.beside ?? '') + TOKEN.repeat(way.tokens ?? 0);
}

/** The letters without the taken ones; null if one of those is missing. */
function without(letters: string, taken: string): string | null {
  let rest = letters;
  for (const letter of taken) {
    const place = rest.indexOf(letter);
    if (place < 0) return null;
    rest = rest.slice(0, place) + rest.slice(place + 1);
  }
  return rest;
}

export const covers = (letters: string, taken: string): boolean => without(letters, taken) !== null;
const isSame = (one: string, other: string): boolean => one.length === other.length && covers(one, other);

/** Fewer dice are cheaper; then dice that are worth less to keep. */
function dearness(payment: string): number {
  return payment.length * 10 + [...payment].filter((letter) => letter === 'D' || letter === TOKEN).length;
}

/** All acts that the tapped dice pay for, alone or with more dice, each in its cheapest way. */
export function uses(choices: FiredUpChoice[], tapped: string): Use[] {
  if (tapped === '') return [];
  return choices.flatMap(({ act, ways }) => {
    const fitting = ways.filter((way) => covers(cost(way), tapped));
    const exact = fitting.find((way) => isSame(cost(way), tapped));
    const way = exact ?? fitting.toSorted((one, other) => dearness(cost(one)) - dearness(cost(other)))[0];
    return way ? [{ act, way }] : [];
  });
}

/** Whether dice can be used together. */
export function fit(choices: FiredUpChoice[], tapped: string): boolean {
  return choices.some(({ act, ways }) => act.kind !== 'reroll' && ways.some((way) => covers(cost(way), tapped)));
}

export type Influence = Extract<FiredUpChoice['act'], { kind: 'influence' }>;
export type Wager = Extract<FiredUpChoice['act'], { kind: 'bet' }>;

export function isInfluence(use: Use): use is Use & { act: Influence } {
  return use.act.kind === 'influence';
}

export function isWager(use: Use): use is Use & { act: Wager } {
  return use.act.kind === 'bet';
}

export const sameDeed = (one: FiredUpInfluenceAction, other: FiredUpInfluenceAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The move that a player means by tapping a fighter that the dice cannot be used on. The server refuses it and says why. */
export function attempt(tapped: string, fighter: FiredUpFighter, target: FiredUpFighter): string {
  const face = tapped[0] ?? 'B';
  if (face === 'O' || face === TOKEN) return `multitask ${tapped.padEnd(2, 'O')} buff ${fighter} attack`;
  const verbs: Record<string, string> = { M: 'morale', S: 'speed', T: 'target' };
  const objects: Record<string, string> = { M: ' up', S: '', T: ` ${target}` };
  return `${verbs[face] ?? 'buff'} ${fighter}${objects[face] ?? ' attack'} ${tapped}`;
}
