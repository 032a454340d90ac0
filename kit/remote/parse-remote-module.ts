import type { RemoteApp, RemoteDialogs, RemoteIslands } from './contract.ts';

/**
 * Turns whatever a remote's code exposed as `./app` into a remote the shell can mount.
 * Throws, naming what is missing, when it lacks a lifecycle or `prepare`.
 */
export function parseRemoteApp(module: unknown): RemoteApp {
  requireFunctions(module, ['bootstrap', 'mount', 'update', 'unmount', 'prepare']);
  return module as RemoteApp;
}

/** The same for `./islands`, which must have `hydrateIslands`. */
export function parseRemoteIslands(module: unknown): RemoteIslands {
  requireFunctions(module, ['hydrateIslands']);
  return module as RemoteIslands;
}

/** The same for `./dialogs`. */
export function parseRemoteDialogs(module: unknown): RemoteDialogs {
  requireFunctions(module, ['bootstrap', 'mount', 'update', 'unmount']);
  return module as RemoteDialogs;
}

function requireFunctions(module: unknown, names: readonly string[]): void {
  const members = new Map(Object.entries(typeof module === 'object' && module ? module : {}));
  const missing = names.filter((name) => typeof members.get(name) !== 'function');
  if (missing.length > 0) throw new Error(`The remote's module lacks ${missing.join(', ')}.`);
}
