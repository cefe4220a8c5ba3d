// What the board shows: the fighters, points and bets, from the view and the guide together.

import type {
  FiredUpBet,
  FiredUpFighterGuide,
  FiredUpEffect,
  FiredUpGuide,
  FiredUpPublicFighter,
  FiredUpStory,
  FiredUpView,
} from '../../wire';

export type Fighter = Omit<FiredUpPublicFighter, 'name' | 'attack' | 'defense'> & FiredUpFighterGuide;

export interface Scene {
  round: number;
  fighters: Fighter[];
  points: number[];
  bets: FiredUpBet[];
}

/** The table as it is now. */
export function sceneOf(view: FiredUpView, guide: FiredUpGuide): Scene {
  const fighters = guide.fighters.flatMap((fighter_state, place) => {
    const seen = view.public.fighters[place];
    return seen ? [{ ...seen, ...fighter_state }] : [];
  });
  return { round: view.public.round, fighters, points: view.public.points, bets: guide.bets };
}

/** The table after a story, so that the board can show it step by step. */
export function after(scene: Scene, story: FiredUpStory): Scene {
  const fighters = scene.fighters.map((old) => {
    const fighter = { ...old, attack: { ...old.attack }, defense: { ...old.defense } };
    for (const change of story.changes) {
      if (change.fighter !== fighter.fighter) continue;
      switch (change.kind) {
        case 'value':
          fighter[change.stat].value = change.after;
          break;
        case 'counting':
          fighter[change.stat].counting = change.after;
          break;
        case 'morale_to_come':
          fighter.morale_to_come = change.after;
          break;
        case 'place':
          fighter.speed = change.after;
          break;
        case 'influence':
        case 'stamina':
        case 'wounds':
          fighter[change.kind] = change.after;
          break;
      }
    }
    for (const effect of story.effects) {
      if (effect.kind === 'morale' && effect.fighter === fighter.fighter) fighter.morale = effect.morale;
      if (effect.kind === 'fell' && effect.fighter === fighter.fighter) fighter.alive = false;
    }
    return fighter;
  });
  return { ...scene, fighters, points: story.effects.reduce(paid, scene.points) };
}

/** The points after an effect. */
function paid(points: number[], effect: FiredUpEffect): number[] {
  const gains = effect.kind === 'shown' ? [effect] : effect.kind === 'settled' ? effect.cards : [];
  return points.map((sum, seat) => gains.reduce((total, gain) => total + (gain.seat === seat ? gain.points : 0), sum));
}
