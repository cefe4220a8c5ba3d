import type { Chapters } from '../../replay/chapters';
import { viewOf } from './view';

/** A turn begins with its own roll. */
export const chapters: Chapters = {
  of({ event, view }) {
    const shown = viewOf(view)?.public;
    // Only influence goes in turns: "1:end", "roll 2 BMSTD".
    const turn = shown?.phase === 'influence' ? /^(?:roll )?(\d+)/.exec(event ?? '')?.[1] : '';
    return [shown?.round, shown?.phase, turn].join(' ');
  },
  changesAt: 'first',
};
