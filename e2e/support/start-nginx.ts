import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig, type NginxOptions } from '@site/delivery/nginx/nginx-config.ts';
import { findNginx } from './find-nginx.ts';
import { freePort } from './free-port.ts';
import { untilAnswers } from './until-answers.ts';

/** A running nginx with a folder of its own. */
export type RunningNginx = { origin: string; close: () => Promise<void> };

/** What a configuration is told: where to listen, and where nginx keeps its own files. */
type Place = Required<Pick<NginxOptions, 'listen' | 'workFolder'>>;

/** Starts nginx with the project's configuration for the given site, as `startNginxWith` does. */
export function startNginx(
  options: Omit<NginxOptions, 'listen' | 'workFolder'>,
): Promise<RunningNginx> {
  return startNginxWith((place) => nginxConfig({ ...options, ...place }));
}

/**
 * Starts nginx on a free port of this machine with a configuration.
 * Throws with nginx's own message when it does not start.
 */
export async function startNginxWith(configFor: (place: Place) => string): Promise<RunningNginx> {
  const found = findNginx({ install: false });
  if (found.kind === 'missing') throw new Error(found.message);
  const workFolder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const configFile = path.join(workFolder, 'nginx.conf');
  const listen = `127.0.0.1:${await freePort()}`;
  await writeFile(configFile, configFor({ listen, workFolder }));
  // Root's workers would become a user who may not read the folder of the checkout.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const server = spawn(found.path, ['-c', configFile, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A run that is broken off leaves no server behind.
  process.once('exit', () => server.kill('SIGTERM'));
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await gone;
    await rm(workFolder, { recursive: true, force: true });
  };
  const origin = `http://${listen}`;
  try {
    await Promise.race([
      untilAnswers(origin),
      gone.then(() => {
        throw new Error(`nginx stopped: ${output}`);
      }),
    ]);
  } catch (error) {
    const log = await readFile(path.join(workFolder, 'error.log'), 'utf8').catch(() => '');
    await close();
    throw new Error(`nginx does not serve. ${log}`, { cause: error });
  }
  return { origin, close };
}
