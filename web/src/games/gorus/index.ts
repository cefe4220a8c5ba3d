import icon from 'icon:centurion-helmet';
import type { GameManifest } from '../manifest';

const gorus: GameManifest = {
  name: 'gorus',
  icon,
  position: 1,
  letter: 'G',
  players: { from: 1, to: 8, quick: 4 },
  hasOwnKeys: true,
  hasResponses: false,
  beginner: {},
  board: async () => {
    const [{ default: Board }, { tell }, { explain }] = await Promise.all([import('./Board.svelte'), import('./tell'), import('./ending')]);
    return { Board, tell, explain, namesPeople: false, mayOnlyRespond: () => false };
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
  letters: async () => {
    const [{ SCHOOL_ICONS }, { schoolName }] = await Promise.all([import('./icons'), import('./words')]);
    return (letter) => ({ icon: SCHOOL_ICONS[letter] ?? '', name: schoolName(letter) });
  },
};

export default gorus;
