// One table, as a player at this device sees it.

import type { GameView, Guide, ServerMessage, AutoResponse, StreamItem, TableCommand, TableState, Trouble } from '../wire';
import { Refusal } from './api';
import { Showing } from '../table/showing.svelte';
import { connection, type Listener } from './connection.svelte';

/** An item of the viewer's stream, with its version. */
export interface Told {
  version: number;
  item: StreamItem;
}

/** How many items of the stream are kept. */
const MOST_TOLD = 400;

/** What a board reads of the table around its game. */
export type Surroundings = Pick<TableState, 'game' | 'options' | 'chairs' | 'clock'>;

/** A table as its board needs it: a running one, or the replay of a finished game. */
export interface Table {
  /** The seats of this player. */
  readonly seats: number[];
  /** The seat of this player whose view is shown; null for a spectator. */
  readonly seat: number | null;
  readonly state: Surroundings | null;
  readonly view: GameView | null;
  readonly guide: Guide | null;
  /** What has been shown. All other fields are as far as it has come: no part of a page reads what it has not shown. */
  readonly showing: Showing;
  /** The items of the stream that have been shown, in order. */
  readonly told: Told[];
  /** Whether items happen now: then a board may open a dialog for them. */
  readonly isLive: boolean;
  /** When the state came, by the clock of this device. */
  readonly cameAt: number;
  /** The question to the player's seat. */
  readonly request: number | null;
  readonly isMyTurn: boolean;
  /** A move that has been sent and not been answered. */
  readonly pending: string | null;
  /** Which seats are connected. */
  readonly here: boolean[];
  /** How the player's seat answers where it may respond. */
  readonly standing: AutoResponse;
  /** Declares how the seat will answer, so that the others need not wait. */
  declare(standing: AutoResponse): Promise<void>;
  /** Plays a move. Throws a refusal, which names the rule and the reason. */
  move(choice: string): Promise<void>;
}

/** A table at the server, kept up to date by it. */
export class LiveTable implements Table, Listener {
  readonly code: string;
  readonly isLive = true;
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** The seat of this player whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** With several players at one device, hides the hand until the next player has taken the device. */
  curtain = $state(false);
  state = $state.raw<TableState | null>(null);
  view = $state.raw<GameView | null>(null);
  guide = $state.raw<Guide | null>(null);
  /** How many items of the stream have come; those that wait to be shown count too. */
  version = $state(0);
  /** When the state came, by the clock of this device: clocks run on from there. */
  cameAt = $state(0);
  told = $state.raw<Told[]>([]);
  here = $state.raw<boolean[]>([]);
  spectators = $state(0);
  trouble = $state<Trouble | null>(null);
  /** A move that has been sent and not been answered. */
  pending = $state<string | null>(null);

  /** Called with new items of the stream, when they are shown. */
  onTold: ((items: StreamItem[]) => void) | null = null;

  readonly showing = new Showing((told) => this.#shown(told));

  #stop: () => void;
  #learnt = false;

  constructor(code: string) {
    this.code = code;
    this.#stop = connection.listen(this);
    if (connection.health === 'open') this.reconnected();
  }

  /** Unsubscribes from the table. */
  leave() {
    connection.send({ t: 'unwatch', table: this.code, seat: this.seat });
    this.#stop();
  }

  /** The question to the player's seat; none before everything that led to it has been shown. */
  get request(): number | null {
    return this.showing.isBehind ? null : (this.state?.own?.request ?? null);
  }

  get isMyTurn(): boolean {
    return this.request !== null && this.state?.stage === 'playing' && !this.curtain;
  }

  /** Plays a move. Throws a refusal, which names the rule and the reason. */
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

  get standing(): AutoResponse {
    return this.state?.own?.standing ?? 'ask';
  }

  async declare(standing: AutoResponse): Promise<void> {
    if (this.seat !== null) await this.perform({ do: 'declare', seat: this.seat, standing });
  }

  perform(command: TableCommand): Promise<string | undefined> {
    return connection.perform(this.code, command);
  }

  /** Shows the view of another seat of this player. */
  look(seat: number | null) {
    if (this.seat === seat) return;
    connection.send({ t: 'unwatch', table: this.code, seat: this.seat });
    this.seat = seat;
    this.#forget();
    this.#watch();
  }

  receive(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.code) return;
    switch (message.t) {
      case 'you':
        this.#learn(message.seats, message.host);
        break;
      case 'state':
        if (message.seat !== this.seat) return;
        this.trouble = null;
        this.told = [];
        this.showing.clear();
        this.version = message.version;
        this.showing.add([], this.#adoption(message));
        this.#askForThePast();
        break;
      case 'update': {
        if (message.seat !== this.seat) return;
        // There should be no gap; if there is one, the client asks for the whole state.
        if (message.from > this.version) return this.#watchAnew();
        const told = message.items.map((item, place) => ({ version: message.from + place + 1, item }));
        this.#recall(told.filter(({ version }) => version <= this.version));
        const fresh = told.filter(({ version }) => version > this.version);
        this.version += fresh.length;
        this.showing.add(fresh, this.#adoption(message));
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

  /** Makes the table after a message known, once its items have been shown. */
  #adoption(message: { state: TableState; view?: GameView; guide?: Guide }): () => void {
    const cameAt = performance.now();
    return () => {
      const begins = this.state?.stage === 'gathering' && message.state.stage === 'playing';
      if (begins && this.seats.length > 1) this.curtain = true;
      this.state = message.state;
      if (message.view) {
        this.view = message.view;
        this.guide = message.guide ?? null;
      }
      this.cameAt = cameAt;
    };
  }

  #shown(told: Told[]) {
    if (told.length > 0) {
      this.told = [...this.told, ...told].slice(-MOST_TOLD);
      this.onTold?.(told.map(({ item }) => item));
    }
    if (!this.showing.isBehind) this.#passOn();
  }

  /** A whole state comes without the items before it: a page that was opened anew asks for them, for its log. */
  #askForThePast() {
    if (this.version === 0) return;
    const version = Math.max(0, this.version - MOST_TOLD);
    connection.send({ t: 'watch', table: this.code, seat: this.seat, version });
  }

  /** Takes items that were shown before this page was opened. */
  #recall(past: Told[]) {
    const first = Math.min(...this.told.map(({ version }) => version), ...this.showing.waiting.map(({ version }) => version));
    const missing = past.filter(({ version }) => version < first);
    if (missing.length > 0) this.told = [...missing, ...this.told];
  }

  #learn(seats: number[], host: boolean) {
    this.seats = seats;
    this.isHost = host;
    const first = seats[0] ?? null;
    // A page that was opened by a link learns here which seats are its own.
    if (!this.#learnt || this.seat === null || !seats.includes(this.seat)) {
      this.#learnt = true;
      if (first !== this.seat) {
        this.curtain = seats.length > 1;
        this.look(first);
      }
    }
  }

  /** With several seats at one device, shows the next seat that is asked, behind a curtain. */
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
    connection.send({ t: 'watch', table: this.code, seat: this.seat, version });
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
    this.showing.clear();
  }
}

/** The sentence of a refusal. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.body.message : String(error);
}
