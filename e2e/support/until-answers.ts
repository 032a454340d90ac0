import { until } from './until.ts';

/** Waits until an address answers, for at most `seconds`. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  if (!(await until(seconds, answers))) throw new Error(`${url} does not answer.`);
}
