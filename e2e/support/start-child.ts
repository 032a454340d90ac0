import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a Node program and discards its output. Returns a function that ends it and returns its exit code. */
export function startChild(
  words: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): { stop: () => Promise<number | null> } {
  const child: ChildProcess = spawn(process.execPath, words, { ...options, stdio: 'ignore' });
  // Ends the process of an interrupted run.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  return {
    async stop() {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      end();
      const [code]: (number | null)[] = await once(child, 'exit');
      return code ?? null;
    },
  };
}
