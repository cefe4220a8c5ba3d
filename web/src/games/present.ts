// Boards are shown only while a view and a guide of their game are there.

export function present<T>(value: T | null): T {
  if (value === null) throw new Error('a board is shown without a view and a guide of its game');
  return value;
}
