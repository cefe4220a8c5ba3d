// Stories that the board has not told yet. The log leaves them out, so that it does not give away the
// outcome of a blow.

import { SvelteSet } from 'svelte/reactivity';
import type { FiredUpStory } from '../../wire';

export const untold = new SvelteSet<FiredUpStory>();
