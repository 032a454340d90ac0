/** How long to wait before showing progress, in milliseconds. */
const DELAY_MS = 1000;

/** Shows the elapsed time of long-running work on a terminal, through standard error. */
export async function withProgress<T>(label: string, work: Promise<T>): Promise<T> {
  const { stderr } = process;
  if (!stderr.isTTY) return work;
  const startedAt = performance.now();
  const clear = () => stderr.write('\r\u001B[K');
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    stderr.write(`\r\u001B[K${label} … ${seconds} s`);
  }, DELAY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    clear();
  }
}
