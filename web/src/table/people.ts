// The names of the players at a table.

import { t, words } from '../language/language.svelte';
import type { Table } from '../net/table.svelte';
import type { ChairState } from '../wire';

/** The name in a chair. Bots have Roman names, by seat. */
export function chairName(chair: ChairState | undefined, seat: number): string {
  if (!chair || chair.kind === 'nobody') return t('web-free-seat');
  if (chair.kind === 'bot') return t('bot-name', { seat });
  // The server has forgotten the person.
  if (chair.name === '') return t('seat-name', { seat: seat + 1 });
  // Sentences address the viewer by this word, so another person of that name gets quotation marks.
  return chair.name === t('name-you') ? t('name-quoted', { name: chair.name }) : chair.name;
}

/** The name of a seat for the viewer: "You" for the viewer's own. */
export function seatName(table: Table, seat: number): string {
  if (seat === table.seat && table.seats.length < 2) return t('name-you');
  return chairName(table.state?.chairs[seat], seat);
}

/** How the seats of a table are called. */
export type Naming = (seat: number) => string;

/** The grammatical subject of a sentence, for messages with a form for each kind. */
export interface Subject {
  who: 'you' | 'seat' | 'several' | 'several-with-you';
  /** A message addresses the viewer itself, so the viewer is not among the names of several. */
  name: string;
}

/** A seat as the subject of a sentence: "you take", but "Brutus takes". */
export function subject(seat: number, name: Naming): Subject {
  return { who: isViewer(seat, name) ? 'you' : 'seat', name: name(seat) };
}

/** Seats as the subject of a sentence. */
export function subjects(seats: number[], name: Naming): Subject {
  const [first] = seats;
  if (seats.length === 1 && first !== undefined) return subject(first, name);
  const others = seats.filter((seat) => !isViewer(seat, name));
  return { who: others.length < seats.length ? 'several-with-you' : 'several', name: list(others.map(name)) };
}

/** Whether a seat is the viewer's own. */
export function isViewer(seat: number, name: Naming): boolean {
  return name(seat) === t('name-you');
}

/** Seats on their own, as in a table: the viewer comes first. */
export function names(seats: number[], name: Naming): string {
  const sorted = seats.toSorted((one, other) => Number(isViewer(other, name)) - Number(isViewer(one, name)));
  return list(sorted.map(name));
}

/** What plays for a seat while its player is away. */
export function standIn(chair: ChairState | undefined): string | null {
  return chair?.stand_in ? t(`web-stand-in-${chair.stand_in}`) : null;
}

/** Names in a sentence. */
export function list(names: string[]): string {
  // Our English is British: no comma before “and”, as in the terminal.
  const locale = words.current === 'en' ? 'en-GB' : words.current;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
