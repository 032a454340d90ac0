import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../support/site.ts';
import type { AtEnd } from './at-end.ts';

/** One of the project's own commands, running. */
export type RunningCommand = {
  /** Settles when it has ended by itself: with an error, which holds its last lines, if it failed. */
  finished: Promise<void>;
  /** Ends it and waits until it is gone. */
  stop: () => Promise<void>;
};

const linesKept = 12;

/**
 * Starts a command of `delivery/commands` with a data folder of its own, on any free port, always in
 * production mode and with the embedded database. `onLine` gets every line it prints.
 */
export function startCommand(
  words: readonly [name: string, ...rest: string[]],
  { dataDir, onLine, atEnd }: { dataDir: string; onLine: (line: string) => void; atEnd: AtEnd },
): RunningCommand {
  const [name, ...rest] = words;
  const { DATABASE_URL: _ignored, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'delivery/commands', `${name}.ts`), ...rest],
    {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > linesKept) lastLines.shift();
      onLine(line);
    });
  }
  const gone = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const finished = gone.then((code) => {
    if (code !== 0) throw new Error([`${words.join(' ')} failed:`, ...lastLines].join('\n'));
  });
  const stop = atEnd(async () => {
    child.kill('SIGTERM');
    // How it ended is for whoever waits for `finished`; here it only has to be gone.
    await Promise.allSettled([gone]);
  });
  return { finished, stop };
}
