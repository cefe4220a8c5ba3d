// At which tables somebody is taught, and how far they are. It lasts as long as the browser's tab.

export interface Progress {
  /** The step of the welcome; none when it is over. */
  step: number | null;
  /** The lesson that is shown. */
  shown: string | null;
  /** The lessons that have come up so far, in that order. */
  met: readonly string[];
  folded: boolean;
}

export const BEGINNING: Progress = { step: 0, shown: null, met: [], folded: false };

const key = (code: string) => `munera.first.${code}`;

/** Keeps how far somebody is at a table. */
export function keep(code: string, progress: Progress) {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(progress));
  } catch {
    // Somebody who lets nothing be kept is taught until the page is left.
    unkept.set(code, progress);
  }
}

/** How far somebody is at a table; nothing where they are not taught. */
export function recall(code: string): Progress | null {
  try {
    const kept = sessionStorage.getItem(key(code));
    return kept === null ? (unkept.get(code) ?? null) : { ...BEGINNING, ...(JSON.parse(kept) as Partial<Progress>) };
  } catch {
    return unkept.get(code) ?? null;
  }
}

/** No more is taught at a table. */
export function forget(code: string) {
  unkept.delete(code);
  try {
    sessionStorage.removeItem(key(code));
  } catch {
    // Nothing was kept.
  }
}

const unkept = new Map<string, Progress>();
