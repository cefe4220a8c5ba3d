// What follows from a view by the rules: the server works it out, the browser only shows it.

export type Guide = { game: string } & Record<string, unknown>;
