// The public tables, kept up to date by the server, and the player's own tables.

import type { LobbyTable, ServerMessage } from '../wire';
import { api } from './api';
import { connection, type Listener } from './connection.svelte';

export class Lobby implements Listener {
  listed = $state.raw<LobbyTable[]>([]);
  own = $state.raw<LobbyTable[]>([]);
  #stop: () => void;

  constructor() {
    this.#stop = connection.listen(this);
    if (connection.health === 'open') this.reconnected();
    void this.refresh();
  }

  receive(message: ServerMessage) {
    if (message.t === 'lobby') this.listed = message.tables;
  }

  reconnected() {
    connection.send({ t: 'lobby', on: true });
    void this.refresh();
  }

  async refresh() {
    try {
      this.own = await api.ownTables();
    } catch {
      // The page says that the connection is lost; the next one loads this list.
    }
  }

  leave() {
    connection.send({ t: 'lobby', on: false });
    this.#stop();
  }
}
