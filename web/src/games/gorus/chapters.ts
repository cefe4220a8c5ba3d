import type { Chapters } from '../../replay/chapters';
import { viewOf } from './view';

/** A bout ends with the play that leads on to the next one. */
export const chapters: Chapters = {
  of({ view }) {
    const shown = viewOf(view)?.public;
    return [shown?.round, shown?.bout].join(' ');
  },
  changesAt: 'last',
};
