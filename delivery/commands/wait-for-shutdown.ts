/**
 * Resolves on the first SIGINT or SIGTERM, and keeps handling them: npm and `bootstrap.mjs` forward Ctrl+C, and an
 * unhandled repeat would kill the process while visitors' messages are in flight.
 */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
