import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const target = process.env['CARGO_TARGET_DIR'] ?? join(root, 'target');
export const binary = process.env['NEMEDIAN'] ?? join(target, 'debug/nemedian');

async function freePort(): Promise<number> {
  const asked = createServer().listen(0, '127.0.0.1');
  await once(asked, 'listening');
  const { port } = asked.address() as AddressInfo;
  asked.close();
  await once(asked, 'close');
  return port;
}

/** The program itself, on a port and with a database of its own. */
export class Program {
  #child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly pace: number,
    private readonly web: string | undefined,
  ) {}

  /** `pace`: how many milliseconds bots wait before they act; `web`: a folder with a client to serve instead of its own. */
  static async start(pace = 0, web = process.env['NEMEDIAN_WEB']): Promise<Program> {
    const program = new Program(mkdtempSync(join(tmpdir(), 'nemedian-')), await freePort(), pace, web);
    await program.start();
    return program;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const database = `sqlite:${join(this.folder, 'games.db')}`;
    const flags = ['--listen', `127.0.0.1:${this.port}`, '--database', database, '--pace', `${this.pace}`, '--rates', '1000', '--log', 'warn'];
    const child = spawn(binary, ['serve', ...flags, ...(this.web ? ['--web', this.web] : [])], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    child.on('error', (error) => console.error(`${binary}: ${error.message}`));
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('listening on')) return void child.stdout.resume();
    }
    throw new Error(`${binary} did not start`);
  }

  /** As the power cut does it. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
