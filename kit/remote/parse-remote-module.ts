import type { RemoteApp, RemoteDialogs, RemoteIslands } from './contract.ts';

/** Validates a remote's `./app` module. Throws an error that names the missing lifecycle or `prepare`. */
export function parseRemoteApp(module: unknown): RemoteApp {
  requireFunctions(module, ['bootstrap', 'mount', 'update', 'unmount', 'prepare']);
  return module as RemoteApp;
}

/** Validates `./islands`, which must have `hydrateIslands`. */
export function parseRemoteIslands(module: unknown): RemoteIslands {
  requireFunctions(module, ['hydrateIslands']);
  return module as RemoteIslands;
}

export function parseRemoteDialogs(module: unknown): RemoteDialogs {
  requireFunctions(module, ['bootstrap', 'mount', 'update', 'unmount']);
  return module as RemoteDialogs;
}

function requireFunctions(module: unknown, names: readonly string[]): void {
  const members = new Map(Object.entries(typeof module === 'object' && module ? module : {}));
  const missing = names.filter((name) => typeof members.get(name) !== 'function');
  if (missing.length > 0) throw new Error(`The remote's module is missing ${missing.join(', ')}.`);
}
