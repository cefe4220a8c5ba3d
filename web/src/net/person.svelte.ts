// The person of this browser: a guest, or one with an account.

import type { Credentials, Me } from '../wire';
import { api } from './api';
import { connection } from './connection.svelte';

/** Set once the player has chosen a name here. Until then a guest has one that the server made up. */
const KEY = 'munera.named';

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class OwnPerson {
  /** Null until the server has answered. */
  known = $state.raw<Me | null>(null);
  #hasChosen = $state(recall());

  /** The name that others see. */
  get name(): string {
    return this.known?.person?.name ?? '';
  }

  get login(): string | null {
    return this.known?.person?.login ?? null;
  }

  /** Whether the player has chosen the name. */
  get isNamed(): boolean {
    return this.#hasChosen || this.login !== null;
  }

  async load() {
    this.known = await api.me();
  }

  async rename(name: string) {
    const person = await api.rename({ name });
    this.known = { accounts: this.known?.accounts ?? true, person };
    this.#remember(true);
  }

  async logIn(credentials: Credentials) {
    await connection.changePerson(() => api.logIn(credentials));
    await this.load();
  }

  async makeAccount(credentials: Credentials) {
    await connection.changePerson(() => api.makeAccount(credentials));
    await this.load();
  }

  /** The browser becomes a new guest. */
  async logOut() {
    await connection.changePerson(api.logOut);
    this.#remember(false);
    await this.load();
  }

  #remember(hasChosen: boolean) {
    this.#hasChosen = hasChosen;
    try {
      if (hasChosen) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the app asks again at the next visit.
    }
  }
}

export const ownPerson = new OwnPerson();
