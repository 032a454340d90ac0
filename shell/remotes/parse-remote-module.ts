import type { RemoteApp, RemoteDialogs } from '@site/kit/remote/contract.ts';

/** Validates a remote's `./app` module. Throws an error that names the missing lifecycles. */
export function parseRemoteApp(module: unknown): RemoteApp {
  requireLifecycles(module);
  return module as RemoteApp;
}

export function parseRemoteDialogs(module: unknown): RemoteDialogs {
  requireLifecycles(module);
  return module as RemoteDialogs;
}

function requireLifecycles(module: unknown): void {
  const members = new Map(Object.entries(typeof module === 'object' && module ? module : {}));
  const missing = ['bootstrap', 'mount', 'update', 'unmount'].filter(
    (name) => typeof members.get(name) !== 'function',
  );
  if (missing.length > 0) throw new Error(`The remote's module is missing ${missing.join(', ')}.`);
}
