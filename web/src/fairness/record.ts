// Reads what the check needs of a game's record.

/** Why a record cannot be judged; `munera verify` uses the same names. */
export type Obstacle = 'no_record' | 'header' | 'pack' | 'no_seed' | 'sealed' | 'missing_tag' | 'bad_tag' | 'position';

export class Uncheckable extends Error {
  constructor(
    readonly obstacle: Obstacle,
    readonly tag = '',
  ) {
    super(`${obstacle} ${tag}`);
  }
}

export interface GameRecord {
  tags: Map<string, string>;
  /** Moves have a colon; chance events have none. */
  events: string[];
}

export function readRecord(text: string): GameRecord {
  const tags = new Map<string, string>();
  const events: string[] = [];
  let isHeader = true;
  for (const raw of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const line = raw.trim();
    if (isHeader && line.startsWith('[')) {
      const [, key, value] = /^\[([A-Za-z0-9]+) +"((?:[^"\\]|\\["\\])*)" *\] *(?:;.*)?$/.exec(line) ?? [];
      if (key === undefined || value === undefined || tags.has(key)) throw new Uncheckable('no_record');
      tags.set(key, value.replaceAll(/\\(.)/g, '$1'));
      continue;
    }
    const event = line.replace(/;.*$/, '').trim();
    if (event) events.push(event);
    if (event || (line === '' && tags.size > 0)) isHeader = false;
  }
  return { tags, events };
}
