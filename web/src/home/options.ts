// A game's options, as the server describes them.

export type Option =
  | { type: 'integer'; from: number; to: number; default?: number | null; required?: boolean }
  | { type: 'boolean'; default?: boolean }
  | { type: 'string'; values: string[]; default?: string | null }
  | { type: 'string'; letters: string; default?: string | null }
  | { type: 'object'; ranks: [number, number]; from: number; to: number; default: Record<string, number> };

export interface Description {
  name: string;
  rules: number;
  options: Record<string, Option>;
  bots: string[];
}

/** The team divisions for a number of players: those whose parts add up to it. */
export function divisions(option: Option | undefined, players: number): string[] {
  if (!option || !('values' in option)) return [];
  const size = (division: string) => division.split('v').reduce((sum, part) => sum + Number(part), 0);
  return option.values.filter((division) => size(division) === players);
}

/** The chosen options that differ from their defaults: the app sends only these. */
export function changed(options: Record<string, Option>, chosen: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(chosen).filter(([name, value]) => {
    if (name === 'players') return true;
    if (value === null || value === undefined || value === '') return false;
    return JSON.stringify(value) !== JSON.stringify(options[name]?.default ?? null);
  });
  return Object.fromEntries(entries);
}
