import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram } from '@site/delivery/testing/built-program.ts';
import { freePort } from './free-port.ts';
import { root } from './site.ts';
import { untilAnswers } from './until-answers.ts';

/** A machine that runs `npm run serve`: a process with its own port and disk. */
export type HostProcess = {
  origin: string;
  /** Starts the host and waits until it answers. */
  start: () => Promise<void>;
  /** Kills it immediately, like a power cut. */
  kill: () => Promise<void>;
  /** Deletes everything on its disk. */
  wipe: () => Promise<void>;
  /** The last part of its output. */
  said: () => string;
};

/**
 * Creates a machine that is switched off. `environment` locates the database and storage. Its disk is empty, or the
 * folder `disk`.
 */
export async function hostProcess(
  environment: Readonly<Record<string, string>>,
  disk?: string,
): Promise<HostProcess> {
  const program = await builtProgram('desk/cli/site.ts');
  const dataDir = disk ?? (await mkdtemp(path.join(tmpdir(), 'host-')));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let words = '';
  const kill = async () => {
    if (!child) return;
    const running = child;
    child = null;
    const gone = once(running, 'exit');
    if (running.kill('SIGKILL')) await gone;
  };
  return {
    origin,
    async start() {
      child = spawn(process.execPath, [program, 'serve'], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ...environment,
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          RUN_AS_ROOT: 'yes',
          PORT: String(port),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const started = child;
      // Ends the hosts of an interrupted run.
      const end = () => void started.kill('SIGKILL');
      process.once('exit', end);
      started.once('exit', () => process.off('exit', end));
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          words = (words + text).slice(-20_000);
        });
      }
      const gone = once(child, 'exit').then(() => {
        throw new Error(`The host stopped: ${words}`);
      });
      // Expected when a test kills it later.
      gone.catch(() => {});
      await Promise.race([untilAnswers(origin), gone]);
    },
    kill,
    async wipe() {
      await rm(dataDir, { recursive: true, force: true });
    },
    said: () => words,
  };
}
