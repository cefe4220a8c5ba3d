import type { Chapters } from '../../replay/chapters';
import { viewOf } from './view';

/** A turn ends with the move that leads on to the next one. */
export const chapters: Chapters = {
  of: ({ view }) => String(viewOf(view)?.public.turns),
  changesAt: 'last',
};
