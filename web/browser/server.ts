// A server for tests: the real program, with a database of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from './visitor';

const PROGRAM = process.env['MUNERA'] ?? join(import.meta.dirname, '../../target/debug/munera');

export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'munera-'));
  readonly #flags: string[];
  #process: ChildProcess | null = null;
  /** Its address, with a slash at the end. */
  url = '';

  private constructor(flags: string[]) {
    this.#flags = flags;
  }

  /** One server for all tests of a file or a `describe`. It ends with them, and so does the browser. */
  static shared(): TestServer {
    const server = new TestServer([]);
    beforeAll(() => server.start('127.0.0.1:0'));
    afterAll(async () => {
      await closeBrowser();
      await server.close();
    });
    return server;
  }

  static async open(...flags: string[]): Promise<TestServer> {
    const server = new TestServer(flags);
    await server.start('127.0.0.1:0');
    return server;
  }

  /** Starts the program; after a `kill`, at the same address as before. */
  async start(listen = new URL(this.url).host): Promise<void> {
    const database = join(this.#folder, 'munera.db');
    const program = spawn(PROGRAM, ['serve', '--listen', listen, '--database', database, ...this.#flags]);
    this.#process = program;
    const address = await new Promise<string>((resolve, reject) => {
      let log = '';
      program.stderr.on('data', (bytes: Buffer) => {
        log += bytes.toString();
        // The log may have colours.
        const found = /listening.*?address\S*?=\S*?(\d+\.\d+\.\d+\.\d+:\d+)/.exec(stripVTControlCharacters(log));
        if (found?.[1]) resolve(found[1]);
      });
      program.on('exit', () => reject(new Error(`the server has ended: ${log}`)));
    });
    const base = this.#flags.includes('--base-path') ? this.#flags[this.#flags.indexOf('--base-path') + 1] : '';
    this.url = `http://${address}${base}/`;
  }

  /** Ends the program at once, without letting it finish. */
  async kill(): Promise<void> {
    const program = this.#process;
    this.#process = null;
    if (!program || program.exitCode !== null) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
