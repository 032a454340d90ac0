/**
 * Settles when somebody asks this program to stop. It goes on listening: Ctrl+C reaches a program from the
 * terminal and again from npm and `bootstrap.mjs`, and a repetition nobody listens for would end it at once,
 * with visitors' messages on their way.
 */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
