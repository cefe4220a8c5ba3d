// A game's options, as the server describes them.

import type { OptionDescription } from '../wire';

/** The team divisions for a number of players: those whose parts add up to it. */
export function divisions(option: OptionDescription | undefined, players: number): string[] {
  if (!option || !('values' in option)) return [];
  const size = (division: string) => division.split('v').reduce((sum, part) => sum + Number(part), 0);
  return option.values.filter((division) => size(division) === players);
}

/** The chosen options that differ from their defaults: the app sends only these. */
export function changed(options: Record<string, OptionDescription>, chosen: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(chosen).filter(([name, value]) => {
    if (name === 'players') return true;
    if (value === null || value === undefined || value === '') return false;
    return JSON.stringify(value) !== JSON.stringify(options[name]?.default ?? null);
  });
  return Object.fromEntries(entries);
}

/** The rules that a house rule changes; none of an ordinary option. */
export function changes(option: OptionDescription): string[] {
  return ('changes' in option ? option.changes : null) ?? [];
}

/** The values of a house rule, the usual one first. Its words are `house-<option>-<value>`. */
export function readings(option: OptionDescription): (string | number | boolean)[] {
  if (option.type === 'boolean') return [option.default, !option.default];
  if (option.type === 'integer') {
    const all = Array.from({ length: option.to - option.from + 1 }, (_, place) => option.from + place);
    return [...all.filter((value) => value === option.default), ...all.filter((value) => value !== option.default)];
  }
  return 'values' in option ? option.values : [];
}

/** The options of a game that are house rules. */
export function houseRules(options: Record<string, OptionDescription>): [string, OptionDescription][] {
  return Object.entries(options).filter(([, option]) => changes(option).length > 0);
}

/** The house rules that a table plays by: options are written only where they differ from the usual. */
export function agreed(options: Record<string, OptionDescription>, written: Record<string, unknown>): [string, OptionDescription][] {
  return houseRules(options).filter(([name]) => written[name] !== undefined);
}
