import icon from 'icon:crossed-swords';
import type { GameManifest } from '../manifest';

const gladiators: GameManifest = {
  name: 'gladiators',
  icon,
  position: 2,
  letter: 'D',
  players: { from: 2, to: 4, quick: 2 },
  hasOwnKeys: false,
  hasResponses: true,
  beginner: {},
  board: async () => {
    const [{ default: Board }, { tell }, { explain }, { mayOnlyRespond }] = await Promise.all([
      import('./Board.svelte'),
      import('./tell'),
      import('./ending'),
      import('./view'),
    ]);
    return { Board, tell, explain, namesPeople: true, mayOnlyRespond };
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

export default gladiators;
