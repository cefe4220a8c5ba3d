// The first request of all. Whoever is new becomes a guest by it, and all that follows shows the same
// cookie: two first requests at once would make two guests.

import { address } from '../base';

export const introduced: Promise<void> = fetch(address('api/me')).then(
  () => undefined,
  // A server that is not there is noticed by whatever is asked next.
  () => undefined,
);
