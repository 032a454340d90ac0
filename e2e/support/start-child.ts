import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers } from './until-answers.ts';
import { until } from './until.ts';

/** A running program. */
export type Child = {
  /** The end of its output. */
  said: () => string;
  hasExited: () => boolean;
  /** Ends it, by default politely, and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const MAX_SAID = 20_000;

/** Starts a program, by default Node with one. */
export function startChild(
  words: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  program = process.execPath,
): Child {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MAX_SAID);
    });
  }
  // Ends the process of an interrupted run.
  const end = () => void child.kill();
  process.once('exit', end);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    said: () => said,
    hasExited,
    async stop(signal = 'SIGTERM') {
      process.off('exit', end);
      if (hasExited()) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code]: (number | null)[] = await exited;
      return code ?? null;
    },
  };
}

/** Waits until a program answers at `url`. Throws with its output if it exits first or takes too long. */
export async function untilChildAnswers(child: Child, url: string, seconds = 60): Promise<void> {
  const isOver = await until(seconds, async () => child.hasExited() || (await answers(url)));
  if (isOver && !child.hasExited()) return;
  await child.stop();
  throw new Error(`The program does not answer at ${url}: ${child.said()}`);
}
