import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running Node program. */
export type Child = {
  /** The end of its error output. */
  errors: () => string;
  hasExited: () => boolean;
  /** Ends it and returns its exit code. */
  stop: () => Promise<number | null>;
};

const MAX_ERRORS = 10_000;

/** Starts a Node program. Its standard output is discarded. */
export function startChild(
  words: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Child {
  const child: ChildProcess = spawn(process.execPath, words, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MAX_ERRORS);
  });
  // Ends the process of an interrupted run.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    errors: () => errors,
    hasExited,
    async stop() {
      process.off('exit', end);
      if (hasExited()) return child.exitCode;
      end();
      const [code]: (number | null)[] = await once(child, 'exit');
      return code ?? null;
    },
  };
}
