// How a game has ended, in words.

import { t } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { HowEnded } from '../wire';
import { seatName, subjects } from './people';

/** What a game says of its end. */
export interface Verdict {
  /** Who has won, if not single players: a team, or nobody at the table. Null where the names of the winners say it. */
  headline: string | null;
  /** What decided the game, a sentence each. */
  reasons: string[];
}

/** Explains the end of a game; null if it was not played to its end. */
export type Explain = (table: Table) => Verdict | null;

/** Who has won, or why no player has. */
export function headline(table: Table, how: HowEnded, winners: number[], verdict: Verdict | null): string {
  if (how === 'abandoned') return t('web-ended-abandoned');
  if (verdict?.headline) return verdict.headline;
  if (winners.length > 0) return t('web-ended-winners', { ...subjects(winners, (seat) => seatName(table, seat)) });
  return t('web-ended-nobody');
}
