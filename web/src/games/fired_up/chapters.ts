import type { Chapters } from '../../replay/chapters';

interface Public {
  round: number;
  phase: string | null;
}

/** A turn begins with its own roll. */
export const chapters: Chapters = {
  of({ event, view }) {
    const { round, phase } = view['public'] as Public;
    // Only influence goes in turns: "1:end", "roll 2 BMSTD".
    const turn = phase === 'influence' ? /^(?:roll )?(\d+)/.exec(event ?? '')?.[1] : '';
    return [round, phase, turn].join(' ');
  },
  changesAt: 'first',
};
