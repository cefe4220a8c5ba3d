import type { Edition } from '../manifest';

// The manual names no people and no publisher.
export const credits: readonly Edition[] = [{ title: 'Gladiators', language: 'en', people: [] }];
