// An element that leaves the table flies off. Unlike Svelte's `fly` this transition measures nothing: to
// measure would lay the page out in the middle of a change.

import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function departs(_node: Element, { x, y, duration }: { x: number; y: number; duration: number }): TransitionConfig {
  return { duration, easing: cubicIn, css: (here, gone) => `opacity: ${here}; translate: ${x * gone}px ${y * gone}px` };
}
