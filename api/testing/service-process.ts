import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The API in a separate process. */
export type ServiceProcess = {
  /** The base URL of its endpoints, such as `http://127.0.0.1:1234/api`. */
  base: string;
  /** Kills it immediately, like a power cut, and waits until it has exited. */
  kill: () => Promise<void>;
};

/** Starts the API and waits until it listens. Throws with its standard error if it exits first. */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve-api.ts')], {
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const errors = text(child.stderr);
  const origin = await Promise.race([
    once(child.stdout, 'data').then(String),
    ended.then(async () => {
      throw new Error(await errors);
    }),
  ]);
  return {
    base: `${origin.trim()}/api`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
