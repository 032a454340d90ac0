/**
 * Resolves on the first SIGINT or SIGTERM, and keeps handling later ones: npm and `bootstrap.mjs` both forward Ctrl+C,
 * and an unhandled second signal would kill the process while visitors' messages are in flight.
 */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
