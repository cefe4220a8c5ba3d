// One table, as somebody at this device sees it.

import type { Guide, ReplayStep, ServerMessage, StandingForm, StreamItem, TableCommand, TableState, Trouble } from '../wire';
import { Refusal } from './api';
import { connection, type Listener } from './connection.svelte';

/** Something that a viewer was told, with its number in their stream. */
export interface Told {
  version: number;
  item: StreamItem;
}

/** So much of what was told is kept for reading it again. */
const MOST_TOLD = 400;

/** A view of any game. The `view.ts` of a game says what is in one of its own. */
export type AnyView = ReplayStep['view'];

/** What a table's surroundings tell whoever shows its game. */
export type Surroundings = Pick<TableState, 'game' | 'options' | 'chairs' | 'clock'>;

/** A table as its board needs it: one at which people play, or one whose game is looked at again. */
export interface Table {
  /** The seats that one holds here. */
  readonly seats: number[];
  /** As whom one looks: a seat of one's own, or nobody. */
  readonly seat: number | null;
  readonly state: Surroundings | null;
  readonly view: AnyView | null;
  readonly guide: Guide | null;
  /** What has been told so far, in order. */
  readonly told: Told[];
  /** Whether what is told happens now, so that a board may put it before everybody. */
  readonly isLive: boolean;
  /** When what is shown came, by the clock of this device. */
  readonly cameAt: number;
  /** The question that one's seat is asked. */
  readonly request: number | null;
  readonly isMyTurn: boolean;
  /** A move that is on its way. */
  readonly pending: string | null;
  /** Who is there, by seats. */
  readonly here: boolean[];
  /** How one's seat answers where it may respond. */
  readonly standing: StandingForm;
  /** Says beforehand how one answers, so that nobody waits. */
  declare(standing: StandingForm): Promise<void>;
  /** Plays. A refusal is thrown; it says which rule, and why. */
  move(choice: string): Promise<void>;
}

/** A table at the server, as it goes on. */
export class LiveTable implements Table, Listener {
  readonly code: string;
  readonly isLive = true;
  /** The seats that one holds here, and whether one is the host. */
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** As whom one looks: a seat of one's own, or nobody. */
  seat = $state<number | null>(null);
  /** Several at one device: nobody sees a hand before the next has said that it is theirs. */
  curtain = $state(false);
  state = $state.raw<TableState | null>(null);
  view = $state.raw<AnyView | null>(null);
  guide = $state.raw<Guide | null>(null);
  version = $state(0);
  /** When what is shown came, by the clock of this device: times run on from there. */
  cameAt = $state(0);
  told = $state.raw<Told[]>([]);
  here = $state.raw<boolean[]>([]);
  spectators = $state(0);
  trouble = $state<Trouble | null>(null);
  /** A move that is on its way. */
  pending = $state<string | null>(null);

  /** Whoever wants to know of everything that is told, as it comes. */
  onTold: ((items: StreamItem[], before: LiveTable['view']) => void) | null = null;

  #stop: () => void;
  #learnt = false;

  constructor(code: string) {
    this.code = code;
    this.#stop = connection.listen(this);
    if (connection.health === 'open') this.reconnected();
  }

  /** Nothing more of this table. */
  leave() {
    connection.tell({ t: 'unwatch', table: this.code, seat: this.seat });
    this.#stop();
  }

  /** The question that one's seat is asked. */
  get request(): number | null {
    return this.state?.own?.request ?? null;
  }

  get isMyTurn(): boolean {
    return this.request !== null && this.state?.stage === 'playing' && !this.curtain;
  }

  /** Plays. A refusal is thrown; it says which rule, and why. */
  async move(choice: string): Promise<void> {
    const { request, seat } = this;
    if (request === null || seat === null || this.pending !== null) return;
    this.pending = choice;
    try {
      await connection.move(this.code, seat, request, choice);
    } finally {
      this.pending = null;
    }
  }

  get standing(): StandingForm {
    return this.state?.own?.standing ?? 'ask';
  }

  async declare(standing: StandingForm): Promise<void> {
    if (this.seat !== null) await this.perform({ do: 'declare', seat: this.seat, standing });
  }

  perform(command: TableCommand): Promise<string | undefined> {
    return connection.perform(this.code, command);
  }

  /** Looks from another seat of one's own. */
  look(seat: number | null) {
    if (this.seat === seat) return;
    connection.tell({ t: 'unwatch', table: this.code, seat: this.seat });
    this.seat = seat;
    this.#forget();
    this.#watch();
  }

  hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.code) return;
    switch (message.t) {
      case 'you':
        this.#learn(message.seats, message.host);
        break;
      case 'state':
        if (message.seat !== this.seat) return;
        this.trouble = null;
        this.told = [];
        this.#show(message, message.version);
        break;
      case 'update': {
        if (message.seat !== this.seat) return;
        // A gap cannot be, but if it were, all is asked for anew.
        if (message.from > this.version) return this.#watchAnew();
        const items = message.items.slice(this.version - message.from);
        const before = this.view;
        const told = items.map((item, place) => ({ version: this.version + place + 1, item }));
        this.told = [...this.told, ...told].slice(-MOST_TOLD);
        this.#show(message, message.from + message.items.length);
        if (items.length > 0) this.onTold?.(items, before);
        break;
      }
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        break;
      case 'trouble':
        this.trouble = message.trouble === 'over' ? null : message.trouble;
        break;
    }
  }

  reconnected() {
    this.#watch();
  }

  #show(message: { state: TableState; view?: AnyView; guide?: Guide }, version: number) {
    const begins = this.state?.stage === 'gathering' && message.state.stage === 'playing';
    if (begins && this.seats.length > 1) this.curtain = true;
    this.state = message.state;
    if (message.view) {
      this.view = message.view;
      this.guide = message.guide ?? null;
    }
    this.version = version;
    this.cameAt = performance.now();
    this.#passOn();
  }

  #learn(seats: number[], host: boolean) {
    this.seats = seats;
    this.isHost = host;
    const first = seats[0] ?? null;
    // A page that was opened by a link learns here what it is.
    if (!this.#learnt || this.seat === null || !seats.includes(this.seat)) {
      this.#learnt = true;
      if (first !== this.seat) {
        this.curtain = seats.length > 1;
        this.look(first);
      }
    }
  }

  /** At one device with several seats, the next that is asked gets it, behind a curtain. */
  #passOn() {
    if (this.seats.length < 2 || this.request !== null || this.state?.stage !== 'playing') return;
    const next = this.state.awaited.find((seat) => this.seats.includes(seat));
    if (next !== undefined && next !== this.seat) {
      this.curtain = true;
      this.look(next);
    }
  }

  #watch() {
    const version = this.state ? this.version : null;
    connection.tell({ t: 'watch', table: this.code, seat: this.seat, version });
  }

  #watchAnew() {
    this.#forget();
    this.#watch();
  }

  #forget() {
    this.state = null;
    this.view = null;
    this.guide = null;
    this.told = [];
    this.version = 0;
  }
}

/** What a refusal says, with its rule. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) {
    return error.body.rule ? `${error.body.message} (${error.body.rule})` : error.body.message;
  }
  return String(error);
}
