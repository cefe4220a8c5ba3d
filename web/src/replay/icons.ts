// The icons on the buttons of the player, each 512 × 512.

const PLAY = 'M152 72v368l264-184z';
const forward = `<path d="${PLAY}"/>`;
const mirrored = (body: string) => `<g transform="translate(512 0) scale(-1 1)">${body}</g>`;
const chapter = '<path d="M72 104v304l176-152zM264 104v304l176-152z"/>';
const last = '<path d="M112 88v336l232-168zM352 88h56v336h-56z"/>';
const step = '<path d="M176 88h56l152 168-152 168h-56l128-168z"/>';

export const ICONS = {
  play: forward,
  pause: '<path d="M136 88h84v336h-84zM292 88h84v336h-84z"/>',
  forward: step,
  back: mirrored(step),
  next: chapter,
  previous: mirrored(chapter),
  last,
  first: mirrored(last),
} as const;
