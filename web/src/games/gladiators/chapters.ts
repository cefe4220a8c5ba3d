import type { Chapters } from '../../replay/chapters';

interface Public {
  turns: number;
}

/** A turn ends with the move that leads on to the next one. */
export const chapters: Chapters = {
  of: ({ view }) => String((view['public'] as Public).turns),
  changesAt: 'last',
};
