/** Waits until something answers there, for so many seconds at most. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  for (let attempt = 0; attempt < seconds * 10; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} does not answer.`);
}
