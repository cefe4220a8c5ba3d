// The names of fighters and faces, and sentences about deeds, fights and what they lead to.

import { t, words } from '../../language/language.svelte';
import { list, type Naming, subject, subjects } from '../../table/people';
import type {
  FiredUpChange,
  FiredUpInfluenceAction,
  FiredUpEffect,
  FiredUpEnding,
  FiredUpFight,
  FiredUpFighter,
  FiredUpOpponent,
} from '../../wire';
import { content } from './content.svelte';

export type { Naming };

export function fighterName(fighter: FiredUpFighter): string {
  return t('fired-up-fighter-name', { fighter });
}

export function influenceFace(face: string): string {
  return t('fired-up-influence-face', { face });
}

export function fightFace(face: string): string {
  return t('fired-up-fight-face', { face: face === '-' ? 'miss' : face });
}

/** A face as a short word, for the die itself. */
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

const whose = (fighter: FiredUpFighter) => t('fired-up-fighter-of', { fighter });
const whom = (fighter: FiredUpFighter) => t('fired-up-fighter-whom', { fighter });
export const quoted = (title: string) => t('fired-up-title', { title });
export const pointsText = (points: number) => t('fired-up-points', { points });

/** With a capital letter at the beginning. */
export const sentenceOf = (text: string) => (text === '' ? '' : `${text[0]?.toLocaleUpperCase(words.current)}${text.slice(1)}`);

/** A deed in words, with its changes. */
export function deedText(deed: FiredUpInfluenceAction, changes: FiredUpChange[]): string {
  const { fighter } = deed;
  const name = fighterName(fighter);
  switch (deed.kind) {
    case 'buff': {
      const moved = changes.find((change) => change.kind === 'value' && change.fighter === fighter && change.stat === deed.stat);
      const [before, after] = moved?.kind === 'value' ? [moved.before, moved.after] : ['', ''];
      return t('fired-up-deed-buff', { whose: whose(fighter), stat: deed.stat, before, after });
    }
    case 'morale':
      return t('fired-up-deed-morale', { whom: whom(fighter), thumb: deed.thumb });
    case 'speed': {
      const passed = changes.find((change) => change.kind === 'place' && change.fighter !== fighter);
      return t('fired-up-deed-speed', { name, whom: passed ? whom(passed.fighter) : '' });
    }
    case 'target':
      return t('fired-up-deed-target', { name, whom: whom(deed.target) });
    case 'lock':
    case 'unlock':
      return t(`fired-up-deed-${deed.kind}`, { whose: whose(fighter) });
  }
}

/** How a fighter would change, for the preview of a move; empty if the deed says it already. */
export function changeText(change: FiredUpChange): string {
  const name = fighterName(change.fighter);
  switch (change.kind) {
    case 'counting':
      return t('web-fired-up-change-counting', {
        whose: whose(change.fighter),
        stat: change.stat,
        before: change.before,
        after: change.after,
      });
    case 'morale_to_come':
      return t('web-fired-up-change-morale', { name, before: change.before, after: change.after });
    case 'place':
      return t('web-fired-up-change-place', { name, before: change.before, after: change.after });
    case 'influence':
    case 'stamina':
    case 'wounds':
      return t(`web-fired-up-change-${change.kind}`, { name, before: change.before, after: change.after });
    case 'value':
      return '';
  }
}

function hurtText(opponent: FiredUpOpponent): string {
  const { fighter, damage, wounds, stamina, all_wounds: total } = opponent;
  const most = content.mat(fighter)?.stamina ?? '';
  return t('fired-up-fight-hurt', { name: fighterName(fighter), damage, wounds, stamina, total, most });
}

/** A whole attack in words. */
export function fightText(fight: FiredUpFight): string {
  const { attacker, defender } = fight;
  const said = [
    t('fired-up-fight', { attacker: fighterName(attacker.fighter), victim: whom(defender.fighter) }),
    `${t('fired-up-fight-dice', { attack: fightDice(attacker.dice), defense: fightDice(defender.dice) })}.`,
  ];
  if (fight.blocked) said.push(t('fired-up-fight-blocked', { dice: fightDice(fight.blocked) }));
  said.push(hurtText(defender));
  if (attacker.damage > 0) {
    if (fight.counters > 0) said.push(t('fired-up-fight-counters', { counters: fight.counters }));
    said.push(hurtText(attacker));
  }
  said.push(...notes(fight));
  return said.join(' ');
}

/** Who won the fight (U8.2). */
export function fightWonText({ fighter, by_starting_speed: bySpeed }: FiredUpEnding): string {
  if (fighter === null) return t('fired-up-fight-won-by-nobody');
  return t(bySpeed ? 'fired-up-fight-won-by-speed' : 'fired-up-fight-won', { name: fighterName(fighter) });
}

/** A fighter's name with its epithet. */
export function fullName(fighter: FiredUpFighter): string {
  return t('fired-up-fighter-full-name', { fighter });
}

/** Whose abilities made a difference, and how. */
export function notes(fight: FiredUpFight): string[] {
  return fight.abilities.map((fighter) => `fired-up-note-${fighter}`).flatMap((note) => (words.has(note) ? [t(note)] : []));
}

/** An effect in words. */
export function effectText(effect: FiredUpEffect, name: Naming): string {
  switch (effect.kind) {
    case 'morale':
      return t('web-fired-up-morale-is', { name: fighterName(effect.fighter), morale: effect.morale });
    case 'fell':
      return t('fired-up-fell', { name: fighterName(effect.fighter) });
    case 'settled': {
      const right = effect.cards.filter(({ points }) => points > 0);
      const payments = right.map(({ seat, fighter, points }) =>
        t('web-fired-up-payment', { ...subject(seat, name), fighter: fighterName(fighter), points: pointsText(points) }),
      );
      const paid = payments.length > 0 ? t('fired-up-settled-paid', { payments: list(payments) }) : t('fired-up-settled-unpaid');
      return `${t('web-fired-up-settled', { bet: quoted(content.betTitle(effect.bet)) })} ${paid}`;
    }
    case 'shown':
      return `${t('fired-up-shown', { ...subject(effect.seat, name), title: quoted(content.title(effect.card)), points: pointsText(effect.points) })}.`;
    case 'round':
      return t('fired-up-round-begins', { round: effect.round, ...subject(effect.first, name) });
    case 'won':
      return t('fired-up-game-won', { ...subjects(effect.seats, name) });
  }
}
