// What happens at a table of Fired Up, or would happen, in sentences.

import { t, words } from '../../language/language.svelte';
import { list } from '../../table/people';
import type { Teller } from '../../table/telling';
import type { FiredUpChange, FiredUpDeed, FiredUpEffect, FiredUpFight, FiredUpFighter, FiredUpOpponent, FiredUpStory } from '../../wire';
import { content } from './content.svelte';
import { fightDice, fighterName, influenceDice, influenceFace } from './faces';
import { untold } from './untold.svelte';

export type Naming = (seat: number) => string;

const whose = (fighter: FiredUpFighter) => t('fired-up-fighter-of', { fighter });
const whom = (fighter: FiredUpFighter) => t('fired-up-fighter-whom', { fighter });
export const quoted = (title: string) => t('fired-up-title', { title });
export const pointsText = (points: number) => t('fired-up-points', { points });

/** Sentences begin with a capital letter. */
export const sentenceOf = (text: string) => (text === '' ? '' : `${text[0]?.toLocaleUpperCase(words.current)}${text.slice(1)}`);

/** What is done to a fighter, with what changes by it. */
export function deedText(deed: FiredUpDeed, changes: FiredUpChange[]): string {
  const { fighter } = deed;
  const name = fighterName(fighter);
  switch (deed.kind) {
    case 'buff': {
      const moved = changes.find((change) => change.kind === 'value' && change.fighter === fighter && change.stat === deed.stat);
      const [before, after] = moved?.kind === 'value' ? [moved.before, moved.after] : ['', ''];
      return t('fired-up-deed-buff', { whose: whose(fighter), stat: deed.stat, before, after });
    }
    case 'morale':
      return t('fired-up-deed-morale', { name, thumb: deed.thumb });
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

/** How a fighter changes, for whoever weighs a move; nothing for what the deed itself says. */
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

/** A whole attack. */
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

/** Whose abilities made a difference, and how. */
export function notes(fight: FiredUpFight): string[] {
  return fight.abilities.map((fighter) => `fired-up-note-${fighter}`).flatMap((note) => (words.has(note) ? [t(note)] : []));
}

/** One thing that came of something. */
export function effectText(effect: FiredUpEffect, name: Naming): string {
  switch (effect.kind) {
    case 'morale':
      return t('web-fired-up-morale-is', { name: fighterName(effect.fighter), morale: effect.morale });
    case 'fell':
      return t('fired-up-fell', { name: fighterName(effect.fighter) });
    case 'settled': {
      const right = effect.cards.filter(({ points }) => points > 0);
      const payments = right.map(({ seat, fighter, points }) =>
        t('web-fired-up-payment', { name: name(seat), fighter: fighterName(fighter), points: pointsText(points) }),
      );
      const paid = payments.length > 0 ? t('fired-up-settled-paid', { payments: list(payments) }) : t('fired-up-settled-unpaid');
      return `${t('web-fired-up-settled', { bet: quoted(content.betTitle(effect.bet)) })} ${paid}`;
    }
    case 'shown':
      return `${t('fired-up-shown', { who: who(effect.seat, name), name: name(effect.seat), title: quoted(content.title(effect.card)), points: pointsText(effect.points) })}.`;
    case 'round':
      return t('fired-up-round-begins', { round: effect.round, who: who(effect.first, name), name: name(effect.first) });
    case 'won': {
      const names = list(effect.seats.map(name));
      const several = effect.seats.length > 1;
      const mine = effect.seats.some((seat) => who(seat, name) === 'you');
      return t('fired-up-game-won', { who: several ? (mine ? 'several-with-you' : 'several') : mine ? 'you' : 'seat', name: names });
    }
  }
}

/** Whether a seat is the reader's own: verbs agree with it. */
function who(seat: number, name: Naming): 'you' | 'seat' {
  return name(seat) === t('name-you') ? 'you' : 'seat';
}

function happeningText({ happening, changes }: FiredUpStory, name: Naming): string {
  /** A name, and what it does. */
  const does = (seat: number, deed: string, variables: Record<string, string> = {}) =>
    `${name(seat)} ${t(`fired-up-deed-${deed}`, { who: who(seat, name), ...variables })}.`;
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
      return `${name(happening.seat)}: ${t('fired-up-deed-store')}.`;
    case 'bet': {
      const bet = quoted(content.betTitle(happening.bet));
      const deed = happening.fighter
        ? t('fired-up-deed-bet', { bet, name: fighterName(happening.fighter) })
        : t('fired-up-deed-secret-bet', { bet });
      return `${name(happening.seat)}: ${deed}.`;
    }
    case 'discarded':
      return `${name(happening.seat)}: ${t('fired-up-deed-discard', { die: influenceFace(happening.face) })}.`;
    case 'ended_turn':
      return does(happening.seat, 'end');
    case 'fought':
      return fightText(happening.fight);
    case 'missed':
      return t('fired-up-deed-misses', { count: happening.dice });
    // What was scored is said by its effects; of those who wait nothing is told.
    case 'scored':
    case 'waited':
      return '';
  }
}

/** Everything about one event. */
export function storyText(story: FiredUpStory, name: Naming): string {
  return [happeningText(story, name), ...story.effects.map((effect) => effectText(effect, name))].filter(Boolean).join(' ');
}

export const tell: Teller = (item, name) => {
  if (item.what.game !== 'fired_up') return item.text;
  return untold.has(item.what) ? '' : storyText(item.what, name);
};
