import icon from 'icon:centurion-helmet';
import type { GameManifest } from '../manifest';

const gorus: GameManifest = {
  name: 'gorus',
  icon,
  position: 1,
  players: { from: 1, to: 8, quick: 4 },
  hasResponses: false,
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
  letters: async () => {
    const [{ SCHOOL_ICONS }, { schoolName }] = await Promise.all([import('./icons'), import('./words')]);
    return (letter) => ({ icon: SCHOOL_ICONS[letter] ?? '', name: schoolName(letter) });
  },
};

export default gorus;
