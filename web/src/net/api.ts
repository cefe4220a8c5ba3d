// Requests to the server. A refusal is thrown with the server's words.

import { address } from '../base';
import type {
  CommandDone,
  CommandRequest,
  CreatedTable,
  Credentials,
  ErrorAnswer,
  ErrorBody,
  GameDescription,
  LobbyTable,
  Me,
  NewName,
  NewTable,
  PackForm,
  Person,
  Replay,
  ServerMessage,
  TableCommand,
} from '../wire';
import { connection } from './connection.svelte';
import { randomDigits } from './identifier';
import { words } from '../language/language.svelte';

/** A refusal, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly status: number,
  ) {
    super(body.message);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = address(path);
  url.searchParams.set('lang', words.current);
  let response: Response;
  // A new browser becomes a guest when its socket opens; a change at the same time would make a second
  // guest.
  if (method !== 'GET') await connection.ready;
  try {
    response = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: 'offline', rule: null, message: words.say('web-offline') }, 0);
  }
  if (response.ok) {
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 204) return undefined as T;
    return (type.startsWith('application/json') ? await response.json() : await response.text()) as T;
  }
  let error: ErrorBody = { code: 'unavailable', rule: null, message: words.say('web-offline') };
  try {
    error = ((await response.json()) as Partial<ErrorAnswer>).error ?? error;
  } catch {
    // A proxy has answered, not our server.
  }
  throw new Refusal(error, response.status);
}

export const api = {
  me: async () => {
    // A new browser becomes a guest when its socket opens.
    await connection.ready;
    return send<Me>('GET', 'api/me');
  },
  rename: (name: NewName) => send<Person>('PUT', 'api/me', name),
  makeAccount: (credentials: Credentials) => send<Person>('POST', 'api/account', credentials),
  logIn: (credentials: Credentials) => send<Person>('POST', 'api/login', credentials),
  logOut: () => send<undefined>('POST', 'api/logout'),
  games: () => send<GameDescription[]>('GET', 'api/games'),
  ownTables: () => send<LobbyTable[]>('GET', 'api/me/tables'),
  makeTable: (wish: Partial<NewTable>) => send<CreatedTable>('POST', 'api/tables', wish),
  /** A table as a seat of this player sees it. */
  table: (code: string, seat: number) => send<Extract<ServerMessage, { t: 'state' }>>('GET', `api/tables/${code}?seat=${seat}`),
  perform: (code: string, command: TableCommand) => {
    const request: CommandRequest = { id: randomDigits(12), command };
    return send<CommandDone>('POST', `api/tables/${code}/do`, request);
  },
  record: (code: string) => send<string>('GET', `api/tables/${code}/record`),
  replay: (code: string, from: number, count: number) => send<Replay>('GET', `api/tables/${code}/replay?from=${from}&count=${count}`),
  content: (pack: string) => send<PackForm>('GET', `api/content/${pack}`),
};
