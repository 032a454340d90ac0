import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { root } from './site.ts';
import { type Child, startChild, untilChildAnswers } from './start-child.ts';

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
  const program = path.join(root, 'cli/site.ts');
  const dataDir = disk ?? (await mkdtemp(path.join(tmpdir(), 'host-')));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...environment,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    RUN_AS_ROOT: 'yes',
    PORT: String(port),
  } as const;
  let child: Child | null = null;
  return {
    origin,
    async start() {
      child = startChild([program, 'serve'], { cwd: root, env });
      await untilChildAnswers(child, origin);
    },
    async kill() {
      await child?.stop('SIGKILL');
    },
    async wipe() {
      await rm(dataDir, { recursive: true, force: true });
    },
    said: () => child?.said() ?? '',
  };
}
