// Hashing where the browser has none. Loaded only then.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { Hashing } from './hashing';

export const libraryHashing: Hashing = {
  sha256: (message) => Promise.resolve(new Uint8Array(sha256(message))),
  keyed: (key) => Promise.resolve((message) => Promise.resolve(new Uint8Array(hmac(sha512, key, message)))),
};
