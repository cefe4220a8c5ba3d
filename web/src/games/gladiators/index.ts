import icon from 'icon:crossed-swords';
import type { GameManifest } from '../manifest';

const gladiators: GameManifest = {
  name: 'gladiators',
  icon,
  position: 2,
  players: { from: 2, to: 4, quick: 2 },
  hasResponses: true,
  board: async () => {
    const [{ default: Board }, { tell }] = await Promise.all([import('./Board.svelte'), import('./tell')]);
    return { Board, tell, namesPeople: true };
  },
  replay: async () => {
    const [{ default: Secrets }, { chapters }] = await Promise.all([import('./Secrets.svelte'), import('./chapters')]);
    return { Secrets, chapters };
  },
  course: async () => (await import('./lesson')).course,
  pictures: async () => (await import('./Pictures.svelte')).default,
  draws: async () => (await import('./draws')).draws,
  letters: null,
};

export default gladiators;
