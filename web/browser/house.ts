// A server of its own for a test: the real program, with a database that goes with it.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from './visitor';

const PROGRAM = process.env['MUNERA'] ?? join(import.meta.dirname, '../../target/debug/munera');

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'munera-'));
  readonly #flags: string[];
  #process: ChildProcess | null = null;
  /** Where it is, with a slash at the end. */
  url = '';

  private constructor(flags: string[]) {
    this.#flags = flags;
  }

  /** One for all tests of a file, or of a `describe`; it goes when they are done, and the browser with it. */
  static shared(): House {
    const house = new House([]);
    beforeAll(() => house.start('127.0.0.1:0'));
    afterAll(async () => {
      await closeBrowser();
      await house.close();
    });
    return house;
  }

  static async open(...flags: string[]): Promise<House> {
    const house = new House(flags);
    await house.start('127.0.0.1:0');
    return house;
  }

  /** Starts it, at the same place as before if it has been there. */
  async start(listen = new URL(this.url).host): Promise<void> {
    const database = join(this.#folder, 'munera.db');
    const server = spawn(PROGRAM, ['serve', '--listen', listen, '--database', database, ...this.#flags]);
    this.#process = server;
    const address = await new Promise<string>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (bytes: Buffer) => {
        log += bytes.toString();
        // Colours may stand between the word and its value.
        const found = /listening.*?address\S*?=\S*?(\d+\.\d+\.\d+\.\d+:\d+)/.exec(stripVTControlCharacters(log));
        if (found?.[1]) resolve(found[1]);
      });
      server.on('exit', () => reject(new Error(`the server has ended: ${log}`)));
    });
    const base = this.#flags.includes('--base-path') ? this.#flags[this.#flags.indexOf('--base-path') + 1] : '';
    this.url = `http://${address}${base}/`;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
