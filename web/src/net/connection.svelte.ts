// The one socket to the server: it comes back by itself, and says again what was not answered.

import { address } from '../base';
import type { ClientMessage, ErrorBody, ServerMessage, TableCommand } from '../wire';
import { words } from '../language/language.svelte';
import { Refusal } from './api';
import { randomDigits } from './identifier';

/** Whoever is told what the server says. */
export interface Listener {
  hear(message: ServerMessage): void;
  /** The socket is there again: whatever was watched has to be watched anew. */
  reconnected(): void;
}

/** `lost` is a connection that has been there and is being sought again. */
export type Health = 'connecting' | 'open' | 'lost';

interface Waiting {
  message: ClientMessage;
  resolve: (table: string | undefined) => void;
  reject: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** A server that says nothing for so long, though it was asked, is not there. */
const PATIENCE = 8_000;
const PING_EVERY = 20_000;

export class Connection {
  health = $state<Health>('connecting');
  /** Once the server has been reached, or has not been there. */
  readonly ready: Promise<void>;

  #isReady: () => void = () => undefined;
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
    this.#open();
    addEventListener('online', () => this.#now());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#check();
    });
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#open();
    return () => this.#listeners.delete(listener);
  }

  /** Says something that needs no answer, if anybody is there: whoever listens says it again. */
  tell(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  move(table: string, seat: number, request: number, move: string): Promise<void> {
    const id = randomDigits(12);
    return this.#ask(id, { t: 'move', table, seat, request, id, move }).then(() => undefined);
  }

  /** Asks something of a table; the answer to a rematch is the new table. */
  perform(table: string, command: TableCommand): Promise<string | undefined> {
    const id = randomDigits(12);
    return this.#ask(id, { t: 'do', table, id, command });
  }

  /** Connects as whoever one is now. */
  renew() {
    this.#socket?.close();
  }

  #ask(id: string, message: ClientMessage): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.tell(message);
      this.#check();
    });
  }

  #open() {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const url = address('ws');
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('lang', words.current);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#pause = FIRST_PAUSE;
      this.health = 'open';
      this.#isReady();
      for (const listener of this.#listeners) listener.reconnected();
      // What was asked before the connection broke may have been done or not: ids tell.
      for (const { message } of this.#waiting.values()) this.tell(message);
      this.#ping = setInterval(() => this.#check(), PING_EVERY);
    });
    socket.addEventListener('message', (event) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #hear(message: ServerMessage) {
    if (message.t === 'ack') this.#answer(message.id)?.resolve(message.table);
    if (message.t === 'refused') this.#refuse(message.id, message.error);
    for (const listener of this.#listeners) listener.hear(message);
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refuse(id: string, error: ErrorBody) {
    this.#answer(id)?.reject(new Refusal(error, 409));
  }

  #lost(socket: WebSocket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#isReady();
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.health === 'open') this.health = 'lost';
    if (this.#listeners.size === 0) return;
    // Not all clients of a server that has come back should knock in the same moment.
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** Makes sure that the server is there: if it does not answer, the connection is given up. */
  #check(): void {
    if (!this.#socket) return this.#now();
    if (this.#silence !== undefined || this.#socket.readyState !== WebSocket.OPEN) return;
    const socket = this.#socket;
    this.tell({ t: 'ping', id: 'p' });
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lost(socket);
    }, PATIENCE);
  }

  #now() {
    if (this.#socket || this.#listeners.size === 0) return;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }
}

export const connection = new Connection();
