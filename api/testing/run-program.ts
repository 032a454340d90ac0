import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtProgram, siteProgram } from './build-programs.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));

/** The output and exit code of a program. */
export type Ended = { code: number | null; stdout: string; stderr: string };

/** Starts one of this workspace's programs with only these environment variables. */
export function startProgram(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): { child: ChildProcess; said: () => Omit<Ended, 'code'>; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [builtProgram(file), ...words], {
    cwd: workspace,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  }
  const ended = once(child, 'close').then((): Ended => ({ code: child.exitCode, ...said }));
  return { child, said: () => ({ ...said }), ended };
}

/** Runs one of this workspace's programs and waits until it exits. */
export function runProgram(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return startProgram(file, words, environment).ended;
}

/** Runs `npx site inbox` and waits until it exits. */
export function runInbox(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return runProgram(siteProgram, ['inbox', ...words], environment);
}
