import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const locales = join(import.meta.dirname, '../../../locales');
const source = join(import.meta.dirname, '..');

function names(language: string, file: string): string[] {
  const resource = new FluentResource(readFileSync(join(locales, language, file), 'utf8'));
  return resource.body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);
}

const files = readdirSync(join(locales, 'en')).filter((file) => file.endsWith('.ftl'));
const all = new Set(files.flatMap((file) => names('en', file)));

describe('the words', () => {
  it.each(files)('of %s are the same in both languages, in the same order', (file) => {
    const other = names('ru', file);
    expect([...other].sort()).toEqual(names('en', file).sort());
  });

  it('that the app says are all there', () => {
    const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'),
    );
    const missing: string[] = [];
    const used = new Set<string>();
    for (const file of sources) {
      const text = readFileSync(join(source, file), 'utf8');
      for (const match of text.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)) {
        used.add(match[1] ?? '');
        if (!all.has(match[1] ?? '')) missing.push(`${file}: ${match[1]}`);
      }
      // A name that is put together begins like one that exists.
      for (const match of text.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)) {
        const start = match[1] ?? '';
        if (start && ![...all].some((name) => name.startsWith(start))) missing.push(`${file}: ${start}…`);
      }
    }
    expect(missing).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });
});
