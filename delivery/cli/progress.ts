/** Work shorter than this shows no progress, in milliseconds. */
const PATIENCE_MS = 1000;

/** Shows on a terminal what takes longer than a second, with the seconds so far. Standard error, so scripts get none. */
export async function withProgress<T>(label: string, work: Promise<T>): Promise<T> {
  const { stderr } = process;
  if (!stderr.isTTY) return work;
  const startedAt = performance.now();
  const clear = () => stderr.write('\r\u001B[K');
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    stderr.write(`\r\u001B[K${label} … ${seconds} s`);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    clear();
  }
}
