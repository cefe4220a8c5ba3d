// A place for something that floats above the page.

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const MARGIN = 8;
const STEP = 4;

/** How much of a box that is moved to `top` lies over another one. */
function overlap(box: Box, top: number, other: Box): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const height = Math.min(top + box.bottom - box.top, other.bottom) - Math.max(top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where a box can be put so that it covers none of the others: the highest such place, or the one that covers
 * least. The box moves up and down only.
 */
export function freeTop(box: Box, others: readonly Box[], viewHeight: number): number {
  let best = MARGIN;
  let covered = Infinity;
  for (let top = MARGIN; top + (box.bottom - box.top) + MARGIN <= viewHeight; top += STEP) {
    const here = others.reduce((sum, other) => sum + overlap(box, top, other), 0);
    if (here < covered) [best, covered] = [top, here];
    if (here === 0) break;
  }
  return best;
}
