import { until } from './until.ts';

/** A program that is starting may take a connection before anything in it answers. */
const PATIENCE_MS = 5000;

/** Whether an address answers at all. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}

/** Waits until an address answers, for at most `seconds`. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  if (!(await until(seconds, () => answers(url)))) throw new Error(`${url} does not answer.`);
}
