// The tables that everybody may find, live, and one's own.

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

  hear(message: ServerMessage) {
    if (message.t === 'lobby') this.listed = message.tables;
  }

  reconnected() {
    connection.tell({ t: 'lobby', on: true });
    void this.refresh();
  }

  async refresh() {
    try {
      this.own = await api.ownTables();
    } catch {
      // The connection says that it is lost; this list comes with the next one.
    }
  }

  leave() {
    connection.tell({ t: 'lobby', on: false });
    this.#stop();
  }
}
