import icon from 'icon:rolling-dices';
import type { GameManifest } from '../manifest';

const firedUp: GameManifest = {
  name: 'fired_up',
  icon,
  position: 3,
  players: { from: 2, to: 5, quick: 3 },
  hasResponses: true,
  board: async () => {
    const [{ default: Board }, { tell }] = await Promise.all([import('./Board.svelte'), import('./tell')]);
    return { Board, tell, namesPeople: false };
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

export default firedUp;
