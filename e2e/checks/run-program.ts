import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';

/** The path of an installed program. */
export const bin = (name: string) => path.join(repositoryRoot, 'node_modules/.bin', name);

/** Node's program and the arguments with which it runs browser tests. */
export const browserTests: readonly [string, ...string[]] = [
  process.execPath,
  '--import',
  'tsx',
  path.join(repositoryRoot, 'node_modules/playwright/cli.js'),
  'test',
  '-c',
  'e2e/playwright.config.ts',
];

/** Runs a program in the repository's root or another folder, with its output shown; returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  {
    environment = {},
    quietOutput = false,
    folder = repositoryRoot,
  }: { environment?: NodeJS.ProcessEnv; quietOutput?: boolean; folder?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      // Jest prints its report to standard output when it also writes it to a file; people read standard error.
      stdio: ['ignore', quietOutput ? 'ignore' : 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
