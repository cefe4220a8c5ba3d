import type { Chapters } from '../../replay/chapters';

interface Public {
  round: number;
  bout: number;
}

/** A bout ends with the play that leads on to the next one. */
export const chapters: Chapters = {
  of({ view }) {
    const shown = view['public'] as Public;
    return `${shown.round} ${shown.bout}`;
  },
  changesAt: 'last',
};
