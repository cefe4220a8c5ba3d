// Random identifiers. `crypto.randomUUID` exists only over https, `getRandomValues` everywhere.

/** Random bytes, in hexadecimal digits. */
export function randomDigits(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
