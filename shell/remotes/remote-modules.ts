import type { RemoteApp, RemoteIslands } from '@site/kit/remote/contract.ts';
import { parseRemoteApp, parseRemoteIslands } from '@site/kit/remote/parse-remote-module.ts';
import { loadExposed, type RemoteSource } from './load-remote.ts';

/** Fetches what mounts whole pages of a remote. Rejects as `loadExposed`, and when it lacks a lifecycle. */
export async function loadApp(source: RemoteSource): Promise<RemoteApp> {
  return parseRemoteApp(await loadExposed(source, 'app'));
}

/** Fetches what hydrates the islands of a remote's composed pages. Rejects likewise. */
export async function loadIslands(source: RemoteSource): Promise<RemoteIslands> {
  return parseRemoteIslands(await loadExposed(source, 'islands'));
}
