import icon from 'icon:rolling-dices';
import type { GameManifest } from '../manifest';

const firedUp: GameManifest = {
  name: 'fired_up',
  icon,
  position: 3,
  letter: 'U',
  players: { from: 2, to: 5, quick: 3 },
  hasOwnKeys: false,
  hasResponses: true,
  // The book advises to leave abilities out of the first games.
  beginner: { abilities: false },
  board: async () => {
    const [{ default: Board }, { tell }, { explain }, { mayOnlyRespond }] = await Promise.all([
      import('./Board.svelte'),
      import('./tell'),
      import('./ending'),
      import('./view'),
    ]);
    return { Board, tell, explain, namesPeople: false, mayOnlyRespond };
  },
  replay: async () => {
    const [{ default: Secrets }, { chapters }] = await Promise.all([import('./Secrets.svelte'), import('./chapters')]);
    return { Secrets, chapters };
  },
  course: async () => (await import('./lesson')).course,
  pictures: async () => (await import('./Pictures.svelte')).default,
  examples: async () => {
    const [{ default: Example }, { EXAMPLES: list }] = await Promise.all([import('./Example.svelte'), import('./examples')]);
    return { Example, list };
  },
  aid: async () => (await import('./Aid.svelte')).default,
  draws: async () => (await import('./chance')).draws,
  credits: async () => (await import('./credits')).credits,
  letters: null,
};

export default firedUp;
