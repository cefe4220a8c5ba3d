// Where the fighters stand, and where the arrows between them run: in hundredths of the arena's width.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How tall the arena is for its width of 100. */
export const HEIGHT = 91;

const CENTRE: Point = { x: 50, y: HEIGHT / 2 };
/** The free edge, for the glow round a fighter. */
const MARGIN = 0.8;

/** The size of a fighter, by how many there are. */
export function tokenSize(count: number): Size {
  return { width: count > 4 ? 27.5 : 30, height: 28 };
}

/** The places of the fighters, clockwise from the top. */
export function places(count: number): Point[] {
  const { width, height } = tokenSize(count);
  const reach: Point = { x: (100 - width) / 2 - MARGIN, y: (HEIGHT - height) / 2 - MARGIN };
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTRE.x + reach.x * Math.cos(angle), y: CENTRE.y + reach.y * Math.sin(angle) };
  });
}

/** An arrow from the edge of one fighter to the edge of another, bent so that arrows in both directions stay apart. */
export function arrow(from: Point, to: Point, size: Size): { path: string; middle: Point } {
  const across = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(across.x, across.y);
  const bend = 4 + length * 0.08;
  const middle = {
    x: (from.x + to.x) / 2 - (across.y / length) * bend,
    y: (from.y + to.y) / 2 + (across.x / length) * bend,
  };
  const start = edge(from, middle, size, 0);
  const end = edge(to, middle, size, 1);
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
    // Half way along the curve, not at the point that bends it.
    middle: { x: start.x / 4 + middle.x / 2 + end.x / 4, y: start.y / 4 + middle.y / 2 + end.y / 4 },
  };
}

/** Where a line from a fighter's middle towards a point leaves the fighter; never beyond that point. */
function edge(from: Point, towards: Point, size: Size, gap: number): Point {
  const across = { x: towards.x - from.x, y: towards.y - from.y };
  const half = { x: size.width / 2 + gap, y: size.height / 2 + gap };
  const share = Math.min(0.9, half.x / Math.abs(across.x || 0.001), half.y / Math.abs(across.y || 0.001));
  return { x: from.x + across.x * share, y: from.y + across.y * share };
}

const round = (number: number): number => Math.round(number * 100) / 100;
