import { until } from './until.ts';

/** Waits until something answers there, for so many seconds at most. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  if (!(await until(seconds, answers))) throw new Error(`${url} does not answer.`);
}
