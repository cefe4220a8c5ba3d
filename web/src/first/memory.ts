// The tables that have a coach, and how far its lessons are. Kept as long as the browser's tab.

export interface Progress {
  /** The step of the welcome; null when it is over. */
  step: number | null;
  /** The lesson that is shown. */
  shown: string | null;
  /** The lessons that have come up so far, in that order. */
  met: readonly string[];
  folded: boolean;
}

export const BEGINNING: Progress = { step: 0, shown: null, met: [], folded: false };

const key = (code: string) => `munera.first.${code}`;

export function keep(code: string, progress: Progress) {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(progress));
  } catch {
    // Without storage the coach stays until the player leaves the page.
    unkept.set(code, progress);
  }
}

/** How far the lessons at a table are; null where there is no coach. */
export function recall(code: string): Progress | null {
  try {
    const kept = sessionStorage.getItem(key(code));
    return kept === null ? (unkept.get(code) ?? null) : { ...BEGINNING, ...(JSON.parse(kept) as Partial<Progress>) };
  } catch {
    return unkept.get(code) ?? null;
  }
}

/** Ends the lessons at a table. */
export function forget(code: string) {
  unkept.delete(code);
  try {
    sessionStorage.removeItem(key(code));
  } catch {
    // Nothing was kept.
  }
}

const unkept = new Map<string, Progress>();
