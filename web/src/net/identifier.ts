// Random words that nobody else has. `crypto.randomUUID` is only there over https; this is everywhere.

/** So many random bytes, in hexadecimal digits. */
export function randomDigits(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
