// Where the fighters stand, and where the arrows between them run: in hundredths of the arena's width.

export interface Point {
  x: number;
  y: number;
}

/** How tall the arena is for its width of 100. */
export const HEIGHT = 96;
/** How large a fighter is shown. */
export const TOKEN_SIZE = { width: 30, height: 29 };

const CENTRE: Point = { x: 50, y: HEIGHT / 2 };
const REACH: Point = { x: (100 - TOKEN_SIZE.width) / 2 - 0.5, y: (HEIGHT - TOKEN_SIZE.height) / 2 - 0.5 };

/** The places of so many fighters, clockwise from the top. */
export function places(count: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTRE.x + REACH.x * Math.cos(angle), y: CENTRE.y + REACH.y * Math.sin(angle) };
  });
}

/** An arrow from the edge of one fighter to the edge of another, bent so that two that meet stay apart. */
export function arrow(from: Point, to: Point): { path: string; middle: Point } {
  const across = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(across.x, across.y);
  const bend = length * 0.12;
  const middle = {
    x: (from.x + to.x) / 2 - (across.y / length) * bend,
    y: (from.y + to.y) / 2 + (across.x / length) * bend,
  };
  const start = edge(from, middle, 0.5);
  const end = edge(to, middle, 2);
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
    // Half way along the curve, not at the point that bends it.
    middle: { x: start.x / 4 + middle.x / 2 + end.x / 4, y: start.y / 4 + middle.y / 2 + end.y / 4 },
  };
}

/** Where a line from a fighter's middle towards a point leaves the fighter. */
function edge(from: Point, towards: Point, gap: number): Point {
  const across = { x: towards.x - from.x, y: towards.y - from.y };
  const half = { x: TOKEN_SIZE.width / 2 + gap, y: TOKEN_SIZE.height / 2 + gap };
  const share = Math.min(half.x / Math.abs(across.x || 0.001), half.y / Math.abs(across.y || 0.001));
  return { x: from.x + across.x * share, y: from.y + across.y * share };
}

const round = (number: number): number => Math.round(number * 100) / 100;
