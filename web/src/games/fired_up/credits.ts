import type { Edition } from '../manifest';

// The draft of the book names no people and no publisher.
export const credits: readonly Edition[] = [{ title: 'Fired Up', language: 'en', people: [] }];
