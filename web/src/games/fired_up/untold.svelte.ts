// What has happened but is still to be told on the board. The log waits for it too, so that nobody reads
// there how a blow ends that is just being struck.

import { SvelteSet } from 'svelte/reactivity';
import type { FiredUpStory } from '../../wire';

export const untold = new SvelteSet<FiredUpStory>();
