// The path below which the app lives, with a slash at its end. The server writes it into the page.

const meta = document.querySelector<HTMLMetaElement>('meta[name="munera-base"]');

export const base = meta?.content ?? '/';

/** The full address of a path at the server. */
export function address(path: string): URL {
  return new URL(base + path, location.origin);
}
