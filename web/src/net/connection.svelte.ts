// The one socket to the server. It reconnects by itself, and sends unanswered requests again.

import { address } from '../base';
import type { ClientMessage, ErrorBody, ServerMessage, TableCommand } from '../wire';
import { words } from '../language/language.svelte';
import { Refusal } from './api';
import { randomDigits } from './identifier';

/** Receives the messages of the server. */
export interface Listener {
  receive(message: ServerMessage): void;
  /** The socket is open again: the listener has to send its subscriptions again. */
  reconnected(): void;
}

/** `lost`: the socket was open, and is being opened again. */
export type Health = 'connecting' | 'open' | 'lost';

interface Waiting {
  message: ClientMessage;
  resolve: (table: string | undefined) => void;
  reject: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** How long to wait for the answer to a ping, in milliseconds. */
const PATIENCE = 8_000;
const PING_EVERY = 20_000;

export class Connection {
  health = $state<Health>('connecting');
  /** Resolves after the present try to reach the server, successful or not. */
  ready: Promise<void> = Promise.resolve();

  #isReady: () => void = () => undefined;
  /** The socket stays closed while the browser changes its person. */
  #isChangingPerson = false;
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
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

  /** Sends a message that needs no answer, if the socket is open; if it is not, `reconnected` sends it later. */
  send(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  move(table: string, seat: number, request: number, move: string): Promise<void> {
    const id = randomDigits(12);
    return this.#ask(id, { t: 'move', table, seat, request, id, move }).then(() => undefined);
  }

  /** Sends a command to a table; a rematch answers with the new table. */
  perform(table: string, command: TableCommand): Promise<string | undefined> {
    const id = randomDigits(12);
    return this.#ask(id, { t: 'do', table, id, command });
  }

  /**
   * Logs in or out. A socket belongs to one person, so it is closed before; the new one is open, and a new guest
   * known, when this resolves.
   */
  async changePerson<T>(change: () => Promise<T>): Promise<T> {
    this.#isChangingPerson = true;
    const socket = this.#socket;
    this.#socket = null;
    this.#settle();
    this.health = 'connecting';
    socket?.close();
    try {
      return await change();
    } finally {
      this.#isChangingPerson = false;
      this.#open();
      await this.ready;
    }
  }

  #ask(id: string, message: ClientMessage): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.send(message);
      this.#check();
    });
  }

  #open() {
    if (this.#socket || this.#isChangingPerson) return;
    clearTimeout(this.#retry);
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
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
      // The server may have done these requests or not: their ids keep it from doing them twice.
      for (const { message } of this.#waiting.values()) this.send(message);
      this.#ping = setInterval(() => this.#check(), PING_EVERY);
    });
    socket.addEventListener('message', (event) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #receive(message: ServerMessage) {
    if (message.t === 'ack') this.#answer(message.id)?.resolve(message.table);
    if (message.t === 'refused') this.#refuse(message.id, message.error);
    for (const listener of this.#listeners) listener.receive(message);
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
    this.#settle();
    if (this.health === 'open') this.health = 'lost';
    // The pause is random, so that not all clients of a restarted server come at once.
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** Stops waiting for a socket that is gone. */
  #settle() {
    this.#isReady();
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Pings the server, and closes the socket if it does not answer. */
  #check(): void {
    if (!this.#socket) return this.#now();
    if (this.#silence !== undefined || this.#socket.readyState !== WebSocket.OPEN) return;
    const socket = this.#socket;
    this.send({ t: 'ping', id: 'p' });
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lost(socket);
    }, PATIENCE);
  }

  #now() {
    if (this.#socket) return;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }
}

export const connection = new Connection();
