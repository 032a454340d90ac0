import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildForNode } from './build-for-node.ts';

/** The API in a separate process. */
export type ServiceProcess = {
  /** The base URL of its endpoints, such as `http://127.0.0.1:1234/api`. */
  base: string;
  /** Kills it immediately, like a power cut, and waits until it has exited. */
  kill: () => Promise<void>;
};

let building: Promise<string> | undefined;

/** Bundled once per test file, because a test starts it often. */
async function buildProgram(): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../.cache/api-programs');
  await buildForNode([path.join(import.meta.dirname, 'serve-api.ts')], folder);
  return path.join(folder, 'serve-api.mjs');
}

/** Starts the API and waits until it listens. Throws with its standard error if it exits first. */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  building ??= buildProgram();
  const child = spawn(process.execPath, [await building], {
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
