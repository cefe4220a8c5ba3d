// The two hash functions of the check: from the browser, or from a library where the browser has none.

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashing {
  sha256(message: Bytes): Promise<Bytes>;
  /** HMAC-SHA-512 with a key. */
  keyed(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>>;
}

export function webHashing(subtle: SubtleCrypto): Hashing {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
    async keyed(key) {
      const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign']);
      return async (message) => new Uint8Array(await subtle.sign('HMAC', imported, message));
    },
  };
}

/** The browser's functions where it has them: only over https and on the server's own machine. */
export async function anyHashing(): Promise<Hashing> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? webHashing(subtle) : (await import('./library-hashing')).libraryHashing;
}

export function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function join(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

export function toDigits(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes from pairs of hexadecimal digits; null for any other text. */
export function fromDigits(text: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
