import { until } from './until.ts';

/** Whether an address answers at all. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** Waits until an address answers, for at most `seconds`. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  if (!(await until(seconds, () => answers(url)))) throw new Error(`${url} does not answer.`);
}
